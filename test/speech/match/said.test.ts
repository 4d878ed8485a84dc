/**
 * What players say at the board, written down without a look at the lexicons, one file for each language setting. A
 * position (`@ FEN`), then texts with the move meant: `-` where it must be asked about, `?` before a move that may be
 * played or asked about, but never be another.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#rules/notation/language.ts';
import { makeUci } from '#rules/position/move.ts';
import { Position } from '#rules/position/position.ts';
import { match } from '#speech/match/match.ts';

type Said = Readonly<{ text: string; meant: string; played: string | null }>;

function playedIn(language: Language): Said[] {
  const lines = readFileSync(new URL(`./said/${language}.txt`, import.meta.url), 'utf8')
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
    const result = match(position, text, { language });
    all.push({ text, meant, played: result.kind === 'move' ? makeUci(result.move) : null });
  }
  return all;
}

describe.each(LANGUAGES)('said in %s', (language) => {
  const said = playedIn(language);

  test('nothing is played that was not said', () => {
    expect(said.length).toBeGreaterThan(180);
    expect(said.filter(({ meant, played }) => played !== null && played !== meant.replace('?', ''))).toEqual(
      [],
    );
  });

  test('at most one clear text in twenty is asked about', () => {
    const clear = said.filter(({ meant }) => meant !== '-' && !meant.startsWith('?'));
    const asked = clear.filter(({ played }) => played === null);
    expect(asked.length / clear.length, JSON.stringify(asked)).toBeLessThanOrEqual(0.05);
  });
});
