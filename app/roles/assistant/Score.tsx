import type { Desk } from '#app/desk/desk.ts';
import { ownEntries, plyNumber, writtenEntry } from '#app/score/ownScore.ts';
import { useAreaText, useObservable, useSettings } from '#app/shared/hectorContext.tsx';
import { type Actor, sideOf } from '#rules/game/command.ts';
import type { Ply } from '#rules/game/state.ts';
import { describeByForm } from '#rules/notation/describe.ts';
import { writeMove } from '#rules/notation/writeMove.ts';
import { makeUci } from '#rules/position/move.ts';
import { assistantTexts } from './texts/texts.ts';

const SHOWN = 6;

/** 8.1, D.2.7, D.2.10.3: the player's score, kept for him. What was announced last is written by one touch. */
export function Score({ desk, by, onOther }: Readonly<{ desk: Desk; by: Actor; onOther: () => void }>) {
  const state = useObservable(desk.port.state);
  const { language } = useSettings();
  const text = useAreaText(assistantTexts);
  const side = sideOf(by) ?? 'white';
  const entries = ownEntries(state, side);
  const due = plyAt(state.ply, entries.length + 1);
  const described = due?.move && due.previous ? describeByForm(due.previous.position, due.move) : null;
  const move = described ? writeMove(described, { language, enPassant: true }) : (due?.san ?? '');
  return (
    <section className="card" aria-labelledby="own-score">
      <h2 id="own-score" tabIndex={-1}>
        {text('score')}
      </h2>
      {entries.length === 0 ? (
        <p>{text('scoreEmpty')}</p>
      ) : (
        <p className="own-score">
          {entries
            .slice(-SHOWN)
            .map((entry) => `${plyNumber(state, entry.ply)} ${writtenEntry(entry, language)}`)
            .join('  ')}
        </p>
      )}
      {due?.move ? (
        <div className="pair-of-buttons">
          <button
            type="button"
            className="primary"
            data-hector="record"
            onClick={() =>
              due.move && void desk.submit({ by, do: 'record', ply: due.number, move: makeUci(due.move) })
            }
          >
            {text('write', { number: plyNumber(state, due.number), move })}
          </button>
          <button type="button" onClick={onOther}>
            {text('writeOther')}
          </button>
        </div>
      ) : (
        entries.length > 0 && <p>{text('scoreComplete')}</p>
      )}
    </section>
  );
}

function plyAt(last: Ply, number: number): Ply | null {
  for (let ply: Ply | null = last; ply && ply.number >= number; ply = ply.previous)
    if (ply.number === number) return ply;
  return null;
}
