/**
 * A game at this table: the session that decides it, the desk of those who sit here, and the way to desks in other
 * windows. Fetched when a game is opened, or before in idle time: the first screen does not wait for it.
 */
import { reading } from '#rules/game/clock.ts';
import { mayWarn } from '#rules/game/hearing.ts';
import { newGame } from '#rules/game/state.ts';
import { COLORS, type Color } from '#rules/position/square.ts';
import { together } from '#speech/phrases/said.ts';
import { Boards } from './board/boards.ts';
import type { BoardSetup } from './board/playedBoard.ts';
import { GameTime } from './clock/gameTime.ts';
import { keepSeen, lastSeen } from './clock/lastSeen.ts';
import { watchClock } from './clock/watchClock.ts';
import { Desk } from './desk/desk.ts';
import type { GamePort } from './desk/gamePort.ts';
import { boardsOf, wordsOf } from './desk/settings.ts';
import type { Ports } from './hector.ts';
import { saidText, text } from './i18n/text.ts';
import type { GameRecord } from './journal/database.ts';
import { heldStoreOf } from './journal/heldStore.ts';
import type { Restored } from './journal/restore.ts';
import { PlayerDesk } from './roles/player/playerDesk.ts';
import { makeHeader } from './setup/makeHeader.ts';
import { announceForPlayer } from './table/assist.ts';
import { Codes } from './table/codes.ts';
import { watchForDeadPositions } from './table/deadPosition.ts';
import { decidedBy } from './table/decidedBy.ts';
import { missArbiter } from './table/lacksArbiter.ts';
import { rehearse } from './table/rehearse.ts';
import { Session } from './table/session.ts';
import { TablePort } from './table/tablePort.ts';
import { wholeGame } from './table/wholeGame.ts';
import { WireServer } from './table/wireServer.ts';

export { makeHeader, newGame };

/** A game as its journal, or a new beginning, gives it. */
export type Opened = Pick<Restored, 'header' | 'state' | 'events'>;

/** The table in this window, and the desk of those who sit at it. */
export type Playing = Readonly<{
  game: PlayerDesk;
  record: GameRecord;
  session: Session;
  /** The arbiter's place at the table itself, for a computer that everybody shares. */
  arbiter: GamePort;
  /** His desk on this page. What happens is told once, by the players' desk: everybody here hears the same voice. */
  arbiterDesk: Desk;
  /** Desks in other windows, and the codes that open them. */
  desks: WireServer;
  codes: Codes;
  /** It is one of a hall: its other desks, its arbiter and its start come over the hub. */
  inHall: boolean;
}>;

export type OpenedTable = Readonly<{
  playing: Playing;
  /** Its watches begin once it is shown. `failed`: nothing works out who can still mate, and the game goes on. */
  watch: (failed: () => void) => void;
  close: () => Promise<void>;
}>;

export function openTable(
  record: GameRecord,
  { state, events }: Opened,
  ports: Ports,
  inHall = false,
): OpenedTable {
  const { journal, announcer, settings, play, openBoard, kept, clocks, wire } = ports;
  const time = timeOf(record, { state, events }, ports);
  const session = new Session({
    log: journal,
    game: record.id,
    state,
    length: events.length,
    now: () => time.now(),
    assist: (now) => (game.announcesHimself ? null : announceForPlayer(now, wordsOf(settings.value))),
  });
  /** D.1: a player who sits at a desk of his own has his board there, unless it hangs on this computer. */
  const isAway = ({ seat, choice }: BoardSetup) =>
    record.header.boards === 'two' && choice === 'virtual' && desks.present.includes(seat);
  /**
   * Who hears and acts at his own desk, and not here any more. A board on this computer keeps its player at the table; in
   * training a desk that only looks on takes nothing away.
   */
  const isElsewhere = (side: Color) => {
    const [first, second = first] = all();
    const own = side === 'white' ? first : second;
    const isApart = record.header.boards === 'two' || !mayWarn(record);
    return own?.choice === 'virtual' && isApart && desks.present.includes(side);
  };
  const all = () => boardsOf(settings.value, record.header.boards);
  const setups = () => all().filter((setup) => !isAway(setup));
  const replay = async () => {
    const whole = await journal.restored(record);
    if (!whole.ok) throw new Error(whole.reason);
    return wholeGame(whole.header, whole.state, whole.events);
  };
  const port = new TablePort(session, ['white', 'black'], ['white', 'black'], replay);
  const arbiter = new TablePort(session, ['arbiter'], ['arbiter'], replay);
  const arbiterDesk = new Desk({ port: arbiter, announcer, settings, play, isQuiet: true });
  const game = new PlayerDesk({
    port,
    announcer,
    settings,
    play,
    openBoard,
    boards: (host) => new Boards(session, { ...host, held: heldStoreOf(record.id) }, all()),
    setups,
  });
  const codes = new Codes(kept, record.id);
  const desks = new WireServer({
    session: decidedBy(session),
    wire,
    codes,
    codeOf: (role) => codes.of(role),
    replay,
    fault: (error) => reportError(error), // the page says it (base/faults.ts)
    now: clocks.steady,
  });
  const leave: (() => void)[] = [() => desks.close(), () => arbiterDesk.close(), () => session.close()];
  const seatPlayers = () => {
    port.seat(COLORS.filter((side) => !isElsewhere(side)));
    if (record.header.boards !== 'two') return;
    for (const setup of all())
      void (isAway(setup) ? game.boards.giveAway(setup.seat) : game.boards.takeBack(setup));
  };
  leave.push(desks.presence.subscribe(seatPlayers));
  let isClosed = false;
  const watch = (failed: () => void) => {
    if (!inHall)
      leave.push(
        missArbiter(session, desks, () => {
          const { language } = settings.value;
          const button = text(language, 'game.handOver');
          const how = saidText(language, 'desk.noArbiterHow', { button });
          announcer.say({ kind: 'alert', said: together([saidText(language, 'desk.noArbiter'), how]) });
        }),
      );
    void rehearse(record.header, wordsOf(settings.value));
    leave.push(
      watchClock(
        time,
        (request) => void session.submit(request),
        () => keepSeen(kept, record.id, time.seen),
      ),
    );
    // 5.2.2. Without the search the game goes on: the arbiter can still say it.
    ports.mate().then((client) => {
      if (!isClosed) leave.push(watchForDeadPositions(session, client));
    }, failed);
  };
  const close = async () => {
    isClosed = true;
    for (const each of leave.splice(0)) each();
    await game.close();
  };
  return { playing: { game, record, session, arbiter, arbiterDesk, desks, codes, inHall }, watch, close };
}

function timeOf(
  record: GameRecord,
  { state, events }: Omit<Opened, 'header'>,
  { kept, clocks }: Ports,
): GameTime {
  const last = lastSeen(kept, record.id, record.begunAt, events);
  const { clock } = state;
  const leftMs = clock?.running ? reading(clock, clock.running, last.at) + clock.delayLeft : null;
  return new GameTime(clocks, last, leftMs);
}
