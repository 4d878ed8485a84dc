/** The arbiter's desk without its screen: evidence, times used, and consequences in words that are those of the record. */
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadTexts } from '#app/i18n/text.ts';
import { menOf } from '#app/pegs/men.ts';
import { entriesOf, stateOf } from '#app/roles/arbiter/caseFile.ts';
import { inWords, ofCommand, ofRuling } from '#app/roles/arbiter/consequences.ts';
import { scoresSay } from '#app/roles/arbiter/Divergence.tsx';
import { differing, evidenceOf, sensedOn } from '#app/roles/arbiter/evidence.ts';
import { arbiterTexts } from '#app/roles/arbiter/texts/texts.ts';
import { timesUsed } from '#app/roles/arbiter/timeUsed.ts';
import { clockDigits, readClockDigits } from '#app/shared/clockDigits.ts';
import { EDITIONS } from '#rules/editions/edition.ts';
import type { Command } from '#rules/game/command.ts';
import { decide } from '#rules/game/decide.ts';
import { COMMAND_KINDS } from '#rules/game/parseCommand.ts';
import { forbids } from '#rules/game/permission.ts';
import { rulingOn } from '#rules/game/preview.ts';
import type { Alert, GameState } from '#rules/game/state.ts';
import { LANGUAGES } from '#rules/notation/language.ts';
import { loadLanguage } from '#speech/phrases/languages.ts';
import { BLIND, moves, play } from '#test/rules/articles/table.ts';
import { WORDS } from '../../testGame.ts';

const blind = { white: BLIND, black: BLIND, mode: 'competition' } as const;
const ILLEGAL = '1 W lift g1 · 2 W insert g4 · 3 W announce g1g4 · 4 W press';

beforeAll(async () => {
  for (const language of LANGUAGES)
    await Promise.all([loadTexts(language), loadLanguage(language), arbiterTexts.load(language)]);
});

function first({ alerts: [alert] }: GameState): Alert {
  if (!alert) throw new Error('there is no alert');
  return alert;
}

function lines(
  state: GameState,
  decision: 'uphold' | 'reject' | 'postpone',
  at = state.at,
): readonly string[] {
  const found = ofRuling(state, first(state), decision, at, WORDS);
  return found.ok ? found.lines : [found.why];
}

describe('what a decision brings, in words', () => {
  test('an illegal move: the count, the time, the piece that must move', () => {
    const { state } = play({ ...blind, edition: '2023' }, ILLEGAL);
    expect(lines(state, 'uphold')).toEqual([
      'The initial position is restored.',
      'It counts as illegal move number 1 of White.',
      'Time added for Black: two minutes. Article 7.5.5.',
      'Arbiter: both clocks are stopped (illegal move).',
      'White must move the piece on g1 (white knight), article 4.3.1.',
      'Then let the clock of White run.',
    ]);
    expect(lines(state, 'reject')).toEqual(['The move stands.', 'The move of White is completed.']);
  });

  test('the illegal move that loses', () => {
    const again = `${ILLEGAL} · 5 R rule illegal-move uphold · 6 R restart · 7 W lift g1 · 8 W insert g5 · 9 W announce g1g5 · 10 W press`;
    const { state } = play({ ...blind, edition: '2023' }, again);
    expect(lines(state, 'uphold')).toContain('Illegal move by White. Black wins. Article 7.5.5.');
    const older = play({ ...blind, edition: '2005' }, again).state;
    expect(lines(older, 'uphold')).toContain('It counts as illegal move number 2 of White.');
    expect(lines(older, 'uphold').join(' ')).not.toContain('wins');
  });

  test('a wrong claim costs time, by the edition, and binds to its move', () => {
    const wrong = (edition: '2005' | '2009' | '2018' | '2023') =>
      lines(play({ mode: 'competition', edition }, '1 W claim fifty e2e4').state, 'reject');
    expect(wrong('2023')).toEqual([
      'The claim is rejected; play goes on.',
      'Time added for Black: two minutes. Article 9.5.3.',
      'The intended move must be played: Bauer Eva zwei Eva vier',
      'White must play: e4 (article 9.5.3).',
    ]);
    expect(wrong('2005')).toEqual(
      expect.arrayContaining([
        'Time added for Black: three minutes. Article 9.5b.',
        'Time taken from White: three minutes. Article 9.5b.',
      ]),
    );
  });

  test('an early press is void and no offence; what is impossible says why', () => {
    const fen = 'rnbqkbnr/ppp1pppp/8/3p4/8/2N5/PPPPPPPP/R1BQKBNR w KQkq - 0 2';
    const { state } = play(
      { ...blind, fen },
      '1 W lift d5 · 2 W insert a6 · 3 W lift c3 · 4 W insert d5 · 5 W announce c3d5 · 6 W press',
    );
    expect(lines(state, 'uphold')[0]).toBe(
      'The press does not count; White goes on with the same move. It is no illegal move.',
    );
    expect(lines(state, 'reject')).toEqual([
      'This decision does not fit the case. Choose another one. Article D.2.4.',
    ]);
  });

  test('a flag: the result, or a draw where the opponent cannot mate', () => {
    const fallen = (fen?: string) =>
      lines(play({ mode: 'competition', clock: 1, ...(fen && { fen }) }, '61 B claimFlag').state, 'uphold');
    expect(fallen()).toEqual(["White's flag has fallen. Black wins. Article 6.9."]);
    expect(fallen('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1')).toEqual([
      "White's flag has fallen, but Black cannot mate. Draw. Article 6.9.",
    ]);
  });

  test('is told in the words that the record has for what was then done: every edition, every language', () => {
    const scripts = [ILLEGAL, '1 W lift e2 · 2 W insert e4 · 3 W press', '2 W press', '1 W claim fifty e2e4'];
    for (const edition of EDITIONS)
      for (const script of scripts) {
        const { state } = play({ ...blind, edition }, script);
        for (const alert of state.alerts)
          for (const decision of ['uphold', 'reject'] as const)
            for (const language of LANGUAGES) {
              const words = { ...WORDS, language };
              const told = ofRuling(state, alert, decision, state.at + 700, words);
              const at = state.at + 700;
              const done = decide(state, { ...rulingOn(alert, decision), at, by: 'arbiter' });
              expect(told).toEqual(inWords(done.ok ? { ...done, before: state } : done, words, alert));
              if (told.ok)
                expect(told.lines.every((line) => line.length > 0 && !line.includes('{'))).toBe(true);
            }
      }
  });

  test('other acts say it too', () => {
    const { state } = play({}, moves(1, 'e2e4 e7e5'));
    expect(ofCommand(state, { do: 'result', white: 1, black: 0, reason: 'x' }, state.at, WORDS)).toEqual({
      ok: true,
      lines: ["Arbiter's decision: White wins."],
    });
    expect(ofCommand(state, { do: 'result', white: 1, black: 1, reason: 'x' }, state.at, WORDS).ok).toBe(
      false,
    );
  });
});

describe('evidence', () => {
  test('the acts since the last move that stood, with the position and the clocks before them', () => {
    const { events, state } = play(
      blind,
      `1 W lift e2 · 2 W insert e4 · 3 W announce e2e4 · 4 W press · 6 B lift g8 · 7 B insert g5 · 8 B announce g8g5 · 9 B press`,
    );
    const entries = entriesOf(state.header, events);
    expect(stateOf(entries)).toEqual(state);
    const found = evidenceOf(entries, first(state));
    expect(found?.acts.map(({ event }) => event.event)).toEqual([
      'lifted',
      'inserted',
      'announced',
      'pressed',
      'illegal',
      'alert',
    ]);
    expect(found?.clocksBefore).toEqual({ white: 5_396_000, black: 5_398_000 });
    expect(found?.clocksThen).toEqual({ white: 5_396_000, black: 5_395_000 });
    expect(differing(menOf(found?.positionBefore ?? state.start), menOf(state.ply.position))).toEqual(
      expect.arrayContaining(['g8', 'g5']),
    );
  });

  test('both boards as sensed, and where the scores part (D.2.9)', () => {
    const { state } = play(
      { ...blind, boards: 'two' },
      '1 W lift e2 · 2 W insert e4 · 3 W announce e2e4 · 4 W press · 5 W record e2e4 · 5 B record e2e3 · 6 B lift e2 · 7 B insert e3',
    );
    const game = menOf(state.ply.position);
    expect(differing(game, sensedOn(state, 'white'))).toEqual([]);
    expect(differing(game, sensedOn(state, 'black')).sort()).toEqual(['e3', 'e4']);
    expect(first(state).kind).toBe('divergence');
    expect(scoresSay(state)).toEqual({ kind: 'differ', common: 0 });
  });
});

test('every command that only the arbiter may give can be given at his desk', () => {
  const folder = new URL('../../../../app/roles/arbiter/', import.meta.url);
  const sources = [...readdirSync(folder), '../../AtTable.tsx', '../../../rules/game/preview.ts']
    .filter((name) => name.endsWith('.tsx') || name.endsWith('.ts'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
  /** Facts that the program itself finds out. */
  const ownFindings: readonly string[] = ['verdict', 'clockJumped'];
  const state = play({}, '').state;
  const his = COMMAND_KINDS.filter((kind) => {
    const command = { at: 0, by: 'white', do: kind } as Command;
    return forbids(state, command)?.code === 'only-arbiter';
  });
  expect(his.length).toBeGreaterThan(25);
  expect(his.filter((kind) => !ownFindings.includes(kind) && !sources.includes(`do: '${kind}'`))).toEqual([]);
});

test('the time that each has used, move by move, and after a position was restored', () => {
  const game = `${moves(10, 'e2e4 e7e5 g1f3')} · 20 R restore 1 · 21 R restart · 30 B move d7d5 · 30 B press`;
  const { events, state } = play({}, game);
  const times = timesUsed(entriesOf(state.header, events));
  expect(times.white.map(({ move, usedMs, tookMs }) => [move, usedMs, tookMs])).toEqual([
    [1, 10_000, 10_000],
  ]);
  expect(times.black.map(({ move, ply }) => [move, ply])).toEqual([[1, 2]]);
});

test.each([
  ['1:30:00', 5_400_000],
  ['5:00', 300_000],
  ['90', 5_400_000],
  ['0:00:07', 7_000],
  ['1:60:00', null],
  ['5:61', null],
  ['-1', null],
  ['soon', null],
])('a time is read as a clock shows it: %s', (text, ms) => {
  expect(readClockDigits(text)).toBe(ms);
  if (ms !== null && text.split(':').length === 3) expect(clockDigits(ms)).toBe(text);
});
