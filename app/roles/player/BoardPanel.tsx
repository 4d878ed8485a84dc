import type { BoardSeat } from '#app/board/boardSeat.ts';
import { sayDifference } from '#app/board/differences.ts';
import { BOARD_CHOICES, type BoardChoice } from '#app/board/playedBoard.ts';
import { wordsOf } from '#app/desk/settings.ts';
import { usePort } from '#app/shared/boardPort.ts';
import { Check, Choice } from '#app/shared/fields.tsx';
import { stayNear } from '#app/shared/focus.ts';
import {
  useAreaText,
  useObservable,
  usePerson,
  usePlace,
  useSettings,
  useText,
} from '#app/shared/hectorContext.tsx';
import { lookTexts } from '#app/shared/lookTexts.ts';
import { Spoken } from '#app/shared/Spoken.tsx';
import { saveFile } from '#app/shared/saveFile.ts';
import { mayWarn } from '#rules/game/hearing.ts';
import { type GameState, onMove } from '#rules/game/state.ts';
import { PROMOTION_ROLES } from '#rules/position/square.ts';
import { manWord } from '#speech/phrases/words.ts';
import type { PlayerDesk } from './playerDesk.ts';

type BoardPanelProps = Readonly<{ game: PlayerDesk; state: GameState }>;

/** How the boards stand, and what can be done about them. Everything that matters is spoken too. */
export function BoardPanel({ game, state }: BoardPanelProps) {
  const { language } = useSettings();
  const text = useText();
  const look = useAreaText(lookTexts);
  const seats = useObservable(game.boards.seats);
  const asksPiece = game.isReal && state.act.placing.kind === 'pawn-in';
  return (
    <section aria-labelledby="boards" className="acts boards">
      <h2 id="boards" tabIndex={-1} className="visually-hidden">
        {text('board.status')}
      </h2>
      {asksPiece && (
        <fieldset>
          <legend>{text('promotion.title')}</legend>
          {PROMOTION_ROLES.map((role) => (
            <button key={role} type="button" onClick={() => game.promote(role)}>
              {manWord(language, onMove(state), role)}
            </button>
          ))}
        </fieldset>
      )}
      {/* Out of the way of who plays on the screen; at a board on the table it is how one sees that all is well. */}
      <details open={seats.some((seat) => seat.isReal)}>
        <summary>{look('boards.more')}</summary>
        {seats.map((seat) => (
          <SeatPanel key={seat.setup.seat} seat={seat} game={game} state={state} />
        ))}
      </details>
      {state.phase === 'waiting' && game.boards.areTheTables && (
        <button type="button" onClick={() => void game.boards.startIfSet(true)}>
          {text('board.start')}
        </button>
      )}
    </section>
  );
}

function SeatPanel({ seat, game, state }: BoardPanelProps & Readonly<{ seat: BoardSeat }>) {
  const place = usePlace();
  const person = usePerson();
  const text = useText();
  const choosePort = usePort();
  const line = useObservable(seat.state);
  const recording = useObservable(seat.recording);
  const { choice, seat: side } = seat.setup;
  const whose = { seat: seat.seat ?? 'both' };
  const reopen = () => game.reopenBoards();
  const use = async (board: BoardChoice) => {
    await place.change(side === 'white' ? { board } : { blackBoard: board });
    await reopen();
  };
  const connect = async (button: Element) => {
    const arrive = stayNear(button);
    if (await choosePort(side)) await reopen();
    arrive();
  };
  return (
    <>
      <Choice
        label={text('board.of', whose)}
        value={choice}
        options={BOARD_CHOICES.map((value) => ({ value, label: text(`board.${value}`) }))}
        onChange={(board) => void use(board)}
      />
      {seat.isReal && (
        <>
          <p className="board-state">{text(`link.${line}`)}</p>
          {line === 'ready' ? (
            <Differences seat={seat} state={state} />
          ) : (
            <>
              <button type="button" onClick={({ currentTarget }) => void connect(currentTarget)}>
                {text('board.connectSeat', whose)}
              </button>
              <button type="button" onClick={() => void reopen()}>
                {text('board.again')}
              </button>
            </>
          )}
        </>
      )}
      <Check label={text('trace.record')} checked={recording !== null} onChange={(on) => seat.record(on)} />
      {recording && (
        <button
          type="button"
          onClick={() =>
            void saveFile(person, { name: `hector-${side}.trace.ndjson`, type: 'application/x-ndjson' }, () =>
              recording.file(),
            )
          }
        >
          {text('trace.save')}
        </button>
      )}
    </>
  );
}

/** Training leads the player square by square; in competition the same is for the arbiter, and in silence. */
function Differences({ seat, state }: Readonly<{ seat: BoardSeat; state: GameState }>) {
  const settings = useSettings();
  const text = useText();
  const differences = useObservable(seat.differences);
  if (differences.length === 0) return <p>{text('board.agrees')}</p>;
  if (!mayWarn(state)) {
    const squares = differences.map(({ square }) => square).join(', ');
    return (
      <p className="alert">
        {text('game.arbiter')}: {text('board.forArbiter', { seat: seat.seat ?? 'both', squares })}
      </p>
    );
  }
  return (
    <>
      <p>{text('board.differs', { count: differences.length })}</p>
      <ul>
        {differences.map((difference) => (
          <li key={difference.square}>
            <Spoken said={sayDifference(difference, wordsOf(settings))} />
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => seat.nextDifference()}>
        {text('board.next')}
      </button>
    </>
  );
}
