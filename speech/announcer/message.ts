import type { Said } from '../phrases/said.ts';
import type { Channel } from '../voices/segment.ts';

/**
 * What a message is, which decides who waits for whom.
 * - `move`: an announced move (D.2.1), with the end of the game where it brings one.
 * - `alert`: something happened that was not asked for: a draw offer, a ruling, an error.
 * - `answer`: told on request (D.2.10.4).
 * - `echo`: the answer to the hand: a peg lifted, a square explored. Not repeated.
 */
export const MESSAGE_KINDS = ['move', 'alert', 'answer', 'echo'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

export type Message = Readonly<{
  kind: MessageKind;
  said: Said;
  /** An answer that a move has interrupted is said again if it is still true then (help), else dropped (a time). */
  staysTrue?: boolean;
}>;

export const CHANNEL_OF: Readonly<Record<MessageKind, Channel>> = {
  move: 'moves',
  alert: 'alerts',
  answer: 'answers',
  echo: 'answers',
};
