/**
 * A game's table in a hall: what it decides goes to the hub, what desks ask comes from there, and every second it says
 * that it is there. If another device was made the table, it steps down, and what it had not handed over is evidence.
 */
import type { Msg, NatsConnection } from '@nats-io/nats-core';
import { parseCommand } from '#rules/game/parseCommand.ts';
import type { Outcome, Request } from '../desk/gamePort.ts';
import { withMeaning } from '../edge/meaning.ts';
import type { EventLog } from '../journal/eventLog.ts';
import type { Session } from '../table/session.ts';
import { type Answer, readAsk } from './asks.ts';
import type { HubConnection } from './connection.ts';
import { hubHistory, leaveEvidence } from './hubApi.ts';
import { Outbox } from './outbox.ts';
import { askOf, beatOf } from './subjects.ts';

export type TableLinkOptions = Readonly<{
  hub: URL;
  code: string;
  /** Known to this device and the hub alone, and how it is shown. */
  device: Readonly<{ id: string; name: string }>;
  connection: HubConnection;
  /** The game as the hub names it; the session may name it otherwise. */
  game: string;
  session: Session;
  log: Pick<EventLog, 'subscribe'>;
  /** It is no longer the table. `evidence`: how many events it had not handed over; they are at the hub by then. */
  steppedDown: (evidence: number) => void;
}>;

const BEAT_MS = 1000;
const KEPT_ANSWERS = 256;

export class TableLink {
  readonly outbox: Outbox;
  readonly #options: TableLinkOptions;
  readonly #answers = new Map<string, Promise<Answer>>();
  readonly #leave: (() => void)[] = [];
  #isDown = false;

  constructor(options: TableLinkOptions) {
    this.#options = options;
    const { hub, code, device, connection, game, session, log } = options;
    this.outbox = new Outbox({
      game,
      device: device.name,
      history: (from) => hubHistory(hub, code, from),
      fencedOut: (shared) => void this.#stepDown(shared),
    });
    this.#leave.push(
      log.subscribe(session.game, 1, (events, from) => this.outbox.take(events, from)),
      connection.whenUp((nats) => this.#connected(nats)),
      connection.link.subscribe(() => this.#look()),
      () => this.outbox.close(),
    );
    this.#look();
  }

  close(): void {
    this.#isDown = true;
    for (const leave of this.#leave.splice(0)) leave();
  }

  #connected(nats: NatsConnection): () => void {
    const { game } = this.#options;
    const offline = this.outbox.connected(nats);
    nats.subscribe(askOf(game), {
      callback: (error, message) => {
        if (!error) void this.#hear(message);
      },
    });
    const beat = () => this.#beat(nats);
    beat();
    const beating = setInterval(beat, BEAT_MS);
    return () => {
      clearInterval(beating);
      offline();
    };
  }

  #beat(nats: NatsConnection): void {
    const { game, session } = this.#options;
    if (this.#isDown || nats.isClosed()) return;
    nats.publish(beatOf(game), JSON.stringify({ length: session.length, at: session.at }));
  }

  async #hear(message: Msg): Promise<void> {
    const ask = readAsk(message.string());
    if (this.#isDown) return;
    const known = ask && this.#answers.get(ask.id);
    const answer = known ?? this.#answer(ask);
    if (ask && !known) {
      this.#answers.set(ask.id, answer);
      for (const id of this.#answers.keys()) {
        if (this.#answers.size <= KEPT_ANSWERS) break;
        this.#answers.delete(id);
      }
    }
    message.respond(JSON.stringify(await answer));
  }

  async #answer(ask: ReturnType<typeof readAsk>): Promise<Answer> {
    const { session } = this.#options;
    const outcome = await this.#carryOut(ask);
    return { outcome, length: session.length };
  }

  async #carryOut(ask: ReturnType<typeof readAsk>): Promise<Outcome> {
    if (!ask) return { kind: 'not-sent', reason: 'malformed' };
    if (ask.command === null) return { kind: 'done' };
    const parsed = parseCommand({ ...ask.command, at: 0, by: ask.by });
    if (parsed.kind === 'bad') return { kind: 'not-sent', reason: 'malformed' };
    if (parsed.kind === 'refused') return { kind: 'refused', code: parsed.code, article: null };
    const { at: _at, ...request } = parsed.command;
    return this.#options.session.submit((state) => withMeaning(state, request as Request));
  }

  #look(): void {
    const { value } = this.#options.connection.link;
    if (value.kind !== 'refused') return;
    if (value.reason === 'fenced') void this.#compareAndStepDown();
    else this.#end(0);
  }

  /** It was told at the door: where the two logs part is found out first. */
  async #compareAndStepDown(): Promise<void> {
    if (this.#isDown) return;
    const { hub, code } = this.#options;
    const history = await hubHistory(hub, code, this.outbox.handedOver.value + 1);
    // What the hub has of ours and we do not know of, it has: the rest is evidence, and too much of it does no harm.
    const shared = history ? this.outbox.sharedWith(history.events) : this.outbox.handedOver.value;
    await this.#stepDown(shared);
  }

  async #stepDown(shared: number): Promise<void> {
    if (this.#isDown) return;
    this.#isDown = true;
    this.outbox.close();
    const { hub, code, device } = this.#options;
    const events = this.outbox.from(shared + 1);
    for (let tried = 0; events.length > 0 && tried < 20; tried++) {
      if (await leaveEvidence(hub, code, { device: device.id, from: shared + 1, events })) break;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
    this.#end(events.length);
  }

  #end(evidence: number): void {
    this.#isDown = true;
    this.#options.steppedDown(evidence);
    this.close();
  }
}
