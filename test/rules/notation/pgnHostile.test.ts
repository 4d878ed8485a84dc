/**
 * Files that mean harm. Each grows in a way that once took the square or the cube of its length: at this size such a
 * reader would not end within the time of a test. How the time grows is measured in the bench.
 */
import { describe, expect, test } from 'vitest';
import { PGN_LIMITS } from '#rules/notation/pgnLimits.ts';
import { parseGames, type ReadGame, readGames } from '#rules/notation/pgnReader.ts';
import { writePgn } from '#rules/notation/pgnWriter.ts';
import { GROWING } from './hostilePgn.ts';

const LENGTH = 100_000;

const told = (read: ReadGame | undefined) => (read?.ok ? 'a game' : (read?.reason ?? 'nothing'));

async function collect(chunks: Iterable<string>): Promise<ReadGame[]> {
  const encoder = new TextEncoder();
  async function* bytes() {
    for (const chunk of chunks) yield encoder.encode(chunk);
  }
  const read: ReadGame[] = [];
  for await (const each of readGames(bytes())) read.push(each);
  return read;
}

describe('a text that grows without end', () => {
  test.each(GROWING.map((growing) => [growing.name, growing] as const))('%s', (_, { text, outcome }) => {
    const [read] = parseGames(text(LENGTH));
    expect(told(read)).toContain(outcome);
    if (!read?.ok) return;
    const [again] = parseGames(writePgn(read.game));
    expect(again?.ok && again.game).toEqual(read.game);
  });

  test('as many variations in each other as are read are written again', () => {
    const depth = PGN_LIMITS.depth;
    const [read] = parseGames(`1. e4 ${'(1. d4 '.repeat(depth)}${')'.repeat(depth)} e5 *`);
    if (!read?.ok) throw new Error(read?.reason);
    const [again] = parseGames(writePgn(read.game));
    expect(again?.ok && again.game).toEqual(read.game);
  });
});

describe('a stream', () => {
  const GOOD = '\n[Event "After it"]\n\n1. e4 *\n';
  function* endless(begin: string, piece: string) {
    yield begin;
    const chunk = piece.repeat(Math.ceil(65_536 / piece.length));
    for (let length = 0; length <= 1.1 * PGN_LIMITS.game; length += chunk.length) yield chunk;
    yield GOOD;
  }

  test.each([
    ['one line without an end', '1. e4 ', 'x'],
    ['a comment without an end', '1. e4 {', 'word '],
    ['a game of many lines', '1. e4 ', '{a comment}\n'],
    ['a tag without an end', '[Event "', 'x'],
  ])('%s is let go, and the game after it is read', async (_, begin, piece) => {
    const [first, second, ...others] = await collect(endless(begin, piece));
    expect(told(first)).toBe(`a game of more than ${PGN_LIMITS.game} characters`);
    expect(second?.ok && second.game.tags[0]).toEqual(['Event', 'After it']);
    expect(others).toEqual([]);
  });
});

test('what a complaint names of the file is short and plain', () => {
  const [read] = parseGames(`1. e4 \u001b[31m\u0007${'z'.repeat(100)} *`);
  expect(told(read)).not.toMatch(/\p{Cc}/u);
  expect(told(read).length).toBeLessThan(100);
});
