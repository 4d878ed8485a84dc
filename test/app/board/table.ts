/** A game at a board without a browser: the session, the seat and whatever the board says, as a test gives it. */

import { BoardSeat } from '#app/board/boardSeat.ts';
import type { Seat } from '#app/board/expected.ts';
import type { BoardListener } from '#app/board/playedBoard.ts';
import type { SeatHost } from '#app/board/seatHost.ts';
import { defaultSettings, wordsOf } from '#app/desk/settings.ts';
import type { EventLog } from '#app/journal/eventLog.ts';
import type { HeldStore } from '#app/journal/heldStore.ts';
import type { TimeChoice } from '#app/setup/timeControls.ts';
import { announceForPlayer } from '#app/table/assist.ts';
import { Session } from '#app/table/session.ts';
import type { BoardEvent, BoardKind, Driver } from '#devices/board.ts';
import type { Mode } from '#rules/game/header.ts';
import { newGame, onMove } from '#rules/game/state.ts';
import { makeUci, parseUci } from '#rules/position/move.ts';
import type { Color, Piece, Square } from '#rules/position/square.ts';
import { loadLanguage } from '#speech/phrases/languages.ts';
import { headerOf } from '#test/app/setup/headerOf.ts';
import { SimulatedClock, settled } from './simulatedClock.ts';

const MEMORY: Pick<EventLog, 'append'> = { append: async () => ({ ok: true }) };

type TableOptions = Readonly<{
  kind?: BoardKind;
  mode?: Mode;
  startFen?: string | null;
  seats?: readonly Seat[];
  held?: HeldStore;
  /** The players announce their moves themselves. */
  announces?: boolean;
  time?: TimeChoice;
}>;

/** An event to which the table adds the time. */
type Unstamped<Event> = Event extends BoardEvent ? Omit<Event, 'at'> : never;

export type Place = Readonly<{
  seat: BoardSeat;
  listener: BoardListener;
  lights: (readonly Square[])[];
  /** What the board says, and how long nothing more happens. */
  says: (event: Unstamped<BoardEvent>, thenMs?: number) => Promise<void>;
}>;

export async function openTable(options: TableOptions = {}) {
  const {
    kind = 'pegboard',
    mode = 'training',
    startFen = null,
    seats = [null],
    held,
    announces,
    time = 'none',
  } = options;
  await loadLanguage('en');
  const settings = { ...defaultSettings('en'), mode };
  const boards = seats.length > 1 ? 'two' : 'one';
  const fresh = newGame({ ...headerOf({ ...settings, boards, time }), startFen });
  if (!fresh.ok) throw new Error(fresh.reason);
  const clock = new SimulatedClock();
  const session = new Session({
    log: MEMORY,
    game: 'game',
    state: fresh.state,
    length: 0,
    now: clock.now,
    assist: (state) => (announces ? null : announceForPlayer(state, wordsOf(settings))),
  });
  const said: string[] = [];
  const felt: string[] = [];
  const pressed: Color[] = [];
  const asked: string[] = [];
  const made: string[] = [];
  const events: string[] = [];
  session.subscribe(({ events: happened }) => {
    for (const event of happened) {
      events.push(event.event);
      if (event.event === 'made') made.push(event.move);
      if (event.event === 'alert') said.push(`to the arbiter: ${event.kind} ${event.detail.squares ?? ''}`);
      if (event.event === 'alert-ended') said.push(`to the arbiter: ${event.how}`);
    }
  });
  const places = await Promise.all(
    seats.map(async (side): Promise<Place> => {
      const lights: (readonly Square[])[] = [];
      let listener: BoardListener | null = null;
      const driver = {
        kind,
        light: (squares: readonly Square[]) => lights.push(squares),
        requestFullState: () => {},
      } as unknown as Driver;
      const host: SeatHost = {
        ...(held && { held }),
        openBoard: async (_setup, _filled, heard) => {
          listener = heard;
          heard.opened();
          return { ok: true, board: { kind, hand: null, driver, close: async () => {} } };
        },
        state: () => session.state,
        clock,
        submit: (requested, ago = 0) => session.enter(requested, ago),
        felt: ({ square, now }) => felt.push(`${now === 'empty' ? '-' : '+'}${square}`),
        refuse: (outcome) => said.push(`refused: ${JSON.stringify(outcome)}`),
        say: ({ said: words }) => said.push(words.text),
        words: () => wordsOf(settings),
        press: (by) => pressed.push(by),
        ask: (what, by) => asked.push(`${what} ${by}`),
        repeat: () => asked.push('repeat'),
        set: () => {},
      };
      const setup = { choice: kind, orientation: 'white', seat: side ?? 'white', usb: null } as const;
      const seat = new BoardSeat(side, setup, host);
      session.subscribe((change) => seat.happened(change));
      await seat.open();
      const opened = listener as BoardListener | null;
      if (!opened) throw new Error('the board was not opened');
      const says: Place['says'] = async (event, thenMs = 1500) => {
        opened.board({ at: clock.now(), ...event } as BoardEvent);
        await settled();
        await clock.passUntil(clock.now() + thenMs);
        await settled();
      };
      return { seat, listener: opened, lights, says };
    }),
  );
  const [place] = places;
  if (!place) throw new Error('a table without a seat');
  const announce = async (uci: string): Promise<void> => {
    const move = parseUci(uci);
    if (!move) throw new Error(uci);
    place.seat.settleBy(move);
    await settled();
    void session.submit((state) => ({ by: onMove(state), do: 'announce', move: makeUci(move) }));
    await settled();
  };
  return { session, places, ...place, clock, felt, said, pressed, asked, made, events, announce };
}

export const lifted = (square: Square) => ({ kind: 'lifted', square }) as const;
export const inserted = (square: Square, piece?: Piece) =>
  ({ kind: 'inserted', square, ...(piece && { piece }) }) as const;
export const occupancy = (squares: Iterable<Square>) =>
  ({ kind: 'occupancy', occupied: new Set(squares) }) as const;
