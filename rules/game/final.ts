/** The state of a game as `play` prints it last (interfaces.md, section 2), and where the machine stands. */
import { makeUci } from '../position/move.ts';
import { opposite } from '../position/square.ts';
import { reading } from './clock.ts';
import { openMoves } from './openMoves.ts';
import { resultText } from './result.ts';
import { completedMoves, type GameState, isUncompleted, type Ply } from './state.ts';

/** The moves of the game in order. */
export function pliesOf(last: Ply): Ply[] {
  const plies: Ply[] = [];
  for (let ply: Ply | null = last; ply && ply.number > 0; ply = ply.previous) plies.push(ply);
  return plies.reverse();
}

export function final(state: GameState, at: number): Record<string, unknown> {
  const { ply, clock, ending, parameters } = state;
  return {
    fen: ply.position.fen,
    result: resultText(ending?.result, parameters.points),
    article: ending?.article ?? null,
    whiteMs: clock && reading(clock, 'white', at),
    blackMs: clock && reading(clock, 'black', at),
    completed: { white: completedMoves(state, 'white'), black: completedMoves(state, 'black') },
    illegal: { white: state.illegal.white, black: state.illegal.black },
    san: pliesOf(ply)
      // An illegal move that awaits its ruling is not made; once it has been replied to, the reply tells nothing without it.
      .filter((half) => half !== ply || !half.illegal || !isUncompleted(state, half))
      .map((half) => half.san),
    openAlerts: state.alerts.map((alert) => alert.kind),
    state: machineState(state),
    touches: state.act.touches.map((touch) => touch.square),
    allowed: ending ? [] : openMoves(state.act, ply.position, state.parameters).moves.map(makeUci).sort(),
    offer: state.offers.white || state.offers.black ? 'open' : null,
    running: clock?.running ?? null,
  };
}

/** Where the state machine of appendix-d.md stands, as its tables name it. */
export function machineState(state: GameState): string {
  const { ply, act, phase, early, alerts } = state;
  if (phase === 'over') return 'GAME_OVER';
  if (phase === 'adjourned') return 'SEALED';
  if (phase === 'submitted') return 'CLAIM_PENDING';
  const side = act.color;
  if (early && early.alert !== null) return 'PREMATURE_PRESS';
  if (alerts.some((alert) => alert.kind === 'flag')) return 'TIME_CLAIM';
  if (alerts.some((alert) => alert.kind === 'claim')) return 'CLAIM_PENDING';
  if (ply.illegal && isUncompleted(state, ply)) return 'ILLEGAL_COMPLETED';
  const mirror = state.mirror[side];
  if (mirror?.diverged) return 'DIVERGED';
  if (mirror && mirror.lifted.length > 0) return 'TRANSCRIBING';
  if (act.state !== 'UNTOUCHED') return act.state;
  if (ply.side === opposite(side) && ply.act?.needsWords && isUncompleted(state, ply)) return 'MADE';
  if (ply.side && !ply.act?.needsWords) {
    if (!ply.announced) return 'O_MADE';
    return isUncompleted(state, ply) ? 'O_ANNOUNCED' : 'UNTOUCHED';
  }
  return 'UNTOUCHED';
}
