import type { Said } from '../phrases/said.ts';
import type { Channel } from '../voices/segment.ts';

/**
 * What a message is, which decides who waits for whom.
 * - `move`: an announced move (D.2.1), with the end of the game where it brings one.
 * - `alert`: something happened that was not asked for: a draw offer, a ruling, an error.
 * - `answer`: told on request (D.2.10.4).
 * - `echo`: the answer to the hand: a peg lifted, words repeated. Not repeated itself.
 * - `page`: what stands on the page, read to who has no screen reader. Not repeated.
 * - `focus`: where the focus is and what was changed there, for who has no screen reader. Not repeated.
 */
export const MESSAGE_KINDS = ['move', 'alert', 'answer', 'echo', 'page', 'focus'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** Words of the page itself are no announcement: shown once more, a screen reader would say them twice. */
export function isOfPage({ kind }: Readonly<{ kind: MessageKind }>): boolean {
  return kind === 'page' || kind === 'focus';
}

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
  page: 'answers',
  focus: 'answers',
};

export function channelOf({ kind, tellsMove }: Message): Channel {
  return tellsMove ? 'moves' : CHANNELS[kind];
}
