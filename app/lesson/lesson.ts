/**
 * The guided lesson: things that a player does at his place, one after the other, each said, waited for and praised.
 * It watches the game and never touches it: whatever way leads to a step, by keys, by words or on a board on the table,
 * counts. Every task follows from the position; what is done instead of it is said, with the way back, and never praised.
 * It can be skipped, repeated and left at any time.
 */
import type { FurtherWords } from '#app/desk/desk.ts';
import type { Change } from '#app/desk/gamePort.ts';
import { sentences } from '#app/desk/narrate.ts';
import { allowedMoves } from '#rules/game/act.ts';
import { isAllowed } from '#rules/game/allowed.ts';
import type { EventKind, GameEvent } from '#rules/game/event.ts';
import { placedMove } from '#rules/game/placing.ts';
import { type GameState, isUncompleted } from '#rules/game/state.ts';
import { inCyrillic, writesCyrillic } from '#rules/notation/scripts.ts';
import { type Move, makeUci } from '#rules/position/move.ts';
import type { Color, Square } from '#rules/position/square.ts';
import type { Announcer } from '#speech/announcer/announcer.ts';
import { isOfPage } from '#speech/announcer/message.ts';
import type { AnnounceOptions } from '#speech/phrases/announce.ts';
import { type Said, together } from '#speech/phrases/said.ts';
import { saySquare } from '#speech/phrases/speak.ts';
import { Observable } from '../base/observable.ts';
import { lessonTexts } from './texts/texts.ts';

export const STEPS = [
  'explore',
  'lift',
  'insert',
  'press',
  'words',
  'time',
  'slip',
  'ownWords',
  'tongue',
  'correct',
  'arbiter',
  'goOn',
  'score',
] as const;
export type Step = (typeof STEPS)[number];

/** The pawn of a task and where it goes, another one for a slip of the tongue, and the half-move before it. Null where the position has no such move. */
type Aim = Readonly<{ side: Color; move: Move; other: Move; ply: number }> | null;

/** What stands in the way of the task: another man was taken, or another move made. */
export type Slip = Readonly<{ kind: 'man'; square: Square } | { kind: 'move' }>;

/** What is done on the board: another man or another move than that of the task is a slip. */
const ON_THE_BOARD: ReadonlySet<Step | null> = new Set<Step | null>([
  'explore',
  'lift',
  'insert',
  'press',
  'words',
  'ownWords',
  'tongue',
  'correct',
]);

/** Where a task that has lost its position begins anew. */
const BEGINS_AT: Readonly<Partial<Record<Step, Step>>> = {
  insert: 'lift',
  press: 'lift',
  tongue: 'ownWords',
  correct: 'ownWords',
};

/** Steps that find their move in the position; those behind them carry it on. */
const AIMS: ReadonlySet<Step | null> = new Set<Step | null>(['explore', 'lift', 'words', 'ownWords']);

/** Pawns that go two squares, the king's first: every task names a pawn. */
const FILES_TO_MOVE = ['e', 'd', 'c', 'f', 'b', 'g', 'a', 'h'] as const;

const SQUARES_TO_EXPLORE = 3;

/** D.2.8: a slip of the tongue can be made, and corrected, by who announces himself. */
const IN_OWN_WORDS: readonly (Step | null)[] = ['ownWords', 'tongue', 'correct'];

export type LessonOptions = Readonly<{
  /** What the lesson says of a change follows on the words of the act itself: one act, one message. */
  follow: (words: FurtherWords) => () => void;
  announcer: Pick<Announcer, 'say' | 'log'>;
  words: () => AnnounceOptions;
  /** How a command is given: its key, or its word. */
  command: (name: string) => string;
  /** On a board on the table fingers explore, and nobody sees them. */
  isReal: () => boolean;
  /** The program leaves the announcing to the player, or does it for him again. */
  practiseWords: (on: boolean) => void;
  /** The game as it stands: every task follows from it. */
  state: () => GameState;
}>;

export class Lesson {
  /** Null when the lesson is over. */
  readonly step = new Observable<Step | null>(null);
  /** What has to be put right before the task can be done. */
  readonly slip = new Observable<Slip | null>(null);
  readonly #options: LessonOptions;
  readonly #leave: () => void;
  readonly #explored = new Set<string>();
  #aim: Aim = null;

  constructor(options: LessonOptions) {
    this.#options = options;
    this.#leave = options.follow((change) => this.#happened(change));
  }

  begin(): void {
    const { announcer } = this.#options;
    this.#explored.clear();
    this.slip.set(null);
    this.#goTo(this.#first(), this.#options.state());
    announcer.say({ kind: 'alert', said: together([this.#say('welcome'), this.task()]) });
  }

  /** What is to be done now, once more. */
  again(): void {
    if (this.step.value) this.#options.announcer.say({ kind: 'answer', said: this.#whatNow() });
  }

  /** What was said last, as ever, and the task where it was not in it. */
  repeat(): void {
    const { announcer } = this.#options;
    const last = announcer.log.findLast((entry) => entry.kind !== 'echo' && !isOfPage(entry));
    const now = [this.whatWentWrong(), this.task()].flatMap((said) =>
      said && !last?.text.includes(said.text) ? [said] : [],
    );
    const said = sentences([...(last ? [last.said] : []), ...now]);
    announcer.say({ kind: 'echo', said, tellsMove: last?.tellsMove ?? false });
  }

  skip(): void {
    const { value } = this.step;
    if (!value) return;
    this.#leaveStep(value, this.#options.state());
    this.slip.set(this.#slipOf(this.#options.state()));
    this.#options.announcer.say({ kind: 'alert', said: this.#whatNow() });
  }

  end(): void {
    this.#leave();
    this.slip.set(null);
    this.#goTo(null, this.#options.state());
  }

  /** The cursor has come to a square. */
  explored(square: string): void {
    this.#explored.add(square);
    if (this.#explored.size >= SQUARES_TO_EXPLORE) this.#seen('explore');
  }

  /** The score has been opened. */
  sawScore(): void {
    this.#seen('score');
  }

  /** What is to be done now; where the lesson is over, that it is. */
  task(): Said {
    return this.#say(this.step.value ?? 'over');
  }

  /** What went wrong and how it is put right; null where nothing did. */
  whatWentWrong(): Said | null {
    const { value } = this.slip;
    return value && this.#say(`wrong.${value.kind}`, value.kind === 'man' ? value.square : undefined);
  }

  #first(): Step {
    return this.#options.isReal() ? 'lift' : 'explore';
  }

  /** What no event tells, but the screen. */
  #seen(step: Step): void {
    if (this.step.value !== step || this.slip.value) return;
    this.#leaveStep(step, this.#options.state());
    this.#options.announcer.say({ kind: 'alert', said: this.#praise() });
  }

  /** A whole move, typed, is a lift, an insertion and more: it ends every step that it carries out. */
  #happened(change: Change): Said | null {
    const { state, events } = change;
    const before = this.step.value;
    const slipBefore = this.slip.value;
    for (const event of events) {
      // Whoever takes the man of the task knows the board.
      if (this.step.value === 'explore' && event.event === 'lifted') this.#goTo('lift', change.before);
      const { value } = this.step;
      if (value && isDone(value, event, change, this.#aim)) this.#leaveStep(value, state);
    }
    const isAhead = this.step.value !== before;
    this.slip.set(this.#slipOf(state));
    if (this.slip.value) {
      // Said once, and again if the hand has tried something else meanwhile and it still stands in the way.
      return events.some(({ event }) => TRIED.has(event)) ? this.whatWentWrong() : null;
    }
    const isAnew = this.#beginAnew(state);
    if (isAhead && !isAnew) return this.#praise();
    // D.2.8: words that are still the wrong ones are corrected by words, too.
    const isStillWrong = before === 'correct' && events.some(({ event }) => event === 'announced');
    return before && (isAhead || isAnew || slipBefore || isStillWrong) ? this.task() : null;
  }

  /** What was done so far has been taken back: the task begins anew from the position as it is. */
  #beginAnew(state: GameState): boolean {
    const { value } = this.step;
    const from = value && BEGINS_AT[value];
    if (from && !isPossible(value, state, this.#aim)) {
      this.#goTo(from, state);
      return true;
    }
    if (!AIMS.has(value) || this.#aim?.ply === state.ply.number) return false;
    this.#aim = aimOf(state);
    return true;
  }

  /** To the next step that the position allows. */
  #leaveStep(from: Step, state: GameState): void {
    let next = after(from);
    if (AIMS.has(next) && next !== 'lift') this.#aim = aimOf(state);
    while (next && !isPossible(next, state, this.#aim)) {
      next = after(next);
      if (AIMS.has(next)) this.#aim = aimOf(state);
    }
    this.#goTo(next, state);
  }

  #goTo(step: Step | null, state: GameState): void {
    if (AIMS.has(step)) this.#aim = aimOf(state);
    this.#options.practiseWords(IN_OWN_WORDS.includes(step));
    this.step.set(step);
  }

  #slipOf(state: GameState): Slip | null {
    const { value } = this.step;
    const aim = this.#aim;
    if (!aim || !ON_THE_BOARD.has(value) || state.phase === 'over') return null;
    if (state.ply.number > aim.ply + (value === 'press' ? 1 : 0)) return { kind: 'move' };
    if (state.ply.number < aim.ply || value === 'press') return null;
    const { act } = state;
    const stray =
      act.hand.lifted.find(({ origin }) => origin !== aim.move.from)?.origin ??
      (isAllowed(allowedMoves(act, state.ply.position, state.parameters), aim.move)
        ? undefined
        : act.touches.find(({ square }) => square !== aim.move.from)?.square);
    if (stray) return { kind: 'man', square: stray };
    const placed = placedMove(act.placing);
    return placed && act.state !== 'PLACED_ILLEGAL' && placed.to !== aim.move.to ? { kind: 'move' } : null;
  }

  #praise(): Said {
    return together([this.#say('done'), this.task()]);
  }

  #whatNow(): Said {
    const wrong = this.whatWentWrong();
    return wrong ? together([wrong, this.task()]) : this.task();
  }

  #say(key: Parameters<typeof lessonTexts.say>[1], stray?: Square): Said {
    const { words, command } = this.#options;
    const named = words();
    const { language } = named;
    const written = (square: Square) => (writesCyrillic(language) ? inCyrillic(square) : square);
    const aim = this.#aim;
    return lessonTexts.say(language, key, {
      ...taskArgs(command),
      ...(aim && {
        side: aim.side,
        from: written(aim.move.from),
        to: written(aim.move.to),
        other: written(aim.other.to),
        fromName: saySquare(aim.move.from, named),
        toName: saySquare(aim.move.to, named),
      }),
      ...(stray && { square: written(stray) }),
    });
  }
}

/** What is tried while something stands in the way. */
const TRIED: ReadonlySet<EventKind> = new Set<EventKind>([
  'lifted',
  'inserted',
  'made',
  'pressed',
  'taken-back',
]);

const after = (step: Step): Step | null => STEPS[STEPS.indexOf(step) + 1] ?? null;

/** The pawn that the next tasks are about, and another one for a slip of the tongue. */
function aimOf({ ply, phase }: GameState): Aim {
  const { position, number } = ply;
  const side = position.turn;
  if (phase === 'over') return null;
  const [from, to] = side === 'white' ? (['2', '4'] as const) : (['7', '5'] as const);
  const [move, other] = FILES_TO_MOVE.map(
    (file): Move => ({ from: `${file}${from}`, to: `${file}${to}` }),
  ).filter((two) => position.pieceAt(two.from)?.role === 'pawn' && position.isLegal(two));
  return move && other ? { side, move, other, ply: number } : null;
}

/** Whether the position lets a task be done at all. */
function isPossible(step: Step, state: GameState, aim: Aim): boolean {
  const { act, ply, stopped, phase, clock } = state;
  if (phase === 'over') return step === 'explore' || step === 'score';
  switch (step) {
    case 'lift':
    case 'words':
    case 'ownWords':
      return aim !== null;
    case 'insert':
      return aim?.ply === ply.number && act.hand.lifted.some(({ origin }) => origin === aim.move.from);
    case 'press':
      // 6.2.1: whose clock no longer runs has nothing to press, as when the reply to his move was taken back.
      return (
        aim?.ply === ply.number - 1 && isUncompleted(state, ply) && (!clock || clock.running === aim.side)
      );
    case 'slip':
      return ply.number > 0;
    case 'tongue':
      return aim?.ply === ply.number && placedMove(act.placing) !== null;
    case 'correct':
      return aim?.ply === ply.number && placedMove(act.placing) !== null && act.words !== null;
    case 'arbiter':
      return stopped === null;
    case 'goOn':
      return stopped !== null;
    case 'time':
      return state.clock !== null;
    case 'explore':
    case 'score':
      return true;
  }
}

/** What brings a step to its end, where the log tells it; the others are seen at the screen. */
function isDone(step: Step, event: GameEvent, { before, state }: Change, aim: Aim): boolean {
  const isAim = (uci: string | null) => aim !== null && uci === makeUci(aim.move);
  switch (step) {
    case 'lift':
      return event.event === 'lifted' && event.square === aim?.move.from;
    case 'insert':
    case 'words':
    case 'correct':
      return event.event === 'made' && isAim(event.move);
    case 'press':
      return event.event === 'completed' && event.by === 'press';
    case 'time':
      return event.event === 'told' && event.what === 'ownTime';
    case 'slip':
      return event.event === 'taken-back' && state.ply.number < before.ply.number;
    case 'ownWords': {
      const placed = placedMove(state.act.placing);
      return event.event === 'inserted' && placed !== null && isAim(makeUci(placed));
    }
    case 'tongue':
      return event.event === 'announced' && !isAim(event.move);
    case 'arbiter':
      return event.event === 'clocks-stopped';
    case 'goOn':
      return event.event === 'clock-started' && before.stopped !== null && state.stopped === null;
    case 'explore':
    case 'score':
      return false;
  }
}

/** The commands that the tasks name. */
export function taskArgs(command: (name: string) => string): Readonly<Record<string, string>> {
  return {
    time: command('ownTime'),
    back: command('takeBack'),
    arbiter: command('callArbiter'),
    pause: command('pause'),
    export: command('export'),
    press: command('press'),
    repeat: command('repeat'),
  };
}
