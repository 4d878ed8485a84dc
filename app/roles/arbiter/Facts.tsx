/** What the log knows of a case beyond its kind: checked for the arbiter only after the claim was made (11.12). */

import { plyNumber } from '#app/score/ownScore.ts';
import { clockDigits } from '#app/shared/clockDigits.ts';
import { type Alert, canStillMate, type GameState } from '#rules/game/state.ts';
import { opposite } from '#rules/position/square.ts';
import type { AnnounceOptions } from '#speech/phrases/announce.ts';
import { useArbiter } from './arbiterContext.tsx';
import { type Text, written } from './eventWords.ts';
import { sameAsLast } from './evidence.ts';

export function Facts({ alert }: Readonly<{ alert: Alert }>) {
  const { state, words, text } = useArbiter();
  const facts = factsOf(alert, state, words, text);
  if (facts.length === 0) return null;
  return (
    <ul className="facts">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

export function factsOf(
  { kind, detail }: Alert,
  state: GameState,
  words: AnnounceOptions,
  text: Text,
): string[] {
  const facts: string[] = [];
  const { side, ground, intended, correct, missing, squares, zeroAt, ownScore } = detail;
  if (kind === 'claim' && ground)
    facts.push(text('fact.ground', { claim: text('ground', { ground: groundName(ground) }) }));
  if (kind !== 'claim' && ground === 'two-hands') facts.push(text('fact.twoHands'));
  if (intended) facts.push(text('fact.intended', { move: written(state.ply.position, intended, words) }));
  if (correct !== undefined && ground !== 'increment')
    facts.push(text('fact.checked', { correct: correct ? 'yes' : 'no' }));
  if (ground === 'threefold' && !intended) {
    const plies = sameAsLast(state.ply).map((ply) => (ply === 0 ? '0' : plyNumber(state, ply)));
    facts.push(text('fact.stood', { count: plies.length, moves: plies.join(', ') }));
  }
  if (ground === 'fifty') facts.push(text('fact.quiet', { count: state.ply.position.halfmoves }));
  if (ownScore !== undefined) facts.push(text('fact.ownScore', { count: ownScore, of: state.ply.number }));
  if (missing && missing.length > 0)
    facts.push(text('fact.missing', { steps: missing.map((step) => text(`step.${step}`)).join(', ') }));
  if (squares && squares.length > 0) facts.push(text('fact.squares', { squares: squares.join(', ') }));
  if (detail.sensor) facts.push(text('fact.sensor'));
  if (zeroAt !== undefined) {
    facts.push(text('fact.zero', { side, time: clockDigits(zeroAt) }));
    facts.push(
      text('fact.canMate', {
        side: opposite(side),
        can: canStillMate(state, opposite(side)) ? 'yes' : 'no',
      }),
    );
  }
  return facts;
}

function groundName(ground: string): string {
  return ground.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
