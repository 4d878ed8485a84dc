/** What the arbiter of the hall sees of all its games; sent to nobody else. */
import type { HallGameView, HallView } from '#app/hub/hallView.ts';
import { reading } from '#rules/game/clock.ts';
import { resultText } from '#rules/game/result.ts';
import { completedMoves, type GameState } from '#rules/game/state.ts';
import type { Color } from '#rules/position/square.ts';
import type { Hall } from './hall.ts';
import type { Projector } from './projector/projector.ts';
import type { HallGame } from './store.ts';

export function hallView(round: number, hall: Hall, projector: Pick<Projector, 'present'>): HallView {
  return {
    round,
    games: hall.games.flatMap((game) => {
      const state = hall.file(game.id)?.state;
      return state ? [gameView(game, state, hall, projector)] : [];
    }),
  };
}

function gameView(
  { id, board, header }: HallGame,
  state: GameState,
  hall: Hall,
  projector: Pick<Projector, 'present'>,
): HallGameView {
  const { clock, parameters } = state;
  const at = hall.at(id);
  const left = clock && pair((side) => reading(clock, side, at));
  // What runs now is in the reading, and not yet in the books.
  const used = clock && left && pair((side) => Math.max(0, clock.used[side] + clock.left[side] - left[side]));
  return {
    game: id,
    board,
    white: header.white.name,
    black: header.black.name,
    phase: phaseOf(state),
    result: resultText(state.ending?.result, parameters.points),
    moves: Math.min(completedMoves(state, 'white'), completedMoves(state, 'black')),
    clocks: left,
    used,
    running: clock?.running ?? null,
    alerts: state.alerts.map(({ id: number, kind, article, at: since, detail }) => ({
      id: number,
      kind,
      article,
      at: since,
      side: detail.side,
    })),
    table: hall.isHeard(id) ? 'heard' : hall.presence(id) || state.at > 0 ? 'silent' : 'none',
    desks: projector.present(id).filter((role) => role !== 'spectator').length,
  };
}

function pair<T>(of: (side: Color) => T): Record<Color, T> {
  return { white: of('white'), black: of('black') };
}

function phaseOf(state: GameState): HallGameView['phase'] {
  if (state.phase === 'over') return 'over';
  if (state.phase !== 'playing') return 'waiting';
  return state.stopped ? 'stopped' : 'playing';
}
