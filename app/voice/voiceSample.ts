/** What a channel of the own voice is tried with: words of the kind it says, in the player's own words. */
import type { DescribedMove } from '#rules/notation/describe.ts';
import type { AnnounceOptions } from '#speech/phrases/announce.ts';
import { ownTime } from '#speech/phrases/answers.ts';
import { type Said, say } from '#speech/phrases/said.ts';
import { sayMove } from '#speech/phrases/speak.ts';
import type { Channel } from '#speech/voices/segment.ts';

/** *zwei* and *drei*, which *zwo* tells apart, and a name that the lexicon respells. */
const MOVE: DescribedMove = {
  role: 'knight',
  from: 'd2',
  to: 'f3',
  capture: false,
  enPassant: false,
  promotion: null,
  castling: null,
  byFile: true,
  byRank: false,
  check: false,
  mate: false,
};
const TIME_MS = 270_000;

export function voiceSample(channel: Channel, words: AnnounceOptions): Said {
  switch (channel) {
    case 'moves':
      return sayMove(MOVE, words);
    case 'answers':
      return ownTime(words.language, TIME_MS);
    case 'alerts':
      return say(words.language, 'draw.byOpponent');
  }
}
