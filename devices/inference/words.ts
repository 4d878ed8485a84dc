/**
 * What words do to the readings (D.2.1, D.2.3): they narrow the half-move under way, they settle one that is over and
 * still open, and they never outweigh what the holes prove.
 */
import { type Move, makeUci } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import { among } from './effects.ts';
import { close, closedIfPressed, type Line, look, pliesAfter } from './line.ts';
import type { Moment } from './lines.ts';
import { EMPTY_LOG, partedWhereAstray, wasLifted } from './touchLog.ts';

/** The legal moves of a position that some words fit. Words are understood outside devices/. */
export type Understanding = (position: Position) => readonly Move[];

/** Words are about the half-move under way, or about the reply to one that stands complete on the board. */
export function told(line: Line, understand: Understanding, moment: Moment): Line[] {
  const said = understand(line.position);
  if (said.length === 0 || namesLast(line, understand)) {
    const replies = repliesTold(line, understand, moment);
    const isPressed = line.pressedAt !== null || line.doubtedAt !== null;
    const isAhead = said.length === 0 && isPressed && !namesLast(line, understand);
    return [isAhead ? { ...line, ahead: understand } : aboutLast(line, understand), ...replies];
  }
  const now = closedIfPressed(look({ ...line, said }, moment.findings, moment.at), moment);
  if (line.shown.some((effect) => among(said, effect.move))) return now;
  return [...now, ...repliesTold(line, understand, moment)];
}

/**
 * While men that fell lie about, the board does not show what it showed before: the reply is announced all the same. What
 * left its hole since is the reply's.
 */
function repliesTold(line: Line, understand: Understanding, { findings, at }: Moment): Line[] {
  const over = line.explained ? line.shown : line.possible;
  const [own, since] = line.explained ? [line.log, EMPTY_LOG] : partedWhereAstray(line.log);
  return over.flatMap((effect) => {
    const closed = { ...close({ ...line, log: own }, effect, line.shownSince), log: since };
    const said = understand(closed.position);
    return said.length > 0 ? [look({ ...closed, said }, findings, at)] : [];
  });
}

/** Words that come after the reply has begun, and name the move it replies to. */
function namesLast({ ply }: Line, understand: Understanding): boolean {
  if (!ply || ply.said || ply.pressedAt !== null) return false;
  return among(understand(ply.before), ply.move);
}

function aboutLast(line: Line, understand: Understanding): Line {
  const { ply } = line;
  const said = ply ? understand(ply.before) : [];
  if (ply && !ply.said && said.length > 0) return { ...line, ply: { ...ply, said } };
  return ply && among(said, ply.move) ? line : { ...line, unheard: line.unheard + 1 };
}

/**
 * The readings that words leave of a half-move that is over and still open between several; null if they are not
 * about one. A reading in which the man that they name is on his way still hears them for him.
 */
export function decidedByWords(
  lines: readonly Line[],
  understand: Understanding,
  moment: Moment,
): readonly Line[] | null {
  const { settled } = moment;
  const open = lines.map((line) => pliesAfter(line, settled)[0]);
  const first = open.find((ply) => ply !== undefined);
  if (!first || new Set(open.map((ply) => ply && makeUci(ply.move))).size < 2) return null;
  const named = understand(first.before);
  const isMeant = open.some((ply) => ply !== undefined && among(named, ply.move));
  const aboutNow = lines.every((line) => {
    const said = understand(line.position);
    return line.shown.some((effect) => among(said, effect.move));
  });
  if (!isMeant || aboutNow) return null;
  return lines.flatMap((line, index) => {
    const ply = open[index];
    if (ply) return among(named, ply.move) ? [line] : [];
    return named.some(({ from }) => wasLifted(line.log, from)) ? told(line, understand, moment) : [];
  });
}

/** Of several readings that the board allows, those in which the words have the most of their place. */
export function believed(lines: readonly Line[], settled: number): readonly Line[] {
  const uncontradicted = lines.filter((line) =>
    pliesAfter(line, settled).every((ply) => !ply.said || among(ply.said, ply.move)),
  );
  const agreeing = uncontradicted.some((line) => line.explained) ? uncontradicted : lines;
  const unheard = Math.min(...agreeing.filter((line) => line.explained).map((line) => line.unheard));
  return agreeing.filter((line) => line.unheard <= unheard);
}
