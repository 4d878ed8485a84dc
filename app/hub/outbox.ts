/**
 * What the table has decided, handed to the hub in order and once. Everything here is in the table's own journal already:
 * a cut network stops no game, and what is lost on the way is sent again. The hub's log takes the next entry only, from
 * who knows the last one: if it holds something else, another device has become the table, and this one is out.
 */
import { JetStreamApiError, jetstream } from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/nats-core';
import type { GameEvent } from '#rules/game/event.ts';
import { Observable } from '../base/observable.ts';
import { MOST_IN_ENTRY, writeActs } from './entries.ts';
import type { HubHistory } from './hubApi.ts';
import { sharedLength } from './same.ts';
import { eventsOf } from './subjects.ts';

export type OutboxOptions = Readonly<{
  game: string;
  /** How this device is shown. */
  device: string;
  /** The hub's log of this game from an entry on; null where it cannot be had now. */
  history: (from: number) => Promise<HubHistory | null>;
  /** The hub's log went another way behind this event: from there on what is here is evidence. */
  fencedOut: (shared: number) => void;
}>;

/** The server's number for: something else was written meanwhile. */
const WRONG_SEQUENCE = 10071;
const ACK_MS = 5000;
const AGAIN_MS = 250;
/** So many characters of events go in one entry, whatever their number. */
const MOST_CHARACTERS = 400_000;

type Sent = 'taken' | 'stale' | 'again';

export class Outbox {
  /** How many events the hub has. */
  readonly handedOver = new Observable(0);
  readonly #options: OutboxOptions;
  /** Every event of the game; the first is entry 1. */
  readonly #events: GameEvent[] = [];
  #seq: number | null = null;
  #connection: NatsConnection | null = null;
  #isWorking = false;
  #isFenced = false;

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  get length(): number {
    return this.#events.length;
  }

  get isFenced(): boolean {
    return this.#isFenced;
  }

  /** Events as the journal has them now; from there they are sent on. */
  take(events: readonly GameEvent[], from: number): void {
    this.#events.push(...events.slice(Math.max(0, this.#events.length + 1 - from)));
    // A task of its own: the word for an act is said before anything is sent.
    setTimeout(() => void this.#work());
  }

  /** From here on they can be sent; what the hub has by now is looked at first. */
  connected(connection: NatsConnection): () => void {
    this.#connection = connection;
    this.#seq = null;
    void this.#work();
    return () => {
      if (this.#connection === connection) this.#connection = null;
    };
  }

  /** The events from an entry on. */
  from(entry: number): readonly GameEvent[] {
    return this.#events.slice(entry - 1);
  }

  /** How much of this outbox the hub has, where it goes on with these events behind what is known to be handed over. */
  sharedWith(events: readonly GameEvent[]): number {
    const known = this.handedOver.value;
    return known + sharedLength(events, this.#events.slice(known));
  }

  /** Nothing more is sent. */
  close(): void {
    this.#connection = null;
    this.#isFenced = true;
  }

  async #work(): Promise<void> {
    if (this.#isWorking) return;
    this.#isWorking = true;
    try {
      while (this.#connection && !this.#isFenced && this.#hasWork) await this.#step(this.#connection);
    } finally {
      this.#isWorking = false;
    }
  }

  get #hasWork(): boolean {
    return this.#seq === null || this.handedOver.value < this.#events.length;
  }

  async #step(connection: NatsConnection): Promise<void> {
    if (this.#seq === null) {
      if (!(await this.#compare()) && !this.#isFenced) await pause();
      return;
    }
    const sent = await this.#send(connection, this.#seq);
    if (sent === 'stale') this.#seq = null;
    else if (sent === 'again') await pause();
  }

  /** Where the hub's log stands: at a point of ours, or elsewhere. */
  async #compare(): Promise<boolean> {
    const from = this.handedOver.value + 1;
    const history = await this.#options.history(from);
    if (!history || this.#isFenced) return false;
    const ours = this.#events.slice(from - 1);
    const shared = sharedLength(history.events, ours);
    if (shared < history.events.length || history.length < this.handedOver.value) {
      this.#isFenced = true;
      this.#options.fencedOut(from - 1 + shared);
      return false;
    }
    this.#seq = history.seq;
    this.handedOver.set(history.length);
    return true;
  }

  /** Sent twice, an entry is the same one: its name follows from its place and its writer. */
  async #send(connection: NatsConnection, after: number): Promise<Sent> {
    const { game, device } = this.#options;
    const from = this.handedOver.value + 1;
    const events = batch(this.#events, from - 1);
    const id = `${game}:${device}:${from}-${from + events.length - 1}`;
    try {
      const ack = await jetstream(connection, { timeout: ACK_MS }).publish(
        eventsOf(game),
        writeActs({ device, from, events }),
        { msgID: id, expect: { lastSubjectSequence: after } },
      );
      this.#seq = ack.seq;
      this.handedOver.set(from + events.length - 1);
      return 'taken';
    } catch (error) {
      // Since version 2.12 a repeated entry is refused as stale too: the comparison finds it there.
      return error instanceof JetStreamApiError && error.code === WRONG_SEQUENCE ? 'stale' : 'again';
    }
  }
}

function batch(events: readonly GameEvent[], first: number): readonly GameEvent[] {
  let size = 0;
  let end = first;
  while (end < events.length && end - first < MOST_IN_ENTRY) {
    size += JSON.stringify(events[end]).length;
    if (size > MOST_CHARACTERS && end > first) break;
    end += 1;
  }
  return events.slice(first, end);
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
}
