import { describe, expect, test } from 'vitest';
import type { Language } from '#rules/notation/language.ts';
import { makeUci } from '#rules/position/move.ts';
import { Position } from '#rules/position/position.ts';
import { match } from '#speech/match/match.ts';
import { readReference, referenceSections } from '../phrases/reference.ts';

const reference = readReference();

function positions(text: string): Map<string, Position> {
  const rows = [...text.matchAll(/^\| (F\d+) \| `(.+?)` \|/gm)];
  return new Map(
    rows.map(([, id, fen]) => {
      const parsed = Position.parse(fen!);
      if (!parsed.ok) throw new Error(`${id}: ${parsed.reason}`);
      return [id!, parsed.position];
    }),
  );
}

function outcome(position: Position, text: string, language: Language) {
  const result = match(position, text, { language });
  if (result.kind === 'move') return { move: makeUci(result.move), candidates: [] as string[] };
  return { move: null, candidates: result.kind === 'unclear' ? result.candidates.map(makeUci) : [] };
}

describe.skipIf(reference === null)('the utterances of the reviewed reference', () => {
  const places = reference === null ? new Map<string, Position>() : positions(reference);
  const sections = reference === null ? [] : referenceSections(reference, '### D.');

  test('are all there', () => {
    expect(sections.map((section) => section.rows.length)).toEqual(sections.map(() => 27));
    expect(sections).toHaveLength(8);
  });

  for (const { language, rows } of sections) {
    const utterances = rows.filter((row) => places.has(row[2] ?? ''));
    test.each(utterances)(`${language} %s: "%s" in %s is %s`, (_number, text, place, expected) => {
      const { move, candidates } = outcome(places.get(place!)!, text!, language);
      const moves = expected!.split(' ');
      if (moves.length === 1) expect({ move, candidates }).toEqual({ move: moves[0], candidates: [] });
      else {
        expect(move).toBeNull();
        expect(candidates).toEqual(expect.arrayContaining(moves));
      }
    });
  }
});
