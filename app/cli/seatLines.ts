/** What a seat without a screen writes and reads, a line each (interfaces.md, section 4). */
import type { Command } from '#rules/game/command.ts';
import { ACTORS, type Actor } from '#rules/game/command.ts';
import type { GameEvent } from '#rules/game/event.ts';
import { isRecord } from '#rules/game/fields.ts';
import { parseCommand } from '#rules/game/parseCommand.ts';
import type { Language } from '#rules/notation/language.ts';
import { refusalText } from '#speech/phrases/refusals/refusals.ts';
import type { Outcome, Request } from '../desk/gamePort.ts';
import { eventLine } from '../edge/eventLine.ts';
import { tellWhole } from '../edge/tell.ts';
import type { CliIo } from './io.ts';

/** Lines go out in the order in which they are said, however slow the reader is. */
export class SeatOutput {
  readonly #io: CliIo;
  #last: Promise<void> = Promise.resolve();
  #link: 'up' | 'down' | null = null;
  #isOver = false;

  constructor(io: CliIo) {
    this.#io = io;
  }

  line(value: Readonly<Record<string, unknown>>): void {
    if (this.#isOver) return;
    const text = `${JSON.stringify(value)}\n`;
    this.#last = this.#last.then(() => this.#io.out(text));
  }

  /** Said when it changes; it begins by being down. */
  link(link: 'up' | 'down', more: Readonly<Record<string, unknown>> = {}): void {
    if (link === (this.#link ?? 'down')) return;
    this.#link = link;
    this.line({ link, ...more });
  }

  event(
    index: number,
    event: GameEvent,
    language: Language,
    more: Readonly<Record<string, unknown>> = {},
  ): void {
    const told =
      event.event === 'told' ? { ...event, text: tellWhole(event, language).text } : eventLine(event);
    this.line({ index, ...more, ...told });
  }

  outcome(
    id: unknown,
    outcome: Outcome,
    language: Language,
    more: Readonly<Record<string, unknown>> = {},
  ): void {
    this.line({ id, ...more, ...outcomeFields(outcome, language) });
  }

  /** That one leaves by oneself is no news. */
  end(): void {
    this.#isOver = true;
  }

  /** Everything has been written. */
  get written(): Promise<void> {
    return this.#last;
  }
}

function outcomeFields(outcome: Outcome, language: Language): Record<string, unknown> {
  switch (outcome.kind) {
    case 'done':
      return { outcome: 'done' };
    case 'refused':
      return { refused: { article: outcome.article, reason: refusalText(language, outcome.code) } };
    case 'not-sent':
      return { outcome: 'not-sent', reason: outcome.reason };
    case 'not-written':
      return { outcome: 'not-sent', reason: outcome.fault };
    case 'failed':
      return { outcome: 'not-sent', reason: 'failed' };
  }
}

export type ReadLine = Readonly<
  | { kind: 'request'; id: unknown; game: string | null; request: Request }
  | { kind: 'outcome'; id: unknown; outcome: Outcome }
  | { kind: 'bad'; id: unknown; reason: string }
>;

/** `by`: who acts where the code says it; null at a table, where each line says it. */
export function readLine(text: string, by: Actor | null): ReadLine {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { kind: 'bad', id: null, reason: 'not JSON' };
  }
  if (!isRecord(value)) return { kind: 'bad', id: null, reason: 'no JSON object' };
  const { id = null, game = null, ...command } = value;
  const actor = by ?? ACTORS.find((known) => known === command.by);
  if (!actor) return { kind: 'bad', id, reason: 'by must say who acts' };
  if (game !== null && typeof game !== 'string') return { kind: 'bad', id, reason: 'game must be a name' };
  if (command.by !== undefined && command.by !== actor)
    return { kind: 'outcome', id, outcome: { kind: 'not-sent', reason: 'not-yours' } };
  const parsed = parseCommand({ ...command, by: actor, at: 0 });
  if (parsed.kind === 'bad') return { kind: 'bad', id, reason: parsed.reason };
  if (parsed.kind === 'refused')
    return { kind: 'outcome', id, outcome: { kind: 'refused', code: parsed.code, article: null } };
  return { kind: 'request', id, game, request: requestOf(parsed.command) };
}

function requestOf({ at: _at, ...request }: Command): Request {
  return request as Request;
}
