/** Appendix D: blind and visually disabled players. */
import { describe, expect, test } from 'vitest';
import { tell } from '#app/edge/tell.ts';
import { EDITIONS, type Edition } from '#rules/editions/edition.ts';
import { parametersOf } from '#rules/editions/table.ts';
import { mayHear } from '#rules/game/hearing.ts';
import { describe as describeMove } from '#rules/notation/describe.ts';
import { Position } from '#rules/position/position.ts';
import { SQUARES } from '#rules/position/square.ts';
import { announceMove } from '#speech/phrases/announce.ts';
import { loadLanguage } from '#speech/phrases/languages.ts';
import { eventsOf } from '#test/rules/game/script.ts';
import { across, BLIND, MINUTE, moves, play, quiet } from './table.ts';

const V = { white: BLIND } as const;
const E4 = '1 W lift e2 · 2 W insert e4 · 3 W announce e2e4';

describe('D.1 two boards on demand', () => {
  test.each(across('F.1', 'E.1', 'D.1', 'D.1'))(
    '%s: the sighted player demands them before the first move (%s)',
    (edition, article) => {
      const seen = play({ edition, ...V }, '0 B demandTwoBoards · 0 R start', E4, '4 W press');
      expect(seen.state.header.boards).toBe('two');
      expect(seen.final.state).not.toBe('GAME_OVER');
      expect(seen.state.mirror.black).not.toBe(null);
      const late = play({ edition, ...V }, E4, '4 W press · 5 B demandTwoBoards');
      expect(late.refused).toEqual([`${article} already-started`]);
    },
  );
  test('an assistant demands nothing', () => {
    expect(play(V, '0 WA demandTwoBoards · 0 R start').refused).toEqual(['D.1 not-your-right']);
  });
});

describe('D.1.3 a hole in every square', () => {
  test('64 holes are addressed', () => {
    expect(SQUARES).toHaveLength(64);
    for (const square of SQUARES) {
      const seen = play(V, `1 W lift ${square}`);
      const filled = square[1] === '1' || square[1] === '2' || square[1] === '7' || square[1] === '8';
      expect(seen.refused, square).toEqual(filled ? [] : ['null hole-empty']);
    }
  });
});

describe('D.2.1 announce, repeat, execute', () => {
  test('announced by the one, repeated by the other; a wrong repetition is seen, nothing is blocked', () => {
    const seen = play(V, E4, '4 W press · 5 B repeat e2e3 · 6 B repeat e2e4 · 7 B move e7e5 · 8 B press');
    expect(eventsOf(seen, 'repeated').map((event) => event.equal)).toEqual([false, true]);
    expect(seen.final.completed).toEqual({ white: 1, black: 1 });
  });
  test('nothing to repeat before anything is made', () => {
    expect(play(V, '1 B repeat e2e4').refused).toEqual(['D.2.1 nothing-to-repeat']);
  });
  test.each(across(false, false, true, true))(
    '%s: the promotion piece must be named: %s',
    (edition, needed) => {
      const seen = play(
        { edition, ...V, fen: '7k/4P3/8/8/8/8/8/K7 w - - 0 1' },
        '1 W lift e7 · 2 W insert e8 queen · 3 W announce e7e8',
      );
      expect(seen.san).toEqual(needed ? [] : ['e8=Q+']);
    },
  );
});

describe('D.2.1 the words', () => {
  test('e2-e4: phonetic files and German ranks, or the arbiter’s language', async () => {
    const move = describeMove(Position.start(), { from: 'e2', to: 'e4' });
    if (!move) throw new Error('no pawn on e2');
    await loadLanguage('pl');
    expect(announceMove(move, { language: 'pl', vocabulary: 'fide', form: 'long', check: false })).toBe(
      'Bauer Eva zwei Eva vier',
    );
    expect(announceMove(move, { language: 'pl', vocabulary: 'native', form: 'long', check: false })).toBe(
      'pion Eva dwa Eva cztery',
    );
  });
  test.each(across(['local', false], ['de', false], ['de', true], ['de', true]))(
    '%s: ranks and the arbiter’s right to change them: %j',
    (edition, expected) => {
      const { blind } = parametersOf(edition);
      expect([blind.ranks, blind.arbiterMayChangeWords]).toEqual(expected);
    },
  );
});

describe('D.2.2 touched is what is out of its hole', () => {
  test.each(EDITIONS)('%s: asking about e2 is no touch, lifting it is', (edition) => {
    expect(play({ edition, ...V }, '1 W ask ownTime').final.touches).toEqual([]);
    expect(play({ edition, ...V }, '1 W lift e2').final.touches).toEqual(['e2']);
  });
  test.each(across('F.2.2', 'E.2.2', 'D.2.2', 'D.2.2'))(
    '%s: a whole move cannot be entered on a peg board (%s)',
    (edition, article) => {
      expect(play({ edition, ...V }, '1 W move e2e4').refused).toEqual([`${article} peg-board`]);
    },
  );
});

const TAKES = '4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1';

describe('D.2.3.1 the captured piece is off the player’s board', () => {
  test.each(EDITIONS)('%s: parked in another hole it is not: not made', (edition) => {
    const parked = '1 W lift d5 · 2 W insert a6 · 3 W lift e4 · 4 W insert d5 · 5 W announce e4d5';
    const seen = play({ edition, ...V, fen: TAKES }, parked);
    expect(seen.san).toEqual([]);
    expect(seen.final.state).toBe('CAPTURE_PENDING');
    expect(play({ edition, ...V, fen: TAKES }, parked, '6 W lift a6').san).toEqual(['exd5']);
  });
});

describe('D.2.3.2 the piece is in another hole', () => {
  test.each(EDITIONS)('%s: back in the same hole: not made', (edition) => {
    const seen = play({ edition, ...V }, '1 W lift e2 · 2 W insert e2 · 3 W announce e2e4');
    expect(seen.san).toEqual([]);
    expect(seen.final.touches).toEqual(['e2']);
  });
});

describe('D.2.3.3 the move is announced', () => {
  test.each(EDITIONS)('%s: in silence: not made', (edition) => {
    expect(play({ edition, ...V }, '1 W lift e2 · 2 W insert e4').san).toEqual([]);
    expect(play({ edition, ...V }, E4).san).toEqual(['e4']);
  });
  test('words for another move do not make it', () => {
    expect(play(V, '1 W lift e2 · 2 W insert e4 · 3 W announce e2e3').san).toEqual([]);
  });
});

describe('D.2.4 only then the opponent’s clock', () => {
  test.each(across('F.2.3', 'E.2.3', 'D.2.4', 'D.2.4'))(
    '%s: an early press is the arbiter’s (%s)',
    (edition, article) => {
      const seen = play({ edition, ...V }, '1 W lift e2 · 2 W insert e4 · 3 W press');
      expect(seen.alerts).toEqual([`premature-press ${article}`]);
      expect(seen.final.completed).toEqual({ white: 0, black: 0 });
      expect(play({ edition, ...V }, '1 W lift e2 · 2 W insert e4 · 3 WA press').alerts).toEqual([
        `premature-press ${article}`,
      ]);
    },
  );
  test('what was missing is shown to him', () => {
    const seen = play(V, '1 W lift e2 · 2 W insert e4 · 3 W press');
    expect(eventsOf(seen, 'alert')[0]?.detail.missing).toEqual(['announce-move']);
  });
});

describe('D.2.5 the sighted player plays by Article 4', () => {
  const silent = `${E4} · 4 W press · 5 B move e7e5 silent · 6 B press`;
  test.each(EDITIONS)('%s: released, made without words, and pressed', (edition) => {
    const seen = play({ edition, ...V }, silent);
    expect(seen.san).toEqual(['e4', 'e5']);
    expect(seen.final.completed).toEqual({ white: 1, black: 1 });
    expect(seen.alerts).toEqual([]);
  });
  test('an event may ask for his words before the press (TU-02)', () => {
    const seen = play({ ...V, options: { sightedMustAnnounceBeforePress: true } }, silent);
    expect(seen.alerts).toEqual(['premature-press D.2.1']);
  });
});

describe('D.2.6.1 the clock says time and moves, when asked', () => {
  test('23 moves, 1:07:32 left', () => {
    const control = [{ moves: 40, ms: 90 * MINUTE }, { ms: 30 * MINUTE }];
    const seen = play(
      { clock: control },
      quiet(1, 46),
      '1371 W ask ownTime · 1371 W ask moves · 1371 W ask toControl',
    );
    const [time, count, toControl] = eventsOf(seen, 'told');
    expect(time?.answer).toEqual({ ownMs: 4_052_000, ownUsedMs: 1_348_000 });
    expect(count?.answer).toEqual({ whiteCompleted: 23, blackCompleted: 23 });
    expect(toControl?.answer).toEqual({ toControl: 17 });
    expect(time && tell(time, 'en').text).toMatch(/one hour seven minutes thirty-two seconds/);
  });
  test('only who asked is told', () => {
    const seen = play(V, '1 W ask ownTime');
    const [told] = eventsOf(seen, 'told');
    const hears = (['white', 'black', 'white-assistant'] as const).map(
      (actor) => told && mayHear(seen.state, told, actor),
    );
    expect(hears).toEqual([true, false, false]);
  });
});

describe('D.2.6.2 (2) the last five minutes', () => {
  test('the answer is given in minutes and seconds', () => {
    const seen = play(V, '5112 W ask ownTime');
    const [told] = eventsOf(seen, 'told');
    expect(told && tell(told, 'en').text).toMatch(/four minutes forty-eight seconds/);
  });
});

describe('D.2.7 the player’s own record', () => {
  test('his entries stand apart from what the boards report', () => {
    const seen = play(V, E4, '4 W press · 5 W record e2e4 · 6 B move e7e5 · 6 B press · 7 W record e7e6');
    expect(seen.state.entries.white).toEqual(['e2e4', 'e7e6']);
    expect(seen.san).toEqual(['e4', 'e5']);
  });
});

describe('D.2.8 a slip of the tongue', () => {
  test.each(across('F.2.6', 'E.2.6', 'D.2.8', 'D.2.8'))(
    '%s: corrected before the press; after it refused (%s)',
    (edition, article) => {
      const slip = '1 W lift g1 · 2 W insert f3 · 3 W announce f2f4';
      const corrected = play({ edition, ...V }, slip, '4 W correct g1f3 · 5 W press');
      expect(corrected.san).toEqual(['Nf3']);
      expect(corrected.final.completed).toEqual({ white: 1, black: 0 });
      const late = play({ edition, ...V }, slip, '4 W press · 7 W correct g1f3');
      expect(late.refused).toEqual([`${article} too-late-to-correct`]);
    },
  );
  test('a correction never moves the piece', () => {
    const seen = play(V, '1 W lift g1 · 2 W insert f3 · 3 W announce g1f3 · 4 W correct g1h3');
    expect(seen.san).toEqual([]);
    expect(seen.state.act.placing).toMatchObject({ move: { from: 'g1', to: 'f3' } });
  });
});

/** 1.e4 e5 2.Nf3 Nc6 3.B a6, entered by both, the third white move as each wrote it. */
function scores(white: string, black: string): string {
  const line = ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1b5', 'a7a6'];
  const entries = (side: string, third: string) =>
    line.map((move, index) => `9 ${side} record ${index === 4 ? third : move}`).join(' · ');
  return `${moves(1, line.join(' '))} · ${entries('W', white)} · ${entries('B', black)}`;
}

describe('D.2.9 the boards differ', () => {
  test('3.Bb5 in one score, 3.Bc4 in the other: back to ply 4', () => {
    const seen = play({}, scores('f1b5', 'f1c4'), '10 W callArbiter divergence');
    expect(eventsOf(seen, 'scores-compared')).toMatchObject([{ agree: false, ply: 4 }]);
    expect(eventsOf(seen, 'snapshot')).toHaveLength(1);
    expect(seen.final.running).toBe(null);
    const restored = play(
      {},
      scores('f1b5', 'f1c4'),
      '10 W callArbiter divergence · 20 R restore 4 · 21 R setClocks 5398000 5398000 D.2.9 · 22 R restart',
    );
    expect(restored.san).toEqual(['e4', 'e5', 'Nf3', 'Nc6']);
    expect(eventsOf(restored, 'restored')[0]?.proposed).toEqual({ whiteMs: 5_398_000, blackMs: 5_398_000 });
    expect(restored.final.running).toBe('white');
    expect(restored.final.touches).toEqual([]); // TU-17
    expect(restored.state.entries.white).toEqual(restored.state.entries.black);
    expect(restored.state.entries.white).toHaveLength(4);
  });
  test('both wrote the same: no retracing, the wrong board is corrected', () => {
    const seen = play({}, scores('f1b5', 'f1b5'), '10 W callArbiter divergence');
    expect(eventsOf(seen, 'scores-compared')).toMatchObject([{ agree: true, ply: 6 }]);
  });
  test('no scores at all: the arbiter decides by the log (TU-10)', () => {
    expect(eventsOf(play({}, '1 W callArbiter divergence'), 'scores-compared')).toEqual([]);
  });
  const other = `${E4} · 4 W press · 5 B move e7e5 · 7 B press · 9 W lift e7 · 10 W insert e6`;
  test.each(across('F.2.7', 'E.2.7', 'D.2.9', 'D.2.9'))(
    '%s: the alarm goes to the arbiter and stops nothing (%s)',
    (edition, article) => {
      const seen = play({ edition, ...V, boards: 'two' }, other);
      expect(seen.alerts).toEqual([`divergence ${article}`]);
      expect(seen.final.running).toBe('white');
      expect(seen.final.state).toBe('DIVERGED');
      const mended = play({ edition, ...V, boards: 'two' }, other, '12 W lift e6 · 13 W insert e5');
      expect(mended.final.openAlerts).toEqual([]);
    },
  );
  test('one board whose sensors show otherwise: the same alarm, lapsed when they agree again', () => {
    const seen = play(V, '1 W compare d2 d5 · 2 W compare d2 d5 d7');
    expect(seen.alerts).toEqual(['divergence D.2.9']);
    expect(seen.final.running).toBe('white');
    expect(play(V, '1 W compare d2 d5 · 2 W compare').final.openAlerts).toEqual([]);
    expect(play(V, '1 WA compare d2').alerts).toEqual([]);
  });
});

describe('D.2.1 carrying over the opponent’s move', () => {
  const two = {
    ...V,
    boards: 'two',
    fen: 'rnbqkbnr/pppp1ppp/8/4p3/3P4/5N2/PPP1PPPP/RNBQKB1R b KQkq - 0 2',
  } as const;
  const taken = '1 B move e5d4 · 2 B offerDraw · 3 B press';
  test('lifts that the opponent’s move needs are no touches: his offer stays open (TU-16)', () => {
    const seen = play(two, taken, '4 W lift d4 · 5 W lift e5 · 6 W insert d4');
    expect(eventsOf(seen, 'mirrored')).toMatchObject([{ side: 'white', ply: 1 }]);
    expect([seen.final.touches, seen.final.offer, seen.alerts]).toEqual([[], 'open', []]);
  });
  test('what could all belong to the own move becomes its touches, in order (U07c)', () => {
    const seen = play(two, taken, '4 W lift d4 · 5 W lift f3');
    expect(seen.final.touches).toEqual(['d4', 'f3']);
    expect(seen.final.offer).toBe(null);
    expect(seen.alerts).toEqual(['divergence D.2.9']);
    expect(seen.allowed).toEqual(['f3d4']);
    const made = play(
      two,
      taken,
      '4 W lift d4 · 5 W lift f3 · 6 W insert d4 · 7 W announce f3d4 · 8 W press',
    );
    expect(made.san).toEqual(['exd4', 'Nxd4']);
    expect(made.final.completed).toEqual({ white: 1, black: 1 });
  });
  test('a piece that belongs to neither is logged for the arbiter and put back', () => {
    const seen = play(two, taken, '4 W lift d4 · 5 W lift a2');
    expect(seen.notices).toEqual(['D.2.1 mirror-or-own-move']);
    expect(seen.final.touches).toEqual([]);
  });
});

describe('D.2.1 sightedMustAnnounceBeforePress', () => {
  const game = { black: BLIND, options: { sightedMustAnnounceBeforePress: true } };
  test('words that name another move do not suffice', () => {
    const seen = play(game, '1 W move e2e4 silent · 2 W announce d2d4 · 3 W press');
    expect(seen.alerts).toEqual(['premature-press D.2.1']);
    expect(seen.final.completed).toEqual({ white: 0, black: 0 });
  });
  test('the right ones make the press good', () => {
    const seen = play(game, '1 W move e2e4 silent · 2 W press · 3 W announce e2e4');
    expect(seen.final.completed).toEqual({ white: 1, black: 0 });
    expect(seen.final.openAlerts).toEqual(['premature-press']);
  });
  test('words said before a silent move announce it, if they name it', () => {
    const announced = play(game, '1 W announce e2e4 · 2 W move e2e4 silent · 3 W press');
    expect(announced.alerts).toEqual([]);
    expect(announced.final.completed).toEqual({ white: 1, black: 0 });
    const other = play(game, '1 W announce d2d4 · 2 W move e2e4 silent · 3 W press');
    expect(other.alerts).toEqual(['premature-press D.2.1']);
  });
  const silent = '1 W move e2e4 silent · 2 W press';
  test('U04b, upheld: the press is void, and his clock runs until he has spoken and pressed', () => {
    const upheld = play(game, silent, '4 R rule premature-press uphold · 6 R restart');
    expect(upheld.final.running).toBe('white');
    expect(upheld.final.completed).toEqual({ white: 0, black: 0 });
    const spoken = play(
      game,
      silent,
      '4 R rule premature-press uphold · 6 R restart · 8 W announce e2e4 · 9 W press',
    );
    expect(spoken.refused).toEqual([]);
    expect(spoken.final.completed).toEqual({ white: 1, black: 0 });
    expect(spoken.final.running).toBe('black');
  });
  test('U04b: in training the program lets his clock run again at once', () => {
    const seen = play({ ...game, mode: 'training' }, silent);
    expect(seen.final.running).toBe('white');
    expect(seen.final.completed).toEqual({ white: 0, black: 0 });
  });
  test('the blind player who replies meanwhile is not accused (D.2.3)', () => {
    const seen = play(game, silent, '3 B lift e7 · 4 B insert e5 · 5 B announce e7e5 · 6 B press');
    expect(seen.alerts).toEqual(['premature-press D.2.1']);
    expect(seen.san).toEqual(['e4', 'e5']);
    expect(eventsOf(seen, 'made').map(({ at }) => at)).toEqual([1000, 5000]);
  });
});

describe.each(EDITIONS)('%s: D.2.8 the sighted player has said another move than he made', (edition) => {
  const game = { edition, black: BLIND };
  const slip = '1 W move e2e4 silent · 2 W announce e2e3';
  test('he corrects it before the press', () => {
    const seen = play(game, slip, '3 W correct e2e4 · 4 W press');
    expect(seen.refused).toEqual([]);
    expect(seen.state.ply.announced).toBe(true);
  });
  test('after the press it is too late', () => {
    const seen = play(game, slip, '3 W press · 4 W correct e2e4');
    const article = edition === '2005' ? 'F.2.6' : edition === '2009' ? 'E.2.6' : 'D.2.8';
    expect(seen.refused).toEqual([`${article} too-late-to-correct`]);
  });
});

describe('two boards: carrying over', () => {
  const two = (fen: string, edition: Edition = '2023', mode: 'competition' | 'training' = 'competition') =>
    ({ edition, mode, boards: 'two', fen, black: BLIND, white: {} }) as const;
  const PROMOTION = '8/2P4k/8/8/8/8/7r/K7 w - - 0 1';
  const promoted = '1 W move c7c8q · 1 W press';

  test.each(EDITIONS)('%s: another promotion piece differs (D.2.9)', (edition) => {
    const seen = play(two(PROMOTION, edition), promoted, '2 B lift c7 · 3 B insert c8 rook');
    expect(seen.alerts).toHaveLength(1);
    expect(seen.final.openAlerts).toEqual(['divergence']);
    const mended = play(
      two(PROMOTION, edition),
      promoted,
      '2 B lift c7 · 3 B insert c8 rook · 4 B lift c8 · 5 B insert c8 queen',
    );
    expect(mended.final.openAlerts).toEqual([]);
  });

  test.each(EDITIONS)('%s: the pawn first, then exchanged, is no touch of the queen', (edition) => {
    const seen = play(
      two(PROMOTION, edition),
      promoted,
      '2 B lift c7 · 3 B insert c8 · 4 B lift c8 · 5 B insert c8 queen · 6 B lift h2 · 7 B insert g2 · 8 B announce h2g2 · 9 B press',
    );
    expect(seen.alerts).toEqual([]);
    expect(seen.san.at(-1)).toBe('Rg2');
  });

  test.each(EDITIONS)('%s: a pawn left on the last rank differs once he moves himself', (edition) => {
    const seen = play(two(PROMOTION, edition), promoted, '2 B lift c7 · 3 B insert c8 · 4 B lift h2');
    expect(seen.final.openAlerts).toEqual(['divergence']);
  });

  test.each(EDITIONS)('%s: castling in any order of its four acts', (edition) => {
    const castled = '1 W move e1g1 · 1 W press';
    for (const acts of [
      '2 B lift e1 · 3 B insert g1 · 4 B lift h1 · 5 B insert f1',
      '2 B lift h1 · 3 B insert f1 · 4 B lift e1 · 5 B insert g1',
      '2 B lift e1 · 3 B lift h1 · 4 B insert f1 · 5 B insert g1',
    ]) {
      const seen = play(two('4k3/7p/8/8/8/8/8/4K2R w K - 0 1', edition), castled, acts);
      expect(seen.alerts).toEqual([]);
      expect(seen.state.mirror.black).toBeNull();
    }
  });

  test.each(EDITIONS)('%s: en passant in any order of its three acts', (edition) => {
    const taken = '1 W move e5d6 · 1 W press';
    for (const acts of [
      '2 B lift e5 · 3 B insert d6 · 4 B lift d5',
      '2 B lift d5 · 3 B lift e5 · 4 B insert d6',
      '2 B lift e5 · 3 B lift d5 · 4 B insert d6',
      '2 B lift e5 · 3 B insert c6 · 4 B lift d5 · 5 B lift c6 · 6 B insert d6',
    ]) {
      const seen = play(two('4k3/7p/8/3pP3/8/8/8/4K3 w - d6 0 1', edition), taken, acts);
      expect(seen.final.openAlerts).toEqual([]);
      expect(seen.state.mirror.black).toBeNull();
    }
  });

  test.each(['2018', '2023'] as const)(
    '%s: the assistant who says the opponent’s move once more (D.2.10.2)',
    (edition) => {
      const game = { edition, boards: 'two', white: BLIND } as const;
      const script =
        '1 W lift e2 · 2 W insert e4 · 3 W announce e2e4 · 4 W press · 5 B move e7e5 · 6 B press';
      const seen = play(game, script, '7 WA announce e7e5 · 8 W announce e7e5');
      expect(seen.refused).toEqual([]);
      expect(seen.alerts).toEqual([]);
      expect(eventsOf(seen, 'repeated').map((event) => event.equal)).toEqual([true, true]);
    },
  );
});
