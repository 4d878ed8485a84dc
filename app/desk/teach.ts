/**
 * What training says to teach, and competition never: why a move is not legal, what a press would bring, who attacks a
 * square, and why the program has ruled as it has; each with its article.
 */

import { isPlaced, missingSteps } from '#rules/game/act.ts';
import { decide } from '#rules/game/decide.ts';
import type { EventOf, GameEvent } from '#rules/game/event.ts';
import { mayWarn } from '#rules/game/hearing.ts';
import { placedMove } from '#rules/game/placing.ts';
import { cite, type GameState } from '#rules/game/state.ts';
import { whyIllegal } from '#rules/game/whyIllegal.ts';
import { describeByForm } from '#rules/notation/describe.ts';
import { attackersOf } from '#rules/position/form.ts';
import { type Move, parseUci } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import type { Color, Square } from '#rules/position/square.ts';
import type { AnnounceOptions } from '#speech/phrases/announce.ts';
import { citing, sayRefusal } from '#speech/phrases/citing.ts';
import { sayEnding } from '#speech/phrases/endings.ts';
import { plainly, type Said, say, together } from '#speech/phrases/said.ts';
import { sayMove, saySquare, sayTarget } from '#speech/phrases/speak.ts';
import { pieceWord } from '#speech/phrases/words.ts';
import { sayAlert } from './alertWords.ts';
import { sayPly } from './inform.ts';
import { concerned } from './narration.ts';
import { commandNames } from './textCommand.ts';
import { deskTexts } from './texts.ts';

/** "Illegal move: …. The way is blocked on …. Article 3.5." */
export function sayWhyIllegal(
  state: GameState,
  move: Move,
  words: AnnounceOptions,
  position: Position = state.ply.position,
): Said {
  const { language } = words;
  const described = describeByForm(position, move);
  const named = described ? [say(language, 'illegal', { move: sayMove(described, words) })] : [];
  return together([...named, ...sayReason(state, position, move, words)]);
}

function sayReason(state: GameState, position: Position, move: Move, words: AnnounceOptions): Said[] {
  const { language } = words;
  const why = whyIllegal(position, move);
  if (!why) return [];
  const reason = deskTexts.say(language, `why.${why.reason}`, { square: saySquare(why.square, words) });
  return [citing(language, reason, cite(state, why.concept))];
}

/** Several men could be meant, and none may go there: each by the square that it would leave, with what keeps it. */
export function sayWhyNone(state: GameState, moves: readonly Move[], words: AnnounceOptions): Said {
  const { language } = words;
  const { position } = state.ply;
  const [first, ...others] = moves;
  const role = first && position.pieceAt(first.from)?.role;
  const isOneKind = others.every(
    (move) => move.to === first?.to && position.pieceAt(move.from)?.role === role,
  );
  const described = first && describeByForm(position, first);
  if (!first || !role || !described || !isOneKind || others.length === 0)
    return first ? sayWhyIllegal(state, first, words) : together([]);
  const named = say(language, 'illegal', { move: sayTarget(described, words) });
  const reasons = new Set(moves.map((move) => whyIllegal(position, move)?.reason));
  if (reasons.size === 1 && reasons.has(role))
    return together([named, ...sayReason(state, position, first, words)]);
  const each = moves.map((move) => {
    const origin = deskTexts.say(language, 'why.from', { square: saySquare(move.from, words) });
    return together([origin, ...sayReason(state, position, move, words)]);
  });
  return together([named, ...each]);
}

/** A man stands where it may not: why, and what can be done about it. */
export function sayPlacedIllegally(state: GameState, move: Move, words: AnnounceOptions): Said {
  const { language } = words;
  const back = commandNames('takeBack', language).at(-1) ?? '';
  return together([sayWhyIllegal(state, move, words), deskTexts.say(language, 'illegal.mend', { back })]);
}

const OFFENCES: ReadonlySet<string> = new Set([
  'illegal-move',
  'no-move-press',
  'premature-press',
  'incomplete-promotion',
]);

/** What a press would be punished for, or null: it is said and asked before it counts. */
export function offenceOfPress(state: GameState, by: Color, at: number, words: AnnounceOptions): Said | null {
  if (!mayWarn(state)) return null;
  const decision = decide(state, { by, do: 'press', at });
  const alert = decision.ok
    ? decision.events.find((event) => event.event === 'alert' && OFFENCES.has(event.kind))
    : undefined;
  if (alert?.event !== 'alert') return null;
  const placed = placedMove(state.act.placing);
  if (placed && state.act.state === 'PLACED_ILLEGAL') return sayPlacedIllegally(state, placed, words);
  const { language } = words;
  if (alert.kind === 'premature-press' && isPlaced(state.act)) {
    const missing = sayMissing(state, words); // a press before the words alone costs nothing
    return missing && citing(language, missing, alert.article);
  }
  const move = alert.detail.move ? parseUci(alert.detail.move) : null;
  if (alert.kind === 'illegal-move' && move) return sayWhyIllegal(state, move, words);
  if (alert.kind === 'incomplete-promotion')
    return citing(language, say(language, 'announce.promotion'), alert.article);
  return sayRefusal(language, 'move-not-made', alert.article);
}

/** D.2.3.1, D.2.3.2, 4.7.2: which part of a placed move is not yet on the board; null if none. */
function sayMissing({ act, ply: { position }, parameters }: GameState, words: AnnounceOptions): Said | null {
  const { language } = words;
  const { placing } = act;
  const missing = missingSteps(act, position, parameters);
  if (missing.includes('place-rook-or-king') && placing.kind === 'castling') {
    const { king, rook } = position.castlingSquares(placing.side);
    const isKingIn = act.hand.filled.some(({ square }) => square === king);
    const square = saySquare(isKingIn ? rook : king, words);
    return deskTexts.say(language, isKingIn ? 'missing.rook' : 'missing.king', { square });
  }
  const move = placedMove(placing);
  const captured = missing.includes('remove-captured-piece') && move ? position.capturedOn(move) : null;
  if (captured) return deskTexts.say(language, 'missing.captured', { square: saySquare(captured, words) });
  return missing.includes('exchange-pawn') ? say(language, 'announce.promotion') : null;
}

/** Who attacks a square; its own side's men defend what stands there. */
export function sayAttackers(state: GameState, square: Square, words: AnnounceOptions): Said {
  const { language } = words;
  const { position } = state.ply;
  const men = (side: Color) => {
    const from = attackersOf(position, square, side);
    if (from.length === 0) return plainly(language, deskTexts.text(language, 'hint.nobody'));
    return together(
      from.map((origin) => {
        const role = position.pieceAt(origin)?.role ?? 'pawn';
        return together([plainly(language, pieceWord(language, role)), saySquare(origin, words)]);
      }),
      ', ',
    );
  };
  return deskTexts.say(language, 'hint.attackers', {
    square: saySquare(square, words),
    white: men('white'),
    black: men('black'),
  });
}

/** Why, for the last thing that happened which has a reason: a ruling, an end, or else the last move. */
export function sayExplanation(state: GameState, events: readonly GameEvent[], words: AnnounceOptions): Said {
  const { language } = words;
  const last = events.findLast(isExplained);
  if (last?.event === 'alert') return explainAlert(state, last, words);
  if (last?.event === 'ended')
    return citing(language, sayEnding(language, last, concerned(state, last)), last.article);
  const { ply } = state;
  const move = sayPly(ply, words);
  return move && ply.side
    ? deskTexts.say(language, 'explain.move', { side: ply.side, move })
    : deskTexts.say(language, 'explain.nothing');
}

function isExplained({ event }: GameEvent): boolean {
  return event === 'alert' || event === 'ended' || event === 'made';
}

function explainAlert(state: GameState, alert: EventOf<'alert'>, words: AnnounceOptions): Said {
  const said = sayAlert(words.language, alert);
  const move = alert.detail.move ? parseUci(alert.detail.move) : null;
  const before = positionAfter(state, (alert.detail.ply ?? 1) - 1);
  if (alert.kind !== 'illegal-move' || !move || !before) return said;
  return together([said, sayWhyIllegal(state, move, words, before)]);
}

function positionAfter(state: GameState, number: number): Position | null {
  for (let { ply } = state; ; ply = ply.previous) {
    if (ply.number === number) return ply.position;
    if (!ply.previous) return null;
  }
}
