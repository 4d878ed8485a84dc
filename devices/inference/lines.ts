/**
 * The readings that fit, as a set: which are kept, and where to look for another when none explains the board. Doubt
 * counts what was never seen whole; the least doubtful readings have the say.
 */
import { makeUci } from '#rules/position/move.ts';
import { among, type Effect, effectsOf } from './effects.ts';
import { differences, type Findings, foundAt } from './found.ts';
import { type Line, leap, look, pliesAfter, type ReadPly, reopen } from './line.ts';
import { hasArrived, hasBy, leftWithAnother, mayHaveEntered, standsAfter, wasLifted } from './touchLog.ts';

/** Where the reader stands: the board, the time, how many changes it has seen, and the last half-move it has told. */
export type Moment = Readonly<{
  findings: Findings;
  /** The holes as the board has them, those too that did not show the game before. */
  sensed: () => Findings;
  at: number;
  step: number;
  settled: number;
  /** What is read stands: then a man must have been seen to arrive where he is believed to be. */
  live: boolean;
  /** The board's reports carry a check sum. */
  checked: boolean;
  restMs: number;
  reactionMs: number;
}>;

/** So many half-moves in a row may go unseen; then only a known position helps. */
const MOST_DOUBT = 2;

/** Castling changes four holes. */
const MOST_HOLES_OF_TWO_MOVES = 8;

export const isSound = (line: Line): boolean => line.explained && line.doubt === 0;

/**
 * The explained lines with the least doubt, and those that may yet be explained again: a man knocked over must not
 * decide between two readings. They are given up when another reading has brought a half-move to its end.
 */
export function keptOf(lines: readonly Line[], { step, settled, live }: Moment): Line[] {
  const explained = lines.filter((line) => line.explained);
  const doubt = Math.min(...explained.map((line) => line.doubt));
  const best = explained.filter((line) => line.doubt === doubt);
  const reached = Math.min(...best.map((line) => line.ply?.number ?? 0));
  const kept = lines.flatMap((line): Line[] => {
    if (line.explained) return line.doubt === doubt ? [{ ...line, lost: null }] : [];
    const far = best.length > 0 ? reached : (line.ply?.number ?? 0);
    const lost = line.lost ?? { since: step, reached: far };
    const hopeful = line.doubt < doubt || (line.doubt === doubt && reached <= lost.reached);
    return hopeful ? [{ ...line, lost }] : [];
  });
  const different = distinctLines(kept, settled);
  return live ? different : withoutWorseTwins(different, settled);
}

/**
 * Readings that have come to the same position will look alike for ever: those that the board contradicted more often
 * on the way give way. At a live board somebody can be asked.
 */
function withoutWorseTwins(lines: readonly Line[], settled: number): Line[] {
  if (lines.length < 2) return [...lines];
  const astray = new Map(lines.map((line) => [line, astrayIn(line, settled)]));
  return lines.filter((line) => {
    const own = astray.get(line) ?? 0;
    return own === 0 || !lines.some((other) => (astray.get(other) ?? 0) < own && isTwin(line, other));
  });
}

/** How often nothing explained the board in the half-moves that have not been told yet. */
function astrayIn(line: Line, settled: number): number {
  const logs = [...pliesAfter(line, settled).map((ply) => ply.log), line.log];
  return logs.flatMap(({ entries }) => entries.filter(({ astray, act }) => astray && act !== 'flicker'))
    .length;
}

/**
 * No more will come to decide between them. A reading that has men in the hand still gives way to one that has all of
 * them on the board, if the board contradicted it more often.
 */
export function atTheEnd(lines: readonly Line[], { findings, settled }: Moment): Line[] {
  const isAtRest = (line: Line): boolean => differences(findings, line.position).length === 0;
  const least = Math.min(...lines.filter(isAtRest).map((line) => astrayIn(line, settled)));
  return lines.filter((line) => isAtRest(line) || astrayIn(line, settled) <= least);
}

function isTwin(line: Line, other: Line): boolean {
  return (
    other.explained && line.ply?.number === other.ply?.number && line.position.fen === other.position.fen
  );
}

/** Other readings of a board that nothing explains. Those that lost it long ago have the least say. */
export function leapsOf(lines: readonly Line[], moment: Moment): Line[] {
  const lost = lines.filter((line) => !line.explained);
  const since = (line: Line): number => line.lost?.since ?? moment.step;
  const lately = Math.max(...lost.map(since));
  const late = lost.filter((line) => since(line) === lately);
  const leaps = late.flatMap((line) => leapsFrom(line, moment));
  if (leaps.length > 0) return leaps;
  return lost.filter((line) => !late.includes(line)).flatMap((line) => leapsFrom(line, moment));
}

/**
 * A man must have been seen to go where he is believed to be; but a victim that is replaced between two looks at its
 * hole leaves no trace on a board that does not report each change by itself. A man that left together with another was
 * knocked over, and took nobody meanwhile; nor did one that was seen to go elsewhere, and stands there. And men that
 * fell prove nothing that nobody saw.
 */
function mayHaveHappened({ move, captures }: Effect, line: Line, { checked, findings }: Moment): boolean {
  const { log, position } = line;
  if (mayHaveEntered(log, move.to)) return true;
  if (!captures || checked) return false;
  if (differences(findings, position).some((square) => leftWithAnother(log, square))) return false;
  const until = line.doubtedAt ?? Number.POSITIVE_INFINITY;
  return !effectsOf(position).some(
    (other) => other.move.from === move.from && standsAfter(log, other.move, until),
  );
}

/**
 * What nobody saw was none but the move that the words name; nor is it borne out by what was done after its press, when
 * the board had told all of it. Where each change is reported for certain, the man was seen to arrive.
 */
function isContradicted({ move }: Effect, { said, log, pressedAt }: Line, moment: Moment): boolean {
  if (said && !among(said, move)) return true;
  if (log.lossy) return false;
  const until = (pressedAt ?? Number.POSITIVE_INFINITY) + moment.reactionMs;
  if (!hasBy(log, 'lift', move.from, until)) return true;
  if (hasArrived(log, move.to)) return !hasBy(log, 'insert', move.to, until);
  return moment.checked && !mayHaveEntered(log, move.to);
}

/** Named and pressed: what comes after it does not make another move of it. */
function isClosed({ said, move, pressedAt }: ReadPly): boolean {
  return pressedAt !== null && said?.length === 1 && among(said, move);
}

/** Moves that were never seen whole, or a last one that was not over. */
function leapsFrom(line: Line, moment: Moment): Line[] {
  const { findings, at, settled } = moment;
  if (line.doubt > MOST_DOUBT) return [];
  if (differences(findings, line.position).length > MOST_HOLES_OF_TWO_MOVES) return [];
  const forward = effectsOf(line.position)
    .filter(({ move }) => wasLifted(line.log, move.from))
    .filter((effect) => !isContradicted(effect, line, moment))
    .filter((effect) => !moment.live || line.log.lossy || mayHaveHappened(effect, line, moment))
    .map((effect) => look(leap(line, effect, at), findings, at));
  const back = line.ply && line.ply.number > settled && !isClosed(line.ply) ? reopen(line) : null;
  const found = [...forward, ...(back ? [look(back, findings, at)] : [])].filter(
    (other) => other.explained && !leavesAstray(other, moment),
  );
  return found.length > 0 ? found : forward.flatMap((other) => leapsFrom(other, moment));
}

/**
 * A move that nobody saw must explain every hole at a live board: a man whom the game misses elsewhere may be the one who
 * moved.
 */
function leavesAstray({ position }: Line, { findings, sensed, live }: Moment): boolean {
  if (!live) return false;
  return differences(sensed(), position).some((square) => foundAt(findings, square) === 'unknown');
}

/** Two readings are one only if they agree on every half-move that has not been told yet. */
export function distinctLines(lines: readonly Line[], settled: number): Line[] {
  const known = new Map<string, Line>();
  for (const line of lines) {
    const moves = pliesAfter(line, settled).map((ply) => makeUci(ply.move));
    const key = `${line.ply?.number ?? 0} ${moves.join(' ')} ${line.doubt}`;
    const other = known.get(key);
    if (!other || tellsMore(line, other, settled)) known.set(key, line);
  }
  return [...known.values()];
}

/** Of two equal readings, the one that has heard words and presses is worth more; then the one less contradicted. */
function tellsMore(line: Line, other: Line, settled: number): boolean {
  const heard = ({ said, ply }: Line): number =>
    [said, ply?.said ?? null, ply?.pressedAt ?? null].filter((fact) => fact !== null).length;
  const more = heard(line) - heard(other);
  return more > 0 || (more === 0 && astrayIn(line, settled) < astrayIn(other, settled));
}
