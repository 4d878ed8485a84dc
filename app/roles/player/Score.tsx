import { useSettings, useText } from '#app/shared/hectorContext.tsx';
import type { GameState, Ply } from '#rules/game/state.ts';
import { describe } from '#rules/notation/describe.ts';
import type { Language } from '#rules/notation/language.ts';
import { writeMove } from '#rules/notation/writeMove.ts';

type Row = { number: number; white: Ply | null; black: Ply | null };

type ScoreProps = Readonly<{ state: GameState; onOwn: () => void; onCompare: () => void }>;

/** The score as it grows (8.1), in the letters of the player's language. */
export function Score({ state, onOwn, onCompare }: ScoreProps) {
  const { language } = useSettings();
  const text = useText();
  const rows = rowsOf(state);
  return (
    <section aria-labelledby="score" className="score">
      <h2 id="score">{text('game.score')}</h2>
      {rows.length === 0 ? (
        <p>{text('game.scoreEmpty')}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{text('game.scoreNumber')}</th>
              <th scope="col">{text('color.white')}</th>
              <th scope="col">{text('color.black')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ number, white, black }) => (
              <tr key={number}>
                <th scope="row">{number}</th>
                <td>{written(white, language)}</td>
                <td>{written(black, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="buttons">
        <button type="button" onClick={onOwn}>
          {text('score.own')}
        </button>
        <button type="button" onClick={onCompare}>
          {text('score.compare')}
        </button>
      </div>
    </section>
  );
}

function rowsOf(state: GameState): Row[] {
  const rows = new Map<number, Row>();
  for (let ply = state.ply; ply.previous; ply = ply.previous) {
    const { fullmoves, turn } = ply.previous.position;
    const row = rows.get(fullmoves) ?? { number: fullmoves, white: null, black: null };
    row[turn] = ply;
    rows.set(fullmoves, row);
  }
  return [...rows.values()].reverse();
}

function written(ply: Ply | null, language: Language): string {
  if (!ply?.previous) return '';
  const described = ply.move && describe(ply.previous.position, ply.move);
  const move = described ? writeMove(described, { language, enPassant: true }) : ply.san;
  return ply.offer ? `${move} (=)` : move;
}
