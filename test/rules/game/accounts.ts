/** What must agree, step by step, with models that know nothing of the core. */
import { reading } from '#rules/game/clock.ts';
import type { GameState } from '#rules/game/state.ts';
import type { Position } from '#rules/position/position.ts';
import { opposite } from '#rules/position/square.ts';
import type { Step } from './invariants.ts';
import { ClockModel, recount } from './models.ts';

const TIMES = 'the clocks show what presses, delays, increments, periods and rulings give them';
const FLAGS = 'a flag falls whenever time is used up, and is told';
const COUNTS = 'fifty moves and repetitions are counted right, illegal moves that stand included';
const VERDICTS = 'what is known of who can mate is never lost: nobody wins who cannot mate';
export const ACCOUNTS = [TIMES, FLAGS, COUNTS, VERDICTS] as const;

/** 6.9, 7.5.5, 5.1.2: endings that are a draw if the winner cannot mate, where the edition says so. */
function needsMate({ ending, parameters, regime }: GameState): boolean {
  switch (ending?.concept) {
    case 'lossOnTime':
      return true;
    case 'illegalPenalty':
    case 'blitzIllegal':
      return parameters.illegal[regime].drawIfOpponentCannotMate;
    case 'resign':
      return parameters.resignDrawException;
    default:
      return false;
  }
}

export class Accounts {
  #clock: ClockModel | null;
  readonly #known = new Map<Position, Readonly<Record<'white' | 'black', string>>>();

  constructor(state: GameState) {
    this.#clock = state.clock && new ClockModel(state);
  }

  /** The names of what does not agree after this step. */
  follow({ line, after, events, before }: Step): string[] {
    const wrong: string[] = [];
    if (events.some((event) => event.event === 'restarted')) {
      this.#clock = after.clock && new ClockModel(after);
      return wrong;
    }
    const due = this.#clock?.falls ?? null;
    const fell = events.some((event) => event.event === 'flag-down');
    if (due !== null && due <= line.at !== fell && !(fell && after.phase === 'over')) wrong.push(FLAGS);
    const call = after.parameters.flagCall[after.regime];
    if (
      fell &&
      call === 'arbiterOrPlayer' &&
      !events.some((event) => event.event === 'alert' && event.kind === 'flag')
    )
      wrong.push(FLAGS);
    for (const event of events) this.#clock?.follow(event, after);
    const { clock } = after;
    if (clock && this.#clock?.differs(after, line.at, (color) => reading(clock, color, line.at)))
      wrong.push(TIMES);
    if (after.ply !== before.ply) {
      const counted = recount(after.ply);
      const { halfmoves } = after.ply.position;
      if (halfmoves !== counted.halfmoves || after.ply.occurrences !== counted.occurrences)
        wrong.push(COUNTS);
    }
    for (const event of events) if (event.event === 'verdict') this.#known.set(before.ply.position, event);
    const known = this.#known.get(after.ply.position);
    const winner = after.ending && winnerOf(after);
    if (known && winner && needsMate(after) && known[winner] === 'no') wrong.push(VERDICTS);
    return wrong;
  }
}

function winnerOf({ ending, parameters: { points } }: GameState): 'white' | 'black' | null {
  if (!ending) return null;
  const side = ending.result.white === points.win ? 'white' : 'black';
  return ending.result[side] === points.win && ending.result[opposite(side)] !== points.win ? side : null;
}
