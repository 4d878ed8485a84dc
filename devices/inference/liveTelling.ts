/**
 * What is told of a hand at a live board: it carries out what settling.ts decides, when its time has come, and what it has
 * told stands.
 */
import { sameMove } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import type { Color } from '#rules/position/square.ts';
import type { Effect } from './effects.ts';
import { doubtAt } from './faulty.ts';
import { differences, type HoleChange } from './found.ts';
import type { Hand } from './hand.ts';
import { borneOut, close, closedIfPressed, type Line, look, pliesAfter } from './line.ts';
import { type Decision, firstOpen, nextDecision } from './settling.ts';
import { standsAlone } from './standing.ts';
import type { Telling } from './telling.ts';
import { without } from './touchLog.ts';
import type { Understanding } from './words.ts';

export class LiveTelling implements Telling {
  readonly #hand: Hand;
  /** When a hole last changed, and when words were last said. */
  #changedAt = 0;
  #saidAt = 0;
  /** A press that was told before the board showed its move. */
  #pressToldAt: number | null = null;
  /** The line was down, and the board has not shown since what the game has. */
  #afterLoss = false;
  /** What was already told of the board as it is, or of this half-move. */
  #done = new Set<string>();

  constructor(hand: Hand) {
    this.#hand = hand;
  }

  get due(): number | null {
    return this.#nextDecision()?.at ?? null;
  }

  /** Decisions come in the order of their times, however late somebody asks for them: the same trace, the same game. */
  elapse(at: number): void {
    for (let next = this.#nextDecision(); next && next.at <= at; next = this.#nextDecision())
      this.#decide(next);
  }

  /** What was left on the board is told when it has settled. */
  stirred(): void {}

  changed(changes: readonly HoleChange[]): void {
    const hand = this.#hand;
    this.#changedAt = hand.at;
    for (const key of ['placed', 'differs', 'touches', 'offered']) this.#done.delete(key);
    if (
      this.#afterLoss &&
      hand.lines.some(({ position }) => differences(hand.findings, position).length === 0)
    )
      this.#afterLoss = false;
    // What happened while the line was down nobody saw: more than one half-move of it is not to be found out.
    hand.follow(changes, !this.#afterLoss);
    if (this.#afterLoss && !hand.isExplained) this.#tellDifference(hand.at);
  }

  pressed(color: Color): void {
    const hand = this.#hand;
    const { at } = hand;
    this.#done.delete('press');
    hand.press(color);
    // Of a half-move that was told already, or of nobody's: it decides nothing here.
    const isNews = hand.lines.some(
      (line) =>
        line.pressedAt === at || pliesAfter(line, hand.settled).some(({ pressedAt }) => pressedAt !== null),
    );
    if (!isNews) hand.say({ kind: 'press', color, at, doubt: null });
    this.elapse(at);
  }

  heard(understand: Understanding): void {
    this.#saidAt = this.#hand.at;
    this.#hand.hear(understand);
    this.elapse(this.#hand.at);
  }

  /** What the board shows next nobody saw happen. */
  lost(): void {
    this.#hand.distrust();
    this.#afterLoss = true;
    this.#done.delete('offered');
  }

  /** It shows the game, and no man was on his way: nothing happened meanwhile, and what comes next is seen again. */
  unchanged(): void {
    if (this.#afterLoss && this.#hand.trust()) this.#afterLoss = false;
  }

  reset(position: Position): void {
    this.#hand.reset(position);
    this.#afterLoss = false;
    this.#pressToldAt = null;
    this.#done = new Set();
  }

  finish(): void {
    this.elapse(Number.POSITIVE_INFINITY);
  }

  #nextDecision(): Decision | null {
    const { lines, findings, timing, settled, adjusting } = this.#hand;
    return nextDecision({
      lines,
      findings,
      timing,
      told: settled,
      changedAt: this.#changedAt,
      saidAt: this.#saidAt,
      pressToldAt: this.#pressToldAt,
      afterLoss: this.#afterLoss,
      adjusting: adjusting.isOn,
      done: this.#done,
    });
  }

  #decide(decision: Decision): void {
    const hand = this.#hand;
    const [line] = hand.lines.filter(({ explained }) => explained);
    const { at } = decision;
    switch (decision.kind) {
      case 'tell':
        this.#tellFirst();
        break;
      case 'rest':
        this.#rest(decision.effect, at);
        break;
      case 'bear':
        hand.lines = hand.lines.filter(({ explained }) => explained).map(borneOut);
        break;
      case 'promoting':
        this.#done.add('promoting');
        if (line)
          hand.say({
            kind: 'promoting',
            at,
            before: line.position,
            move: decision.move,
            touched: hand.touchesOf(line),
          });
        break;
      case 'touches':
        this.#done.add('touches');
        if (line && hand.touchesOf(line).length > 0)
          hand.say({ kind: 'touched', at, before: line.position, touched: hand.touchesOf(line) });
        break;
      case 'placed': {
        this.#done.add('placed');
        const { line: astray, move } = decision;
        hand.say({
          kind: 'placed',
          at: this.#changedAt,
          before: astray.position,
          move,
          touched: hand.touchesOf(astray),
        });
        break;
      }
      case 'press':
        this.#tellPress();
        break;
      case 'unclear': {
        const { candidates } = decision;
        const before = firstOpen(hand.lines, hand.settled)?.before ?? line?.position;
        this.#done.add(`unclear ${hand.settled + 1}`);
        if (before) hand.say({ kind: 'unclear', at, before, candidates });
        break;
      }
      case 'offered':
        this.#done.add('offered');
        if (line) hand.say({ kind: 'offered', at, before: line.position, move: decision.effect.move });
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
    const hand = this.#hand;
    // Of the half-move on its way it is known still that its clock was pressed.
    const doubtedAt = hand.lines.find((line) => line.doubtedAt !== null)?.doubtedAt ?? null;
    const pressToldAt = this.#pressToldAt;
    this.reset(hand.told);
    this.#pressToldAt = pressToldAt;
    hand.lines = hand.lines.map((line) => ({ ...line, doubtedAt }));
    hand.say({ kind: 'differs', at });
  }

  #rest(effect: Effect, at: number): void {
    const hand = this.#hand;
    const over = hand.lines.flatMap((line) => {
      if (!line.explained) return [];
      // In another reading it is over already, and words were heard for the reply.
      const [ply] = pliesAfter(line, hand.settled);
      if (ply) return sameMove(ply.move, effect.move) ? [line] : [];
      return line.shown.includes(effect)
        ? [look(close(line, effect, line.shownSince), hand.findings, at)]
        : [];
    });
    hand.keep(over);
    this.#tellFirst();
  }

  /** The readings agree on the first open half-move: it is told, and what contradicts it is given up. */
  #tellFirst(): void {
    const hand = this.#hand;
    const sound = hand.lines.filter((line) => line.explained);
    const first = firstOpen(sound, hand.settled);
    if (!first) return;
    hand.lines = sound;
    hand.tell(first);
    this.#done = new Set([...this.#done].filter((key) => key === 'press'));
    this.#pressToldAt = null;
    this.#afterLoss = false;
  }

  #tellPress(): void {
    const hand = this.#hand;
    const [line] = hand.lines;
    if (!line || line.pressedAt === null) return;
    const { position, pressedAt } = line;
    const stands = hand.lines.length > 1 ? null : standsAlone(line, hand.sensed);
    if (stands) {
      const { effect, fallen } = stands;
      hand.lines = [close({ ...line, log: without(line.log, fallen) }, effect, pressedAt)];
      this.#tellFirst();
      if (fallen.length > 0) hand.leaveAstray();
      return;
    }
    const isPlaced = this.#done.has('placed');
    this.#done.add('press');
    this.#pressToldAt = pressedAt;
    const doubt = isPlaced ? null : doubtAt(hand.lines, hand.sensed);
    const doubtedAt = doubt ? pressedAt : null;
    hand.lines = hand.lines.map((other) => ({ ...other, pressedAt: null, doubtedAt }));
    hand.say({ kind: 'press', color: position.turn, at: pressedAt, doubt });
  }

  /** The contact is named and masked, and play goes on: with the words, too, that were heard for the reply already. */
  #free({ line, square, effect, isOver, at }: Extract<Decision, { kind: 'stuck' }>): void {
    const hand = this.#hand;
    hand.nameStuck(square, at);
    const [seen] = isOver ? [...this.#alreadyOver(effect), close(line, effect, at)] : [line];
    hand.lines = seen ? closedIfPressed(look(seen, hand.findings, at), hand.moment) : [];
  }

  /** The readings in which this move is over, and nothing else. */
  #alreadyOver(effect: Effect): Line[] {
    const { lines, settled } = this.#hand;
    return lines.filter((line) => {
      const [ply, ...later] = pliesAfter(line, settled);
      return ply && later.length === 0 && sameMove(ply.move, effect.move);
    });
  }
}
