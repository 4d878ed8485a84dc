import { expect, test } from 'vitest';
import { scoreFileName } from '#app/score/fileName.ts';

/** Late in the evening here, already tomorrow or still yesterday elsewhere. */
const LATE = new Date(2026, 10, 18, 23, 59);
const EARLY = new Date(2026, 10, 18, 0, 1);

test('a file is named by the surnames and the day of this place', () => {
  const players = { white: 'Žižka, Jan', black: 'Emanuel Lasker' };
  expect(scoreFileName(players, LATE)).toBe('Žižka-Lasker-2026-11-18');
  expect(scoreFileName(players, EARLY, 'white')).toBe('Žižka-Lasker-2026-11-18-white');
});

test('without names it is the program’s', () => {
  expect(scoreFileName({}, LATE)).toBe('hector-2026-11-18');
  expect(scoreFileName({ white: 'A', black: '' }, LATE)).toBe('A-x-2026-11-18');
});

test('no name leads out of the folder or breaks a system’s rules', () => {
  for (const name of ['../../etc/passwd', 'a\u0000b', 'CON:', 'x"<>|*?', '\u202egpj.exe', 'a'.repeat(500)]) {
    const file = scoreFileName({ white: name, black: 'B' }, LATE);
    expect(file).toMatch(/^[\p{L}\d-]{1,60}-B-2026-11-18$/u);
  }
});
