/**
 * A recorded trace read again: bytes through the board's driver, the reading of the hand, the rules core. It knows no
 * words; whoever replays a trace brings the understanding of them.
 */
import { allowed, isAllowed } from '#rules/game/allowed.ts';
import type { AlertKind, Command, CommandBody } from '#rules/game/command.ts';
import { decide } from '#rules/game/decide.ts';
import type { GameEvent } from '#rules/game/event.ts';
import { parseHeader } from '#rules/game/header.ts';
import { type GameState, newGame, type Ply } from '#rules/game/state.ts';
import { type Move, makeUci, parseUci, sameMove } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import type { Color, Square } from '#rules/position/square.ts';
import type { BoardEvent, Driver } from '../board.ts';
import { createDriver } from '../drivers.ts';
import { placementOf } from '../inference/found.ts';
import type { HoleNotice } from '../inference/holes.ts';
import { HandReader, type UnmetPress } from '../inference/reader.ts';
import type { IllegalReading, MadeReading, Reading } from '../inference/reading.ts';
import { CHECKED, TIMINGS } from '../inference/timing.ts';
import type { TraceHeader, TraceRecord } from '../transport/trace.ts';

export type ReplayEvent =
  | GameEvent
  | Readonly<{ at: number; event: 'unclear'; side: Color; candidates: readonly string[] }>
  | Readonly<{ at: number; event: 'contact'; square: Square; state: HoleNotice['kind'] }>;

export type ReplayOptions = Readonly<{
  /** The legal moves of a position that words fit. */
  understand: (text: string, position: Position) => readonly Move[];
  /** Called after each half-move: what is known beside the rules core, such as who can still mate (5.2.2). */
  afterMove?: (state: GameState) => readonly CommandBody[];
}>;

export type OpenedReplay = { ok: true; replay: TraceReplay } | { ok: false; reason: string };

/** After the last record a board has been quiet for so long. */
const QUIET_MS = 1000;

/** What a press without a move raises. */
const AT_THE_PRESS: ReadonlySet<AlertKind> = new Set(['no-move-press', 'premature-press'] as const);

export class TraceReplay {
  readonly #options: ReplayOptions;
  readonly #driver: Driver;
  readonly #reader: HandReader;
  readonly #isLive: boolean;
  /** Recorded where the program ruled at once. */
  readonly #isTraining: boolean;
  #state: GameState;
  #at = 0;
  #events: ReplayEvent[] = [];
  #notices: HoleNotice[] = [];
  /** The recorder has noted each half-move that the game has made. */
  readonly #waits: boolean;
  /** Read of the hand, and not in the game yet: the first half-move of them lacks its words, or was not taken. */
  #waiting: Reading[] = [];
  #unread = 0;
  /** Whose half-move was asked about and has not been made since. */
  #asked: Color | null = null;

  static open(header: TraceHeader, options: ReplayOptions): OpenedReplay {
    const { edition, mode, startFen } = header;
    const player = { name: '', board: 'normal', deaf: false, assistant: null };
    const parsed = parseHeader({ edition, mode, startFen, white: player, black: player });
    if (!parsed.ok) return parsed;
    // What was played stands as it was played: nothing is ruled in a replay but what the play after it shows to have been.
    const game = newGame({ ...parsed.header, mode: 'competition' });
    return game.ok ? { ok: true, replay: new TraceReplay(header, game.state, options) } : game;
  }

  private constructor(header: TraceHeader, state: GameState, options: ReplayOptions) {
    this.#options = options;
    this.#state = state;
    const { hand, board } = header;
    this.#isLive = hand !== undefined;
    this.#waits = this.#isLive && header.made === true;
    this.#isTraining = this.#isLive && header.mode === 'training';
    this.#reader = new HandReader(state.start, {
      timing: hand ?? TIMINGS[board],
      live: this.#isLive,
      checked: CHECKED.has(board),
    });
    const port = {
      emit: (event: BoardEvent) => this.#hear(event),
      write: () => {}, // what was written then is in the trace
    };
    this.#driver = createDriver(header.board, port, header.orientation);
    this.#driver.learnPieces?.(placementOf(state.start));
    this.#driver.start(0);
    this.#do({ do: 'start' }, 'arbiter', 0);
  }

  get state(): GameState {
    return this.#state;
  }

  /** The time of the last event. */
  get at(): number {
    return this.#at;
  }

  /** How many half-moves the game has made of which the hand told nothing, or something else. */
  get unread(): number {
    return this.#unread;
  }

  /** What has come of the records since the last call. */
  take(): ReplayEvent[] {
    const events = this.#events;
    this.#events = [];
    return events;
  }

  record(record: TraceRecord): void {
    const { at } = record;
    this.#driver.tick(at);
    if ('rx' in record) this.#driver.feed(record.rx, at);
    else if ('announce' in record) this.#reader.words((position) => this.#understood(record, position), at);
    else if ('press' in record) this.#reader.press(record.press, at);
    else if ('adjust' in record) this.#reader.adjust(record.adjust, at);
    else if ('line' in record) this.#reader.lost();
    this.#reader.elapse('flag' in record ? Math.max(at, this.#reader.due ?? at) : at);
    this.#collect();
    if ('game' in record) this.#standAs(record.game, at);
    else if ('made' in record) this.#gameMade(record.made, at);
  }

  /** As the game understood them then, where the trace says so. */
  #understood({ announce, move: uci }: { announce: string; move?: string }, position: Position) {
    const said = uci === undefined ? null : parseUci(uci);
    if (!said) return this.#options.understand(announce, position);
    const move = position.read(said);
    return position.isLegal(move) ? [move] : [];
  }

  /** The game has what it needs of this half-move: it is made of what was read, with the moment at which it was. */
  #gameMade(uci: string, at: number): void {
    const { position } = this.#state.ply;
    const said = parseUci(uci);
    if (!this.#waits || !said) return;
    const move = position.read(said);
    const told = this.#waiting.findIndex(
      (reading) => isHalfMove(reading) && reading.before.fen === position.fen && sameMove(reading.move, move),
    );
    if (told >= 0) {
      const [reading, ...rest] = this.#waiting.slice(told);
      this.#waiting = rest;
      if (reading) this.#tell(reading);
      this.#tellOthers();
    } else if (position.isLegal(move)) {
      this.#unread += 1;
      this.#standAs(position.after(move).fen, at);
    }
  }

  /** The game that was recorded stood so, whatever had been read of the hand. */
  #standAs(fen: string, at: number): void {
    this.#waiting = [];
    const stood = plyOf(this.#state.ply, fen);
    if (!stood) this.#playTo(fen, at);
    else if (stood !== this.#state.ply) this.#do({ do: 'restore', ply: stood.number }, 'arbiter', at);
    if (this.#state.ply.position.fen !== fen) this.#beginAt(fen, at);
    this.#reader.reset(this.#state.ply.position);
  }

  /** The move was made by words alone, or on the other board. */
  #playTo(fen: string, at: number): void {
    const { position } = this.#state.ply;
    const move = position.legalMoves().find((legal) => position.after(legal).fen === fen);
    if (move) this.#do({ do: 'move', move: makeUci(move), announced: true }, position.turn, at);
  }

  /** A position to which nothing that was read leads. */
  #beginAt(fen: string, at: number): void {
    const game = newGame({ ...this.#state.header, startFen: fen });
    if (!game.ok) return;
    this.#state = game.state;
    this.#do({ do: 'start' }, 'arbiter', at);
  }

  /** A clock button on the board is the clock (6.2.1). A live game's recorder has written the press beside it. */
  #hear(event: BoardEvent): void {
    this.#reader.board(event);
    if (event.kind !== 'button' || this.#isLive) return;
    if (event.button === 'press-white') this.#reader.press('white', event.at);
    if (event.button === 'press-black') this.#reader.press('black', event.at);
  }

  finish(lastAt: number): void {
    this.#driver.tick(lastAt + QUIET_MS);
    this.#reader.finish();
    this.#collect();
    for (const notice of this.#notices.splice(0)) this.#note(notice);
    const press = this.#waiting.length > 0 ? null : this.#reader.unmetPress;
    if (press) this.#unmet(press);
    this.#at = Math.max(this.#at, lastAt);
  }

  /** 7.5.1, 7.5.3. A sensor in doubt is nobody's offence. */
  #unmet({ before, at, moved, doubt }: UnmetPress): void {
    const { turn } = before;
    if (doubt && this.#asked !== turn) this.#unclear(at, turn, doubt.candidates);
    if (doubt) return;
    if (moved) this.#do({ do: 'move', move: makeUci(moved), announced: false }, turn, at);
    this.#do({ do: 'press' }, turn, at);
  }

  #collect(): void {
    for (const reading of this.#reader.take()) {
      if (this.#waits && isAct(reading)) this.#waiting.push(reading);
      else this.#tell(reading);
    }
    this.#tellOthers();
  }

  /** What comes before the next half-move that waits for the game. */
  #tellOthers(): void {
    for (let [next] = this.#waiting; next && !isHalfMove(next); [next] = this.#waiting) {
      this.#waiting.shift();
      this.#tell(next);
    }
  }

  #tell(reading: Reading): void {
    switch (reading.kind) {
      case 'made':
        this.#made(reading);
        break;
      case 'unclear':
        this.#unclear(reading.at, reading.before.turn, reading.candidates);
        break;
      case 'offered':
        this.#unclear(reading.at, reading.before.turn, [reading.move]);
        break;
      case 'illegal':
        this.#illegal(reading);
        break;
      case 'placed':
        this.#do(
          { do: 'move', move: makeUci(reading.move), announced: false },
          reading.before.turn,
          reading.at,
        );
        break;
      case 'press':
        // A sensor in doubt is nobody's offence: only words tell what was played.
        if (reading.doubt) this.#unclear(reading.at, reading.color, reading.doubt.candidates);
        else this.#do({ do: 'press' }, reading.color, reading.at);
        break;
      case 'chattering':
      case 'stuck':
      case 'settled':
        this.#notices.push(reading);
        break;
      case 'touched':
      case 'promoting':
      case 'differs':
    }
  }

  #unclear(at: number, side: Color, candidates: readonly Move[]): void {
    this.#asked = side;
    this.#say({ at, event: 'unclear', side, candidates: candidates.map(makeUci) });
  }

  #made(reading: MadeReading): void {
    const { before, move, at } = reading;
    this.#asked = null;
    if (this.#state.phase !== 'playing') return;
    this.#goOn(before.turn, at);
    if (this.#state.phase !== 'playing') return; // 7.5.5: lost by it
    while (this.#notices[0] && this.#notices[0].at <= at) this.#note(this.#notices.shift() as HoleNotice);
    const touches = reading.touched.flatMap(({ square }) => {
      const piece = before.pieceAt(square);
      return piece ? [{ square, piece }] : [];
    });
    // 4.3, 4.4: only a move that the touches do not allow needs them told.
    if (!isAllowed(allowed(before, before.turn, touches, null), move))
      for (const { square } of touches) this.#do({ do: 'lift', square }, before.turn, at);
    this.#do({ do: 'move', move: makeUci(move), announced: reading.announced }, before.turn, at);
    for (const command of this.#options.afterMove?.(this.#state) ?? []) this.#do(command, 'arbiter', at);
    if (move.promotion) this.#driver.learnPieces?.(placementOf(this.#state.ply.position));
    if (reading.pressedAt !== null) this.#do({ do: 'press' }, before.turn, reading.pressedAt);
  }

  /**
   * 7.5.3: that he made his move after all shows that it was ruled on the press before it: in training the program upholds
   * at once; how an arbiter has ruled the trace does not tell.
   */
  #goOn(color: Color, at: number): void {
    const open = this.#state.alerts.find(
      ({ kind, detail }) => AT_THE_PRESS.has(kind) && detail.side === color,
    );
    if (!open) return;
    const decision = this.#isTraining ? 'uphold' : 'reject';
    this.#do({ do: 'rule', on: open.kind, decision }, 'arbiter', at);
    this.#do({ do: 'restart' }, 'arbiter', at);
  }

  /** 7.5.1. That the player took it back shows how it was ruled; otherwise the alert stays open. */
  #illegal({ at, color, move, undone }: IllegalReading): void {
    this.#do({ do: 'move', move: makeUci(move), announced: false }, color, at);
    this.#do({ do: 'press' }, color, at);
    if (!undone) return;
    this.#do({ do: 'rule', on: 'illegal-move', decision: 'uphold' }, 'arbiter', at);
    this.#do({ do: 'restart' }, 'arbiter', at);
  }

  #note({ at, square, kind }: HoleNotice): void {
    this.#say({ at, event: 'contact', square, state: kind });
  }

  #do(body: CommandBody, by: Command['by'], at: number): void {
    this.#at = Math.max(this.#at, at);
    if (this.#state.phase === 'over') return;
    const decision = decide(this.#state, { ...body, by, at: this.#at });
    if (!decision.ok) return;
    this.#state = decision.state;
    for (const event of decision.events) if (event.event !== 'verdict') this.#say(event);
  }

  #say(event: ReplayEvent): void {
    this.#at = Math.max(this.#at, event.at);
    this.#events.push({ ...event, at: this.#at });
  }
}

/** Legal or not. */
function isHalfMove(reading: Reading): reading is Extract<Reading, { kind: 'made' | 'placed' }> {
  return reading.kind === 'made' || reading.kind === 'placed';
}

/** Acts of the hand come in their order. What is asked, and what is said of a contact, waits for none. */
function isAct(reading: Reading): boolean {
  return isHalfMove(reading) || (reading.kind === 'press' && !reading.doubt);
}

/** The last half-move after which the game stood so. */
function plyOf(last: Ply, fen: string): Ply | null {
  for (let ply: Ply | null = last; ply; ply = ply.previous) if (ply.position.fen === fen) return ply;
  return null;
}
