import type { BoardSeat } from '#app/board/boardSeat.ts';
import { BOARD_CHOICES, type BoardChoice } from '#app/board/playedBoard.ts';
import { usePort } from '#app/shared/boardPort.ts';
import { Choice } from '#app/shared/fields.tsx';
import { useAreaText, useObservable, usePlace, useSettings, useText } from '#app/shared/hectorContext.tsx';
import type { OwnBoards } from '#app/shared/ownBoards.ts';
import type { Color } from '#rules/position/square.ts';
import { opponentTexts } from './texts/texts.ts';

type BoardChooserProps = Readonly<{ boards: OwnBoards; side: Color }>;

/** The own board: on this screen, or an electronic one, whose line is shown. */
export function BoardChooser({ boards, side }: BoardChooserProps) {
  const place = usePlace();
  const { board, blackBoard } = useSettings();
  const common = useText();
  const text = useAreaText(opponentTexts);
  const choosePort = usePort();
  const seats = useObservable(boards.seats);
  const use = async (choice: BoardChoice) => {
    await place.change(side === 'white' ? { board: choice } : { blackBoard: choice });
    await boards.reopen();
  };
  const connect = async () => {
    if (await choosePort(side)) await boards.reopen();
  };
  return (
    <>
      <Choice
        label={common('board.of', { seat: side })}
        value={side === 'white' ? board : blackBoard}
        options={BOARD_CHOICES.map((value) => ({
          value,
          label: value === 'virtual' ? text('onScreen') : common(`board.${value}`),
        }))}
        onChange={(choice) => void use(choice)}
      />
      {seats.map((seat) => (
        <Line key={seat.setup.choice} seat={seat} onConnect={() => void connect()} />
      ))}
    </>
  );
}

function Line({ seat, onConnect }: Readonly<{ seat: BoardSeat; onConnect: () => void }>) {
  const common = useText();
  const line = useObservable(seat.state);
  return (
    <>
      <p className="board-state">{common(`link.${line}`)}</p>
      {line !== 'ready' && (
        <button type="button" onClick={onConnect}>
          {common('board.connect')}
        </button>
      )}
    </>
  );
}
