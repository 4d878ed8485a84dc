import type { Said } from '../phrases/said.ts';
import type { Channel } from '../voices/segment.ts';

/**
 * What a message is, which decides who waits for whom.
 * - `move`: an announced move (D.2.1), with the end of the game where it brings one.
 * - `alert`: something happened that was not asked for: a draw offer, a ruling, an error.
 * - `answer`: told on request (D.2.10.4).
 * - `echo`: the answer to the hand: a peg lifted, words repeated. Not repeated itself.
 * - `focus`: where the focus is and what was changed there, for who has no screen reader. Not repeated.
 */
export const MESSAGE_KINDS = ['move', 'alert', 'answer', 'echo', 'focus'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export type Message = Readonly<{
  kind: MessageKind;
  said: Said;
  /** An answer that a move has interrupted is said again if it is still true then (help), else dropped (a time). */
  staysTrue?: boolean;
  /** It tells an announced move once more: it goes the way that moves go, and sounds like them. */
  tellsMove?: boolean;
}>;

const CHANNELS: Readonly<Record<MessageKind, Channel>> = {
  move: 'moves',
  alert: 'alerts',
  answer: 'answers',
  echo: 'answers',
  focus: 'answers',
};

export function channelOf({ kind, tellsMove }: Message): Channel {
  return tellsMove ? 'moves' : CHANNELS[kind];
}
