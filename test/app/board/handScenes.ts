/** Who plays at which board, and how often a question may be asked: for the tests, the bench and the long run alike. */
import type { BoardKind } from '#devices/board.ts';
import type { Mode } from '#rules/game/header.ts';
import { Chance } from '#test/devices/hands/chance.ts';
import { playedGame } from '#test/devices/hands/games.ts';
import { BLITZ, CALM, HABITS, ORDINARY, OTHERS, type Person } from '#test/devices/hands/person.ts';
import { type HalfMove, type HandGame, playByHands, type Verdict } from './handGame.ts';

export type Scene = Readonly<{
  name: string;
  person: Person;
  mode: Mode;
  /** Between the end of one player's half-move and the beginning of the next. */
  pause: readonly [number, number];
}>;

/** So many of a hundred half-moves may be asked about or stay unclear. */
export const UNCLEAR: Readonly<Record<BoardKind, number>> = {
  pegboard: 1,
  sentio: 2,
  dgt: 2,
  chesslink: 2,
  certabo: 2,
};

const scene = (
  name: string,
  person: Person,
  pause: Scene['pause'] = [300, 3000],
  mode: Mode = 'training',
): Scene => ({ name, person, mode, pause });

export const CLEAN = scene('a clean hand', CALM);
export const MIXED = scene('the program announces', ORDINARY);
export const COMPETITION = scene('in competition', ORDINARY, [300, 3000], 'competition');
export const SILENT = scene('nobody presses', { ...ORDINARY, presses: false }, [500, 3000]);
export const SPEAKER = scene('the player announces', { ...ORDINARY, announces: true }, [900, 3000]);
export const QUIET_SPEAKER = scene(
  'the player announces, nobody presses',
  { ...ORDINARY, announces: true, presses: false },
  [900, 3000],
);
export const OTHER_HANDS = scene('others’ hands', OTHERS, [300, 4000]);
export const OTHER_SPEAKERS = scene(
  'others’ hands, announcing',
  { ...OTHERS, announces: true },
  [900, 4000],
  'competition',
);
/** Every habit in every fourth half-move, contacts that stick, cables that are pulled: much is asked, ruled and refused. */
export const UNRULY = scene(
  'unruly hands',
  {
    ...OTHERS,
    announces: true,
    presses: false,
    habits: {
      ...Object.fromEntries(HABITS.map((habit) => [habit, 0.25])),
      slowKnock: 0.1,
      stuckOpen: 0.01,
      stuckClosed: 0.01,
      replug: 0.02,
    },
  },
  [100, 3000],
);
export const FAST = scene('blitz', BLITZ, [20, 50], 'competition');

/** One game of the collection by these hands, the same in every run of a seed. */
export async function playScene(
  kind: BoardKind,
  { person, mode, pause }: Scene,
  index: number,
  seed: number,
): Promise<HandGame> {
  const { start, moves } = playedGame(index);
  const chance = new Chance(seed * 100_003 + index);
  return playByHands(start, moves, { kind, person, mode, pause, chance, isRecorded: true });
}

export type Tally = Readonly<Record<Verdict, number>> & Readonly<{ halfMoves: number }>;

export function tallyOf(halfMoves: readonly HalfMove[]): Tally {
  const of = (verdict: Verdict) => halfMoves.filter((half) => half.verdict === verdict).length;
  return {
    halfMoves: halfMoves.length,
    right: of('right'),
    wrong: of('wrong'),
    accused: of('accused'),
    unclear: of('unclear'),
  };
}
