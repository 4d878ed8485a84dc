/** What people do at boards on cables, and what the game has to make of it. */
import type { Browser } from 'playwright-core';
import type { BoardKind } from '#devices/board.ts';
import type { Mode } from '#rules/game/header.ts';
import type { Piece, Square } from '#rules/position/square.ts';
import type { Cable } from './computer.ts';
import { wait } from './computer.ts';
import { type GameOptions, PlayedGame } from './game.ts';
import { Hand } from './hand.ts';
import { SimulatedBoard } from './simulatedBoard.ts';

export type Place = Readonly<{ browser: Browser; address: string; cables: readonly Cable[] }>;
export type Scene = (place: Place) => Promise<void>;

async function table(place: Place, options: GameOptions, prepare?: (board: SimulatedBoard) => void) {
  const [cable] = place.cables;
  if (!cable) throw new Error('no cable');
  const board = new SimulatedBoard(
    options.kind,
    cable,
    options.kind === 'pegboard' ? '57000000000000000001' : null,
  );
  prepare?.(board);
  await board.plug();
  await wait(300);
  const game = await PlayedGame.open(place.browser, place.address, options);
  await game.begun();
  const hand = new Hand(board);
  let presses = 0;
  /** The player's clock, by the board's button where it has one. */
  const press = async () => {
    if (board.kind === 'pegboard') board.button(presses % 2);
    else await game.type('x');
    presses += 1;
    await game.pressed(presses);
  };
  return { board, game, hand, press };
}

const QUEEN: Piece = { color: 'white', role: 'queen' };

/** A capture, one in passing, one that promotes, castling; the piece is said where the board does not know it. */
async function wholeGame(place: Place, kind: BoardKind, prepare?: (board: SimulatedBoard) => void) {
  const { game, hand, press } = await table(place, { kind }, prepare);
  const moves: string[] = [];
  const plays = async (from: Square, to: Square) => {
    await hand.move(from, to);
    moves.push(`${from}${to}`);
    await game.made(moves.join(' '));
    await press();
  };
  await plays('e2', 'e4');
  await plays('d7', 'd5');
  await plays('e4', 'd5');
  await plays('c7', 'c5');
  await hand.take('c5');
  await plays('d5', 'c6');
  await plays('g8', 'f6');
  await plays('c6', 'b7');
  await plays('e7', 'e6');
  await hand.take('b7');
  await hand.take('a8');
  await hand.put('a8', { ...QUEEN });
  moves.push('b7a8q');
  if (kind !== 'dgt' && kind !== 'chesslink') {
    await game.heard(/Promotion: name the new piece/);
    await game.type('queen');
  }
  await game.made(moves.join(' '));
  await press();
  await plays('f8', 'e7');
  await plays('g1', 'f3');
  const king = await hand.take('e8');
  await hand.put('g8', king);
  const rook = await hand.take('h8');
  await hand.put('f8', rook);
  moves.push('e8g8');
  await game.made(moves.join(' '));
  await press();
  await game.alerts();
  await game.neverSaid(/differ|Illegal|Which move/);
  await game.close();
}

/** The contact of the arrival never closes, or that of the departure never opens: words settle it, and play goes on. */
async function stuck(place: Place, kind: BoardKind, mode: Mode, how: 'open' | 'closed') {
  const { board, game, hand, press } = await table(place, { kind, mode });
  await hand.move('d2', 'd4');
  await game.made('d2d4');
  await press();
  await hand.move('d7', 'd5');
  await game.made('d2d4 d7d5');
  await press();
  if (how === 'open') board.stuckOpen.add('e4');
  else board.stuckClosed.add('e2');
  await hand.move('e2', 'e4');
  if (kind === 'pegboard') board.button(0);
  else await game.type('x');
  await wait(2500);
  await game.type('e4');
  await game.made('d2d4 d7d5 e2e4');
  await game.heard(how === 'open' ? /^Eva vier: / : /^Eva zwei: /);
  await game.pressed(3);
  await hand.move('d5', 'e4');
  // Nothing shows who stands on a hole that is not trusted: words and the press tell.
  if (how === 'open') await game.type('dxe4');
  if (kind === 'pegboard') board.button(1);
  else await game.type('x');
  await game.made('d2d4 d7d5 e2e4 d5e4');
  await game.pressed(4);
  await hand.move('b1', 'c3');
  await game.made('d2d4 d7d5 e2e4 d5e4 b1c3');
  const alerts = await game.of('alert');
  const accusing = alerts.filter(({ kind: alert }) => alert !== 'divergence');
  if (accusing.length > 0 || (mode === 'training' && alerts.length > 0))
    throw new Error(`accused: ${JSON.stringify(alerts)}`);
  if (mode === 'competition' && alerts.length === 0) throw new Error('the arbiter was not told');
  if (mode === 'competition') await game.neverSaid(/differ|Which move|missing/);
  await game.close();
}

/** The contact sticks and nobody says a word: the arbiter has it, nobody is accused, and words said later make it good. */
async function stuckInSilence(place: Place, kind: BoardKind, how: 'open' | 'closed') {
  const { board, game, hand } = await table(place, { kind, mode: 'competition' });
  if (how === 'open') board.stuckOpen.add('e4');
  else board.stuckClosed.add('e2');
  const press = async (side: 0 | 1) => {
    if (kind === 'pegboard') board.button(side);
    else await game.type('x');
    await wait(1800);
  };
  await hand.move('e2', 'e4');
  await press(0);
  await hand.move('e7', 'e5');
  await press(1);
  await game.type('e4');
  await game.made('e2e4');
  await game.type('e5');
  await game.made('e2e4 e7e5');
  await hand.move('g1', 'f3');
  await press(0);
  await game.made('e2e4 e7e5 g1f3');
  const alerts = await game.of('alert');
  if (alerts.length === 0 || alerts.some(({ kind: alert }) => alert !== 'divergence'))
    throw new Error(`alerts: ${JSON.stringify(alerts)}`);
  await game.close();
}

type Return = Readonly<{
  told?: boolean;
  busyMs?: number;
  heldMs?: number;
  awayMs?: number;
  mode?: Mode;
  kind?: BoardKind;
  speaks?: boolean;
}>;

/** Black lifts his pawn, the cable comes out, he puts it down, and it is plugged in again. */
async function pulled(
  place: Place,
  { told = true, busyMs, heldMs, awayMs = 600, mode = 'training', kind = 'pegboard', speaks = false }: Return,
) {
  const { board, game, hand, press } = await table(place, { kind, mode });
  await hand.move('e2', 'e4');
  await game.made('e2e4');
  await press();
  const pawn = await hand.take('e7');
  await wait(600);
  await board.pull(told);
  await game.heard(/the cable or the power is gone/);
  await hand.put('e5', pawn);
  await wait(awayMs);
  await board.plug({ told, ...(busyMs && { busyMs }), ...(heldMs && { heldMs }) });
  await game.heard(/The board is connected again/);
  if (mode === 'training') await game.heard(/Which move\? Bauer Eva sieben Eva fünf/);
  else await wait(1500);
  if (speaks || mode === 'competition') await game.type('e5');
  else await press();
  await game.made('e2e4 e7e5');
  if (speaks || mode === 'competition') await press();
  await game.pressed(2);
  await hand.move('g1', 'f3');
  await game.made('e2e4 e7e5 g1f3');
  await press();
  const alerts = await game.of('alert');
  if (alerts.some(({ kind: alert }) => alert !== 'divergence'))
    throw new Error(`accused: ${JSON.stringify(alerts)}`);
  await game.close();
}

async function twoBoards(place: Place, kind: BoardKind, numbers: readonly (string | null)[] = NUMBERS) {
  const boards = place.cables.map((cable, index) => new SimulatedBoard(kind, cable, numbers[index] ?? null));
  const game = await PlayedGame.open(place.browser, place.address, {
    kind,
    two: true,
    plug: async (index) => boards[index]?.plug(),
  });
  await game.begun();
  const [white, black] = boards.map((board) => ({ board, hand: new Hand(board) }));
  if (!white || !black) throw new Error('no boards');
  let count = 0;
  /** On the own board, pressed, and carried over on the other's. */
  const plays = async (steps: (hand: Hand) => Promise<void>, made: string) => {
    const [own, other] = count % 2 === 0 ? [white, black] : [black, white];
    await steps(own.hand);
    await game.made(made);
    if (kind === 'pegboard') own.board.button(count % 2);
    else await game.type('x');
    count += 1;
    await game.pressed(count);
    await steps(other.hand);
    await game.until(`mirrored ${made}`, async () => (await game.of('mirrored')).length >= count);
  };
  return { game, white, black, plays };
}

const NUMBERS = ['57000000000000000001', '57000000000000000002'];

async function mirrors(place: Place, kind: BoardKind) {
  const { game, plays } = await twoBoards(place, kind);
  await plays((hand) => hand.move('e2', 'e4'), 'e2e4');
  await plays((hand) => hand.move('d7', 'd5'), 'e2e4 d7d5');
  await plays((hand) => hand.move('e4', 'd5'), 'e2e4 d7d5 e4d5');
  await plays((hand) => hand.move('c7', 'c5'), 'e2e4 d7d5 e4d5 c7c5');
  await plays(async (hand) => {
    await hand.take('c5');
    await hand.move('d5', 'c6');
  }, 'e2e4 d7d5 e4d5 c7c5 d5c6');
  await plays((hand) => hand.move('b8', 'c6'), 'e2e4 d7d5 e4d5 c7c5 d5c6 b8c6');
  await plays((hand) => hand.move('g1', 'f3'), 'e2e4 d7d5 e4d5 c7c5 d5c6 b8c6 g1f3');
  await plays((hand) => hand.move('e7', 'e5'), 'e2e4 d7d5 e4d5 c7c5 d5c6 b8c6 g1f3 e7e5');
  await plays((hand) => hand.move('f1', 'b5'), 'e2e4 d7d5 e4d5 c7c5 d5c6 b8c6 g1f3 e7e5 f1b5');
  await plays((hand) => hand.move('e5', 'e4'), 'e2e4 d7d5 e4d5 c7c5 d5c6 b8c6 g1f3 e7e5 f1b5 e5e4');
  await plays(async (hand) => {
    await hand.move('e1', 'g1');
    await hand.move('h1', 'f1');
  }, 'e2e4 d7d5 e4d5 c7c5 d5c6 b8c6 g1f3 e7e5 f1b5 e5e4 e1g1');
  await game.alerts();
  await game.neverSaid(/differ|Illegal|Which move/);
  await game.close();
}

/** Both boards come out and come back in the other order, each in the other's place. */
async function exchanged(place: Place, numbers: readonly (string | null)[]) {
  const { game, white, black, plays } = await twoBoards(place, 'pegboard', numbers);
  await plays((hand) => hand.move('e2', 'e4'), 'e2e4');
  await white.board.pull();
  await black.board.pull();
  await game.heard(/the cable or the power is gone/, 2);
  const [first, second] = place.cables;
  if (first) black.board.hangOn(first);
  if (second) white.board.hangOn(second);
  await black.board.plug();
  await wait(2500);
  await white.board.plug();
  if (numbers[0] === null) {
    await game.heard(/which|Choose/i);
    await game.close();
    return;
  }
  await game.heard(/The board is connected again/, 2);
  await plays((hand) => hand.move('e7', 'e5'), 'e2e4 e7e5');
  await plays((hand) => hand.move('g1', 'f3'), 'e2e4 e7e5 g1f3');
  await game.alerts();
  await game.neverSaid(/differ|Illegal|Which move/);
  await game.close();
}

async function manners(place: Place, mode: Mode) {
  const { board, game, hand, press } = await table(place, { kind: 'pegboard', mode });
  const moves: string[] = [];
  const made = (move: string) => {
    moves.push(move);
    return game.made(moves.join(' '));
  };
  await hand.move('e2', 'e4', ['e3']);
  await made('e2e4');
  await press();
  await hand.brush('d7');
  await hand.move('e7', 'e5');
  await made('e7e5');
  await press();
  await hand.knockOver('f2', 'g2', 'h2');
  const knight = await hand.take('g1');
  board.button(0); // a blink before the contact closes
  await wait(120);
  await hand.put('f3', knight);
  await made('g1f3');
  await game.pressed(3);
  await hand.move('b8', 'c6', ['a6']);
  await made('b8c6');
  board.button(1);
  await game.pressed(4);
  await game.alerts();
  await game.neverSaid(/Illegal|without/);
  await game.close();
}

async function buttons(place: Place) {
  const { board, game, hand, press } = await table(place, { kind: 'pegboard' }, (before) => {
    before.faults.heartbeats = false;
  });
  await hand.move('e2', 'e4');
  await game.made('e2e4');
  await press();
  board.button(2);
  await game.heard(/^Your time: /);
  board.button(3);
  await game.heard(/^Opponent's time: /);
  board.button(4);
  await wait(8000); // the heart does not beat, and the board is there all the same
  await hand.move('e7', 'e5');
  await game.made('e2e4 e7e5');
  await press();
  await game.alerts();
  await game.neverSaid(/does not answer/);
  await game.close();
}

async function spoilt(place: Place, kind: BoardKind) {
  const { game, hand, press } = await table(place, { kind }, ({ faults }) => {
    faults.cuts = true;
    faults.garbage = true;
  });
  const moves: string[] = [];
  const words = ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6', 'Bxc6', 'dxc6'];
  for (const [index, move] of ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1b5', 'a7a6', 'b5c6', 'd7c6'].entries()) {
    await hand.move(move.slice(0, 2) as Square, move.slice(2) as Square);
    moves.push(move);
    await wait(1500);
    // After a loss nobody guesses which of two men was taken.
    const said = await game.said();
    if (said.at(-1)?.text.startsWith('Which move?')) await game.type(words[index] ?? '');
    await press();
    await game.made(moves.join(' '));
  }
  await game.alerts();
  await game.close();
}

/** The lever of a DGT clock is a press. */
async function lever(place: Place) {
  const { board, game, hand } = await table(place, { kind: 'dgt' });
  await hand.move('e2', 'e4');
  await game.made('e2e4');
  board.lever();
  await game.pressed(1);
  await hand.move('e7', 'e5');
  board.lever();
  await game.pressed(2);
  await game.made('e2e4 e7e5');
  await game.alerts();
  await game.close();
}

const KINDS: readonly BoardKind[] = ['pegboard', 'sentio', 'dgt', 'chesslink', 'certabo'];
const each = (name: string, scene: (place: Place, kind: BoardKind) => Promise<void>) =>
  KINDS.map((kind): [string, Scene] => [`${name}: ${kind}`, (place) => scene(place, kind)]);

export const SCENES: Readonly<Record<string, Scene>> = {
  ...Object.fromEntries(each('a whole game', wholeGame)),
  ...Object.fromEntries(each('bytes cut, spoilt and late', spoilt)),
  'manners in training': (place) => manners(place, 'training'),
  'manners in competition': (place) => manners(place, 'competition'),
  ...Object.fromEntries(
    (['pegboard', 'sentio', 'dgt'] as const).flatMap((kind) =>
      (['training', 'competition'] as const).flatMap((mode) =>
        (['open', 'closed'] as const).map((how): [string, Scene] => [
          `a contact stuck ${how}, ${mode}: ${kind}`,
          (place) => stuck(place, kind, mode, how),
        ]),
      ),
    ),
  ),
  ...Object.fromEntries(
    (['pegboard', 'dgt'] as const).flatMap((kind) =>
      (['open', 'closed'] as const).map((how): [string, Scene] => [
        `stuck ${how} in silence: ${kind}`,
        (place) => stuckInSilence(place, kind, how),
      ]),
    ),
  ),
  'pulled in mid-move': (place) => pulled(place, {}),
  'pulled in mid-move, settled by words': (place) => pulled(place, { speaks: true }),
  'pulled in mid-move, competition': (place) => pulled(place, { mode: 'competition' }),
  'pulled in mid-move, dgt': (place) => pulled(place, { kind: 'dgt' }),
  'pulled in mid-move, sentio': (place) => pulled(place, { kind: 'sentio' }),
  'pulled in mid-move, certabo': (place) => pulled(place, { kind: 'certabo' }),
  'pulled, board busy for 1.5 s on return': (place) => pulled(place, { busyMs: 1500 }),
  'pulled, port held for 1.5 s on return': (place) => pulled(place, { heldMs: 1500 }),
  'pulled, and still listed': (place) => pulled(place, { told: false }),
  'pulled, and still listed for 35 s': (place) => pulled(place, { told: false, awayMs: 35_000 }),
  'two boards: pegboard': (place) => mirrors(place, 'pegboard'),
  'two boards: sentio': (place) => mirrors(place, 'sentio'),
  'two boards: dgt': (place) => mirrors(place, 'dgt'),
  'two boards: chesslink': (place) => mirrors(place, 'chesslink'),
  'two boards: certabo': (place) => mirrors(place, 'certabo'),
  'two like boards exchanged': (place) => exchanged(place, NUMBERS),
  'two like boards without numbers exchanged': (place) => exchanged(place, [null, null]),
  'the board’s buttons, without a heart': buttons,
  'the lever of a DGT clock': lever,
};
