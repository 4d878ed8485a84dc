/**
 * Hands at live boards: of the tournament games in ../shared, what the game makes of each half-move by each habit, on
 * every board, on simulated time and the real drivers. Right, wrong, accused of an offence, asked about or unclear.
 */
import { BOARD_KINDS, type BoardKind } from '#devices/board.ts';
import type { Mode } from '#rules/game/header.ts';
import { type HalfMove, playByHands, type Verdict } from '../app/board/handGame.ts';
import { Chance } from '../devices/hands/chance.ts';
import { GAMES_THERE, gameCount, playedGame } from '../devices/hands/games.ts';
import { BLITZ, CALM, HABITS, ORDINARY, type Person } from '../devices/hands/person.ts';

const GAMES = Number(process.env.HECTOR_GAMES ?? 12);
const SEED = Number(process.env.HECTOR_SEED ?? 1);
const ONLY = process.env.HECTOR_HANDS?.split(';');

type Scene = Readonly<{ name: string; person: Person; mode: Mode; pause: readonly [number, number] }>;

const PAUSE = [300, 3000] as const;

const SCENES: readonly Scene[] = [
  { name: 'clean', person: CALM, mode: 'training', pause: PAUSE },
  ...HABITS.map((habit): Scene => {
    const frequency = habit.startsWith('stuck') || habit === 'replug' ? 0.1 : 1;
    const announces = habit.endsWith('Words');
    const presses = habit !== 'straighten' && habit !== 'lateWords';
    const person = { ...CALM, habits: { [habit]: frequency }, announces, presses };
    return { name: habit, person, mode: 'training', pause: PAUSE };
  }),
  { name: 'mixed', person: ORDINARY, mode: 'training', pause: PAUSE },
  { name: 'mixed, competition', person: ORDINARY, mode: 'competition', pause: PAUSE },
  { name: 'mixed, no press', person: { ...ORDINARY, presses: false }, mode: 'training', pause: [500, 3000] },
  {
    name: 'mixed, announces',
    person: { ...ORDINARY, announces: true },
    mode: 'training',
    pause: [900, 3000],
  },
  {
    name: 'mixed, announces, no press',
    person: { ...ORDINARY, announces: true, presses: false },
    mode: 'training',
    pause: [900, 3000],
  },
  { name: 'blitz', person: BLITZ, mode: 'competition', pause: [20, 50] },
];

export async function bench(): Promise<void> {
  if (!GAMES_THERE) {
    console.log('hands: skipped, ../shared/testdata/pgn/tournaments.pgn is not there');
    return;
  }
  console.log('hands: board, habit: half-moves, right, wrong, accused, unclear; traces read otherwise');
  for (const kind of BOARD_KINDS)
    for (const scene of SCENES)
      if (!ONLY || ONLY.includes(scene.name) || ONLY.includes(kind) || ONLY.includes(`${kind} ${scene.name}`))
        await tally(kind, scene);
}

async function tally(kind: BoardKind, { name, person, mode, pause }: Scene): Promise<void> {
  const halfMoves: HalfMove[] = [];
  const disagreements: string[] = [];
  const all = gameCount();
  for (let count = 0; count < GAMES; count++) {
    const index = Math.floor((count * all) / GAMES);
    const { start, moves } = playedGame(index);
    const chance = new Chance(SEED * 100_003 + index);
    const game = await playByHands(start, moves, { kind, person, mode, pause, chance, isRecorded: true });
    halfMoves.push(...game.halfMoves);
    disagreements.push(...game.disagreements);
  }
  const of = (verdict: Verdict) => halfMoves.filter((half) => half.verdict === verdict).length;
  const shares = (['right', 'wrong', 'accused', 'unclear'] as const).map(
    (verdict) => `${verdict} ${of(verdict)} (${((100 * of(verdict)) / halfMoves.length).toFixed(2)} %)`,
  );
  console.log(`hands: ${kind}, ${name}: ${halfMoves.length}, ${shares.join(', ')}; ${disagreements.length}`);
  if (process.env.HECTOR_SHOW)
    for (const half of halfMoves.filter(({ verdict }) => verdict !== 'right').slice(0, 12))
      console.log('  ', half.verdict, half.played, half.note, half.habits.join(' '));
  if (process.env.HECTOR_SHOW) for (const text of disagreements.slice(0, 3)) console.log(text);
  if (of('wrong') > 0) process.exitCode = 1;
}
