/**
 * A document whose head has a title. The first game is held back until it is known whether there is another, so that
 * the title of many games does not name the first alone.
 */
import type { ScoreGame } from '#rules/notation/game.ts';
import { knownTag } from '#rules/notation/game.ts';
import type { Language } from '#rules/notation/language.ts';
import type { ScoreDocument } from './document.ts';
import { playersTitle } from './head.ts';
import { LABELS } from './labels.ts';

export type Title = Readonly<{ text: string; first: ScoreGame; many: boolean }>;

export interface TitledParts {
  head(title: Title): string;
  /** The games are counted from 1. */
  body(game: ScoreGame, number: number): string;
  foot(): string;
}

export function titled(parts: TitledParts, language: Language): ScoreDocument {
  let held: ScoreGame | null = null;
  let games = 0;
  const release = (next: ScoreGame | null): string => {
    if (!held) return '';
    const first = held;
    held = null;
    return parts.head(titleOf(first, next, language)) + parts.body(first, 1);
  };
  return {
    add(game) {
      games += 1;
      if (games === 1) {
        held = game;
        return '';
      }
      return release(game) + parts.body(game, games);
    },
    end: () => release(null) + parts.foot(),
  };
}

/** The players of one game; of several their event, or the first players and a sign that there are more. */
function titleOf(first: ScoreGame, second: ScoreGame | null, language: Language): Title {
  const labels = LABELS[language];
  const players = playersTitle(first);
  if (!second) return { text: `${labels.scoresheet}: ${players}`, first, many: false };
  const event = knownTag(first, 'Event');
  const shared = event !== undefined && event === knownTag(second, 'Event') ? event : `${players} …`;
  return { text: `${labels.scoresheets}: ${shared}`, first, many: true };
}
