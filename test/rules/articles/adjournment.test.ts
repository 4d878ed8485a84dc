/** Guidelines I: adjourned games. */
import { describe, expect, test } from 'vitest';
import { EDITIONS } from '#rules/editions/edition.ts';
import { apply } from '#rules/game/apply.ts';
import { decide } from '#rules/game/decide.ts';
import { mayHear } from '#rules/game/hearing.ts';
import { parseCommand } from '#rules/game/parseCommand.ts';
import { begin, eventsOf } from '#test/rules/game/script.ts';
import { across, BLIND, MINUTE, moves, play } from './table.ts';

const HOUR_AND_HALF = 90 * MINUTE;
/** Sealed by White after 1.e4 e5, at 12 s. */
const SEALED = `${moves(1, 'e2e4 e7e5')} · 5 R orderSeal · 10 W seal g1f3 · 12 W press`;
const CLOSED = `${SEALED} · 20 R ask moves · 21 W closeEnvelope tomorrow at 10, here`;

describe('I.1.1 sealing', () => {
  test.each(EDITIONS)('%s: in private, changed, and fixed when the clock is stopped', (edition) => {
    const seen = play(
      { edition, white: BLIND },
      '1 R orderSeal · 2 W seal g1f3 · 3 W seal b1c3 · 4 W press · 5 W seal d2d4',
    );
    expect(seen.state.adjournment?.sealed?.moves).toEqual(['b1c3']);
    expect(seen.final.state).toBe('SEALED');
    expect(seen.final.running).toBe(null);
    expect(seen.refusals).toHaveLength(1);
    for (const event of eventsOf(seen, 'sealed')) expect(mayHear(seen.state, event, 'black')).toBe(false);
  });
  test('a move made on the board after the order is the sealed one (W14)', () => {
    const seen = play({ white: BLIND }, '1 R orderSeal · 2 W lift d2 · 3 W insert d4 · 4 W announce d2d4');
    expect(seen.state.adjournment?.sealed?.moves).toEqual(['d2d4']);
    expect(seen.final.state).toBe('SEALED');
    expect(seen.san).toEqual([]);
  });
  test('ordered by the arbiter, sealed by the player on move', () => {
    expect(play({}, '1 W orderSeal').refused).toEqual(['I.1.1 only-arbiter']);
    expect(play({}, '1 W seal e2e4').refused).toEqual(['I.1.1 not-ordered']);
    expect(play({}, '1 R orderSeal · 2 B seal e7e5').refused).toEqual(['I.1.1 not-ordered']);
    expect(play({}, '1 R orderSeal · 2 W press').refused).toEqual(['I.1.1 not-sealed']);
  });
});

describe('I.1.2 sealed before the session’s end', () => {
  test('twenty minutes early: twenty minutes less', () => {
    const seen = play({}, '1 R orderSeal 1260000 · 59 W seal e2e4 · 60 W press');
    expect(seen.whiteMs).toBe(HOUR_AND_HALF - MINUTE - 20 * MINUTE);
    expect(eventsOf(seen, 'time-changed')[0]?.article).toBe('I.1.2');
  });
});

describe('I.2.1 the names', () => {
  test('without them the envelope is not closed', () => {
    const seen = play({ white: { name: '' } }, SEALED, '20 W closeEnvelope tomorrow');
    expect(seen.refused).toEqual(['I.2 envelope-incomplete']);
  });
});

const envelope = () => eventsOf(play({}, CLOSED), 'envelope-closed')[0];

describe('I.2.2 the position before the sealed move', () => {
  test('from the log', () => {
    expect(envelope()?.fen).toBe('rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2');
  });
});

describe('I.2.3 the time used by each', () => {
  test('eleven seconds and one', () => {
    expect(envelope()).toMatchObject({ usedWhiteMs: 11_000, usedBlackMs: 1_000 });
  });
});

describe('I.2.4 who has sealed', () => {
  test('White', () => expect(envelope()?.side).toBe('white'));
});

describe('I.2.5 the number of the sealed move', () => {
  test('the second', () => expect(envelope()?.number).toBe(2));
});

describe('I.2.6 an open offer', () => {
  test('stands on the envelope', () => {
    expect(envelope()?.offer).toBe(false);
    const offered = play({}, SEALED, '15 W offerDraw · 21 W closeEnvelope tomorrow');
    expect(eventsOf(offered, 'envelope-closed')[0]?.offer).toBe(true);
  });
});

describe('I.2.7 date, time and place of the resumption', () => {
  test('are needed', () => {
    expect(envelope()?.resumption).toBe('tomorrow at 10, here');
    const incomplete = { at: 20_000, by: 'white', do: 'closeEnvelope' };
    expect(parseCommand(incomplete)).toEqual({ kind: 'bad', reason: 'closeEnvelope lacks resumption' });
    const decision = decide(play({}, SEALED).state, {
      ...incomplete,
      by: 'white',
      do: 'closeEnvelope',
      resumption: '',
    });
    expect(decision).toEqual({ ok: false, article: 'I.2', code: 'envelope-incomplete' });
  });
});

describe('I.3 the arbiter keeps the envelope', () => {
  test('he alone opens it', () => {
    expect(play({}, CLOSED, '30 B openEnvelope').refused).toEqual(['I.7 only-arbiter']);
  });
});

describe('I.4 an offer made after sealing stays open', () => {
  test.each(across('5.2c', '5.2c', '5.2.3', '5.2.3'))(
    '%s: accepted before the resumption (%s)',
    (edition, article) => {
      const seen = play(
        { edition },
        SEALED,
        '15 W offerDraw · 21 W closeEnvelope tomorrow · 90 B acceptDraw',
      );
      expect(seen.result).toBe(`1/2-1/2 ${article}`);
    },
  );
});

const resumed = (present: string, rest = '') => `${CLOSED} · 100 R resume ${present}${rest && ` · ${rest}`}`;

describe('I.5 position and times are restored', () => {
  test('as they were when the clock was stopped', () => {
    const seen = play({}, resumed('white black'));
    expect(seen.final.fen).toBe(envelope()?.fen);
    expect([seen.whiteMs, seen.blackMs]).toEqual([HOUR_AND_HALF - 11_000, HOUR_AND_HALF - 1_000]);
  });
});

describe('I.6 a draw or a resignation before the resumption', () => {
  test('ends the game', () => {
    expect(play({}, CLOSED, '50 B resign').result).toBe('1-0 5.1.2');
  });
});

describe('I.7 opened only with the answering player present', () => {
  test.each(across('A.7', 'Instructions 7', 'I.7', 'I.7'))(
    '%s: his presence is needed (%s)',
    (edition, article) => {
      expect(play({ edition }, resumed('white', '101 R openEnvelope')).refused).toEqual([
        `${article} not-present`,
      ]);
      expect(play({ edition }, resumed('white black', '101 R openEnvelope')).san).toEqual([
        'e4',
        'e5',
        'Nf3',
      ]);
    },
  );
});

const sealing = (seal: string) =>
  `1 R orderSeal · 2 W ${seal} · 3 W press · 9 W closeEnvelope tomorrow · 100 R resume white black · 101 R openEnvelope`;

describe('I.8 a faulty sealed move loses', () => {
  test('but not against a player who cannot mate (6.9)', () => {
    const seen = play({ fen: '3k4/8/8/8/8/8/4Q3/4K3 w - - 0 1' }, sealing('seal e1e3'));
    expect(seen.final.result).toBe('1/2-1/2');
  });
});

describe('I.8.1 ambiguous', () => {
  test.each(across('A.8a', 'Instructions 8a', 'I.8.1', 'I.8.1'))(
    '%s: “Nf3” with two knights able: lost (%s)',
    (edition, article) => {
      const fen = 'rnbqkbnr/pppppppp/8/8/3N4/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1';
      expect(play({ edition, fen }, sealing('seal g1f3 d4f3')).result).toBe(`0-1 ${article}`);
    },
  );
});

describe('I.8.2 its meaning cannot be established', () => {
  test.each(across('A.8b', 'Instructions 8b', 'I.8.2', 'I.8.2'))(
    '%s: no move in it: lost (%s)',
    (edition, article) => {
      expect(play({ edition }, sealing('seal')).result).toBe(`0-1 ${article}`);
    },
  );
});

describe('I.8.1, I.8.2 sealed words that are not read as one move', () => {
  const words = (opened: string) => `${sealing('seal "sealed in a hurry"')} · ${opened}`;

  test.each(across('A.8b', 'Instructions 8b', 'I.8.2', 'I.8.2'))(
    '%s: the arbiter is asked (%s); what he says is played',
    (edition, article) => {
      expect(play({ edition }, sealing('seal "sealed in a hurry"')).result).toBe('*');
      const seen = play({ edition }, words('102 R openEnvelope e2e4'));
      expect(seen.notices).toEqual([`${article} sealed-words-unclear`]);
      expect(seen.san).toEqual(['e4']);
    },
  );

  test.each(across('A.8b', 'Instructions 8b', 'I.8.2', 'I.8.2'))(
    '%s: or he finds no meaning in them, and the game is lost (%s)',
    (edition, article) => {
      expect(play({ edition }, words('102 R openEnvelope faulty')).result).toBe(`0-1 ${article}`);
    },
  );

  test('in training the program is the arbiter', () => {
    expect(play({ mode: 'training' }, sealing('seal "sealed in a hurry"')).result).toBe('0-1 I.8.2');
  });
});

describe('I.8.3 illegal', () => {
  test.each(across('A.8c', 'Instructions 8c', 'I.8.3', 'I.8.3'))(
    '%s: the king left in check: lost (%s)',
    (edition, article) => {
      const fen = 'rnb1kbnr/pppppppp/8/8/4q3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1';
      expect(play({ edition, fen }, sealing('seal a2a3')).result).toBe(`0-1 ${article}`);
    },
  );
});

describe('I.9.1 the answering player present', () => {
  test('opened, played, his clock started', () => {
    const seen = play({}, resumed('white black', '101 R openEnvelope · 105 R snapshot'));
    expect(seen.san.at(-1)).toBe('Nf3');
    expect(seen.final.completed).toEqual({ white: 2, black: 1 });
    expect(seen.blackMs).toBe(HOUR_AND_HALF - 1_000 - 4_000);
  });
});

describe('I.9.2 the answering player absent', () => {
  test.each(EDITIONS)(
    '%s: twelve minutes late: −12:00; his arrival stops the clock, then it is opened',
    (edition) => {
      const seen = play(
        { edition, options: { defaultTimeMin: 60 } },
        resumed('white', '820 B arrive · 825 R openEnvelope · 826 B move b8c6'),
      );
      expect(seen.refused).toEqual([]);
      expect(seen.san.at(-1)).toBe('Nc6');
      expect(seen.blackMs).toBe(HOUR_AND_HALF - 1_000 - 12 * MINUTE - 1_000);
    },
  );
});

describe('I.9.3 the sealing player absent', () => {
  const opened = resumed('black', '101 R openEnvelope');
  test('his opponent may seal the reply and start his clock', () => {
    const seen = play({}, opened, '103 B seal b8c6 · 104 B press · 164 R ask moves');
    expect(seen.final.running).toBe('white');
    expect(seen.whiteMs).toBe(HOUR_AND_HALF - 11_000 - MINUTE);
    expect(seen.san.at(-1)).toBe('Nf3');
    for (const event of eventsOf(seen, 'sealed').slice(-1))
      expect(mayHear(seen.state, event, 'white')).toBe(false);
    const arrived = play(
      { options: { defaultTimeMin: 60 } },
      opened,
      '103 B seal b8c6 · 104 B press · 164 W arrive · 170 R openEnvelope · 171 W move f1b5 · 172 W press',
    );
    expect(arrived.refused).toEqual([]);
    expect(arrived.san).toEqual(['e4', 'e5', 'Nf3', 'Nc6', 'Bb5']);
  });
  test('or answer in the ordinary way', () => {
    expect(play({}, opened, '103 B move b8c6 · 104 B press').san.at(-1)).toBe('Nc6');
  });
});

describe('I.10 late at the resumption', () => {
  test.each(across([3_600, 'A.10'], [3_600, 'Instructions 10'], [0, 'I.10'], [0, 'I.10']))(
    '%s: after %j the loss is proposed',
    (edition, [grace, article]) => {
      const late = play({ edition }, resumed('white', `${100 + Number(grace) + 1} B arrive`));
      expect(late.notices).toEqual([`${article} late-arrival`]);
      expect(play({ edition }, resumed('white', `${100 + Number(grace)} B arrive`)).notices).toEqual([]);
    },
  );
  test('a sealed mate wins although its player is absent', () => {
    const seen = play(
      { fen: '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1' },
      '1 R orderSeal · 2 W seal a1a8 · 3 W press · 9 W closeEnvelope tomorrow · 100 R resume black · 101 R openEnvelope',
    );
    expect(seen.result).toBe('1-0 5.1.1');
  });
});

describe('I.11 neither present', () => {
  test('the answering player’s clock runs, and may run out', () => {
    const seen = play({}, resumed('', '160 R ask moves'));
    expect(seen.final.running).toBe('black');
    expect(seen.blackMs).toBe(HOUR_AND_HALF - 1_000 - MINUTE);
    const down = play({ mode: 'training' }, resumed('', '9000 R ask moves'));
    expect(down.result).toBe('1-0 6.9');
  });
});

describe('I.12.1 the envelope is lost', () => {
  test('the sealing player plays the move he states', () => {
    const seen = play({}, resumed('white black', '101 R envelopeLost b1c3'));
    expect(seen.san.at(-1)).toBe('Nc3');
    expect(play({}, resumed('white black', '101 W envelopeLost b1c3')).refused).toEqual([
      'I.12.1 only-arbiter',
    ]);
    expect(play({}, resumed('white black', '101 R envelopeLost Nc3')).refused).toEqual([
      'I.12.1 impossible-argument',
    ]);
  });
});

describe('I.12.2 the position cannot be restored', () => {
  test('with a log it always can: the events alone give the same game', () => {
    const seen = play({}, resumed('white black'));
    const replayed = seen.events.reduce(apply, begin(seen.state.header));
    expect(replayed.ply.position.fen).toBe(seen.state.ply.position.fen);
    expect(replayed.clock).toEqual(seen.state.clock);
    expect(replayed.adjournment).toEqual(seen.state.adjournment);
  });
});

describe('I.13 wrong times are pointed out before the own first move', () => {
  const opened = resumed('white black', '101 R openEnvelope');
  test('after it only the arbiter changes them', () => {
    expect(play({}, opened, '102 B callArbiter adjourned-times').refused).toEqual([]);
    const moved = play(
      {},
      opened,
      '102 B move b8c6 · 102 B press · 103 B callArbiter adjourned-times · 104 W callArbiter adjourned-times',
    );
    expect(moved.refused).toEqual(['I.13 too-late-to-complain']);
    expect(moved.final.running).toBe(null);
    expect(play({}, opened, '102 B move b8c6 · 103 R setClocks 5000000 5000000 I.13').refused).toEqual([]);
  });
});

describe('I.1.1 what answers a position that is taken back is void', () => {
  const sealed =
    '1 W move e1e2 · 1 W press · 2 R orderSeal · 3 B seal e7e5 · 3 B press · 4 R rule illegal-move uphold';
  test.each(EDITIONS)('%s: the opponent’s move was illegal, found after the reply was sealed', (edition) => {
    const seen = play({ edition }, sealed, '5 R restart · 6 W move e2e4 · 6 W press · 7 B move d7d5');
    expect(seen.refused).toEqual([]);
    expect(seen.san).toEqual(['e4', 'd5']);
    expect(seen.state.adjournment).toBe(null);
  });
  test('nobody loses by the sealed move then', () => {
    const seen = play({}, sealed, '5 R resume white black · 6 R openEnvelope');
    expect(seen.refused).toHaveLength(2);
    expect(seen.result).toBe('*');
  });
  test('an order goes with the move that it answered', () => {
    const seen = play({}, '1 W move e2e4 · 1 W press · 2 R orderSeal · 3 R restore 0 · 4 R restart');
    expect(seen.state.adjournment).toBe(null);
  });
});
