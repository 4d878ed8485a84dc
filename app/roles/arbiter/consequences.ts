/**
 * What a decision would bring, in words and before it is taken: made of the very events that it would write
 * (rules/game/preview.ts), and of what they leave a player to do.
 */

import { apply } from '#rules/game/apply.ts';
import type { CommandBody, Ruling } from '#rules/game/command.ts';
import type { EventKind } from '#rules/game/event.ts';
import { openMoves } from '#rules/game/openMoves.ts';
import { type Preview, preview, rulingOn } from '#rules/game/preview.ts';
import { type Alert, cite, type GameState, onMove } from '#rules/game/state.ts';
import { makeUci } from '#rules/position/move.ts';
import type { AnnounceOptions } from '#speech/phrases/announce.ts';
import { sayRefusal } from '#speech/phrases/citing.ts';
import { manWord } from '#speech/phrases/words.ts';
import { eventWords, type Text, textIn, written } from './eventWords.ts';
import { ARBITER_KEYS, type ArbiterKey } from './texts/texts.ts';

export type Consequences = Readonly<{ ok: true; lines: readonly string[] } | { ok: false; why: string }>;

/** Beside the matter: told by other lines, or only bookkeeping. */
const BESIDE: ReadonlySet<EventKind> = new Set<EventKind>(['ruled', 'reasoned', 'record-exempt', 'verdict']);
const MOST_MOVES = 6;

export function ofRuling(
  state: GameState,
  alert: Alert,
  decision: Ruling,
  at: number,
  words: AnnounceOptions,
): Consequences {
  return inWords(preview(state, rulingOn(alert, decision), at), words, alert);
}

export function ofCommand(
  state: GameState,
  body: CommandBody,
  at: number,
  words: AnnounceOptions,
): Consequences {
  return inWords(preview(state, body, at), words, null);
}

export function inWords(found: Preview, words: AnnounceOptions, alert: Alert | null): Consequences {
  if (!found.ok) return { ok: false, why: sayRefusal(words.language, found.code, found.article).text };
  const text = textIn(words);
  const lines: string[] = [];
  let state = found.before;
  for (const event of found.events) {
    const before = state;
    state = apply(before, event);
    if (event.event === 'alert-ended' && event.id === alert?.id) {
      const own = caseLine(alert, event.how, text);
      if (own) lines.push(own);
      continue;
    }
    const line = BESIDE.has(event.event) ? null : eventWords({ event, before, state }, words);
    if (line) lines.push(line);
  }
  lines.push(...duty(found.before, found.state, words, text));
  return { ok: true, lines: lines.length > 0 ? lines : [text('consequence.none')] };
}

/** What no event says: what becomes of the press, the move or the claim itself. */
function caseLine({ kind, detail }: Alert, how: string, text: Text): string | null {
  const released = detail.released ? '.released' : '';
  const name = `case.${kind}${released}.${how}`;
  const key = ARBITER_KEYS.find((known): known is ArbiterKey => known === name);
  return key ? text(key, { side: detail.side }) : null;
}

/** 4.3 to 4.5, 9.5.3: which move a player owes after the decision, where that changes by it. */
function duty(
  before: GameState,
  { act, ply, parameters, phase, ...rest }: GameState,
  words: AnnounceOptions,
  text: Text,
): string[] {
  if (phase !== 'playing') return [];
  const lines: string[] = [];
  const isNew = before.ply !== ply || before.act !== act;
  const { moves, article } = openMoves(act, ply.position, parameters);
  const side = act.color;
  const number = cite(before, article) ?? '';
  if (isNew && article !== 'anyMove' && moves.length > 0) {
    const froms = new Set(moves.map(({ from }) => from));
    const [from] = froms;
    const man = from && ply.position.pieceAt(from);
    if (froms.size === 1 && from && man && moves.length > 1)
      lines.push(
        text('duty.piece', {
          side,
          article: number,
          square: from,
          piece: manWord(words.language, man.color, man.role),
        }),
      );
    else {
      const listed = moves.slice(0, MOST_MOVES).map((move) => written(ply.position, makeUci(move), words));
      const more = moves.length > MOST_MOVES ? ' …' : '';
      lines.push(text('duty.moves', { side, article: number, moves: listed.join(', ') + more }));
    }
  } else if (isNew && before.ply !== ply && act.touches.length > 0)
    lines.push(text('duty.any', { side, article: number }));
  if (rest.stopped?.ruled && !before.stopped?.ruled)
    lines.push(text('duty.restart', { side: onMove({ ...before, ply }) }));
  return lines;
}
