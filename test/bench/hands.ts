/**
 * Hands at live boards: of the games in ../shared, what the game makes of each half-move by each habit, on every board,
 * on simulated time and the real drivers. Right, wrong, accused of an offence, asked about or unclear.
 */
import { BOARD_KINDS, type BoardKind } from '#devices/board.ts';
import type { HalfMove } from '../app/board/handGame.ts';
import {
  CLEAN,
  COMPETITION,
  FAST,
  MIXED,
  OTHER_HANDS,
  OTHER_SPEAKERS,
  playScene,
  QUIET_SPEAKER,
  type Scene,
  SILENT,
  SPEAKER,
} from '../app/board/handScenes.ts';
import { GAMES_THERE, gameCount } from '../devices/hands/games.ts';
import { CALM, HABITS } from '../devices/hands/person.ts';
import { handsLine } from './handsLine.ts';

const GAMES = Number(process.env.HECTOR_GAMES ?? 12);
const SEED = Number(process.env.HECTOR_SEED ?? 1);
const ONLY = process.env.HECTOR_HANDS?.split(';');

const SCENES: readonly Scene[] = [
  CLEAN,
  ...HABITS.map((habit): Scene => {
    const frequency = habit.startsWith('stuck') || habit === 'replug' ? 0.1 : 1;
    const announces = habit.endsWith('Words');
    const presses = habit !== 'straighten' && habit !== 'lateWords';
    return { ...CLEAN, name: habit, person: { ...CALM, habits: { [habit]: frequency }, announces, presses } };
  }),
  MIXED,
  COMPETITION,
  SILENT,
  SPEAKER,
  QUIET_SPEAKER,
  OTHER_HANDS,
  OTHER_SPEAKERS,
  FAST,
];

export async function bench(): Promise<void> {
  if (!GAMES_THERE) {
    console.log('hands: skipped, ../shared/testdata/pgn is not there');
    return;
  }
  console.log('hands: board, habit: half-moves, right, wrong, accused, unclear; traces read otherwise');
  for (const kind of BOARD_KINDS)
    for (const scene of SCENES)
      if (!ONLY || ONLY.includes(scene.name) || ONLY.includes(kind) || ONLY.includes(`${kind} ${scene.name}`))
        await show(kind, scene);
}

async function show(kind: BoardKind, scene: Scene): Promise<void> {
  const halfMoves: HalfMove[] = [];
  const disagreements: string[] = [];
  const all = gameCount();
  for (let count = 0; count < GAMES; count++) {
    const game = await playScene(kind, scene, Math.floor((count * all) / GAMES), SEED);
    halfMoves.push(...game.halfMoves);
    disagreements.push(...game.disagreements);
  }
  console.log(`hands: ${handsLine(kind, scene.name, halfMoves, disagreements.length)}`);
  if (process.env.HECTOR_SHOW)
    for (const half of halfMoves.filter(({ verdict }) => verdict !== 'right').slice(0, 12))
      console.log('  ', half.verdict, half.played, half.note, half.habits.join(' '));
  if (process.env.HECTOR_SHOW) for (const text of disagreements.slice(0, 3)) console.log(text);
  if (halfMoves.some(({ verdict }) => verdict === 'wrong')) process.exitCode = 1;
}
