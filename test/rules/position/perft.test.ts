/**
 * 3.10.1, counted: every count to depth 3 of the published perft files. A twelfth of the positions in an ordinary run,
 * all of them in a long one.
 */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { perft } from '#rules/position/perft.ts';
import { Position, type Variant } from '#rules/position/position.ts';

const FOLDER = '../shared/testdata/perft';
const DEPTH = 3;
const STRIDE = process.env.HECTOR_LONG ? 1 : 12;

type Counted = Readonly<{ id: string; fen: string; counts: readonly (readonly [number, number])[] }>;

function read(file: string): Counted[] {
  const found: Counted[] = [];
  let id = '';
  let fen = '';
  let counts: (readonly [number, number])[] = [];
  const close = () => {
    if (fen) found.push({ id, fen, counts });
    fen = '';
    counts = [];
  };
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [word, ...rest] = line.trim().split(/\s+/);
    if (word === 'id') {
      close();
      id = rest.join(' ');
    } else if (word === 'epd') fen = rest.join(' ');
    else if (word === 'perft' && Number(rest[0]) <= DEPTH) counts.push([Number(rest[0]), Number(rest[1])]);
  }
  close();
  return found;
}

const present = existsSync(FOLDER);
if (!present) console.warn(`skipped: ${FOLDER} is absent, so no counts are compared`);

describe.skipIf(!present).each([
  ['tricky', 'standard', 1, 5],
  ['random', 'standard', STRIDE, 6000],
  ['chess960', 'chess960', STRIDE, 900],
] as const)('perft of %s', (name, variant: Variant, stride, least) => {
  const positions = present ? read(`${FOLDER}/${name}.perft`) : [];

  test('the file is read', () => expect(positions.length).toBeGreaterThanOrEqual(least));

  test(`every count to depth ${DEPTH} is equal`, { timeout: 900_000 }, () => {
    const wrong: string[] = [];
    let compared = 0;
    for (const { id, fen, counts } of positions.filter((_, index) => index % stride === 0)) {
      const parsed = Position.parse(fen, variant);
      if (!parsed.ok) {
        wrong.push(`${id}: ${parsed.reason}`);
        continue;
      }
      for (const [depth, nodes] of counts) {
        compared += 1;
        const counted = perft(parsed.position, depth);
        if (counted !== nodes) wrong.push(`${id} depth ${depth}: ${counted} instead of ${nodes}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(0);
  });
});
