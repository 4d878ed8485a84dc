/**
 * The first peg is answered as fast as the hundredth: while nobody touches anything, some moves go the whole way from a
 * peg to its words on a table of their own, written nowhere and said to nobody, so that the browser has the code ready.
 */
import type { GameHeader } from '#rules/game/header.ts';
import { newGame, onMove } from '#rules/game/state.ts';
import { viewOf } from '#rules/game/view.ts';
import type { AnnounceOptions } from '#speech/phrases/announce.ts';
import { idle } from '../base/idle.ts';
import { narrate } from '../desk/narrate.ts';
import type { EventLog } from '../journal/eventLog.ts';
import { pegActs } from '../pegs/placing.ts';
import { announceForPlayer } from './assist.ts';
import { Session } from './session.ts';

const HALF_MOVES = 40;

const NOWHERE: Pick<EventLog, 'append'> = { append: async () => ({ ok: true }) };

/** How many half-moves were rehearsed: fewer where the game's first position is near its end. */
export async function rehearse(header: GameHeader, words: AnnounceOptions): Promise<number> {
  const fresh = newGame(header);
  if (!fresh.ok) return 0;
  const session = new Session({
    log: NOWHERE,
    game: '',
    state: fresh.state,
    length: 0,
    now: () => 0,
    assist: (state) => announceForPlayer(state, words),
  });
  // At a table whose players sit at desks of their own a spectator's ears are left.
  for (const listener of ['white', 'spectator'] as const)
    session.subscribe((change) => narrate(viewOf(change, [listener]), words, listener));
  await session.submit({ by: 'arbiter', do: 'start' });
  let played = 0;
  for (; played < HALF_MOVES && session.state.phase === 'playing'; played++) {
    await idle();
    const by = onMove(session.state);
    const moves = session.state.ply.position.legalMoves();
    const move = moves[(played * 7) % moves.length];
    const found = move && pegActs(session.state, move);
    if (!found?.ok) break;
    for (const act of found.acts) await session.submit({ by, ...act });
    await session.submit({ by, do: 'press' });
  }
  session.close();
  return played;
}
