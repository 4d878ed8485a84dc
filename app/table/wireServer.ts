/**
 * The table's end of the wire: desks knock, show that they know their code, and are given the game as their person may
 * know it, without a gap; their requests are bound to their role and decided by the session like any other. Nothing here
 * stands on the way from a peg to a word: desks are told after it.
 */
import type { GameEvent } from '#rules/game/event.ts';
import { type Listener, mayWarn } from '#rules/game/hearing.ts';
import { parseCommand } from '#rules/game/parseCommand.ts';
import { type PackedPly, pack } from '#rules/game/snapshot.ts';
import type { GameState } from '#rules/game/state.ts';
import { type Change, viewOf } from '#rules/game/view.ts';
import { InTurn } from '../base/inTurn.ts';
import { Observable } from '../base/observable.ts';
import type { NotSent, Outcome, Request } from '../desk/gamePort.ts';
import { DOOR, type Line, type Wire } from '../wire/line.ts';
import {
  type AskForPlaces,
  type Hello,
  MOST_EVENTS,
  type RefusedReason,
  readToTable,
  type ToDesk,
  type WireRequest,
  write,
} from '../wire/messages.ts';
import { type DeskCodes, Guard } from './guard.ts';
import { Records } from './records.ts';
import type { Session } from './session.ts';

/** A game as it was decided: by the session at the table, or as a hall's log has it. */
export type DecidedGame = Readonly<
  Pick<Session, 'game' | 'state' | 'length' | 'at'> & {
    subscribe(listener: (change: Change) => void): () => void;
    /** `by` is the role that asked. What is asked is decided at the table. */
    submit(request: Request): Promise<Outcome>;
  }
>;

export type WireServerOptions = Readonly<{
  session: DecidedGame;
  wire: Wire;
  codes: DeskCodes;
  /** False while the table itself is not heard: then its desks are to know it too. */
  isHeard?: () => boolean;
  /** What was refused, for who keeps an eye on it; it stands in the log too. */
  refused?: (about: string) => void;
  /** What went wrong by a fault of our own. */
  fault: (error: unknown) => void;
  /** The code of a role, for the arbiter to give away; absent in a hall, where the hub gives them. */
  codeOf?: (role: Listener) => string;
  /** The whole game so far, as one change. */
  replay: () => Promise<Change>;
  /** Steady milliseconds. */
  now: () => number;
  beatMs?: number;
}>;

/** Every so often a desk hears that the table is there, and how many events it should have. */
const BEAT_MS = 2000;
/** Who has answered none of so many beats is away: his page has crashed, or its computer sleeps. He may come back. */
const AWAY_BEATS = 4;
/** Who has answered none of so many does not: his page is forgotten. */
const GONE_BEATS = 1000;
/** An act that began longer ago at its desk than this is on record with its delay. */
const LATE_MS = 2000;
/** Answers that are kept for a request that is sent again. */
const KEPT_ANSWERS = 256;

type Desk = Readonly<{
  id: string;
  role: Listener;
  /** By which code it came in. */
  code: string;
  line: Line;
  /** The first answer to each request: a repeated one gets it again. */
  answers: Map<number, Promise<Outcome>>;
  /** The places that it has asked for: it is told again when somebody comes or goes. */
  places: { of: readonly Listener[] };
  /** Beats since it was last heard: counted, not timed, because a page in the background beats seldom. */
  silent: { beats: number };
}>;

/** What everybody of one role has been told, and of how much of the log it was made. */
type Told = { events: GameEvent[]; plies: readonly PackedPly[]; state: GameState; length: number };

export class WireServer {
  readonly #options: WireServerOptions;
  readonly #door: Line;
  /** Which table this is: after a reload it is another one. */
  readonly #table = crypto.randomUUID();
  readonly #desks = new Map<string, Desk>();
  readonly #told = new Map<Listener, Promise<Told>>();
  /** Of those, what has been made: a role whose turn to be made is still to come finds the change in the log. */
  readonly #made = new Map<Listener, Told>();
  readonly #leave: (() => void)[] = [];
  /** With the length of the log after each: what a replay has shown already is not told again. */
  #waiting: { change: Change; length: number }[] = [];
  /** Desks are told one thing after another, in the order of the log. */
  readonly #turns = new InTurn();
  readonly #guard: Guard;
  readonly #records: Records;
  #isClosed = false;

  constructor(options: WireServerOptions) {
    this.#options = options;
    this.#guard = new Guard(options.codes, options.now);
    this.#records = new Records(options.now, (about) => {
      options.refused?.(about);
      void options.session.submit({ by: 'arbiter', do: 'report', about });
    });
    this.#door = options.wire(DOOR);
    this.#leave.push(this.#door.listen((text) => this.#unawaited(this.#knock(text))));
    this.#leave.push(options.session.subscribe((change) => this.#happened(change)));
    const beat = setInterval(() => this.#unawaited(this.#beat()), options.beatMs ?? BEAT_MS);
    this.#leave.push(() => clearInterval(beat));
  }

  /** Who is at a desk now, for screens that watch it. */
  readonly presence = new Observable<readonly Listener[]>([]);

  /** What nobody waits for: a desk that gets no answer asks again. */
  #unawaited(work: Promise<void>): void {
    work.catch(this.#options.fault);
  }

  get present(): readonly Listener[] {
    return this.presence.value;
  }

  /** The code of a role opens nothing any more, and who came in by it is out at once. Returns the new code. */
  revoke(role: Listener): string {
    const code = this.#options.codes.revoke(role);
    this.dismiss(role);
    return code;
  }

  /** Who came in by a code, or has a role, is out at once. */
  dismiss(role: Listener, code: string | null = null): void {
    for (const desk of this.#desks.values())
      if (desk.role === role && (code === null || desk.code === code)) this.#dismiss(desk, 'revoked');
  }

  close(): void {
    this.#isClosed = true;
    for (const desk of this.#desks.values()) this.#dismiss(desk, 'closed');
    for (const leave of this.#leave.splice(0)) leave();
    this.#door.close();
  }

  /** In training everybody may look on; in competition who acts or hears more than the hall shows his code. */
  #needsCode(role: Listener): boolean {
    return role !== 'spectator' && !mayWarn(this.#options.session.state);
  }

  async #knock(text: unknown): Promise<void> {
    const read = readToTable(text);
    if (!read.ok) {
      if (!isForDesks(text)) this.#records.add(`a message at the door was ${read.reason}`);
      return;
    }
    const { message } = read;
    if (message.kind !== 'hello') return;
    const { game } = this.#options.session;
    const { desk, role } = message;
    if (message.game === null)
      this.#door.post(write({ kind: 'game', desk, game, needsCode: this.#needsCode(role) }));
    if (message.game !== game) return; // another table's
    const opened = await this.#guard.opening(message, game, this.#needsCode(role));
    if (this.#isClosed) return;
    if (!opened.ok) this.#refuse(desk, role, opened.reason);
    else if (this.#isHeard || !this.#desks.has(desk)) await this.#welcome(message, opened);
  }

  #refuse(desk: string, role: Listener, reason: RefusedReason): void {
    this.#door.post(write({ kind: 'refused', desk, reason }));
    this.#records.add(`a desk for ${role} was refused: ${reason}`);
  }

  async #welcome(
    { desk: id, role, from }: Hello,
    { line: name, code }: Readonly<{ line: string; code: string }>,
  ): Promise<void> {
    await this.#toldTo(role);
    const before = this.#desks.get(id);
    const line = this.#options.wire(name, role);
    const desk: Desk = {
      id,
      role,
      code,
      line,
      answers: before?.answers ?? new Map(),
      places: { of: [] },
      silent: { beats: 0 },
    };
    line.listen((text) => this.#unawaited(this.#hear(desk, text)));
    await this.#turns.do(async () => {
      if (code !== '' && !this.#options.codes.accepted(role).includes(code)) {
        line.close();
        return this.#refuse(id, role, 'revoked'); // while he was on his way in
      }
      const told = await this.#toldTo(role);
      for (let index = Math.min(from, told.events.length); index < told.events.length; index += MOST_EVENTS)
        this.#post(desk, {
          kind: 'missed',
          from: index,
          events: told.events.slice(index, index + MOST_EVENTS),
        });
      const { session } = this.#options;
      this.#post(desk, {
        kind: 'welcome',
        table: this.#table,
        game: session.game,
        role,
        length: told.events.length,
        at: session.at,
        snapshot: pack(told.state),
      });
      this.#desks.get(id)?.line.close(); // who has knocked twice has one line
      this.#desks.set(id, desk);
      this.#tellPresence();
    });
  }

  /** What a role has heard so far: made of the log when its first desk comes, and kept up to date from then on. */
  #toldTo(role: Listener): Promise<Told> {
    const known = this.#told.get(role);
    if (known) return known;
    const begun = this.#turns.do(async (): Promise<Told> => {
      const whole = await this.#options.replay();
      const { state, events } = viewOf(whole, [role]);
      const told = { events: [...events], plies: pack(state).plies, state, length: whole.events.length };
      this.#made.set(role, told);
      return told;
    });
    this.#told.set(role, begun);
    begun.catch(() => this.#told.delete(role)); // read again when somebody knocks again
    return begun;
  }

  #happened(change: Change): void {
    if (this.#told.size === 0) return;
    const { length } = this.#options.session;
    if (this.#waiting.push({ change, length }) > 1) return;
    // A task of its own: the word for this act is said before any desk is told of it.
    setTimeout(() => this.#unawaited(this.#tellAll()));
  }

  #tellAll(): Promise<void> {
    return this.#turns.do(async () => {
      for (const { change, length } of this.#waiting.splice(0))
        for (const [role, told] of this.#made) {
          if (length <= told.length) continue;
          told.length = length;
          this.#tell(role, told, viewOf(change, [role]));
        }
    });
  }

  #tell(role: Listener, told: Told, { state, events }: Change): void {
    const from = told.events.length;
    const { header, plies, rest } = pack(state);
    const keep = commonLength(told.plies, plies);
    told.events.push(...events);
    told.plies = plies;
    told.state = state;
    const desks = [...this.#desks.values()].filter((desk) => desk.role === role);
    if (desks.length === 0) return;
    const at = this.#options.session.at;
    const text = write({ kind: 'change', from, events, at, header, keep, plies: plies.slice(keep), rest });
    for (const { line } of desks) line.post(text);
  }

  get #isHeard(): boolean {
    return this.#options.isHeard?.() ?? true;
  }

  async #beat(): Promise<void> {
    if (!this.#isHeard) return;
    await this.#turns.do(async () => {
      for (const desk of this.#desks.values()) {
        const { events } = await this.#toldTo(desk.role);
        this.#post(desk, { kind: 'beat', length: events.length, at: this.#options.session.at });
        this.#missed(desk);
      }
    });
  }

  /** A beat has gone out that is not answered yet. */
  #missed(desk: Desk): void {
    desk.silent.beats += 1;
    if (desk.silent.beats === AWAY_BEATS) this.#tellPresence();
    if (desk.silent.beats < GONE_BEATS) return;
    this.#desks.delete(desk.id);
    desk.line.close();
  }

  async #hear(desk: Desk, text: unknown): Promise<void> {
    const read = readToTable(text);
    if (!read.ok) return this.#records.add(`a message of the desk for ${desk.role} was ${read.reason}`);
    const { message } = read;
    const wasAway = isAway(desk);
    desk.silent.beats = 0;
    if (wasAway) this.#tellPresence();
    if (message.kind === 'bye' && this.#desks.get(desk.id) === desk) {
      this.#desks.delete(desk.id);
      this.#tellPresence();
      desk.line.close();
    }
    if (message.kind === 'ask-places' && this.#desks.get(desk.id) === desk) this.#askPlaces(desk, message);
    if (message.kind !== 'request' || this.#desks.get(desk.id) !== desk) return;
    const outcome = await this.#answer(desk, message);
    await this.#tellAll(); // what it brought is told before its outcome
    this.#post(desk, { kind: 'outcome', id: message.id, outcome });
  }

  /** Codes go to who has shown the arbiter's own; that one is renewed at the table only, or he would lock himself out. */
  #askPlaces(desk: Desk, { roles, renew }: AskForPlaces): void {
    if (desk.role !== 'arbiter' || renew === 'arbiter') {
      this.#records.add(`the desk for ${desk.role} has asked for what is not its own to give`);
      return;
    }
    if (desk.code === '') return; // in training nobody needs a code
    desk.places.of = roles.filter((role) => role !== 'arbiter');
    if (renew !== null && renew !== 'spectator' && this.#options.codeOf) {
      this.revoke(renew);
      this.#records.add(`the arbiter has made a new code for ${renew}`);
    }
    this.#tellPlaces();
  }

  #tellPlaces(): void {
    const { codeOf } = this.#options;
    if (!codeOf) return;
    for (const desk of this.#desks.values()) {
      if (desk.places.of.length === 0) continue;
      const places = desk.places.of.map((role) => ({
        role,
        code: role === 'spectator' ? null : codeOf(role),
        isPresent: this.present.includes(role),
      }));
      this.#post(desk, { kind: 'places', places });
    }
  }

  #answer(desk: Desk, request: WireRequest): Promise<Outcome> {
    const known = desk.answers.get(request.id);
    if (known) return known;
    const newest = Math.max(0, ...desk.answers.keys());
    if (request.id <= newest - KEPT_ANSWERS) return Promise.resolve(this.#notTaken(desk, 'too-old'));
    const answer = this.#carryOut(desk, request);
    desk.answers.set(request.id, answer);
    for (const id of desk.answers.keys()) if (id <= newest - KEPT_ANSWERS) desk.answers.delete(id);
    return answer;
  }

  async #carryOut(desk: Desk, { game, command, ago = 0 }: WireRequest): Promise<Outcome> {
    const { session } = this.#options;
    const { role } = desk;
    if (game !== session.game) return this.#notTaken(desk, 'malformed', 'of another game');
    // Who acts is who came in by the code, never what the message says.
    const says = Object.hasOwn(command, 'by') ? command.by : role;
    if (role === 'spectator' || says !== role)
      return this.#notTaken(desk, 'not-yours', `by ${String(says).slice(0, 40)}`);
    const parsed = parseCommand({ ...command, at: 0, by: role });
    if (parsed.kind === 'bad') return this.#notTaken(desk, 'malformed', parsed.reason);
    if (parsed.kind === 'refused') return { kind: 'refused', code: parsed.code, article: null };
    if (ago > LATE_MS)
      this.#records.add(`an act of the desk for ${role} (${parsed.command.do}) had begun ${ago} ms before`);
    const { at: _at, ...request } = parsed.command;
    return session.submit(request as Request);
  }

  #notTaken({ role }: Desk, reason: NotSent, detail = ''): Outcome {
    this.#records.add(`a request of the desk for ${role} was not taken: ${reason} ${detail}`.trim());
    return { kind: 'not-sent', reason };
  }

  #dismiss(desk: Desk, reason: 'revoked' | 'closed'): void {
    this.#post(desk, { kind: 'closed', reason });
    this.#desks.delete(desk.id);
    this.#tellPresence();
    desk.line.close();
  }

  #tellPresence(): void {
    this.presence.set([...this.#desks.values()].filter((desk) => !isAway(desk)).map(({ role }) => role));
    this.#tellPlaces();
  }

  #post({ line }: Desk, message: ToDesk): void {
    line.post(write(message));
  }
}

const isAway = ({ silent }: Desk) => silent.beats >= AWAY_BEATS;

/** Other tables speak to their desks at the same door. */
function isForDesks(text: unknown): boolean {
  return typeof text === 'string' && /^\{"kind":"(refused|game)"/.test(text);
}

function commonLength(before: readonly PackedPly[], after: readonly PackedPly[]): number {
  let length = 0;
  while (length < before.length && before[length] === after[length]) length += 1;
  return length;
}
