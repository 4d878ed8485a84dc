/** What desks ask of a table, put to it over the hall's server, once each; and whether a table answers at all. */
import { randomUUID } from 'node:crypto';
import { type NatsConnection, NoRespondersError, TimeoutError } from '@nats-io/nats-core';
import { InTurn } from '#app/base/inTurn.ts';
import type { Outcome, Request } from '#app/desk/gamePort.ts';
import { type Answer, type Ask, readAnswer } from '#app/hub/asks.ts';
import { askOf } from '#app/hub/subjects.ts';
import type { GameFile } from './gameFile.ts';

/** A table that is just coming back is waited for. */
const PATIENCE_MS = 6000;
const AGAIN_MS = 250;
const ANSWER_MS = 2500;
const SHOWN_MS = 5000;

const CUT_OFF: Outcome = { kind: 'not-sent', reason: 'cut-off' };

export class Asks {
  readonly #connection: NatsConnection;

  constructor(connection: NatsConnection) {
    this.#connection = connection;
  }

  readonly #turns = new Map<string, InTurn>();

  /** Settled when the table has answered, and what its answer rests on is in the hub's log. */
  async put(file: GameFile, request: Request): Promise<Outcome> {
    const { by, ...command } = request;
    const ask: Ask = { id: randomUUID(), by, command };
    const answer = await this.#turn(file.game).do(() => this.#ask(file.game, ask));
    if (!answer) return CUT_OFF;
    await file.reaches(answer.length, SHOWN_MS);
    return answer.outcome;
  }

  /** Whether the game's table is there and answers. */
  async answers(game: string): Promise<boolean> {
    const text = JSON.stringify({ id: randomUUID(), by: 'arbiter', command: null } satisfies Ask);
    try {
      await this.#connection.request(askOf(game), text, { timeout: ANSWER_MS });
      return true;
    } catch {
      return false;
    }
  }

  /** What is asked of one table stays in its order, even where it must be asked again. */
  #turn(game: string): InTurn {
    const turn = this.#turns.get(game) ?? new InTurn();
    this.#turns.set(game, turn);
    return turn;
  }

  async #ask(game: string, ask: Ask): Promise<Answer | null> {
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        const reply = await this.#connection.request(askOf(game), JSON.stringify(ask), {
          timeout: ANSWER_MS,
        });
        return readAnswer(reply.string());
      } catch (error) {
        const mayComeBack =
          error instanceof NoRespondersError || error instanceof TimeoutError || isNoResponders(error);
        if (!mayComeBack || performance.now() > until) return null;
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      }
    }
  }
}

/** The client wraps it in an error of its own. */
function isNoResponders(error: unknown): boolean {
  return error instanceof Error && error.cause instanceof NoRespondersError;
}
