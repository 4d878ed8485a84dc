/**
 * When a reading settles at a live board: by the press, by words, by the opponent's touch, or by rest. Until then the
 * same man going on is the same act (4.7). Here stands what will be decided if the hand does nothing more, and when;
 * liveTelling.ts carries it out when that time has come.
 */
import type { Move } from '#rules/position/move.ts';
import type { Square } from '#rules/position/square.ts';
import { afterEffect, among, type Effect, effectsOf, isOnItsWay } from './effects.ts';
import { distinct, faultyHole, illegalMove, namedEffect } from './faulty.ts';
import { differences, type Findings, foundAt } from './found.ts';
import { type Line, pliesAfter, type ReadPly } from './line.ts';
import { standsAlone } from './standing.ts';
import { type HandTiming, PATIENCE_MS, PUT_BACK_MS } from './timing.ts';
import { touchesOf } from './touches.ts';
import { hasArrived, leftTogether, liftedAt, mayHaveArrived, openedFor, sawArrival } from './touchLog.ts';

export type Decision = Readonly<
  { at: number } /** The first open half-move is over, in every reading. */ & (
    | { kind: 'tell' }
    /** The man stands where it was put: that is the move. */
    | { kind: 'rest'; effect: Effect }
    /** What was never seen whole is borne out by what stands there now. */
    | { kind: 'bear' }
    /** A pawn stands on the last rank, and no contact tells what it became (4.6). */
    | { kind: 'promoting'; move: Move }
    /** Men are back in their holes: what was lifted was touched (D.2.2). */
    | { kind: 'touches' }
    /** A man stands where no legal move puts him (7.5.1). */
    | { kind: 'placed'; line: Line; move: Move }
    /** The clock was pressed, and the board shows no move. */
    | { kind: 'press' }
    /** Holes and words leave several moves open. */
    | { kind: 'unclear'; candidates: readonly Move[] }
    /** The line was down: what stands there now may have been played meanwhile. */
    | { kind: 'offered'; effect: Effect }
    /** Words name a move that the board shows but for one hole: its contact does not follow the men. */
    | { kind: 'stuck'; line: Line; square: Square; effect: Effect; isOver: boolean }
    /** The board rests and nothing explains it. */
    | { kind: 'differs' }
  )
>;

export type View = Readonly<{
  lines: readonly Line[];
  findings: Findings;
  timing: HandTiming;
  /** The last half-move that was told. */
  told: number;
  /** When a hole last changed, and when words were last said. */
  changedAt: number;
  saidAt: number;
  /** A press that was told before the board showed its move. */
  pressToldAt: number | null;
  afterLoss: boolean;
  /** 4.2.1: somebody adjusts; what the holes show meanwhile means nothing. */
  adjusting: boolean;
  /** What was already told of the board as it is, or of this half-move. */
  done: ReadonlySet<string>;
}>;

const ORDER: readonly Decision['kind'][] = [
  'stuck',
  'tell',
  'rest',
  'bear',
  'promoting',
  'placed',
  'touches',
];

/** What the holes as they are now decide. */
const BY_HOLES: ReadonlySet<Decision['kind']> = new Set(['stuck', 'touches', 'placed', 'differs'] as const);

export function nextDecision(view: View): Decision | null {
  const explained = view.lines.filter((line) => line.explained);
  const decisions = [
    explained.length === 0 ? unexplained(view) : null,
    explained.length > 0 && explained.some(({ doubt }) => doubt > 0) ? bearing(view, explained) : null,
    explained.length > 0 && explained.every(({ doubt }) => doubt === 0) ? agreed(view, explained) : null,
    pressing(view),
    stuckHole(view),
  ]
    .filter((decision) => decision !== null)
    .filter(({ kind }) => !view.adjusting || !BY_HOLES.has(kind));
  const rank = ({ kind }: Decision) => (ORDER.includes(kind) ? ORDER.indexOf(kind) : ORDER.length);
  return decisions.toSorted((a, b) => a.at - b.at || rank(a) - rank(b))[0] ?? null;
}

function agreed(view: View, lines: readonly Line[]): Decision | null {
  const { told, timing, changedAt, done } = view;
  const firsts = lines.flatMap((line) => pliesAfter(line, told).slice(0, 1));
  const [first] = firsts;
  if (!first) return underWay(view, lines);
  const candidates = distinct(firsts.map(({ move }) => move));
  if (firsts.length < lines.length) {
    // One reading has it over and another not. They may agree on the move; otherwise the hand will show.
    const under = underWay(
      view,
      lines.filter((line) => pliesAfter(line, told).length === 0),
    );
    const isSame = candidates.length === 1 && under?.kind === 'rest' && among(candidates, under.effect.move);
    return isSame ? under : null;
  }
  if (candidates.length === 1) {
    const at = Math.max(...lines.map((line) => overAt(view, line)));
    const rivals = rivalsOf(view, candidates);
    if (rivals.length === 0) return { kind: 'tell', at };
    // Another reading has just lost the board, perhaps to a contact that bounces: it may have it again at once; or to men
    // that fell: then once they are put back.
    const isKnocked = rivals.some((line) => areKnockedOver(line, view));
    const back = changedAt + (isKnocked ? PUT_BACK_MS : timing.shortestLiftMs);
    return { kind: 'tell', at: Math.max(at, back) };
  }
  const key = `unclear ${first.number}`;
  return done.has(key) ? null : { kind: 'unclear', at: changedAt + timing.shortestLiftMs, candidates };
}

function rivalsOf({ lines, told }: View, candidates: readonly Move[]): readonly Line[] {
  return lines.filter((line) => {
    const [ply] = line.explained ? [] : pliesAfter(line, told);
    return ply !== undefined && !among(candidates, ply.move);
  });
}

/** The press counts once the man has stood for the board's reaction; a touch once it is longer than a brush. */
function overAt({ told, timing, changedAt }: View, line: Line): number {
  const [ply, ...later] = pliesAfter(line, told);
  if (!ply) return changedAt;
  // A board that looks now and then may see a brush for one look longer than it lasted.
  const look = Math.min(line.log.entries.at(-1)?.within ?? 0, timing.shortestLiftMs);
  const touchedAt = changedAt + timing.shortestLiftMs + look;
  if (later.length === 0 && mayGoOn(line, ply, timing)) return changedAt + PATIENCE_MS;
  if (ply.pressedAt === null) return touchedAt;
  const stoodAt = Math.max(ply.pressedAt, ply.seenAt + timing.reactionMs);
  return later.length > 0 || line.log.entries.length > 0 ? Math.min(stoodAt, touchedAt) : stoodAt;
}

/**
 * The man was taken up again before he had stood for a rest, or at the press for the board's reaction, and the opponent
 * has taken none of his own: it may be the same hand going on, or the opponent's that takes him.
 */
function mayGoOn({ log, position }: Line, ply: ReadPly, timing: HandTiming): boolean {
  const { move, seenAt, pressedAt } = ply;
  const takenAt = liftedAt(log, move.to);
  const stoodMs = pressedAt === null ? timing.restMs : timing.reactionMs;
  if (takenAt === null || takenAt - seenAt >= stoodMs) return false;
  const lifts = log.entries.filter(({ act, square }) => act === 'lift' && square !== move.to);
  // Men that left together were knocked over, perhaps by the hand that goes on.
  const atOnce = Math.max(timing.togetherMs, timing.shortestLiftMs);
  return !lifts.some(
    ({ square, at }) =>
      position.pieceAt(square)?.color === position.turn &&
      !lifts.some((other) => other.square !== square && Math.abs(other.at - at) < atOnce),
  );
}

/** No reading has the half-move closed: it rests, or goes on. */
function underWay(view: View, lines: readonly Line[]): Decision | null {
  const { timing, changedAt, done, told, findings } = view;
  if (lines.some(({ shown }) => shown.length === 0)) return touched(view, lines) ?? blinked(view, lines);
  const effects = lines.flatMap(({ shown }) => shown);
  const [first] = effects;
  const moves = distinct(effects.map(({ move }) => move));
  if (!first) return null;
  const stoodSince = Math.max(changedAt, ...lines.map(({ shownSince }) => shownSince));
  if (moves.length === 1) {
    const isPressed = view.pressToldAt !== null && lines.every((line) => isNamed(line, first));
    if (!isPressed && lines.some((line) => isUnseen(line, first, findings))) return null;
    if (!isPressed && lines.some((line) => isWeak(line, first, findings, timing)))
      return { kind: 'rest', at: stoodSince + PATIENCE_MS, effect: first };
    if (view.afterLoss && !lines.some((line) => isNamed(line, first)))
      return done.has('offered') ? null : { kind: 'offered', at: stoodSince + timing.restMs, effect: first };
    if (lines.every((line) => isNamed(line, first)))
      return { kind: 'rest', at: Math.max(stoodSince, view.saidAt), effect: first };
    return { kind: 'rest', at: stoodSince + restOf(first, findings, timing), effect: first };
  }
  const { from, to } = first.move;
  if (moves.every((move) => move.from === from && move.to === to))
    return done.has('promoting')
      ? null
      : { kind: 'promoting', at: stoodSince + timing.restMs, move: { from, to } };
  return done.has(`unclear ${told + 1}`)
    ? null
    : { kind: 'unclear', at: stoodSince + timing.restMs, candidates: moves };
}

/**
 * A victim that is put back in its hole, the other man being in the hand, looks to contacts like a capture: a man must
 * stand there for twice as long before that is believed.
 */
function restOf(effect: Effect, findings: Findings, { restMs }: HandTiming): number {
  return isUnnamed(effect, findings) ? 2 * restMs : restMs;
}

/** Whether it stood long enough to have settled by rest when the next man was touched: a capture as if none is named. */
export function hasRested(line: Line, effect: Effect, timing: HandTiming, at: number): boolean {
  if (at - line.shownSince < timing.restMs) return false;
  return !effect.captures || !isWeak(line, effect, [], timing);
}

/** A capture on a board that does not tell which man stands there: its hole looks the same before and after. */
function isUnnamed({ captures, move }: Effect, findings: Findings): boolean {
  return captures && typeof foundAt(findings, move.to) !== 'object';
}

/** A capture for which words alone speak: the man may be in the hand still, and rest proves nothing. */
function isUnseen({ log, position }: Line, effect: Effect, findings: Findings): boolean {
  const { move } = effect;
  if (!isUnnamed(effect, findings)) return false;
  return !sawArrival(log, move, position) && !mayHaveArrived(log, move);
}

/**
 * A capture that only a blink of the victim's hole speaks for, or two men that left together as if knocked over: it
 * takes patience to believe it without the press.
 */
function isWeak({ log }: Line, effect: Effect, findings: Findings, timing: HandTiming): boolean {
  const { move } = effect;
  const { shortestLiftMs, togetherMs } = timing;
  if (!isUnnamed(effect, findings)) return false;
  const opened = openedFor(log, move.to);
  return (
    (opened > 0 && opened < shortestLiftMs) || leftTogether(log, move, Math.max(togetherMs, shortestLiftMs))
  );
}

function isNamed({ said }: Line, { move }: Effect): boolean {
  return said?.length === 1 && among(said, move);
}

function touched({ findings, timing, changedAt, done }: View, lines: readonly Line[]): Decision | null {
  const [line] = lines;
  if (!line || lines.length > 1 || done.has('touches') || differences(findings, line.position).length > 0)
    return null;
  const touches = touchesOf(line.log, line.position, timing, line.ply);
  return touches.length > 0 ? { kind: 'touches', at: changedAt + timing.restMs } : null;
}

/** The victim's hole blinked while the man was out, and nothing more happens: faster than a hand, so it is asked. */
function blinked({ changedAt, told, done }: View, lines: readonly Line[]): Decision | null {
  const [line] = lines;
  if (!line || lines.length > 1 || done.has(`unclear ${told + 1}`)) return null;
  const candidates = line.possible.map(({ move }) => move).filter((move) => mayHaveArrived(line.log, move));
  return candidates.length > 0 ? { kind: 'unclear', at: changedAt + PATIENCE_MS, candidates } : null;
}

/** A half-move that was never seen whole is believed late, and only by what stands there then. */
function bearing({ changedAt }: View, lines: readonly Line[]): Decision | null {
  const isBorne = lines.every(({ shown }) => shown.length > 0);
  return isBorne ? { kind: 'bear', at: changedAt + PATIENCE_MS } : null;
}

function unexplained(view: View): Decision | null {
  const { lines, findings, timing, told, changedAt, done } = view;
  const open = lines.filter((line) => pliesAfter(line, told).length === 0);
  for (const line of open) {
    const move = done.has('placed') ? null : illegalMove(line, findings);
    const pressed = line.pressedAt !== null;
    if (move)
      return { kind: 'placed', at: changedAt + (pressed ? timing.reactionMs : timing.restMs), line, move };
  }
  // Whoever has pressed is told of it first (D.2.4): a board that is to be put right forgets the half-move on its way.
  const isPressed =
    lines.length > 0 && lines.every(({ pressedAt }) => pressedAt !== null) && !done.has('press');
  if (done.has('differs') || isPressed) return null;
  const isKnocked = lines.some((line) => areKnockedOver(line, view));
  return { kind: 'differs', at: changedAt + (isKnocked ? PUT_BACK_MS : (2 * PATIENCE_MS) / 3) };
}

/** Men left their holes together and nothing stands where it does not belong: they will be put back. */
function areKnockedOver({ log, position }: Line, { findings, timing }: View): boolean {
  const missing = differences(findings, position);
  if (missing.some((square) => foundAt(findings, square) !== 'empty')) return false;
  const atOnce = Math.max(timing.togetherMs, timing.shortestLiftMs);
  const lifts = log.entries.filter(({ act }) => act === 'lift');
  return missing.some((square) => {
    const left = liftedAt(log, square);
    return lifts.some(
      (other) => other.square !== square && left !== null && Math.abs(other.at - left) < atOnce,
    );
  });
}

/** D.2.4: the bytes of the move may still be on their way. A man that is missing may be in the hand, and arrive. */
function pressing({ lines, findings, timing, changedAt, done }: View): Decision | null {
  const pressedAt = Math.max(...lines.map((line) => line.pressedAt ?? 0));
  if (lines.length === 0 || lines.some((line) => line.pressedAt === null) || done.has('press')) return null;
  const since = Math.max(pressedAt, changedAt);
  const isVanished =
    !done.has('placed') &&
    lines.some(
      (line) => differences(findings, line.position).length > 0 && standsAlone(line, findings) === null,
    );
  return { kind: 'press', at: since + (isVanished ? PATIENCE_MS / 3 : timing.reactionMs) };
}

/**
 * A hole that reads closed though its man stands elsewhere shows itself by one man too many: no legal move explains the
 * board. One that reads open though a man is in it looks like a man in the hand, a pawn taken in passing that stands yet
 * like one still to be taken off, until the press, the opponent's touch or time show that it is not so.
 */
function stuckHole(view: View): Decision | null {
  const { lines, findings, timing } = view;
  const since = Math.max(view.changedAt, view.saidAt);
  for (const line of lines) {
    const effect = namedEffect(line);
    if (!effect) continue;
    const faulty = faultyHole(line, findings);
    // A man who is missing elsewhere has fallen, perhaps, and will be put back.
    if (faulty && !faulty.isOnItsWay && !faulty.hasReply && foundAt(findings, faulty.square) !== 'empty')
      return { kind: 'stuck', at: since + timing.reactionMs, line, ...faulty, isOver: false };
    if (line.shown.length > 0) continue;
    const after = afterEffect(line.position, effect);
    const wrong = differences(findings, after);
    const own = wrong.filter((square) => effect.parts.some((part) => part.square === square));
    const [square] = own;
    if (!square || own.length > 1) continue;
    const others = wrong.filter((other) => other !== square);
    const pressedAt = line.pressedAt ?? view.pressToldAt;
    // A victim's hole is as full before the capture as after it: words alone do not show that it was carried out.
    const isUnmoved = pressedAt === null && isUnnamed(effect, findings);
    if (others.length > 0) {
      if (isUnmoved && openedFor(line.log, effect.move.to) === 0) continue;
      const isReply = effectsOf(after).some((reply) => isOnItsWay(reply, others, findings, after));
      if (line.explained || !isReply || !isAfterwards(line, effect, others, timing)) continue;
      return { kind: 'stuck', at: since + timing.restMs, line, square, effect, isOver: true };
    }
    if (isUnmoved) continue;
    const at = !line.explained
      ? since + timing.reactionMs
      : pressedAt !== null
        ? Math.max(since, pressedAt) + timing.reactionMs
        : since + PATIENCE_MS;
    return { kind: 'stuck', at, line, square, effect, isOver: false };
  }
  return null;
}

/** Whether these holes changed after the man had left his: what fell with him, or before, is no reply to his move. */
function isAfterwards(
  { log }: Line,
  { move }: Effect,
  squares: readonly Square[],
  { togetherMs, shortestLiftMs }: HandTiming,
): boolean {
  const moved = liftedAt(log, move.from);
  const atOnce = Math.max(togetherMs, shortestLiftMs);
  return squares.every((square) => {
    const lifted = liftedAt(log, square);
    // What was out before the half-move began is no reply to it.
    if (lifted === null) return hasArrived(log, square);
    return moved === null || lifted - moved >= atOnce;
  });
}

/** The half-move that the readings have open first. */
export function firstOpen(lines: readonly Line[], told: number): ReadPly | null {
  return lines.flatMap((line) => pliesAfter(line, told).slice(0, 1))[0] ?? null;
}
