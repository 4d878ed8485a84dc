/**
 * The guided lesson: things that a player does at his place, one after the other, each said, waited for and praised.
 * It watches the game and never touches it: whatever way leads to a step, by keys, by words or on a board on the table,
 * counts. It can be skipped, repeated and left at any time.
 */
import type { FurtherWords } from '#app/desk/desk.ts';
import type { Change } from '#app/desk/gamePort.ts';
import type { EventKind } from '#rules/game/event.ts';
import type { Language } from '#rules/notation/language.ts';
import type { Announcer } from '#speech/announcer/announcer.ts';
import { type Said, together } from '#speech/phrases/said.ts';
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

/** What brings a step to its end, where the log tells it; the others are seen at the screen. */
const DONE_BY: Readonly<Partial<Record<Step, EventKind>>> = {
  explore: 'lifted', // whoever has found a man knows the board
  lift: 'lifted',
  insert: 'made',
  press: 'pressed',
  words: 'made',
  time: 'told',
  slip: 'taken-back',
  ownWords: 'inserted',
  tongue: 'announced',
  correct: 'made',
  arbiter: 'clocks-stopped',
  goOn: 'clock-started',
};

const SQUARES_TO_EXPLORE = 3;

/** D.2.8: a slip of the tongue can be made, and corrected, by who announces himself. */
const IN_OWN_WORDS: readonly (Step | null)[] = ['ownWords', 'tongue', 'correct'];

export type LessonOptions = Readonly<{
  /** What the lesson says of a change follows on the words of the act itself: one act, one message. */
  follow: (words: FurtherWords) => () => void;
  announcer: Pick<Announcer, 'say'>;
  language: () => Language;
  /** How a command is given: its key, or its word. */
  command: (name: string) => string;
  /** On a board on the table fingers explore, and nobody sees them. */
  isReal: () => boolean;
  /** The program leaves the announcing to the player, or does it for him again. */
  practiseWords: (on: boolean) => void;
}>;

export class Lesson {
  /** Null when the lesson is over. */
  readonly step = new Observable<Step | null>(null);
  readonly #options: LessonOptions;
  readonly #leave: () => void;
  readonly #explored = new Set<string>();

  constructor(options: LessonOptions) {
    this.#options = options;
    this.#leave = options.follow((change) => this.#happened(change));
  }

  begin(): void {
    const { announcer, language, command } = this.#options;
    this.#explored.clear();
    this.#goTo(this.#first());
    const welcome = lessonTexts.said(language(), 'welcome', taskArgs(command));
    announcer.say({ kind: 'alert', said: together([welcome, this.#task()]) });
  }

  /** What is to be done now, once more. */
  repeat(): void {
    if (this.step.value) this.#options.announcer.say({ kind: 'answer', said: this.#task() });
  }

  skip(): void {
    const { value } = this.step;
    if (value) this.#next(value, false);
  }

  end(): void {
    this.#leave();
    this.#goTo(null);
  }

  /** The cursor has come to a square. */
  explored(square: string): void {
    this.#explored.add(square);
    if (this.step.value === 'explore' && this.#explored.size >= SQUARES_TO_EXPLORE)
      this.#next('explore', true);
  }

  /** The score has been opened. */
  sawScore(): void {
    if (this.step.value === 'score') this.#next('score', true);
  }

  #first(): Step {
    return this.#options.isReal() ? 'lift' : 'explore';
  }

  /** A whole move, typed, is a lift, an insertion and more: it ends every step that it carries out. */
  #happened({ events }: Change): Said | null {
    const before = this.step.value;
    for (const { event } of events) {
      if (this.step.value === 'explore' && event === DONE_BY.explore) this.#goTo('lift');
      const { value } = this.step;
      if (value && event === DONE_BY[value]) this.#goTo(after(value));
    }
    return this.step.value === before ? null : this.#praise();
  }

  #goTo(step: Step | null): void {
    this.#options.practiseWords(IN_OWN_WORDS.includes(step));
    this.step.set(step);
  }

  #next(from: Step, isDone: boolean): void {
    this.#goTo(after(from));
    this.#options.announcer.say({ kind: 'alert', said: isDone ? this.#praise() : this.#task() });
  }

  #praise(): Said {
    return together([lessonTexts.said(this.#options.language(), 'done'), this.#task()]);
  }

  #task(): Said {
    const { language, command } = this.#options;
    const { value } = this.step;
    return lessonTexts.said(language(), value ?? 'over', taskArgs(command));
  }
}

const after = (step: Step): Step | null => STEPS[STEPS.indexOf(step) + 1] ?? null;

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
