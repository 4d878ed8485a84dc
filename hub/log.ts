/**
 * The hub's end of the log: the stream that keeps every game, read from its beginning and followed without a gap, and
 * the few entries that the hub itself writes (a game's header, the arbiter's takeover).
 */
import {
  type ConsumerMessages,
  JetStreamApiError,
  type JetStreamClient,
  type JsMsg,
  jetstream,
  jetstreamManager,
} from '@nats-io/jetstream';
import type { NatsConnection } from '@nats-io/nats-core';
import { eventsOf, STREAM } from '#app/hub/subjects.ts';

/** The numbers by which the server says that something else was written meanwhile, and that nothing is there. */
export const WRONG_SEQUENCE = 10071;
const NO_STREAM = 10059;

const NS = 1_000_000;
const DUPLICATES_MS = 600_000;
/** A server that was started again is noticed after two of these. */
const HEARTBEAT_MS = 500;

/** `time`: when the server stored it, by its wall clock. */
export type LogEntry = Readonly<{ game: string; seq: number; text: string; time: number }>;

export class HubLog {
  readonly #connection: NatsConnection;
  readonly #stream: JetStreamClient;
  #reading: ConsumerMessages | null = null;

  private constructor(connection: NatsConnection) {
    this.#connection = connection;
    this.#stream = jetstream(connection, { timeout: 5000 });
  }

  static async open(connection: NatsConnection, replicas: number): Promise<HubLog> {
    const manager = await jetstreamManager(connection, { timeout: 10_000 });
    try {
      await manager.streams.info(STREAM);
    } catch (error) {
      if (!(error instanceof JetStreamApiError) || error.code !== NO_STREAM) throw error;
      await manager.streams.add({
        name: STREAM,
        subjects: [eventsOf('*')],
        storage: 'file',
        discard: 'new',
        num_replicas: replicas,
        duplicate_window: DUPLICATES_MS * NS,
        deny_delete: true,
        deny_purge: true,
        allow_direct: true,
        republish: { src: '>', dest: 'live.>' },
      });
    }
    return new HubLog(connection);
  }

  /** Every entry of every game, in order and once, until `close`. Settled when what was there has been read. */
  async read(listener: (entry: LogEntry) => void): Promise<void> {
    const manager = await jetstreamManager(this.#connection, { timeout: 10_000 });
    const { state } = await manager.streams.info(STREAM);
    const consumer = await this.#stream.consumers.get(STREAM);
    let seen = 0;
    let caughtUp: () => void = () => {};
    const done = new Promise<void>((resolve) => {
      caughtUp = resolve;
    });
    this.#reading = await consumer.consume({
      max_messages: 1000,
      idle_heartbeat: HEARTBEAT_MS,
      callback: (message) => {
        listener(entryOf(message));
        seen = message.seq;
        if (seen >= state.last_seq) caughtUp();
      },
    });
    if (state.last_seq > 0) await done;
  }

  /** Every entry there is now, once, in order. */
  async all(listener: (entry: LogEntry) => void): Promise<void> {
    const manager = await jetstreamManager(this.#connection, { timeout: 10_000 });
    const { state } = await manager.streams.info(STREAM);
    if (state.messages === 0) return;
    const consumer = await this.#stream.consumers.get(STREAM);
    const messages = await consumer.consume({ max_messages: 1000 });
    for await (const message of messages) {
      listener(entryOf(message));
      if (message.seq >= state.last_seq) break;
    }
    await messages.close();
  }

  /** Written only if `after` is still the number of that game's last entry. Its own number, or why not. */
  async append(
    game: string,
    text: string,
    after: number,
    id: string,
  ): Promise<Readonly<{ ok: true; seq: number } | { ok: false; stale: boolean; reason: string }>> {
    try {
      const ack = await this.#stream.publish(eventsOf(game), text, {
        msgID: id,
        expect: { lastSubjectSequence: after },
      });
      return { ok: true, seq: ack.seq };
    } catch (error) {
      const stale = error instanceof JetStreamApiError && error.code === WRONG_SEQUENCE;
      return { ok: false, stale, reason: (error as Error).message };
    }
  }

  /** The number of a game's last entry by the server itself; 0 where there is none. */
  async lastOf(game: string): Promise<number> {
    const manager = await jetstreamManager(this.#connection, { timeout: 5000, checkAPI: false });
    const message = await manager.direct.getMessage(STREAM, { last_by_subj: eventsOf(game) });
    return message?.seq ?? 0;
  }

  async close(): Promise<void> {
    await this.#reading?.close();
  }
}

function entryOf(message: JsMsg): LogEntry {
  const [, game = ''] = message.subject.split('.');
  return { game, seq: message.seq, text: message.string(), time: message.info.timestampNanos / NS };
}
