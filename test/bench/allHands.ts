/**
 * All games of ../shared by hands: hours, so only by its own name (`npm run bench allHands`). It goes on from game to
 * game over the whole collection, in an order that makes every beginning of it a fair sample, and prints how far it is.
 *
 * HECTOR_SHARD=2/4 plays every fourth game from the second on; HECTOR_HANDS='sentio blitz;dgt' chooses boards and
 * scenes; HECTOR_GAMES=… ends earlier; HECTOR_SEED=… are other hands at the same games.
 */
import type { BoardKind } from '#devices/board.ts';
import type { HalfMove } from '../app/board/handGame.ts';
import {
  FAST,
  MIXED,
  OTHER_HANDS,
  OTHER_SPEAKERS,
  playScene,
  type Scene,
  SPEAKER,
  UNCLEAR,
} from '../app/board/handScenes.ts';
import { GAMES_THERE, gameCount } from '../devices/hands/games.ts';
import { handsLine } from './handsLine.ts';

const SEED = Number(process.env.HECTOR_SEED ?? 1);
const ONLY = process.env.HECTOR_HANDS?.split(';');
const MOST_GAMES = Number(process.env.HECTOR_GAMES ?? Number.POSITIVE_INFINITY);
const [SHARD = 1, SHARDS = 1] = (process.env.HECTOR_SHARD ?? '1/1').split('/').map(Number);
const PROGRESS_EVERY = 100;
/** Prime to every number of games that there may be. */
const STRIDE = 1_000_003;

type Run = Readonly<{ kind: BoardKind; scene: Scene; halfMoves: HalfMove[]; disagreements: string[] }>;

const RUNS: readonly Run[] = (['pegboard', 'sentio', 'dgt'] as const)
  .flatMap((kind) =>
    [MIXED, SPEAKER, FAST, OTHER_HANDS, OTHER_SPEAKERS].map((scene): [BoardKind, Scene] => [kind, scene]),
  )
  .filter(
    ([kind, { name }]) =>
      !ONLY || ONLY.includes(name) || ONLY.includes(kind) || ONLY.includes(`${kind} ${name}`),
  )
  .map(([kind, scene]) => ({ kind, scene, halfMoves: [], disagreements: [] }));

export async function bench(): Promise<void> {
  if (!GAMES_THERE) {
    console.log('allHands: skipped, ../shared/testdata/pgn is not there');
    return;
  }
  const all = gameCount();
  let played = 0;
  for (let count = SHARD - 1; count < all && played < MOST_GAMES; count += SHARDS) {
    const index = (count * STRIDE) % all;
    for (const run of RUNS) await play(run, index);
    played += 1;
    if (played % PROGRESS_EVERY === 0) show(`after ${played} of ${Math.ceil(all / SHARDS)} games`);
  }
  show(`${played} games, seed ${SEED}, shard ${SHARD} of ${SHARDS}`);
  if (RUNS.some((run) => !holds(run))) process.exitCode = 1;
}

async function play({ kind, scene, halfMoves, disagreements }: Run, index: number): Promise<void> {
  const game = await playScene(kind, scene, index, SEED);
  halfMoves.push(...game.halfMoves);
  disagreements.push(...game.disagreements);
  for (const { verdict, played, note, habits } of game.halfMoves)
    if (verdict === 'wrong' || verdict === 'accused')
      console.log(
        `  game ${index}, ${kind}, ${scene.name}: ${verdict} ${played} ${note} ${habits.join(' ')}`,
      );
  for (const text of game.disagreements) console.log(`  game ${index}, ${kind}, ${scene.name}: ${text}`);
}

/** None wrong; accused and unclear within their limits (blitz: none wrong); every trace read as it was played. */
function holds({ kind, scene, halfMoves, disagreements }: Run): boolean {
  const of = (verdict: string) => halfMoves.filter((half) => half.verdict === verdict).length;
  if (of('wrong') + disagreements.length > 0) return false;
  if (scene === FAST) return true;
  return (
    of('accused') <= halfMoves.length / 1000 && of('unclear') <= (UNCLEAR[kind] * halfMoves.length) / 100
  );
}

function show(title: string): void {
  console.log(`allHands: ${title}`);
  for (const run of RUNS) {
    const line = handsLine(run.kind, run.scene.name, run.halfMoves, run.disagreements.length);
    console.log(`  ${line} ${holds(run) ? 'holds' : 'DOES NOT HOLD'}`);
  }
}
