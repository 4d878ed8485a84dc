import type { ReplayEvent } from '#devices/recorder/replay.ts';
import type { GameState, Ply } from '#rules/game/state.ts';
import { describe } from '#rules/notation/describe.ts';
import { makeUci, parseUci } from '#rules/position/move.ts';
import type { Message } from '#speech/announcer/message.ts';
import type { AnnounceOptions } from '#speech/phrases/announce.ts';
import { plainly, say, together } from '#speech/phrases/said.ts';
import { sayMove, saySquare } from '#speech/phrases/speak.ts';
import { saidText } from '../i18n/text.ts';

/** What is said of a recording that is played back: its half-moves, what stayed open, and contacts that failed. */
export function narrateReplay(
  state: GameState,
  events: readonly ReplayEvent[],
  words: AnnounceOptions,
): Message[] {
  return events.flatMap((event): Message[] => {
    switch (event.event) {
      case 'made':
        return [{ kind: 'move', said: sayPly(findPly(state, event.move), event.san, words) }];
      case 'unclear': {
        const moves = event.candidates.flatMap((uci) => {
          const move = parseUci(uci);
          const described = move && describe(state.ply.position, move);
          return [described ? sayMove(described, words) : plainly(words.language, uci)];
        });
        return [
          {
            kind: 'alert',
            said: say(words.language, 'error.unclear', { moves: together(moves, '; ') }),
          },
        ];
      }
      case 'contact': {
        const square = saySquare(event.square, words).text;
        return [{ kind: 'alert', said: saidText(words.language, `contact.${event.state}`, { square }) }];
      }
      default:
        return [];
    }
  });
}

/** Several half-moves may have become clear at once: the latest that is written so. */
function findPly(state: GameState, uci: string): Ply | null {
  for (let ply: Ply | null = state.ply; ply; ply = ply.previous)
    if (ply.move && makeUci(ply.move) === uci) return ply;
  return null;
}

function sayPly(ply: Ply | null, san: string, words: AnnounceOptions) {
  const described = ply?.move && ply.previous && describe(ply.previous.position, ply.move);
  return described ? sayMove(described, words) : plainly(words.language, san);
}
