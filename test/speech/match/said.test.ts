/**
 * What players say at the board, written down without a look at the lexicons, one file for each language setting. A
 * position (`@ FEN`), then texts with the move meant: `-` where it must be asked about, `?` before a move that may be
 * played or asked about, but never be another, `!` where a move is named that is not legal: by form it may be carried out
 * (decision 19), and no other.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readMove } from '#app/edge/readText.ts';
import { LANGUAGES, type Language } from '#rules/notation/language.ts';
import { type Move, makeUci } from '#rules/position/move.ts';
import { Position } from '#rules/position/position.ts';
import { match } from '#speech/match/match.ts';

type Said = Readonly<{ position: Position; text: string; meant: string }>;
type Played = Said & Readonly<{ played: Move | null }>;

const SETS = {
  first: './said',
  second: './said/second',
  third: './said/third',
  fourth: './said/fourth',
  fifth: './said/fifth',
  sixth: './said/sixth',
} as const;

/** The command `match`, the app in training and the app in competition. */
const READERS = {
  match: ({ position, text }: Said, language: Language) => match(position, text, { language }),
  training: ({ position, text }: Said, language: Language) => readMove(position, text, language, true),
  competition: ({ position, text }: Said, language: Language) => readMove(position, text, language, false),
} as const;

function saidIn(folder: string, language: Language): Said[] {
  const lines = readFileSync(new URL(`${folder}/${language}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  let position: Position | null = null;
  const all: Said[] = [];
  for (const line of lines) {
    if (line.startsWith('@ ')) {
      const parsed = Position.parse(line.slice(2));
      if (!parsed.ok) throw new Error(`${line}: ${parsed.reason}`);
      position = parsed.position;
      continue;
    }
    const [text, meant] = line.split(' | ');
    if (!position || !text || !meant) throw new Error(`${language}: ${line}`);
    all.push({ position, text, meant });
  }
  return all;
}

function isMisread({ position, meant, played }: Played, reader: keyof typeof READERS): boolean {
  if (!played || makeUci(played) === meant.replace('?', '')) return false;
  // The texts of the first set that name a move which is not legal have no mark of their own.
  const mayBeIllegal = meant === '!' || meant === '-';
  return !(reader === 'competition' && mayBeIllegal && !position.isLegal(played));
}

const shown = ({ text, meant, played }: Played) => `${text} | ${meant} | ${played ? makeUci(played) : null}`;

describe.each(Object.keys(SETS) as (keyof typeof SETS)[])('the %s set', (set) => {
  describe.each(Object.keys(READERS) as (keyof typeof READERS)[])('read by %s', (reader) => {
    test.each(LANGUAGES)(
      'in %s: nothing is played that was not said, and one in twenty asked about',
      (language) => {
        const said = saidIn(SETS[set], language).map((each) => {
          const found = READERS[reader](each, language);
          return { ...each, played: found.kind === 'move' ? found.move : null };
        });
        expect(said.length).toBeGreaterThan(15);
        expect(said.filter((each) => isMisread(each, reader)).map(shown)).toEqual([]);
        const clear = said.filter(({ meant }) => /^[a-h]/.test(meant));
        const asked = clear.filter(({ played }) => played === null);
        expect(asked.length / clear.length, asked.map(shown).join('\n')).toBeLessThanOrEqual(0.05);
      },
    );
  });
});
