/**
 * What a contact in doubt leaves of the readings (D.2.2): words that name a move which the board shows but for its hole,
 * and whatever other holes, the press and words bear out of a move that it told.
 */
import { sameMove } from '#rules/position/move.ts';
import { type Square, squareIndex } from '#rules/position/square.ts';
import { afterEffect, among } from './effects.ts';
import { faultyHole, namedEffect } from './faulty.ts';
import type { Findings } from './found.ts';
import { close, closedIfPressed, type Line, look, pliesAfter, type ReadPly, reopen } from './line.ts';
import type { Moment } from './lines.ts';
import { mayHaveEntered, partedWhereAstray, sawArrival, without } from './touchLog.ts';
import type { Understanding } from './words.ts';

/** `mayArrive`: the words have a man on his way who may be in the hand still. */
export type IsOver = (line: Line, mayArrive: boolean) => boolean;

/** The one hole that the words of half-moves which are over contradict, and the readings in which it says nothing. */
export function heed(
  lines: readonly Line[],
  { findings, at }: Moment,
  isOver: IsOver,
): Readonly<{ square: Square; lines: readonly Line[] }> | null {
  const found = lines.flatMap((line) => {
    const faulty = isHeeded(line, lines) ? null : faultyHole(line, findings);
    return faulty && isOver(line, faulty.isOnItsWay) ? [{ line, ...faulty }] : [];
  });
  const [first] = found;
  if (!first || found.some(({ square }) => square !== first.square)) return null;
  const { square } = first;
  const masked: Findings = findings.map((hole, index) => (index === squareIndex(square) ? 'unknown' : hole));
  const left = lines.flatMap((line) => {
    const replied = found.find((each) => each.line === line && each.hasReply);
    if (!replied) return closedIfPressed(look(line, masked, at), { findings: masked, at });
    const [own, since] = partedWhereAstray(line.log);
    return [look({ ...close({ ...line, log: own }, replied.effect, at), log: since }, masked, at)];
  });
  return { square, lines: left };
}

/** In another reading the half-move that the words name is over, and the board shows it. */
function isHeeded({ ply }: Line, lines: readonly Line[]): boolean {
  return lines.some((other) => {
    const [next] = pliesAfter(other, ply?.number ?? 0);
    return other.explained && other.doubt === 0 && next?.said && among(next.said, next.move);
  });
}

/** Words that fit no half-move under way, in this reading or one that is further, but the reply to the one named before. */
export function isForReply(line: Line, lines: readonly Line[], understand: Understanding): boolean {
  const named = namedEffect(line);
  if (!named || understand(line.position).length > 0) return false;
  const number = line.ply?.number ?? 0;
  const isFurther = lines.some(
    ({ ply, position, doubt }) =>
      doubt === 0 && (ply?.number ?? 0) > number && understand(position).length > 0,
  );
  return !isFurther && understand(afterEffect(line.position, named)).length > 0;
}

/** Words that come after the press, fit no reply, and name what the board shows but for one hole: they are of that half-move. */
export function withWordsOfLast(
  line: Line,
  understand: Understanding,
  { findings, at, settled }: Moment,
): Line {
  const { ply, log } = line;
  if (!ply || ply.said || ply.number <= settled || log.entries.length > 0) return line;
  if (understand(line.position).length > 0) return line;
  const open = reopen(line);
  const heard = open && { ...open, doubt: line.doubt, said: understand(ply.before) };
  return heard && faultyHole(heard, findings) ? look(heard, findings, at) : line;
}

/** The reading without what a contact said that is named now: another hole, the press or words must bear it out. */
export function withoutContact(line: Line, square: Square, moment: Moment): Line[] {
  const { findings, at, settled } = moment;
  const { ply } = line;
  const sound = { ...line, log: without(line.log, [square]) };
  if (!ply || ply.number <= settled) return [look(sound, findings, at)];
  const heard = { ...sound, ply: { ...ply, log: without(ply.log, [square]) } };
  const isHeard = ply.said !== null && among(ply.said, ply.move);
  const open = ply.move.to === square && !isHeard && sound.log.entries.length === 0 ? reopen(heard) : null;
  const next = open && look({ ...open, doubt: line.doubt }, findings, at);
  const isAnother = next?.possible.some(
    ({ move, captures }) => !sameMove(move, ply.move) && (!captures || mayHaveEntered(next.log, move.to)),
  );
  return next && isAnother ? closedIfPressed(next, moment) : [look(heard, findings, at)];
}

/** A capture that was over, by words, before the victim was seen to be replaced: he is replaced afterwards. */
export function mayBeUnmade({ log, before, move }: ReadPly): boolean {
  return before.capturedOn(move) === move.to && !sawArrival(log, move, before);
}
