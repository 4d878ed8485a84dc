/**
 * The application without its screens: the stored games, the one being played, what is chosen and what is said.
 * main.tsx gives it the real browser; tests give it their own.
 */
import type { Color } from '#rules/position/square.ts';
import type { Announcer } from '#speech/announcer/announcer.ts';
import { loadLanguage } from '#speech/phrases/languages.ts';
import { type Said, together } from '#speech/phrases/said.ts';
import type { Sound } from '#speech/sounds/earcons.ts';
import { Observable } from './base/observable.ts';
import type { OpenBoard } from './board/playedBoard.ts';
import type { ChosenPort } from './board/serialBoard.ts';
import { boardsOf, headerOf, type Settings, wordsOf } from './desk/settings.ts';
import { loadTexts, saidText, type TextKey } from './i18n/text.ts';
import type { GameRecord } from './journal/database.ts';
import type { Journal } from './journal/journal.ts';
import { makeJournalFile, parseJournalFile } from './journal/journalFile.ts';
import { type Restored, restore } from './journal/restore.ts';
import { type Held, lockGame } from './journal/tabLock.ts';
import type { MateClient } from './mate/mateClient.ts';
import { announceForPlayer } from './table/assist.ts';
import { watchForDeadPositions } from './table/deadPosition.ts';
import { OpenGame } from './table/openGame.ts';
import { Session } from './table/session.ts';
import type { VoiceControl } from './voice/lazyVoice.ts';

export type Ports = Readonly<{
  journal: Journal;
  locks: LockManager;
  announcer: Announcer;
  settings: Observable<Settings>;
  play: (sound: Sound) => void;
  voice: VoiceControl;
  openBoard: OpenBoard;
  /** Lets the user choose the port of a board; only in a gesture. */
  choosePort: (seat: Color) => Promise<ChosenPort>;
  /** Works out beside the game who can still mate. */
  mate: () => Promise<Pick<MateClient, 'ask' | 'cancel'>>;
  /** The wall clock, in milliseconds. */
  now: () => number;
}>;

export type Playing = Readonly<{ game: OpenGame; record: GameRecord }>;

export class Hector {
  readonly ports: Ports;
  readonly playing = new Observable<Playing | null>(null);
  /** Another tab writes to the game: this one shows no board. */
  readonly waitsForTab = new Observable<boolean>(false);
  #held: Held | null = null;
  #waiting: AbortController | null = null;
  #stopJudging: (() => void) | null = null;

  constructor(ports: Ports) {
    this.ports = ports;
  }

  get announcer(): Announcer {
    return this.ports.announcer;
  }

  get settings(): Observable<Settings> {
    return this.ports.settings;
  }

  /** Everything that is said or shown in the chosen language is there after this. */
  async change(settings: Partial<Settings>): Promise<void> {
    const changed = { ...this.settings.value, ...settings };
    await Promise.all([loadTexts(changed.language), loadLanguage(changed.language)]);
    this.announcer.mode = changed.speech;
    this.settings.set(changed);
  }

  /** The number by which a board is told from another of its make, kept with the port that was granted for it. */
  async rememberBoard(seat: Color, number: string): Promise<void> {
    const { ports } = this.settings.value;
    await this.change({ ports: { ...ports, [seat]: { ...ports[seat], number } } });
  }

  /** The game that was being played when the page was left; false if there is none. */
  async resumeLast(): Promise<boolean> {
    const games = await this.ports.journal.games();
    const last = games.find((game) => !game.ended && game.aside === null);
    if (last) await this.open(last);
    return last !== undefined;
  }

  async startNew(): Promise<boolean> {
    const { journal, now } = this.ports;
    const header = headerOf(this.settings.value);
    const fresh = restore(header, []);
    if (!fresh.ok) {
      this.#complain('error.header', { reason: fresh.reason });
      return false;
    }
    const created = await journal.create(header, now());
    if (!created.ok) {
      this.#complain(created.fault === 'disk-full' ? 'error.diskFull' : 'error.unavailable');
      return false;
    }
    await this.#play(created.game, fresh);
    return true;
  }

  /** Opens a stored game, if no other tab has it and its journal can be read. */
  async open(record: GameRecord): Promise<void> {
    await this.closeGame();
    const lock = await lockGame(record.id, this.ports.locks);
    if (lock.ok) return this.#resume(record, lock.held, []);
    this.waitsForTab.set(true);
    this.#complain('error.otherTab');
    this.#waiting = new AbortController();
    // Settled long after this call: when the other tab is closed, or never.
    void lock.whenFree(this.#waiting.signal).then(
      (held) => this.#resume(record, held, [saidText(this.#language, 'error.tookOver')]),
      () => {},
    );
  }

  async restoreFile(name: string, content: string): Promise<boolean> {
    const { begunAt, restored } = parseJournalFile(content);
    if (!restored.ok || restored.damage !== null) {
      this.#complain('error.file', { reason: restored.ok ? (restored.damage ?? '') : restored.reason });
      return false;
    }
    const begun = begunAt ?? this.ports.now() - restored.state.at;
    const created = await this.ports.journal.create(restored.header, begun, restored.events);
    if (!created.ok) {
      this.#complain(created.fault === 'disk-full' ? 'error.diskFull' : 'error.unavailable');
      return false;
    }
    await this.#play(created.game, restored);
    this.announcer.say({ kind: 'alert', said: saidText(this.#language, 'games.restored', { file: name }) });
    return true;
  }

  async journalFile(game: GameRecord): Promise<string> {
    return makeJournalFile(game.header, game.begunAt, await this.ports.journal.replay(game.id));
  }

  async closeGame(): Promise<void> {
    this.#waiting?.abort();
    this.#waiting = null;
    this.waitsForTab.set(false);
    const open = this.playing.value;
    this.playing.set(null);
    this.#stopJudging?.();
    this.#stopJudging = null;
    await open?.game.close();
    this.#held?.release();
    this.#held = null;
  }

  async #resume(record: GameRecord, held: Held, first: readonly Said[]): Promise<void> {
    const { journal } = this.ports;
    this.waitsForTab.set(false);
    const restored = restore(record.header, await journal.replay(record.id));
    if (restored.ok && restored.damage === null) {
      await this.#play(record, restored, held);
      this.#welcome(first);
      return;
    }
    held.release();
    const damage = restored.ok ? (restored.damage ?? '') : restored.reason;
    await journal.keepAside(record.id, damage);
    await this.#goOnFrom(record, restored.ok ? restored : null);
  }

  /** What could be read of a damaged journal becomes a game of its own; the damaged one stays as it is. */
  async #goOnFrom(record: GameRecord, restored: Restored | null): Promise<void> {
    const readable = restored?.events.length ?? 0;
    const said = [saidText(this.#language, 'error.corrupt', { readable })];
    const created =
      restored && readable > 0
        ? await this.ports.journal.create(restored.header, record.begunAt, restored.events)
        : null;
    if (restored && created?.ok) {
      await this.#play(created.game, restored);
      said.push(saidText(this.#language, 'error.corruptGoesOn'));
    }
    this.announcer.say({ kind: 'alert', said: together(said), staysTrue: true });
  }

  async #play(record: GameRecord, { state, events }: Restored, held?: Held): Promise<void> {
    const { journal, locks, announcer, settings, play, openBoard, mate, now } = this.ports;
    if (!held) await this.closeGame();
    const lock = held ? null : await lockGame(record.id, locks);
    this.#held = held ?? (lock?.ok ? lock.held : null);
    const session = new Session({
      log: journal,
      game: record.id,
      state,
      length: events.length,
      now: () => now() - record.begunAt,
      assist: (game) =>
        settings.value.announceMyself ? null : announceForPlayer(game, wordsOf(settings.value)),
    });
    const boards = boardsOf(settings.value, record.header.boards);
    const game = await OpenGame.open({ session, announcer, settings, play, openBoard, boards });
    if (settings.value.record) for (const seat of game.seats.value) seat.record(true);
    this.playing.set({ game, record });
    void mate().then((client) => {
      if (this.playing.value?.game === game) this.#stopJudging = watchForDeadPositions(session, client);
    });
  }

  /** Reloading loses nothing; that a clock ran on meanwhile is said, but no time: that is told on request only. */
  #welcome(first: readonly Said[]): void {
    const state = this.playing.value?.game.session.state;
    if (state?.phase !== 'playing') return;
    const said = [...first, saidText(this.#language, 'game.wentOn')];
    if (state.clock?.running) said.push(saidText(this.#language, 'game.ranOn'));
    if (state.clock?.running && state.header.mode === 'training')
      said.push(saidText(this.#language, 'game.mayPause'));
    this.announcer.say({ kind: 'alert', said: together(said) });
  }

  get #language() {
    return this.settings.value.language;
  }

  #complain(key: TextKey, args?: Readonly<Record<string, string | number>>): void {
    this.announcer.say({ kind: 'alert', said: saidText(this.#language, key, args), staysTrue: true });
  }
}
