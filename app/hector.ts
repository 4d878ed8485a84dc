/**
 * The application without its screens: the stored games, the one being played, what is chosen and what is said.
 * main.tsx gives it the real browser; tests give it their own. Whatever fails here is said, and leaves a page on which
 * a new game can be begun.
 */
import type { GameHeader } from '#rules/game/header.ts';
import type { Language } from '#rules/notation/language.ts';
import type { Color } from '#rules/position/square.ts';
import type { Announcer } from '#speech/announcer/announcer.ts';
import { loadLanguage } from '#speech/phrases/languages.ts';
import { type Said, together } from '#speech/phrases/said.ts';
import type { Sound } from '#speech/sounds/earcons.ts';
import { isLoadFailure, keepFault } from './base/faults.ts';
import { InTurn } from './base/inTurn.ts';
import type { Kept } from './base/kept.ts';
import { Observable } from './base/observable.ts';
import type { OpenBoard } from './board/playedBoard.ts';
import type { ChosenPort } from './board/serialBoard.ts';
import type { Clocks } from './clock/gameTime.ts';
import type { Settings } from './desk/settings.ts';
import { loadTexts, saidText, type TextKey } from './i18n/text.ts';
import type { GameRecord } from './journal/database.ts';
import type { Journal } from './journal/journal.ts';
import type { Restored } from './journal/restore.ts';
import { type Held, lockGame } from './journal/tabLock.ts';
import type { Lesson } from './lesson/lesson.ts';
import type { MateClient } from './mate/mateClient.ts';
import type { Opened, OpenedTable, Playing } from './openTable.ts';
import type { Draft } from './setup/draft.ts';
import type { Problem } from './setup/makeHeader.ts';
import type { VoiceControl } from './voice/lazyVoice.ts';
import type { Wire } from './wire/line.ts';

export type Ports = Readonly<{
  journal: Journal;
  locks: LockManager;
  kept: Kept;
  /** The same for this tab alone, until it is closed. */
  tab: Kept;
  announcer: Announcer;
  settings: Observable<Settings>;
  play: (sound: Sound) => void;
  voice: VoiceControl;
  openBoard: OpenBoard;
  /** Lets the user choose the port of a board; only in a gesture. */
  choosePort: (seat: Color) => Promise<ChosenPort>;
  /** Works out beside the game who can still mate. */
  mate: () => Promise<Pick<MateClient, 'ask' | 'cancel'>>;
  clocks: Clocks;
  /** Carries the game to desks in other windows. */
  wire: Wire;
}>;

export type { Playing };

/** Whether a game has begun; if its set-up is the reason why not, what is wrong with it. */
export type Begun = Readonly<{ ok: true } | { ok: false; problems: readonly Problem[] }>;
const NOT_BEGUN: Begun = { ok: false, problems: [] };

/** Where it is kept that a game does not start by itself. */
const waitsKey = (game: string) => `hector:waits:${game}`;

/** Where the tab keeps which game it has. */
const OPEN_GAME = 'hector:open';

/** A game is open in this window, or in another tab. */
export type OpenAt = 'here' | 'elsewhere';

/** What a game needs, and the first screen does not. */
export const loadTable = () => import('./openTable.ts');

export class Hector {
  readonly ports: Ports;
  readonly playing = new Observable<Playing | null>(null);
  /** Another tab writes to the game: this one shows no board. */
  readonly waitsForTab = new Observable<boolean>(false);
  /** Games are opened and closed one after another, however quickly they are asked for. */
  readonly #inTurn = new InTurn();
  /** Whose words are here: until one has been fetched, English, which is always. */
  #language: Language = 'en';
  #held: Held | null = null;
  #waiting: AbortController | null = null;
  #table: OpenedTable | null = null;
  /** The guided lesson, while it goes on beside the game. */
  readonly lesson = new Observable<Lesson | null>(null);
  /** Whether the game that is opened is one of a hall. */
  #inHall = false;

  constructor(ports: Ports) {
    this.ports = ports;
  }

  get announcer(): Announcer {
    return this.ports.announcer;
  }

  get settings(): Observable<Settings> {
    return this.ports.settings;
  }

  /** Everything that is said or shown in the chosen language is there after this; where it cannot be had, the old one stays. */
  async change(settings: Partial<Settings>): Promise<boolean> {
    const changed = { ...this.settings.value, ...settings };
    try {
      await Promise.all([loadTexts(changed.language), loadLanguage(changed.language)]);
    } catch {
      this.say('error.language');
      return false;
    }
    this.#language = changed.language;
    this.announcer.mode = changed.speech;
    this.settings.set({ ...this.settings.value, ...settings });
    return true;
  }

  /** The number by which a board is told from another of its make, kept with the port that was granted for it. */
  async rememberBoard(seat: Color, number: string): Promise<void> {
    const { ports } = this.settings.value;
    await this.change({ ports: { ...ports, [seat]: { ...ports[seat], number } } });
  }

  /** The game that was being played when the page was left; false if there is none that can be opened. */
  async resumeLast(): Promise<boolean> {
    const { journal, tab } = this.ports;
    const games = (await journal.games()).filter(({ aside }) => aside === null);
    const left = games.find(({ id }) => id === tab.get(OPEN_GAME));
    if (left?.ended && (await this.#awaitsConfirmation(left))) return this.open(left);
    const last = left && !left.ended ? left : games.find(({ ended }) => !ended);
    return last !== undefined && this.open(last);
  }

  /** 8.7: a game is not left behind by a reload of the page before both players have confirmed its result. */
  async #awaitsConfirmation(record: GameRecord): Promise<boolean> {
    const restored = await this.ports.journal.restored(record);
    if (!restored.ok || restored.damage !== null) return false;
    const { isConfirmed } = await import('./score/confirmedResult.ts');
    return !isConfirmed(restored.state);
  }

  /** What a new game is set up with, as it is typed. Nothing else is to be fetched for it, so that it holds at once. */
  setUp(change: Partial<Omit<Draft, 'language'>>): void {
    this.settings.set({ ...this.settings.value, ...change });
  }

  /** A training game with a guide beside it, on the board that was chosen. */
  async startLesson(): Promise<boolean> {
    const { beginLesson, lessonSettings } = await import('./openLesson.ts');
    const begun = await this.startNew('play', lessonSettings(this.settings.value));
    const playing = this.playing.value;
    if (!begun.ok || !playing) return false;
    const lesson = await beginLesson(playing, this.announcer, () => this.settings.value);
    playing.game.repeats = () => lesson.repeat();
    this.lesson.set(lesson);
    return true;
  }

  endLesson(): void {
    this.lesson.value?.end();
    const game = this.playing.value?.game;
    if (game) game.repeats = null;
    this.lesson.set(null);
  }

  /** A game as it is set up. What is wrong with the set-up is returned, and then nothing has begun. */
  async startNew(how: 'play' | 'prepare' = 'play', settings = this.settings.value): Promise<Begun> {
    try {
      const { makeHeader, newGame } = await loadTable();
      const made = makeHeader(settings);
      if (!made.ok) return made;
      const { header } = made;
      const fresh = newGame(header);
      if (fresh.ok) {
        const game = { header, state: fresh.state, events: [] };
        const begun = await this.#inTurn.do(() =>
          this.#begin(header, this.ports.clocks.wall(), game, how === 'prepare'),
        );
        return begun ? { ok: true } : NOT_BEGUN;
      }
      this.say('error.header', { reason: fresh.reason });
    } catch (error) {
      this.fault(error);
    }
    return NOT_BEGUN;
  }

  /** Opens a stored game, if no other tab has it and its journal can be read. */
  open(record: GameRecord, inHall = false): Promise<boolean> {
    return this.#inTurn.do(async () => {
      await this.#close();
      this.#inHall = inHall;
      const lock = await lockGame(record.id, this.ports.locks);
      if (lock.ok) return this.#resume(record, lock.held, []);
      this.waitsForTab.set(true);
      this.say('error.otherTab');
      this.#takeOver(record, lock.whenFree);
      return true;
    });
  }

  /** Settled long after the call: when the other tab is closed, or never. */
  #takeOver(record: GameRecord, whenFree: (signal: AbortSignal) => Promise<Held>): void {
    const waiting = new AbortController();
    this.#waiting = waiting;
    whenFree(waiting.signal).then(
      (held) =>
        this.#inTurn.do(async () => {
          // Something else may have been opened while the lock was on its way here.
          if (waiting.signal.aborted) held.release();
          else await this.#resume(record, held, [saidText(this.#language, 'error.tookOver')]);
        }),
      (error) => {
        if (!waiting.signal.aborted) this.fault(error);
      },
    );
  }

  async restoreFile(name: string, content: string): Promise<boolean> {
    const now = this.ports.clocks.wall();
    const { parseJournalFile } = await import('./journal/journalFile.ts');
    const { begunAt, restored } = parseJournalFile(content, now);
    if (!restored.ok || restored.damage !== null) {
      this.say('error.file', { reason: restored.ok ? (restored.damage ?? '') : restored.reason });
      return false;
    }
    const begun = begunAt ?? now - restored.state.at;
    if (!(await this.#inTurn.do(() => this.#begin(restored.header, begun, restored)))) return false;
    const said = [saidText(this.#language, 'games.restored', { file: name })];
    if (!restored.isSummed) said.push(saidText(this.#language, 'games.unsummed'));
    this.announcer.say({ kind: 'alert', said: together(said) });
    return true;
  }

  /** Games of a file with several journals are stored, and none is opened. What cannot be read is returned with its reason. */
  async takeIn(journals: readonly string[]): Promise<Readonly<{ taken: number; unread: readonly string[] }>> {
    const now = this.ports.clocks.wall();
    const { parseJournalFile } = await import('./journal/journalFile.ts');
    const unread: string[] = [];
    for (const journal of journals) {
      const { begunAt, restored } = parseJournalFile(journal, now);
      if (!restored.ok || restored.damage !== null) {
        unread.push(restored.ok ? (restored.damage ?? '') : restored.reason);
        continue;
      }
      const begun = begunAt ?? now - restored.state.at;
      const created = await this.ports.journal.create(restored.header, begun, restored.events);
      if (!created.ok) unread.push(created.detail);
    }
    return { taken: journals.length - unread.length, unread };
  }

  /** Null where it is open nowhere, and so may be deleted. */
  openAt(game: GameRecord): Promise<OpenAt | null> {
    return this.#whileClosed(game, async () => {});
  }

  deleteGame(game: GameRecord): Promise<OpenAt | null> {
    return this.#whileClosed(game, () => this.ports.journal.discard(game.id));
  }

  /** A game that is open stays as it is: nothing is done then, and where it is open is answered. */
  async #whileClosed(game: GameRecord, act: () => Promise<void>): Promise<OpenAt | null> {
    if (this.playing.value?.record.id === game.id) return 'here';
    const lock = await lockGame(game.id, this.ports.locks);
    if (!lock.ok) return 'elsewhere';
    try {
      await act();
    } finally {
      lock.held.release();
    }
    return null;
  }

  async journalFile(game: GameRecord): Promise<string> {
    const { makeJournalFile } = await import('./journal/journalFile.ts');
    return makeJournalFile(game.header, game.begunAt, await this.ports.journal.replay(game.id));
  }

  closeGame(): Promise<void> {
    return this.#inTurn.do(() => this.#close());
  }

  async #close(): Promise<void> {
    this.#waiting?.abort();
    this.endLesson();
    this.#waiting = null;
    this.waitsForTab.set(false);
    const table = this.#table;
    this.#table = null;
    this.playing.set(null);
    try {
      await table?.close();
    } finally {
      this.#held?.release();
      this.#held = null;
    }
  }

  /** A game that is stored now. If it cannot be opened it is as if it had never been. */
  async #begin(header: GameHeader, begunAt: number, restored: Opened, waits = false): Promise<boolean> {
    this.#inHall = false;
    const { journal, locks } = this.ports;
    const created = await journal.create(header, begunAt, restored.events);
    if (!created.ok) {
      this.say(created.fault === 'disk-full' ? 'error.diskFull' : 'error.unavailable');
      return false;
    }
    try {
      await this.#close();
      if (waits) this.ports.kept.set(waitsKey(created.game.id), 'yes');
      const lock = await lockGame(created.game.id, locks);
      await this.#play(created.game, restored, lock.ok ? lock.held : null);
      return true;
    } catch (error) {
      await this.#couldNotOpen(error);
      await journal.discard(created.game.id).catch(() => {});
      return false;
    }
  }

  async #resume(record: GameRecord, held: Held, first: readonly Said[]): Promise<boolean> {
    const { journal } = this.ports;
    this.waitsForTab.set(false);
    this.#held = held;
    try {
      const restored = await journal.restored(record);
      if (restored.ok && restored.damage === null) {
        await this.#play(record, restored, held);
        this.#welcome(first);
        return true;
      }
      await this.#close();
      const damage = restored.ok ? (restored.damage ?? '') : restored.reason;
      await journal.keepAside(record.id, damage);
      return await this.#goOnFrom(record, restored.ok ? restored : null);
    } catch (error) {
      await this.#couldNotOpen(error);
      if (!isLoadFailure(error)) await journal.keepAside(record.id, String(error)).catch(() => {});
      return false;
    }
  }

  /** What could be read of a damaged journal becomes a game of its own; the damaged one stays as it is. */
  async #goOnFrom(record: GameRecord, restored: Restored | null): Promise<boolean> {
    const readable = restored?.events.length ?? 0;
    const said = [saidText(this.#language, 'error.corrupt', { readable })];
    const goesOn =
      restored !== null &&
      readable > 0 &&
      (await this.#begin(restored.header, this.#begunAt(record, restored), restored));
    if (goesOn) said.push(saidText(this.#language, 'error.corruptGoesOn'));
    this.announcer.say({ kind: 'alert', said: together(said), staysTrue: true });
    return goesOn;
  }

  /** The stored time of a damaged record may be anything. */
  #begunAt({ begunAt }: GameRecord, { state }: Restored): number {
    const now = this.ports.clocks.wall();
    return begunAt <= now ? begunAt : now - state.at;
  }

  async #play(record: GameRecord, opened: Opened, held: Held | null): Promise<void> {
    this.#held = held;
    const { openTable } = await loadTable();
    await loadTexts(this.#language); // the table has brought words of its own
    const table = openTable(record, opened, this.ports, this.#inHall);
    this.#table = table;
    const { boards } = table.playing.game;
    // A game that was made ready waits for a word, also after a reload: its people are still being seated.
    await boards.open(!this.#inHall && this.ports.kept.get(waitsKey(record.id)) === null);
    if (this.settings.value.record) for (const seat of boards.seats.value) seat.record(true);
    this.playing.set(table.playing);
    this.ports.tab.set(OPEN_GAME, record.id);
    table.watch(() => this.say('error.noVerdicts'));
  }

  /** Reloading loses nothing; that a clock ran on meanwhile is said, but no time: that is told on request only. */
  #welcome(first: readonly Said[]): void {
    const state = this.playing.value?.session.state;
    if (state?.phase === 'over') this.#tellEnd(first).catch((error) => this.fault(error));
    if (state?.phase !== 'playing') return;
    const said = [...first, saidText(this.#language, 'game.wentOn')];
    if (state.clock?.running) said.push(saidText(this.#language, 'game.ranOn'));
    if (state.clock?.running && state.header.mode === 'training')
      said.push(saidText(this.#language, 'game.mayPause'));
    this.announcer.say({ kind: 'alert', said: together(said) });
  }

  /** How it has ended, and what is still to be done about it. */
  async #tellEnd(first: readonly Said[]): Promise<void> {
    const [{ isConfirmed, shownResult }, { aroundTexts }] = await Promise.all([
      import('./score/confirmedResult.ts'),
      import('./shared/around/texts.ts'),
    ]);
    await aroundTexts.load(this.#language);
    const state = this.playing.value?.session.state;
    if (!state?.ending) return;
    const result = shownResult(state.ending.result, state);
    const said = [...first, saidText(this.#language, 'game.over', { result })];
    if (!isConfirmed(state)) said.push(aroundTexts.said(this.#language, 'over.next'));
    this.announcer.say({ kind: 'alert', said: together(said) });
  }

  async #couldNotOpen(error: unknown): Promise<void> {
    if (isLoadFailure(error)) this.say('error.notLoaded');
    else this.say('error.open', { reason: String(error) });
    await this.#close().catch(() => {});
  }

  /** A fault of our own, or a part of the app that could not be fetched: kept for who mends it, and said. */
  fault(error: unknown): void {
    keepFault(this.ports.kept, error, new Date(this.ports.clocks.wall()));
    this.say(isLoadFailure(error) ? 'error.notLoaded' : 'error.unexpected');
  }

  /** What is true until it is mended, in the words that are here. */
  say(key: TextKey, args?: Readonly<Record<string, string | number>>): void {
    this.announcer.say({ kind: 'alert', said: saidText(this.#language, key, args), staysTrue: true });
  }
}
