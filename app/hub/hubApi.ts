/** The hub's answers to who shows a code: its log of a game, and where evidence is left. */
import type { GameEvent } from '#rules/game/event.ts';
import { isRecord } from '#rules/game/fields.ts';
import { parseEvent } from '#rules/game/parseEvent.ts';
import { sharedLength } from './same.ts';

/** `seq`: what the next writer has to name. `events`: those from the entry on that was asked for. */
export type HubHistory = Readonly<{ seq: number; length: number; events: readonly GameEvent[] }>;

const PATIENCE_MS = 15_000;

/** Null where the hub cannot be reached or gives nothing that can be read. */
export async function hubHistory(hub: URL, code: string, from: number): Promise<HubHistory | null> {
  const value = await ask(hub, `/api/log?from=${from}`, code);
  if (!isRecord(value) || !Array.isArray(value.events)) return null;
  const { seq, length } = value;
  if (typeof seq !== 'number' || typeof length !== 'number') return null;
  const events: GameEvent[] = [];
  for (const event of value.events) {
    const parsed = parseEvent(event);
    if (!parsed.ok) return null;
    events.push(parsed.event);
  }
  return { seq, length, events };
}

export type Evidence = Readonly<{ device: string; from: number; events: readonly GameEvent[] }>;

/** Whether the hub has it now. */
export async function leaveEvidence(hub: URL, code: string, evidence: Evidence): Promise<boolean> {
  const value = await ask(hub, '/api/evidence', code, evidence);
  return isRecord(value) && typeof value.kept === 'number';
}

/** What is here and not in the hub's log, behind what both have: how many events there are, and they are left as evidence. */
export async function leaveWhatDiffers(
  hub: URL,
  code: string,
  device: string,
  events: readonly GameEvent[],
): Promise<number> {
  const history = await hubHistory(hub, code, 1);
  if (!history) return 0;
  const shared = sharedLength(history.events, events);
  const rest = events.slice(shared);
  if (rest.length > 0) await leaveEvidence(hub, code, { device, from: shared + 1, events: rest });
  return rest.length;
}

async function ask(hub: URL, path: string, code: string, body?: unknown): Promise<unknown> {
  try {
    const response = await fetch(new URL(path, hub), {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${code}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
