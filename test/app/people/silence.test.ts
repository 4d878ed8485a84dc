/**
 * People, blocker 1: competition gives no help. By search: the same game in two worlds, where one move is legal and where
 * it is not, on boards that are alike in every hole. Whatever is typed, touched, asked and pressed before the ruling,
 * every word, sound, answer, request to the screen and everything shown is the same in both.
 */
import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Settings } from '#app/desk/settings.ts';
import { menInHand, menOnBoard } from '#app/pegs/men.ts';
import { reading } from '#rules/game/clock.ts';
import { describe as described } from '#rules/notation/describe.ts';
import { writeMove } from '#rules/notation/writeMove.ts';
import { type Move, makeUci } from '#rules/position/move.ts';
import { Position } from '#rules/position/position.ts';
import { ROLES, SQUARES, type Square } from '#rules/position/square.ts';
import { announceMove } from '#speech/phrases/announce.ts';
import { header, WORDS } from '../testGame.ts';
import { type MemoryDesk, memoryDesk } from './memoryDesk.ts';

afterEach(() => vi.restoreAllMocks());

function reached(choices: readonly number[]): Position {
  let position = Position.start();
  for (const choice of choices) {
    const moves = position.legalMoves();
    const move = moves[choice % moves.length];
    if (!move) break;
    position = position.after(move);
  }
  return position;
}

const placing = (position: Position) => position.fen.split(' ').slice(0, 2).join(' ');

/** A world in which one move of one placing is illegal, whatever the reason. */
function forbid(at: string, move: Move): void {
  const { isLegal, legalMoves, legalMovesFrom, legalCastling, rivals } = Position.prototype;
  const isIt = (position: Position, other: Move) =>
    placing(position) === at && other.from === move.from && other.to === move.to;
  vi.spyOn(Position.prototype, 'isLegal').mockImplementation(function (this: Position, other) {
    return !isIt(this, this.read(other)) && isLegal.call(this, other);
  });
  vi.spyOn(Position.prototype, 'legalMoves').mockImplementation(function (this: Position) {
    return legalMoves.call(this).filter((other) => !isIt(this, other));
  });
  vi.spyOn(Position.prototype, 'legalMovesFrom').mockImplementation(function (this: Position, from) {
    return legalMovesFrom.call(this, from).filter((other) => !isIt(this, other));
  });
  vi.spyOn(Position.prototype, 'legalCastling').mockImplementation(function (this: Position, side) {
    const found = legalCastling.call(this, side);
    return found && isIt(this, found) ? undefined : found;
  });
  vi.spyOn(Position.prototype, 'rivals').mockImplementation(function (this: Position, other) {
    return rivals.call(this, other).filter((from) => !isIt(this, { from, to: other.to }));
  });
}

const COMPETITION = {
  mode: 'competition',
  timeControl: { periods: [{ moves: 2, ms: 600_000 }, { ms: 60_000 }], incrementMs: 30_000, delayMs: 0 },
};

type Step = Readonly<{ kind: 'type'; text: string } | { kind: 'touch'; square: Square } | { kind: 'press' }>;

const QUESTIONS = [
  ...[
    'w',
    'l',
    'll',
    'l 3',
    'k?',
    'p',
    'p N',
    's e5',
    's d',
    's 4',
    't',
    'tt',
    'o',
    'm',
    'n',
    'r',
    'u',
    'knight',
  ],
  ...['h', 'g', 'v e2', 'vv d5', 'at e4', 'explain', 'undo', 'lift', 'back', 'forward', 'here'],
];
const ANSWERS = ['queen', 'n', 'b1', 'g', '1', 'Dame', 'pawn', 'rook', 'e'];

/** A move in the many ways in which people write and say it, with and without what would make it unique. */
function writings(position: Position, move: Move): string[] {
  const man = position.pieceAt(move.from);
  const how = described(position, move);
  if (!man || !how) return [];
  const letter = { pawn: '', knight: 'N', bishop: 'B', rook: 'R', queen: 'Q', king: 'K' }[man.role];
  const german = { pawn: '', knight: 'S', bishop: 'L', rook: 'T', queen: 'D', king: 'K' }[man.role];
  return [
    makeUci(move),
    makeUci(move).slice(0, 4),
    `${letter}${move.to}`,
    `${letter}x${move.to}`,
    `${german}${move.to}`,
    `${letter}${move.from[0]}${move.to}`,
    `${letter}${move.from[1]}x${move.to}`,
    writeMove(how, { language: 'en' }),
    announceMove(how, WORDS),
    announceMove(how, { ...WORDS, form: 'short' }),
    announceMove(how, { ...WORDS, vocabulary: 'native' }),
    `${man.role} ${move.to}`,
    man.role,
    move.to,
    move.from,
    `not ${makeUci(move)}`,
    `${move.from} or ${move.to}`,
  ];
}

function shown({ desk, port }: MemoryDesk): string {
  const state = desk.state.value;
  const men = menOnBoard(state);
  const board = SQUARES.map((square) => `${men.get(square)?.color ?? ''}${men.get(square)?.role ?? ''}`);
  const sans: string[] = [];
  for (let { ply } = state; ply.previous; ply = ply.previous) sans.push(ply.san);
  const { clock } = state;
  const hand = menInHand(state).map(({ color, role }) => `${color} ${role}`);
  return JSON.stringify([
    board.join(),
    hand,
    sans,
    state.phase,
    state.stopped,
    state.offers,
    state.ply.position.turn,
    clock && [clock.running, reading(clock, 'white', port.at), reading(clock, 'black', port.at)],
    state.act.placing,
    state.act.adjusting,
    desk.asked?.question ?? null,
  ]);
}

async function lived(start: Position, steps: readonly Step[], words: Partial<Settings>): Promise<string[]> {
  const game = memoryDesk(header({ ...COMPETITION, startFen: start.fen }), words);
  const lines: string[] = [];
  for (const step of steps) {
    game.port.at += 700;
    if (step.kind === 'type') await game.type(step.text);
    else if (step.kind === 'touch') await game.touch(step.square);
    else await game.press();
    lines.push(JSON.stringify(step), ...game.out.splice(0), shown(game));
  }
  game.close();
  return lines;
}

/** What a player might do with a move in mind: say it in some way, ask, answer, place it by hand, press; the opponent too. */
function stepsFor(position: Position, move: Move, dice: readonly number[]): Step[] {
  let at = 0;
  const roll = (sides: number) => (dice[at++ % dice.length] ?? 0) % sides;
  const pick = <T>(items: readonly T[]): T => items[roll(items.length)] as T;
  const typed = (text: string): Step => ({ kind: 'type', text });
  const aside = (): Step[] => {
    switch (roll(4)) {
      case 0:
        return [typed(pick(QUESTIONS))];
      case 1:
        return [typed(pick(ANSWERS))];
      case 2:
        return [typed(pick(writings(position, pick(position.legalMoves()))))];
      default:
        return [typed(`${pick(ROLES)} ${pick(SQUARES)}`)];
    }
  };
  const steps: Step[] = roll(2) ? aside() : [];
  const mind: Step[] = roll(3)
    ? [typed(pick(writings(position, move))), typed(pick(ANSWERS)), typed(makeUci(move))]
    : [
        { kind: 'touch', square: move.from },
        { kind: 'touch', square: move.to },
      ];
  const repeats = roll(3) ? [] : [typed(`rp ${pick(writings(position, move))}`)];
  steps.push(...mind, ...aside(), ...repeats, { kind: 'press' }, ...aside());
  // The opponent's reply, which is the same in both worlds unless something told them apart.
  const after = position.after(move);
  const reply = pick(after.legalMoves());
  if (reply)
    steps.push(typed(pick(writings(after, reply))), ...aside(), typed(makeUci(reply)), { kind: 'press' });
  return steps;
}

describe('blocker 1: competition gives no help', () => {
  const texts = process.env.HECTOR_LONG ? 100_000 : 1_200;

  test('whether a move is legal changes nothing that is said, shown, sounded or asked before the ruling', async () => {
    let typed = 0;
    let games = 0;
    while (typed < texts) {
      const samples = fc.sample(
        fc.tuple(
          fc.array(fc.nat(), { maxLength: 80 }),
          fc.nat(),
          fc.array(fc.nat(), { minLength: 24, maxLength: 24 }),
        ),
        { numRuns: 20, ...(process.env.HECTOR_LONG ? {} : { seed: games + 1 }) },
      );
      for (const [choices, choice, dice] of samples) {
        const position = reached(choices);
        const moves = position.legalMoves();
        const move = moves[choice % Math.max(1, moves.length)];
        if (!move || moves.length < 2) continue;
        const after = position.after(move);
        if (!after.hasLegalMove() || after.hasInsufficientMaterial('white')) continue; // the end is no secret
        const steps = stepsFor(position, move, dice);
        const words: Partial<Settings> =
          choice % 2 ? { form: 'short', check: true } : { announceMyself: choice % 3 === 0 };
        const legal = await lived(position, steps, words);
        forbid(placing(position), move);
        const illegal = await lived(position, steps, words);
        vi.restoreAllMocks();
        if (illegal.join('\n') !== legal.join('\n')) {
          const index = legal.findIndex((line, row) => line !== illegal[row]);
          const detail = [position.fen, makeUci(move), ...steps.map((step) => JSON.stringify(step))];
          expect
            .soft([legal[index - 1], illegal[index]], detail.join('\n'))
            .toEqual([legal[index - 1], legal[index]]);
          return;
        }
        typed += steps.filter(({ kind }) => kind === 'type').length;
        games += 1;
      }
    }
    expect(games).toBeGreaterThan(texts / 20);
  }, 3_600_000);

  const BARE = '4k3/8/8/8/8/8/8/4K3 w - - 0 1';

  test.each([
    ['Nd5', 'alert: Which move? Springer: Bella eins, Gustav eins.', undefined],
    ['knight', 'alert: Knight: from which square to which?', undefined],
    ['pawn', 'alert: Pawn: from which square to which?', undefined],
    ['k?', 'answer: In competition the program does not tell this.', undefined],
    ['Nf3', 'move: Springer Gustav eins Felix drei', undefined],
    ['e5', 'move: Bauer Eva zwei Eva fünf', undefined],
    ['Kd5', 'move: König Eva eins David fünf', BARE],
  ])('%s is read by its form', async (text, said, startFen) => {
    const game = memoryDesk(header({ ...COMPETITION, startFen: startFen ?? null }));
    await game.type(text);
    expect(game.last()).toBe(said);
    game.close();
  });

  test('after 1.e4 f6 2.Qh5+ nothing tells the only reply', async () => {
    const game = memoryDesk(header(COMPETITION));
    for (const text of ['e4', 'x', 'f6', 'x', 'Qh5', 'x', 'pawn']) await game.type(text);
    expect(game.last()).toBe('alert: Pawn: from which square to which?');
    await game.type('Nc6'); // leaves the king attacked, and is carried out like any other
    expect(game.last()).toBe('move: Springer Bella acht Cesar sechs');
    game.close();
  });

  // "dxd6" named the queen, by the German letter, in an English game.
  test.each(['dxd6', 'dd6', 'hxd6', 'dxd8', 'hxh7'])(
    'a file is no piece of another language: %s plays nothing',
    async (text) => {
      const game = memoryDesk(header(COMPETITION));
      for (const before of ['d4', 'x', 'e5', 'x', 'dxe5', 'x', 'd6', 'x']) await game.type(before);
      await game.type(text);
      expect(game.last()).toMatch(/^alert: (?:Which move|Not understood)/);
      game.close();
    },
  );

  test('a question that was left is not answered by a letter', async () => {
    const game = memoryDesk(header(COMPETITION));
    for (const text of ['e4', 'x', 'd5', 'x', 'Rxd5']) await game.type(text);
    expect(game.last()).toBe('alert: Which move? Turm: Anna eins, Hector eins.');
    await game.type('l');
    await game.type('h');
    expect(game.last()).toBe('answer: Nothing is in hand.');
    game.close();
  });

  test('what is heard once more is answered still', async () => {
    const game = memoryDesk(header(COMPETITION));
    for (const text of ['e4', 'x', 'd5', 'x', 'Rxd5', 'r', 'h']) await game.type(text);
    expect(game.last()).toBe('move: Turm Hector eins schlägt David fünf');
    game.close();
  });

  test('an illegal capture is announced as a move, and repeated as one', async () => {
    const game = memoryDesk(header(COMPETITION));
    await game.type('g1e7');
    expect(game.last()).toBe('move: Springer Gustav eins schlägt Eva sieben');
    await game.type('rp Springer Gustav eins schlägt Eva sieben');
    expect(game.last()).toBe('answer: Repeated correctly.');
    await game.type('w');
    expect(game.last()).toMatch(/Black/);
    await game.type('s e7');
    expect(game.last()).toBe('answer: Eva sieben: white knight.');
    game.close();
  });
});
