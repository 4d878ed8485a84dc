/** Decision 19: in competition a text is read from the men as they stand; what was lost by earlier moves does not count. */
import { describe, expect, test } from 'vitest';
import { Position } from '#rules/position/position.ts';
import { readByForm } from '#speech/match/byForm.ts';

describe('castling is read whether or not the right to it is kept (3.8.2.1)', () => {
  test.each([
    ['standard', 'r3k3/8/8/8/8/8/8/4K2R w K - 0 1', '0-0', 'e1', 'g1'],
    ['standard', 'r3k3/8/8/8/8/8/8/4K2R b q - 0 1', 'Lange Rochade', 'e8', 'c8'],
    ['chess960', '4k3/8/8/8/8/8/8/1K4R1 w G - 0 1', '0-0', 'b1', 'g1'],
    ['chess960', '4k3/8/8/8/8/8/8/6KR w H - 0 1', 'short castling', 'g1', 'h1'],
  ] as const)('%s %s %s', (variant, fen, text, from, to) => {
    for (const each of [fen, fen.replace(/ [KGHq] /, ' - ')]) {
      const parsed = Position.parse(each, variant);
      if (!parsed.ok) throw new Error(each);
      expect(readByForm(parsed.position, text, 'en')).toEqual({ kind: 'move', move: { from, to } });
    }
  });
});
