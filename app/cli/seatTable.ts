/**
 * The table without a screen: it decides, keeps its own journal, hands it to the hub, and carries out what it reads for
 * any of those who sit at it. Without the hub it plays on.
 */
import { reading } from '#rules/game/clock.ts';
import type { GameEvent } from '#rules/game/event.ts';
import type { GameHeader } from '#rules/game/header.ts';
import { newGame } from '#rules/game/state.ts';
import { loadLanguage } from '#speech/phrases/languages.ts';
import { keptInMemory } from '../base/kept.ts';
import { GameTime } from '../clock/gameTime.ts';
import { lastSeen } from '../clock/lastSeen.ts';
import { watchClock } from '../clock/watchClock.ts';
import { withMeaning } from '../edge/meaning.ts';
import type { HubConnection } from '../hub/connection.ts';
import { fold } from '../hub/entries.ts';
import { hubHistory, leaveEvidence } from '../hub/hubApi.ts';
import type { Joined } from '../hub/joining.ts';
import { sharedLength } from '../hub/same.ts';
import { TableLink } from '../hub/tableLink.ts';
import { judge } from '../mate/judge.ts';
import { watchForDeadPositions } from '../table/deadPosition.ts';
import { Session } from '../table/session.ts';
import type { FileLog } from './fileLog.ts';
import { type CliIo, FAILED, linesOf } from './io.ts';
import { OUT } from './seatDesk.ts';
import { readLine, type SeatOutput } from './seatLines.ts';
import type { TableFolder } from './tableFolder.ts';

const CLOCKS = { steady: () => performance.now(), wall: () => Date.now() };

export type TableSeat = Readonly<{
  hub: URL;
  code: string;
  connection: HubConnection;
  folder: TableFolder;
  io: CliIo;
  output: SeatOutput;
}>;

type Opened = Readonly<{ log: FileLog; header: GameHeader; begunAt: number; events: readonly GameEvent[] }>;

/** `joined`: null while the hub is away and the journal alone is here. */
export async function sitAtTable(seat: TableSeat, joined: Joined | null): Promise<number> {
  const { io, folder } = seat;
  const opened = joined ? await openWithHub(seat, joined) : openAlone(seat);
  if (typeof opened === 'string') {
    io.err(`seat: ${opened}`);
    return FAILED;
  }
  if (opened === null) {
    io.err('seat: another device is this game’s table');
    return OUT;
  }
  await loadLanguage(opened.header.language);
  const game = folder.game;
  if (game === null) throw new Error('a table was opened for no game');
  return new Table(seat, opened, game).run();
}

function openAlone({ folder }: TableSeat): Opened | string {
  const read = folder.open();
  if (!read.ok) return `the journal cannot be read: ${read.reason}`;
  const { log, begunAt, restored } = read;
  return { log, header: restored.header, begunAt, events: log.events };
}

/** From the hub's log, the own journal, or both; null if the hub's log went another way. */
async function openWithHub(seat: TableSeat, joined: Joined): Promise<Opened | string | null> {
  const { hub, code, folder } = seat;
  const [game] = joined.games;
  if (!joined.table || !game) return 'the hub names no game for this table';
  folder.keep(game.game);
  const history = await untilThere(() => hubHistory(hub, code, 1));
  if (!folder.hasJournal) {
    // The hub's clock and this one's may differ: the game began so long ago by either.
    const begunAt = Math.round(joined.table.begunAt + (CLOCKS.wall() - joined.now));
    const { header } = joined.table;
    return { log: folder.create(header, begunAt, history.events), header, begunAt, events: history.events };
  }
  const alone = openAlone(seat);
  if (typeof alone === 'string') return alone;
  const shared = sharedLength(history.events, alone.events);
  if (shared < history.events.length && shared < alone.events.length) {
    const rest = alone.events.slice(shared);
    await leaveEvidence(hub, code, { device: folder.device, from: shared + 1, events: rest });
    return null;
  }
  const more = history.events.slice(alone.events.length);
  if (more.length > 0) await alone.log.append(game.game, alone.events.length + 1, more);
  return { ...alone, events: [...alone.log.events] };
}

async function untilThere<T>(ask: () => Promise<T | null>): Promise<T> {
  for (;;) {
    const value = await ask();
    if (value !== null) return value;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

class Table {
  readonly #seat: TableSeat;
  readonly #session: Session;
  readonly #link: TableLink;
  readonly #leave: (() => void)[] = [];
  readonly #stepped: Promise<number>;

  constructor(seat: TableSeat, { log, header, begunAt, events }: Opened, game: string) {
    this.#seat = seat;
    const { output, connection, folder, hub, code } = seat;
    const fresh = newGame(header);
    if (!fresh.ok) throw new Error(fresh.reason);
    const folded = fold(fresh.state, events);
    if (!folded.ok) throw new Error(folded.reason);
    const { state } = folded;
    const last = lastSeen(keptInMemory(), game, begunAt, events);
    const { clock } = state;
    const leftMs = clock?.running ? reading(clock, clock.running, last.at) + clock.delayLeft : null;
    const time = new GameTime(CLOCKS, last, leftMs);
    this.#session = new Session({
      log,
      game,
      state,
      length: events.length,
      now: () => time.now(),
      assist: () => null,
    });
    let written = 0;
    const write = (more: readonly GameEvent[]) => {
      for (const event of more) output.event(++written, event, header.language);
    };
    write(events);
    this.#session.subscribe((change) => write(change.events));
    let settle: (code: number) => void = () => {};
    this.#stepped = new Promise((resolve) => {
      settle = resolve;
    });
    this.#link = new TableLink({
      hub,
      code,
      device: { id: folder.device, name: folder.name },
      connection,
      game,
      session: this.#session,
      log,
      steppedDown: (evidence) => {
        output.link('down');
        seat.io.err(
          `seat: no longer the table${evidence > 0 ? `; ${evidence} events are left as evidence` : ''}`,
        );
        settle(OUT);
      },
    });
    const look = () => {
      const { kind } = connection.link.value;
      output.link(kind === 'up' ? 'up' : 'down');
    };
    look();
    this.#leave.push(
      connection.link.subscribe(look),
      watchClock(
        time,
        (request) => void this.#session.submit(request),
        () => {},
      ),
      watchForDeadPositions(this.#session, mateInTurn()),
      () => this.#link.close(),
      () => this.#session.close(),
    );
  }

  async run(): Promise<number> {
    const code = await Promise.race([this.#stepped, this.#obey()]);
    this.#seat.output.end();
    for (const leave of this.#leave.splice(0)) leave();
    return code;
  }

  async #obey(): Promise<number> {
    const { io, output } = this.#seat;
    let isBad = false;
    for await (const { number, text, problem } of linesOf(io.input)) {
      if (text.trim() === '') continue;
      const { language } = this.#session.state.header;
      const read =
        problem === null ? readLine(text, null) : ({ kind: 'bad', id: null, reason: problem } as const);
      if (read.kind === 'bad') {
        isBad = true;
        io.err(`line ${number}: ${read.reason}`);
        output.outcome(read.id, { kind: 'not-sent', reason: 'malformed' }, language);
      } else if (read.kind === 'outcome') output.outcome(read.id, read.outcome, language);
      else {
        const { request } = read;
        output.outcome(read.id, await this.#session.submit((state) => withMeaning(state, request)), language);
      }
    }
    await this.#handedOver();
    return isBad ? FAILED : 0;
  }

  /** Everything that was decided is in the hub's log. */
  #handedOver(): Promise<void> {
    const { outbox } = this.#link;
    return new Promise((resolve) => {
      const look = () => {
        if (outbox.handedOver.value >= this.#session.length) resolve();
      };
      outbox.handedOver.subscribe(look);
      look();
    });
  }
}

/** Who can still mate is worked out between the commands. */
function mateInTurn(): Parameters<typeof watchForDeadPositions>[1] {
  let asked = 0;
  return {
    ask: (fen, answer) => {
      const mine = ++asked;
      const asker = {
        pause: () => new Promise<void>((resolve) => setImmediate(resolve)),
        isStillWanted: () => asked === mine,
      };
      void asker.pause().then(async () => {
        const verdicts = asker.isStillWanted() ? await judge(fen, asker) : undefined;
        if (verdicts && asker.isStillWanted()) answer(verdicts);
      });
    },
    cancel: () => {
      asked += 1;
    },
  };
}
