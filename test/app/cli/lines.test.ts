import { expect, test } from 'vitest';
import { type InputLine, LONGEST_LINE, linesOf } from '#app/cli/io.ts';

async function read(chunks: Iterable<string>): Promise<InputLine[]> {
  async function* bytes() {
    for (const chunk of chunks) yield new TextEncoder().encode(chunk);
  }
  const lines: InputLine[] = [];
  for await (const line of linesOf(bytes())) lines.push(line);
  return lines;
}

test('lines however they are cut, with either end', async () => {
  const text = 'one\r\n\ntwo\nthree';
  for (const size of [1, 2, 5, 100]) {
    const chunks = Array.from({ length: Math.ceil(text.length / size) }, (_, at) =>
      text.slice(at * size, (at + 1) * size),
    );
    expect((await read(chunks)).map((line) => line.text)).toEqual(['one', '', 'two', 'three']);
  }
});

test('a long line that comes in one piece is no blank one', async () => {
  const [line] = await read([`{${'x'.repeat(LONGEST_LINE)}}`]);
  expect(line?.problem).toBe(`a line of more than ${LONGEST_LINE} characters`);
  expect(line?.text.startsWith('{x')).toBe(true);
});

test('a line without an end is let go with a reason, and the next is read', async () => {
  function* endless() {
    for (let length = 0; length <= 20 * LONGEST_LINE; length += 65_536) yield 'x'.repeat(65_536);
    yield '\nnext\n';
  }
  const lines = await read(endless());
  expect(lines.map(({ number, problem }) => [number, problem])).toEqual([
    [1, `a line of more than ${LONGEST_LINE} characters`],
    [2, null],
  ]);
  expect(lines[0]?.text.length).toBeLessThanOrEqual(100);
  expect(lines[1]?.text).toBe('next');
});
