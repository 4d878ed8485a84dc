/** The simulator of hands over the tournament games: no wrong move, and no question that was not needed. */
import { describe, expect, test } from 'vitest';
import { makeUci, sameMove } from '#rules/position/move.ts';
import { SOUND, TROUBLED, type Troubles, type WiredKind } from './boards.ts';
import { Chance } from './chance.ts';
import { GAMES_THERE, gameCount, playedGame } from './games.ts';
import { CLEAN, type Habits, RESTLESS } from './hand.ts';
import { playByHand, type ReadSession } from './session.ts';

const LONG = Boolean(process.env.HECTOR_LONG);
const SEED = Number(process.env.HECTOR_SEED ?? 1);
/** Spread over the whole file; all of them in the long suite. */
const GAMES_PER_TEST = 40;

if (!GAMES_THERE) console.log('skipped: ../shared/testdata/pgn/tournaments.pgn is not there');
else console.log(`hands: seed ${SEED}`);

type Case = Readonly<{
  kind: WiredKind;
  habits: Habits;
  troubles: Troubles;
  answers: boolean;
  offset: number;
}>;

function replayAll(
  { kind, habits, troubles, answers, offset }: Case,
  check: (outcome: ReadSession) => void,
): void {
  const all = gameCount();
  const games = LONG ? all : GAMES_PER_TEST;
  for (let count = 0; count < games; count++) {
    const index = LONG ? count : (offset + count * Math.floor(all / games)) % all;
    const { start, moves } = playedGame(index);
    const presses = index % 2 === 0;
    const chance = new Chance(SEED * 100_003 + index);
    const outcome = playByHand(start, moves, {
      kind,
      troubles,
      answers,
      chance,
      habits: { ...habits, presses },
    });
    expect({ index, read: outcome.read.join(' ') }).toEqual({ index, read: moves.map(makeUci).join(' ') });
    check(outcome);
  }
}

function nothingUnclear({ unclear }: ReadSession): void {
  expect(unclear).toEqual([]);
}

/** No hole can tell these moves apart: one man's captures, or one pawn's promotions. */
function indistinguishable({ unclear }: ReadSession): void {
  for (const { before, candidates } of unclear) {
    const [first] = candidates;
    expect(candidates.every(({ from }) => from === first?.from)).toBe(true);
    const captures = candidates.every((move) => before.capturedOn(move) === move.to);
    const promotions = candidates.every(({ to, promotion }) => promotion && to === first?.to);
    expect(captures || promotions).toBe(true);
  }
}

/** What a pawn became; what was played next may have ruled out some of the four. */
const onlyPromotions = ({ unclear }: ReadSession): void => {
  for (const { candidates } of unclear) {
    const [first] = candidates;
    expect(candidates.length).toBeGreaterThan(1);
    expect(
      candidates.every(({ from, to, promotion }) => promotion && from === first?.from && to === first.to),
    ).toBe(true);
  }
};

const restless = (words: number): Habits => ({ ...RESTLESS, words });
const TIMEOUT = LONG ? 3_600_000 : 300_000;

describe.skipIf(!GAMES_THERE).each(['sentio', 'pegboard'] as const)(
  'tournament games by hand on %s',
  (kind) => {
    test('a clean hand without words: only promotions are asked about', { timeout: TIMEOUT }, () => {
      replayAll({ kind, habits: CLEAN, troubles: SOUND, answers: true, offset: 0 }, onlyPromotions);
    });

    test('a restless hand with words: every move read, nothing asked', { timeout: TIMEOUT }, () => {
      replayAll({ kind, habits: restless(1), troubles: SOUND, answers: false, offset: 11 }, nothingUnclear);
    });

    test('chatter, lost and garbled reports, with words: every move read, nothing asked', {
      timeout: TIMEOUT,
    }, () => {
      replayAll(
        { kind, habits: restless(1), troubles: TROUBLED, answers: false, offset: 23 },
        nothingUnclear,
      );
    });

    test('the same without words: asked only where no hole can tell, and the answer settles it', {
      timeout: TIMEOUT,
    }, () => {
      replayAll(
        { kind, habits: restless(0), troubles: TROUBLED, answers: true, offset: 37 },
        indistinguishable,
      );
    });
  },
);

describe.skipIf(!GAMES_THERE)('tournament games by hand on dgt', () => {
  test('a restless hand without words: every move read, nothing asked', { timeout: TIMEOUT }, () => {
    replayAll(
      { kind: 'dgt', habits: restless(0), troubles: SOUND, answers: false, offset: 5 },
      nothingUnclear,
    );
  });

  test('chatter, lost and garbled reports without words: every move read, nothing asked', {
    timeout: TIMEOUT,
  }, () => {
    replayAll(
      { kind: 'dgt', habits: restless(0), troubles: TROUBLED, answers: false, offset: 17 },
      nothingUnclear,
    );
  });
});

test.skipIf(!GAMES_THERE)('the simulator itself plays the games: its moves are legal and in order', () => {
  const { start, moves } = playedGame(0);
  let position = start;
  for (const move of moves) {
    expect(position.legalMoves().some((legal) => sameMove(legal, move))).toBe(true);
    position = position.after(move);
  }
  expect(moves.length).toBeGreaterThan(10);
});
