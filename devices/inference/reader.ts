/**
 * Reading the hand: from holes, clock presses and words to half-moves, both players' in turn on one board. It keeps
 * every reading that fits and says what they agree on, so that a man that slides on, late bytes and a fast reply never
 * turn a move into another. At a live board what it says has settled and stands (settling.ts); a trace is read with
 * hindsight, one half-move behind the hand. What nothing decides is said to be unclear. It is pure: time arrives with
 * what happens, or by `elapse`.
 */
import { type Move, sameMove } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import type { Color, Square } from '#rules/position/square.ts';
import type { BoardEvent } from '../board.ts';
import { Adjusting } from './adjusting.ts';
import { afterEffect, among, type Effect, effectsOf, isShown } from './effects.ts';
import {
  differences,
  type Findings,
  foundAt,
  type HoleChange,
  isLift,
  manAstray,
  occupancyOf,
} from './found.ts';
import { Holes } from './holes.ts';
import {
  borneOut,
  close,
  closeByTouch,
  closedIfPressed,
  distrusted,
  firstLine,
  follow,
  goingOn,
  type Line,
  leap,
  look,
  matchesOf,
  pliesAfter,
  pressed,
  type ReadPly,
  reopen,
  unseenOf,
} from './line.ts';
import { atTheEnd, isSound, keptOf, leapsOf, type Moment } from './lines.ts';
import type { Reading } from './reading.ts';
import { type Decision, distinct, firstOpen, hasRested, nextDecision } from './settling.ts';
import { type HandTiming, TIMINGS } from './timing.ts';
import { type Touched, touchesOf } from './touches.ts';
import { EMPTY_LOG, isBounce } from './touchLog.ts';
import { believed, decidedByWords, told, type Understanding } from './words.ts';

/** More readings than this at once are no reading: nothing is said until words or the board leave fewer. */
const MOST_LINES = 64;

/** Bytes that come so long after a press may still be those of its half-move. */
const LATE_MS = 1000;

/**
 * `live`: what is said settles by the timing and stands. Otherwise everything is read with hindsight. `checked`: the
 * board's reports carry a check sum.
 */
export type ReaderOptions = Readonly<{ timing?: HandTiming; live?: boolean; checked?: boolean }>;

/** A press with a man where no legal move puts him; late bytes may still carry him on. */
type PressedAstray = Readonly<{ move: Move; line: Line; at: number }>;

export class HandReader {
  readonly #timing: HandTiming;
  readonly #live: boolean;
  readonly #checked: boolean;
  readonly #holes: Holes;
  readonly #adjusting = new Adjusting();
  #start: Position;
  #lines: readonly Line[];
  #settled = 0;
  #askedAbout = 0;
  #overrun = false;
  /** So many half-moves more must be over before one is said. */
  #behind: number;
  #at = 0;
  #changedAt = 0;
  #saidAt = 0;
  #steps = 0;
  #pressToldAt: number | null = null;
  #afterLoss = false;
  #done = new Set<string>();
  #pressedAstray: PressedAstray | null = null;
  #news: Readonly<{ changes: readonly HoleChange[]; lossy: boolean }> | null = null;
  #readings: Reading[] = [];

  constructor(position: Position, options: ReaderOptions = {}) {
    const { timing = TIMINGS.pegboard, live = false, checked = false } = options;
    this.#checked = checked;
    this.#timing = timing;
    this.#live = live;
    this.#behind = live ? 0 : 1;
    this.#start = position;
    this.#holes = new Holes(occupancyOf(position));
    this.#lines = [firstLine(position)];
  }

  /** The next thing read since the last call, oldest first. */
  take(): Reading[] {
    const readings = this.#readings;
    this.#readings = [];
    return readings;
  }

  /** The holes as they are read: `unknown` where nothing is concluded from them. */
  get findings(): Findings {
    return this.#holes.findings;
  }

  /** The holes as the board has them, whether or not they show the game. */
  get sensed(): Findings {
    return this.#holes.sensed;
  }

  /** Whether some reading explains the board as it is. */
  get isExplained(): boolean {
    return this.#lines.some(({ explained }) => explained);
  }

  /** Certain is what was told; likely is the one move that the board shows; open are those that it may show. */
  get underWay(): Readonly<{ before: Position; likely: Move | null; open: readonly Move[] }> | null {
    const lines = this.#lines.filter((line) => line.explained && line.doubt === 0);
    const [line] = lines;
    if (!line) return null;
    const next = firstOpen(lines, this.#settled);
    const plies = lines.flatMap((other) => pliesAfter(other, this.#settled).slice(0, 1));
    const moves = next
      ? plies.map(({ move }) => move)
      : lines.flatMap((other) => matchesOf(other).map(({ move }) => move));
    const open = distinct(moves);
    const isShown = next !== null || lines.every(({ shown }) => shown.length > 0);
    return {
      before: next?.before ?? line.position,
      likely: (isShown && open.length === 1 && open[0]) || null,
      open,
    };
  }

  /** Men that are in the hand, by a lift too long for a brush, on a board that a legal move explains. */
  heldAt(at: number): readonly Touched[] {
    const [line, other] = this.#lines.filter(({ explained }) => explained);
    if (!line || other || pliesAfter(line, this.#settled).length > 0) return [];
    const { shortestLiftMs } = this.#timing;
    return touchesOf(line.log, line.position, this.#timing).filter(
      (touch) => at - touch.at >= shortestLiftMs || foundAt(this.findings, touch.square) !== 'empty',
    );
  }

  /** Whether a man was lifted since the last half-move, in some reading. */
  get hasLifted(): boolean {
    return this.#news !== null || this.#lines.some(({ log }) => log.entries.length > 0);
  }

  /** The clock was pressed, and no board that came after it shows a legal move; `moved`: one that is not legal (7.5.1). */
  get unmetPress(): Readonly<{ color: Color; at: number; moved: Move | null }> | null {
    const [line, ...others] = this.#lines;
    if (!line || line.pressedAt === null || others.length > 0) return null;
    const { position, pressedAt: at } = line;
    return { color: position.turn, at, moved: manAstray(this.findings, position) };
  }

  /** The game stands so, whatever was read: by a ruling, or by the other board. Holes that differ are to be put right. */
  reset(position: Position): void {
    this.#news = null;
    this.#adjusting.abandon();
    this.#holes.expect(position);
    this.#start = position;
    this.#lines = [firstLine(position)];
    this.#settled = 0;
    this.#askedAbout = 0;
    this.#overrun = false;
    this.#afterLoss = false;
    this.#pressToldAt = null;
    this.#done = new Set();
  }

  /** The line to the board was down: what it shows next nobody saw happen. */
  lost(): void {
    this.#lines = this.#lines.map(distrusted);
    this.#afterLoss = this.#live;
    this.#done.delete('offered');
  }

  /**
   * What a board reports at once is one change, in whatever order it says it. It is read when more comes. The holes
   * that changed are for the fingers: what they mean is told when it has settled.
   */
  board(event: BoardEvent): readonly HoleChange[] {
    if (event.at !== this.#at) this.#passUntil(event.at);
    this.#at = event.at;
    const { changes, felt, notices, lossy } = this.#holes.read(event);
    this.#readings.push(...notices);
    const news = this.#news ?? { changes: [], lossy: false };
    if (changes.length + notices.length > 0 || lossy || this.#news)
      this.#news = { changes: [...news.changes, ...changes], lossy: news.lossy || lossy };
    return felt;
  }

  /** The position after everything that was told. */
  get told(): Position {
    const line = this.#lines[0];
    const next = line && pliesAfter(line, this.#settled)[0];
    return next?.before ?? line?.position ?? this.#start;
  }

  /** When something will be decided if nothing more happens; null: never. */
  get due(): number | null {
    return this.#live ? (this.#nextDecision()?.at ?? null) : null;
  }

  /** Time passed, and nothing else. */
  elapse(at: number): void {
    this.#catchUp();
    this.#decideUntil(at);
    this.#at = Math.max(this.#at, at);
  }

  /** 4.2.1: between "I adjust" and its end nothing is a touch or a move. */
  adjust(on: boolean, at: number): void {
    this.#passUntil(at);
    this.#at = at;
    if (on) {
      this.#adjusting.begin(this.#lines.flatMap(standing));
      this.#lines = this.#keep(this.#lines.flatMap((line) => [line, ...this.#maybeOver(line)]));
    } else this.#follow(this.#adjusting.end(this.findings));
  }

  /** Whoever adjusts may be the opponent, before his first touch. */
  #maybeOver(line: Line): Line[] {
    return line.shown.map((effect) => look(close(line, effect, line.shownSince), this.findings, this.#at));
  }

  press(color: Color, at: number): void {
    this.#passUntil(at);
    this.#at = at;
    const held = this.#adjusting.abandon();
    if (held.length > 0) this.#follow(held);
    const before = this.#lines;
    this.#done.delete('press');
    const over = this.#lines.flatMap((line) => pressed(line, color, this.#moment));
    const next = over.length > 0 ? over : this.#lines.flatMap((line) => goingOn(line, this.#moment));
    this.#lines = this.#keep(next.length > 0 ? next : this.#lines);
    if (this.#live) {
      // Of a half-move that was told already, or of nobody's: it decides nothing here.
      const isNews = this.#lines.some(
        (line) =>
          line.pressedAt === at ||
          pliesAfter(line, this.#settled).some(({ pressedAt }) => pressedAt !== null),
      );
      if (!isNews || this.#lines === before) this.#readings.push({ kind: 'press', color, at, doubt: null });
      this.#decideUntil(at);
      return;
    }
    this.#freeStuckHole();
    this.#settle();
    this.#pressedAstray = this.#findIllegal(color);
  }

  words(understand: Understanding, at: number): void {
    this.#passUntil(at);
    this.#at = at;
    this.#saidAt = at;
    const decided = decidedByWords(this.#lines, understand, this.#settled);
    this.#lines = decided ?? this.#lines.flatMap((line) => told(line, understand, this.#moment));
    if (this.#live) {
      this.#decideUntil(at);
      return;
    }
    if (!decided) this.#freeStuckHole();
    if (this.#behind === 0) this.#conclude();
    else this.#settle();
  }

  /** No more will come: the half-move that the board shows is the last. Only words may still follow. */
  finish(): void {
    this.#catchUp();
    if (this.#live) {
      this.#decideUntil(Number.POSITIVE_INFINITY);
      return;
    }
    const rest = this.#holes.rest(this.#at);
    if (rest.length > 0) this.#step(rest);
    this.#behind = 0;
    this.#conclude();
  }

  /** What was due when the next thing happens comes before it: whoever was faster by less than a millisecond. */
  #passUntil(at: number): void {
    this.#catchUp();
    this.#decideUntil(at);
  }

  #catchUp(): void {
    const news = this.#news;
    if (!news) return;
    this.#news = null;
    if (news.lossy) this.#lines = this.#lines.map(distrusted);
    if (!this.#live) this.#judgeIllegal(news.changes);
    this.#follow(this.#adjusting.pass(news.changes, this.findings));
  }

  #follow(changes: readonly HoleChange[] | null): void {
    if (!changes) return;
    this.#changedAt = this.#at;
    for (const key of ['placed', 'differs', 'touches', 'offered']) this.#done.delete(key);
    if (
      this.#afterLoss &&
      this.#lines.some(({ position }) => differences(this.findings, position).length === 0)
    )
      this.#afterLoss = false;
    if (!this.#live) {
      this.#freeUnfilledHole(changes);
      this.#askAboutLast();
    }
    this.#step(changes);
    if (!this.#live) this.#settle();
    else if (this.#afterLoss && !this.isExplained) this.#tellDifference(this.#at);
  }

  #step(changes: readonly HoleChange[]): void {
    const at = this.#at;
    const { findings } = this;
    this.#steps += 1;
    const touched = changes.some(isLift);
    const next = this.#lines.flatMap((before) => {
      const line = this.#bearsOut(before, at) ? borneOut(before) : before;
      const followed = follow(line, findings, changes, at);
      if (!touched && followed.explained) return [followed];
      const over = line.shown.map((effect) => {
        const closed = touched ? closeByTouch(line, effect, at) : leap(line, effect, line.shownSince);
        return follow(closed, findings, changes, at);
      });
      return [followed, ...over];
    });
    // What happened while the line was down nobody saw: more than one half-move of it is not to be found out.
    const isSeen = next.some(isSound) || this.#afterLoss;
    const found = isSeen ? next : [...next, ...leapsOf(next, this.#moment)];
    this.#lines = this.#keep(found);
    this.#lines = this.#lines.flatMap((line) => closedIfPressed(line, this.#moment));
  }

  /** What is told stands at a live board: there it takes what would settle by itself to bear out what nobody saw. */
  #bearsOut(line: Line, at: number): boolean {
    if (isBounce(line.shownSince, at)) return false;
    return !this.#live || line.shown.every((effect) => hasRested(line, effect, this.#timing, at));
  }

  #keep(lines: readonly Line[]): readonly Line[] {
    const kept = keptOf(lines, this.#moment);
    this.#overrun ||= kept.length > MOST_LINES;
    return kept.slice(0, MOST_LINES);
  }

  get #moment(): Moment {
    return {
      findings: this.findings,
      sensed: () => this.sensed,
      at: this.#at,
      step: this.#steps,
      settled: this.#settled,
      live: this.#live,
      checked: this.#checked,
      restMs: this.#timing.restMs,
    };
  }

  #nextDecision(): Decision | null {
    return nextDecision({
      lines: this.#lines,
      findings: this.findings,
      timing: this.#timing,
      told: this.#settled,
      changedAt: this.#changedAt,
      saidAt: this.#saidAt,
      pressToldAt: this.#pressToldAt,
      afterLoss: this.#afterLoss,
      adjusting: this.#adjusting.isOn,
      done: this.#done,
    });
  }

  /** Decisions come in the order of their times, however late somebody asks for them: the same trace, the same game. */
  #decideUntil(at: number): void {
    if (!this.#live) return;
    for (let next = this.#nextDecision(); next && next.at <= at; next = this.#nextDecision())
      this.#decide(next);
  }

  #decide(decision: Decision): void {
    const [line] = this.#lines.filter(({ explained }) => explained);
    const { at } = decision;
    switch (decision.kind) {
      case 'tell':
        this.#tellFirst();
        break;
      case 'rest':
        this.#rest(decision.effect, at);
        break;
      case 'bear':
        this.#lines = this.#lines.filter(({ explained }) => explained).map(borneOut);
        break;
      case 'promoting':
        this.#done.add('promoting');
        if (line)
          this.#readings.push({
            kind: 'promoting',
            at,
            before: line.position,
            move: decision.move,
            touched: this.#touchesOf(line),
          });
        break;
      case 'touches':
        this.#done.add('touches');
        if (line)
          this.#readings.push({ kind: 'touched', at, before: line.position, touched: this.#touchesOf(line) });
        break;
      case 'placed': {
        this.#done.add('placed');
        const { line: astray, move } = decision;
        this.#readings.push({
          kind: 'placed',
          at: this.#changedAt,
          before: astray.position,
          move,
          touched: this.#touchesOf(astray),
        });
        break;
      }
      case 'press':
        this.#tellPress();
        break;
      case 'unclear': {
        const { candidates } = decision;
        const before = firstOpen(this.#lines, this.#settled)?.before ?? line?.position;
        this.#done.add(`unclear ${this.#settled + 1}`);
        if (before) this.#readings.push({ kind: 'unclear', at, before, candidates });
        break;
      }
      case 'offered':
        this.#done.add('offered');
        if (line)
          this.#readings.push({ kind: 'offered', at, before: line.position, move: decision.effect.move });
        break;
      case 'stuck':
        this.#free(decision);
        break;
      case 'differs':
        this.#tellDifference(at);
    }
  }

  /** From now on the board is being put right, and passing through a legal move is none. */
  #tellDifference(at: number): void {
    this.reset(this.told);
    this.#readings.push({ kind: 'differs', at });
  }

  #touchesOf(line: Line): readonly Touched[] {
    return touchesOf(line.log, line.position, this.#timing);
  }

  #rest(effect: Effect, at: number): void {
    const over = this.#lines.flatMap((line) => {
      if (!line.explained) return [];
      // In another reading it is over already, and words were heard for the reply.
      const [ply] = pliesAfter(line, this.#settled);
      if (ply) return sameMove(ply.move, effect.move) ? [line] : [];
      return line.shown.includes(effect)
        ? [look(close(line, effect, line.shownSince), this.findings, at)]
        : [];
    });
    this.#lines = this.#keep(over);
    this.#tellFirst();
  }

  /** The readings agree on the first open half-move: it is told, and what contradicts it is given up. */
  #tellFirst(): void {
    const sound = this.#lines.filter((line) => line.explained);
    const first = firstOpen(sound, this.#settled);
    if (!first) return;
    this.#lines = sound;
    this.#tell(first);
    this.#done = new Set([...this.#done].filter((key) => key === 'press'));
    this.#pressToldAt = null;
    this.#afterLoss = false;
  }

  #tell(ply: ReadPly): void {
    this.#settled = ply.number;
    const effect = [ply.move.from, ply.move.to];
    this.#holes.made(ply.after, effect);
    this.#readings.push({
      kind: 'made',
      at: ply.madeAt,
      before: ply.before,
      move: ply.move,
      // What left its hole after the man had arrived, or after the press, is of the next half-move or needed for this one;
      // what left before the half-move before was seen nobody can hold against him.
      touched: touchesOf(ply.log, ply.before, this.#timing).filter(
        (touch) =>
          touch.at <= Math.min(ply.seenAt, ply.pressedAt ?? ply.seenAt) &&
          touch.at >= (ply.previous?.seenAt ?? touch.at),
      ),
      announced: ply.said !== null,
      named: ply.said?.length === 1 && among(ply.said, ply.move),
      pressedAt: ply.pressedAt,
    });
  }

  #tellPress(): void {
    const [line] = this.#lines;
    if (!line || line.pressedAt === null) return;
    const { position, pressedAt } = line;
    const squares = differences(this.sensed, position);
    const stands = this.#standsAlone(line, squares);
    if (stands) {
      this.#lines = [close(line, stands, pressedAt)];
      this.#tellFirst();
      return;
    }
    const isPlaced = this.#done.has('placed');
    const candidates = this.#lines.flatMap((other) => matchesOf(other).map(({ move }) => move));
    this.#done.add('press');
    this.#pressToldAt = pressedAt;
    const doubt = squares.length > 0 && !isPlaced ? { squares, candidates: distinct(candidates) } : null;
    const doubtedAt = doubt ? pressedAt : null;
    this.#lines = this.#lines.map((other) => ({ ...other, pressedAt: null, doubtedAt }));
    this.#readings.push({ kind: 'press', color: position.turn, at: pressedAt, doubt });
  }

  /**
   * D.2.4: the one move that stands there, hole by hole, when the clock is pressed, whatever was being put right before. A
   * man in the hand looks like one that has captured: that is no such move.
   */
  #standsAlone({ position }: Line, squares: readonly Square[]): Effect | null {
    if (squares.length === 0 || this.#lines.length > 1) return null;
    const [effect, ...others] = effectsOf(position).filter((each) => isShown(each, squares, this.sensed));
    const isSeen = effect && (!effect.captures || typeof foundAt(this.sensed, effect.move.to) === 'object');
    return isSeen && others.length === 0 ? effect : null;
  }

  /** The contact is named and masked, and play goes on: with the words, too, that were heard for the reply already. */
  #free({ line, square, effect, isOver, at }: Extract<Decision, { kind: 'stuck' }>): void {
    this.#readings.push(...this.#holes.mask(square, 'stuck', at));
    const [seen] = isOver ? [...this.#alreadyOver(effect), close(line, effect, at)] : [line];
    this.#lines = seen ? closedIfPressed(look(seen, this.findings, at), this.#moment) : [];
  }

  /** The readings in which this move is over, and nothing else. */
  #alreadyOver(effect: Effect): Line[] {
    return this.#lines.filter((line) => {
      const [ply, ...later] = pliesAfter(line, this.#settled);
      return ply && later.length === 0 && sameMove(ply.move, effect.move);
    });
  }

  /** Every reading has the same player pressing, and no legal move on the board. */
  #findIllegal(color: Color): PressedAstray | null {
    const [line, ...others] = this.#lines;
    if (!line || line.position.turn !== color || line.pressedAt !== this.#at || line.log.lossy) return null;
    if (line.explained || line.doubt > 0 || others.some((other) => other.explained || other.ply !== line.ply))
      return null;
    const move = manAstray(this.findings, line.position);
    return move && { move, line, at: this.#at };
  }

  /** The man is taken away again, or the opponent replies: either shows that the move was left there. */
  #judgeIllegal(changes: readonly HoleChange[]): void {
    const astray = this.#pressedAstray;
    if (!astray) return;
    const { move, line, at } = astray;
    const lifted = changes.filter(isLift).map(({ square }) => square);
    const undone = lifted.includes(move.to);
    const replied = lifted.some((square) => line.position.pieceAt(square)?.color !== line.position.turn);
    if (!undone && !replied) return;
    this.#pressedAstray = null;
    if (undone && this.#at - at < LATE_MS) return;
    this.#lines = [{ ...line, explained: true, log: EMPTY_LOG, said: null, pressedAt: null, lost: null }];
    this.#settle(0);
    this.#readings.push({ kind: 'illegal', at, color: line.position.turn, move, undone });
  }

  #conclude(): void {
    const explained = this.#lines.filter((line) => line.explained).map(borneOut);
    const closed = explained.flatMap((line) => {
      const matches = line.shown.length > 0 || line.pressedAt === null ? line.shown : unseenOf(line);
      return matches.length > 0 ? matches.map((effect) => close(line, effect, line.shownSince)) : [line];
    });
    const sure = closed.filter((line) => line.doubt === 0);
    const last = sure.length > 0 ? sure : this.#lines.map(withoutUnproven);
    this.#lines = atTheEnd(believed(last, this.#settled), this.#moment);
    this.#settle();
    this.#askAboutLast();
    for (const line of this.#lines) if (line.log.lossy) this.#askAboutLoss(line);
  }

  /** The end came with a man in the hand or on a square whose reports were lost: only words can tell. */
  #askAboutLoss(line: Line): void {
    const number = (line.ply?.number ?? 0) + 1;
    const candidates = matchesOf(line).map((effect) => effect.move);
    if (this.#settled < number - 1 || candidates.length === 0 || this.#askedAbout >= number) return;
    this.#askedAbout = number;
    this.#readings.push({ kind: 'unclear', at: this.#at, before: line.position, candidates });
  }

  /**
   * The words name a move, the clock was pressed, and the board shows it but for the hole the man came from: that
   * contact is stuck. It is named and masked, and play goes on.
   */
  #freeStuckHole(): void {
    const [line, other] = this.#lines;
    if (!line || other || line.explained || line.pressedAt === null || line.said?.length !== 1) return;
    const [move] = line.said;
    if (!move) return;
    const wrong = differences(this.findings, line.position.after(move));
    if (wrong.length !== 1 || wrong[0] !== move.from) return;
    this.#readings.push(...this.#holes.mask(move.from, 'stuck', this.#at));
    this.#lines = closedIfPressed(look(line, this.findings, this.#at), this.#moment);
  }

  /**
   * The same, but for the hole that the man went into: late bytes might still fill it, until the opponent touches one of
   * his own men.
   */
  #freeUnfilledHole(changes: readonly HoleChange[]): void {
    const [line, other] = this.#lines;
    const [move, ...others] = line?.said ?? [];
    if (!line || other || !move || others.length > 0 || line.pressedAt === null) return;
    const after = line.position.after(move);
    const isReply = changes.some(
      (change) => isLift(change) && after.pieceAt(change.square)?.color === after.turn,
    );
    const lifted = new Set(changes.map(({ square }) => square));
    const wrong = differences(this.findings, after).filter((square) => !lifted.has(square));
    if (!isReply || wrong.length !== 1 || wrong[0] !== move.to) return;
    const effect = effectsOf(line.position).find((each) => sameMove(each.move, move));
    if (!effect) return;
    this.#readings.push(...this.#holes.mask(move.to, 'stuck', this.#at));
    this.#lines = [close(line, effect, line.pressedAt)];
  }

  /** Says what all readings agree on. */
  #settle(behind = this.#behind): void {
    while (!this.#overrun) {
      const open = this.#openPlies();
      const [first] = open?.[0] ?? [];
      if (!open || !first || open.some((plies) => plies.length <= behind)) return;
      if (movesOf(open).length > 1) return;
      this.#tell(first);
    }
  }

  /** The next hand reaches for the board, and the half-move before it is still open: now is the time to ask. */
  #askAboutLast(): void {
    this.#lines = believed(this.#lines, this.#settled);
    const open = this.#openPlies();
    const first = open?.find((plies) => plies.length > 0)?.[0];
    if (!open || !first) return;
    // A reading that has men in the hand still may yet prove right, unless no more will come.
    const isUnmade = open.some((plies) => plies.length === 0);
    if (isUnmade && this.#behind > 0) return;
    const candidates = movesOf(open);
    if ((candidates.length < 2 && !isUnmade) || this.#askedAbout >= first.number) return;
    // Readings that differ in what the holes will show need no words but time.
    if (this.#behind > 0 && !this.#lookAlike(first.before, candidates)) return;
    this.#askedAbout = first.number;
    this.#readings.push({ kind: 'unclear', at: this.#at, before: first.before, candidates });
  }

  /** Whether this board can never tell these moves apart: one man's captures, one pawn's promotions, in pegs. */
  #lookAlike(before: Position, [first, ...others]: readonly Move[]): boolean {
    if (!first) return true;
    if (typeof foundAt(this.findings, first.to) === 'object') return false;
    const pegs = occupancyOf(before.after(first));
    return others.every((move) => differences(pegs, before.after(move)).length === 0);
  }

  /** The half-moves not yet said, as each reading has them; null while nothing explains the board. */
  #openPlies(): ReadPly[][] | null {
    if (!this.#lines.some(isSound) || this.#lines.some((line) => line.doubt > 0)) return null;
    return this.#lines.map((line) => pliesAfter(line, this.#settled));
  }
}

/** A last half-move that no press and no reply bore out, on a board that nothing explains. */
function withoutUnproven(line: Line): Line {
  const { ply } = line;
  const unproven = ply && ply.pressedAt === null;
  return { ...(unproven ? (reopen(line) ?? line) : line), explained: true, doubt: 0 };
}

/** The positions that a reading allows on the board while nobody touches it. */
function standing(line: Line): Position[] {
  return line.shown.length > 0
    ? line.shown.map((effect) => afterEffect(line.position, effect))
    : [line.position];
}

/** The different moves that the readings give for the first open half-move. */
function movesOf(open: readonly (readonly ReadPly[])[]): Move[] {
  return distinct(open.flatMap(([ply]) => (ply ? [ply.move] : [])));
}
