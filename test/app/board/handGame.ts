/**
 * A game played by hands at a simulated board, through driver, seat, session and rules, on simulated time; and what
 * the game made of each half-move against what was played.
 */
import { BoardSeat } from '#app/board/boardSeat.ts';
import type { BoardListener } from '#app/board/playedBoard.ts';
import type { SeatHost } from '#app/board/seatHost.ts';
import { defaultSettings, wordsOf } from '#app/desk/settings.ts';
import type { EventLog } from '#app/journal/eventLog.ts';
import { announceForPlayer } from '#app/table/assist.ts';
import { Session } from '#app/table/session.ts';
import type { BoardKind, Driver } from '#devices/board.ts';
import { createDriver } from '#devices/drivers.ts';
import { placementOf } from '#devices/inference/found.ts';
import { parseTrace } from '#devices/recorder/playback.ts';
import { TraceReplay } from '#devices/recorder/replay.ts';
import type { Mode } from '#rules/game/header.ts';
import { type GameState, newGame, onMove, type Ply } from '#rules/game/state.ts';
import { type Move, makeUci } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import type { Color, Piece, Square } from '#rules/position/square.ts';
import { match } from '#speech/match/match.ts';
import { loadLanguage } from '#speech/phrases/languages.ts';
import { headerOf } from '#test/app/setup/headerOf.ts';
import type { Chance } from '#test/devices/hands/chance.ts';
import { type Deed, deedsOf, type Habit, type Person } from '#test/devices/hands/person.ts';
import { ScannedBoard } from '#test/devices/hands/scannedBoard.ts';
import { SimulatedClock, settled } from './simulatedClock.ts';

const MEMORY: Pick<EventLog, 'append'> = { append: async () => ({ ok: true }) };

const HOURS: Readonly<{ periods: readonly { ms: number }[]; incrementMs: number; delayMs: number }> = {
  periods: [{ ms: 36_000_000 }],
  incrementMs: 0,
  delayMs: 0,
};

/** An alert that holds something against the player. A divergence only asks. */
const ACCUSING = ['illegal-move', 'premature-press', 'no-move-press', 'incomplete-promotion', 'touch-move'];

/** A half-move is judged when so much time has passed, and the next one is over. */
const LATEST_MS = 2500;

export const VERDICTS = ['right', 'wrong', 'accused', 'unclear'] as const;
export type Verdict = (typeof VERDICTS)[number];

export type HalfMove = Readonly<{ verdict: Verdict; habits: readonly Habit[]; played: string; note: string }>;

export type HandGameOptions = Readonly<{
  kind: BoardKind;
  person: Person;
  mode: Mode;
  chance: Chance;
  /** Between the end of one player's half-move and the beginning of the next. */
  pause: readonly [number, number];
  isRecorded?: boolean;
  /** Who announces no move, whatever the game waits for. */
  neverSays?: Color;
}>;

export type HandGame = Readonly<{ halfMoves: readonly HalfMove[]; disagreements: readonly string[] }>;

export async function playByHands(
  start: Position,
  moves: readonly Move[],
  options: HandGameOptions,
): Promise<HandGame> {
  await loadLanguage('en');
  const halfMoves: HalfMove[] = [];
  const disagreements: string[] = [];
  let position = start;
  let table = await HandTable.open(position, options);
  for (const [index, move] of moves.entries()) {
    const halfMove = await table.play(position, move, moves[index + 1] === undefined);
    halfMoves.push(...halfMove);
    position = position.after(move);
    const isOver = table.isOver;
    if (!table.isLost && !isOver) continue;
    await table.finish();
    disagreements.push(...table.disagreement());
    if (isOver && !table.isLost) return { halfMoves, disagreements };
    table = await HandTable.open(position, options);
  }
  halfMoves.push(...(await table.finish()));
  disagreements.push(...table.disagreement());
  return { halfMoves, disagreements };
}

type Pending = { move: string; until: number; habits: readonly Habit[]; isAsked: boolean; accused: string };

class HandTable {
  readonly #options: HandGameOptions;
  readonly #clock = new SimulatedClock();
  readonly #board: ScannedBoard;
  readonly #session: Session;
  readonly #hands = new Map<Square, Piece>();
  #seat!: BoardSeat;
  #driver!: Driver;
  #listener!: BoardListener;
  #tap: ((bytes: Uint8Array, at: number) => void) | null = null;
  readonly #made: string[] = [];
  readonly #expected: string[] = [];
  #pending: Pending[] = [];
  #judged = 0;
  #at = 1000;
  isLost = false;

  static async open(position: Position, options: HandGameOptions): Promise<HandTable> {
    const table = new HandTable(position, options);
    await table.#connect();
    return table;
  }

  private constructor(position: Position, options: HandGameOptions) {
    this.#options = options;
    this.#board = new ScannedBoard(options.kind, placementOf(position));
    const settings = { ...defaultSettings('en'), mode: options.mode };
    const fresh = newGame({
      ...headerOf(settings),
      timeControl: options.person.presses ? HOURS : null,
      startFen: position.fen,
    });
    if (!fresh.ok) throw new Error(fresh.reason);
    this.#session = new Session({
      log: MEMORY,
      game: 'game',
      state: fresh.state,
      length: 0,
      now: this.#clock.now,
      assist: (state) => (options.person.announces ? null : announceForPlayer(state, wordsOf(settings))),
    });
    this.#session.subscribe(({ events }) => {
      for (const event of events) {
        if (event.event === 'made') this.#made.push(event.move);
        if (event.event === 'unmade') this.#made.pop();
        if (event.event === 'alert' && ACCUSING.includes(event.kind)) this.#accuse(event.kind);
      }
    });
  }

  get isOver(): boolean {
    return this.#session.state.phase === 'over';
  }

  async #connect(): Promise<void> {
    const { kind, isRecorded = false } = this.#options;
    const settings = defaultSettings('en');
    const host: SeatHost = {
      clock: this.#clock,
      openBoard: async (_setup, _filled, listener, tap) => {
        const port = {
          emit: (event: Parameters<BoardListener['board']>[0]) => listener.board(event),
          write: () => this.#board.tellAll(this.#clock.now()),
        };
        const driver = createDriver(kind, port, 'white');
        this.#driver = driver;
        this.#listener = listener;
        this.#tap = tap.rx;
        listener.opened();
        driver.start(0);
        return { ok: true, board: { kind, hand: null, driver, close: async () => {} } };
      },
      state: () => this.#session.state,
      submit: (requested, ago = 0) => this.#session.enter(requested, ago),
      refuse: () => {},
      felt: () => {},
      say: ({ said }) => {
        if (said.text.startsWith('Which move?')) this.#ask();
      },
      words: () => wordsOf(settings),
      press: (by) => void this.#seat.press(by),
      ask: () => {},
      repeat: () => {},
      set: () => void this.#session.submit({ by: 'arbiter', do: 'start' }),
    };
    const setup = { choice: kind, orientation: 'white', seat: 'white', usb: null } as const;
    this.#seat = new BoardSeat(null, setup, host);
    this.#session.subscribe((change) => this.#seat.happened(change));
    await this.#seat.open();
    if (isRecorded) this.#seat.record(true);
    await this.#pass(1000);
    if (this.#session.state.phase !== 'playing') await this.#session.submit({ by: 'arbiter', do: 'start' });
  }

  async play(position: Position, move: Move, isLast: boolean): Promise<HalfMove[]> {
    const { person, chance, pause } = this.#options;
    const { deeds, until, shown } = deedsOf(position, move, person, chance, this.#at);
    this.#expected.push(makeUci(move));
    this.#pending.push({ move: makeUci(move), until, habits: shown, isAsked: false, accused: '' });
    for (const deed of deeds) {
      await this.#pass(deed.at);
      await this.#do(deed, position);
    }
    this.#at = Math.max(until, this.#clock.now()) + chance.between(...pause);
    if (shown.some((habit) => habit === 'stuckOpen' || habit === 'stuckClosed' || habit === 'replug')) {
      await this.#pass(this.#at + 5000);
      this.#at = this.#clock.now() + 1;
      this.isLost = true; // the next half-move has sound contacts again
      return this.#judge(0);
    }
    const open = this.#pending.filter((pending) => pending.until > this.#clock.now() - LATEST_MS).length;
    return isLast ? [] : this.#judge(Math.max(1, open));
  }

  async finish(): Promise<HalfMove[]> {
    await this.#pass(Math.max(this.#at, this.#clock.now()) + 5000);
    this.#session.close(); // its flag would keep the game for the hours of its clock
    return this.isLost ? [] : this.#judge(0);
  }

  /** What the log of this table and `read-board` on its trace tell apart. */
  disagreement(): string[] {
    const file = this.#seat.recording.value?.file();
    const trace = file ? parseTrace(file) : null;
    if (!trace?.ok) return [];
    const opened = TraceReplay.open(trace.trace.header, {
      understand: (text, position) => {
        const found = match(position, text, { language: 'en' });
        return found.kind === 'move' ? [found.move] : found.kind === 'unclear' ? found.candidates : [];
      },
    });
    if (!opened.ok) return [opened.reason];
    for (const record of trace.trace.records) opened.replay.record(record);
    opened.replay.finish(trace.trace.records.at(-1)?.at ?? 0);
    const live = movesOf(this.#session.state);
    const read = movesOf(opened.replay.state);
    const ply = live.findIndex((move, index) => move !== read[index]);
    if (ply < 0 && read.length === live.length)
      return opened.replay.unread > 0 ? [`${opened.replay.unread} half-moves that were not read`] : [];
    const from = Math.max(0, (ply < 0 ? live.length : ply) - 2);
    return [`from ${from}: live ${live.slice(from).join(' ')}; read ${read.slice(from).join(' ')}`];
  }

  async #pass(until: number): Promise<void> {
    // A report may call for another: they are fed one by one, in time.
    for (let reports = this.#board.take(until); reports.length > 0; reports = this.#board.take(until)) {
      for (const { bytes, at } of reports) {
        await this.#clock.passUntil(at);
        this.#tap?.(bytes, at);
        this.#driver.feed(bytes, at);
        await settled();
      }
    }
    await this.#clock.passUntil(until);
  }

  async #do(deed: Deed, position: Position): Promise<void> {
    const { at } = deed;
    switch (deed.kind) {
      case 'lift':
        if (this.#board.has(deed.square)) this.#hands.set(deed.square, this.#board.lift(deed.square, at));
        break;
      case 'insert': {
        const man = deed.promoted ?? this.#hands.get(deed.from) ?? position.pieceAt(deed.from);
        if (man && !this.#board.has(deed.square)) this.#board.insert(deed.square, man, at);
        this.#hands.delete(deed.from);
        if (deed.square !== deed.from && man) this.#hands.set(deed.from, man);
        break;
      }
      case 'words':
        if (position.turn === this.#options.neverSays) break;
        this.#seat.settleBy(deed.move, makeUci(deed.move));
        await settled();
        void this.#session.submit((state) => ({
          by: onMove(state),
          do: 'announce',
          text: makeUci(deed.move),
          move: makeUci(deed.move),
        }));
        break;
      case 'press':
        void this.#seat.press(deed.color);
        break;
      case 'adjust':
        void this.#session.submit((state) => ({
          by: onMove(state) as Color,
          do: state.act.adjusting ? 'endAdjust' : 'adjust',
        }));
        break;
      case 'unplug':
        this.#board.unplug(at);
        this.#listener.lost('unplugged');
        break;
      case 'plug':
        this.#board.plug(at);
        this.#listener.opened();
        this.#driver.start(at);
        this.#board.tellAll(at);
        break;
      case 'stick':
        (deed.open ? this.#board.stuckOpen : this.#board.stuckClosed).add(deed.square);
    }
    await settled();
  }

  #ask(): void {
    const pending = this.#pending.at(-1);
    if (pending) pending.isAsked = true;
  }

  #accuse(kind: string): void {
    const pending = this.#pending.at(-1);
    if (pending) pending.accused = kind;
  }

  /** Of every half-move but the last so many, what became of it. */
  #judge(behind: number): HalfMove[] {
    const judged: HalfMove[] = [];
    while (this.#pending.length > behind) {
      const pending = this.#pending.shift() as Pending;
      const { move: played, habits, accused, isAsked } = pending;
      const made = this.#made[this.#judged];
      this.#judged += 1;
      const verdict: Verdict = accused
        ? 'accused'
        : made === undefined
          ? 'unclear'
          : made !== played
            ? 'wrong'
            : isAsked && !habits.includes('replug')
              ? 'unclear'
              : 'right';
      judged.push({ verdict, habits, played, note: accused || (made ?? 'not made') });
      if (made !== played || accused) {
        this.isLost = true;
        this.#pending = [];
      }
    }
    return judged;
  }
}

/** The half-moves of a game as it stands, legal or not. */
function movesOf({ ply: last }: GameState): string[] {
  const moves: string[] = [];
  for (let ply: Ply | null = last; ply?.previous; ply = ply.previous)
    moves.unshift(ply.move ? makeUci(ply.move) : ply.san);
  return moves;
}
