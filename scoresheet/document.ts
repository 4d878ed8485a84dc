/** One document of any number of games, written piece by piece so that thousands of games need no more memory. */
import type { ScoreGame } from '#rules/notation/game.ts';
import { writePgn } from '#rules/notation/pgnWriter.ts';
import { type BrailleDocumentSettings, Brf, UnicodeBraille } from './braille/brailleDocument.ts';
import { Pef } from './braille/pef.ts';
import { HtmlScores, type HtmlSettings } from './html.ts';
import { scoreText } from './text.ts';
import { titled } from './titled.ts';

export const DOCUMENT_FORMATS = ['pgn', 'text', 'html', 'brf', 'pef', 'unicode'] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

export interface ScoreDocument {
  /** What the next game adds to the document. */
  add(game: ScoreGame): string;
  /** What closes it. */
  end(): string;
}

export type DocumentSettings = BrailleDocumentSettings & HtmlSettings;

export function scoreDocument(format: DocumentFormat, settings: DocumentSettings): ScoreDocument {
  switch (format) {
    case 'pgn':
      return { add: writePgn, end: () => '' };
    case 'text':
      return separated((game) => scoreText(game, settings), '\f\n');
    case 'html':
      return titled(new HtmlScores(settings), settings.language);
    case 'brf':
      return new Brf(settings);
    case 'pef':
      return titled(new Pef(settings), settings.language);
    case 'unicode':
      return new UnicodeBraille(settings);
  }
}

/** Games with something between them: a form feed begins a new page. */
function separated(write: (game: ScoreGame) => string, between: string): ScoreDocument {
  let first = true;
  return {
    add(game) {
      const text = (first ? '' : between) + write(game);
      first = false;
      return text;
    },
    end: () => '',
  };
}
