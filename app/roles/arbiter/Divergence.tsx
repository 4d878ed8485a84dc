/** D.2.9 (2009 E.2.7, 2005 F.2.7): what is done when the two boards differ, step by step, and which steps are done. */
import { type ReactNode, useId } from 'react';
import { menOf } from '#app/pegs/men.ts';
import { plyNumber } from '#app/score/ownScore.ts';
import { commonPly, scoresAgree } from '#rules/game/recording.ts';
import { boardOf, cite, type GameState } from '#rules/game/state.ts';
import { COLORS, type Color } from '#rules/position/square.ts';
import { useArbiter } from './arbiterContext.tsx';
import { differing, sensedOn } from './evidence.ts';
import { RestoreForm } from './RestoreForm.tsx';
import { SmallBoard } from './SmallBoard.tsx';

/** What the two scores say of it: the same, different from a half-move on, or that there are no two scores. */
export type ScoresSay = Readonly<{ kind: 'agree' | 'differ' | 'none'; common: number }>;

export function scoresSay(state: GameState): ScoresSay {
  const { white, black } = state.entries;
  if (white.length === 0 || black.length === 0) return { kind: 'none', common: state.ply.number };
  return scoresAgree(state)
    ? { kind: 'agree', common: white.length }
    : { kind: 'differ', common: commonPly(state) };
}

export function Divergence() {
  const { state, text } = useArbiter();
  const id = useId();
  const says = scoresSay(state);
  const article = cite(state, says.kind === 'differ' ? 'scoresDiffer' : 'divergence') ?? '';
  const at = says.common === 0 ? text('ply.start') : plyNumber(state, says.common);
  return (
    <section className="procedure" aria-labelledby={id}>
      <h4 id={id}>{text('procedure', { article })}</h4>
      <Boards />
      <ol>
        <Step done={state.stopped !== null || !state.clock}>{text('procedure.stop')}</Step>
        <Step done={says.kind !== 'none'}>
          {text('procedure.scores', { says: says.kind })}{' '}
          {says.kind === 'differ' && text('procedure.common', { move: at })}
        </Step>
        <Step done={false}>
          {text('procedure.then', { says: says.kind })}
          {says.kind === 'differ' && <RestoreForm key={says.common} ply={says.common} />}
        </Step>
        <Step done={state.timesSet}>{text('procedure.times')}</Step>
        <Step done={false}>{text('procedure.restart')}</Step>
      </ol>
    </section>
  );
}

function Step({ done, children }: Readonly<{ done: boolean; children: ReactNode }>) {
  const { text } = useArbiter();
  return (
    <li className={done ? 'done' : undefined}>
      {done && <strong>{text('procedure.done')} </strong>}
      {children}
    </li>
  );
}

/** Both boards as sensed now, and where each differs from the game. */
export function Boards() {
  const { state, text } = useArbiter();
  const game = menOf(state.ply.position);
  const sides: readonly Color[] = COLORS.filter((side) => boardOf(state, side) === side);
  return (
    <div className="small-boards">
      {sides.map((side) => {
        const sensed = sensedOn(state, side);
        const squares = differing(game, sensed);
        const note =
          squares.length > 0 ? text('board.differs', { squares: squares.join(', ') }) : text('board.agrees');
        const caption = sides.length > 1 ? text('board.of', { side }) : text('board.only');
        return <SmallBoard key={side} caption={caption} men={sensed} marked={squares} note={note} />;
      })}
    </div>
  );
}
