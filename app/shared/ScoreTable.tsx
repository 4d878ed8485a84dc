import { useLayoutEffect, useRef } from 'react';
import { mayWarn } from '#rules/game/hearing.ts';
import type { GameState, Ply } from '#rules/game/state.ts';
import { describe, describeByForm } from '#rules/notation/describe.ts';
import type { Language } from '#rules/notation/language.ts';
import { writeMove } from '#rules/notation/writeMove.ts';
import { useSettings, useText } from './hectorContext.tsx';

type Row = { number: number; white: Ply | null; black: Ply | null };

/** The half-moves as they are known here, in the letters of the reader's language; the last one is always in view. */
export function ScoreTable({ state }: Readonly<{ state: GameState }>) {
  const { language } = useSettings();
  const text = useText();
  const box = useRef<HTMLDivElement>(null);
  const last = state.ply;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every move
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [last]);
  const rows = rowsOf(state);
  if (rows.length === 0) return <p className="score-box">{text('game.scoreEmpty')}</p>;
  const cell = (ply: Ply | null) => (
    <td className={ply === last ? 'last' : undefined}>{written(state, ply, language)}</td>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form; a name for what is scrolled by the keyboard
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the same
    <div ref={box} className="score-box" role="group" tabIndex={0} aria-label={text('game.score')}>
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
              {cell(white)}
              {cell(black)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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

function written(state: GameState, ply: Ply | null, language: Language): string {
  if (!ply?.previous) return '';
  // 11.3.1: the last move is written as it looks; whether another man is pinned the player must see himself.
  const asItLooks = ply === state.ply && !mayWarn(state);
  const described = ply.move && (asItLooks ? describeByForm : describe)(ply.previous.position, ply.move);
  const move = described ? writeMove(described, { language, enPassant: true }) : ply.san;
  return ply.offer ? `${move} (=)` : move;
}
