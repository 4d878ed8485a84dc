/** D.2.3.3 through the command line: words name the placed move if they contradict nothing in it. */
import { describe, expect, test } from 'vitest';
import { play } from '#app/cli/play.ts';
import { EDITIONS } from '#rules/editions/edition.ts';
import { DUTIES } from '#rules/game/header.ts';
import { runCommand } from '#test/runCommand.ts';

type Printed = Record<string, unknown> & { event?: string; alert?: { kind: string }; refused?: unknown };

/** Nf3 placed by a blind White who says `text` and presses. */
async function say(text: string, header: object = {}): Promise<readonly Printed[]> {
  const lines = [
    {
      hector: 'script/1',
      mode: 'competition',
      timeControl: { periods: [{ ms: 5_400_000 }], incrementMs: 0, delayMs: 0 },
      white: { name: 'W', board: 'peg', assistant: { name: 'A', duties: [...DUTIES] } },
      black: { name: 'B', board: 'normal' },
      ...header,
    },
    { at: 0, by: 'arbiter', do: 'start' },
    { at: 1000, by: 'white', do: 'lift', square: 'g1' },
    { at: 2000, by: 'white', do: 'insert', square: 'f3' },
    { at: 3000, by: 'white', do: 'announce', text },
    { at: 4000, by: 'white', do: 'press' },
  ];
  const { out } = await runCommand(play, [], lines.map((line) => JSON.stringify(line)).join('\n'));
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Printed);
}

const kindsOf = (out: readonly Printed[]) => out.flatMap((line) => (line.alert ? [line.alert.kind] : []));

describe.each(EDITIONS)('%s: knight g1-f3 placed', (edition) => {
  test.each(['Springer Gustav eins Felix drei', 'Springer Felix drei', 'Gustav eins Felix drei'])(
    '%j announces it',
    async (text) => {
      const out = await say(text, { edition });
      expect(out.some((line) => line.event === 'made')).toBe(true);
      expect(kindsOf(out)).toEqual([]);
    },
  );

  test.each([
    ['another piece', 'Läufer Gustav eins Felix drei'],
    ['a pawn', 'Bauer Gustav eins Felix drei'],
    ['a piece that cannot go there', 'Läufer Felix drei'],
    ['a capture of nothing', 'Springer Gustav eins schlägt Felix drei'],
    ['another square', 'Springer Gustav eins Hector drei'],
    ['en passant', 'Springer Gustav eins Felix drei en passant'],
  ])('%s is no announcement of it, and nobody is told so (%j)', async (_, text) => {
    const out = await say(text, { edition });
    expect(out.some((line) => line.event === 'made')).toBe(false);
    expect(kindsOf(out)).toEqual(['premature-press']);
    expect(out.some((line) => line.refused)).toBe(false);
  });
});
