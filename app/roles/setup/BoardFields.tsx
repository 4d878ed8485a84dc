import { useState } from 'react';
import { BOARD_CHOICES } from '#app/board/playedBoard.ts';
import { BOARD_NUMBERS } from '#app/desk/settings.ts';
import { saidText } from '#app/i18n/text.ts';
import { usePort } from '#app/shared/boardPort.ts';
import { Check, Choice, Radios } from '#app/shared/fields.tsx';
import { useHector, useSettings, useText } from '#app/shared/hectorContext.tsx';
import { COLORS, type Color } from '#rules/position/square.ts';

/** Which board, or boards, a new game is played on. */
export function BoardFields() {
  const hector = useHector();
  const settings = useSettings();
  const text = useText();
  const isTwo = settings.boards === 'two';
  return (
    <>
      <BoardField seat="white" isOnly={!isTwo} />
      {isTwo && <BoardField seat="black" isOnly={false} />}
      <Radios
        label={text('new.boards')}
        value={settings.boards}
        options={BOARD_NUMBERS.map((value) => ({ value, label: text(`boards.${value}`) }))}
        onChange={(boards) => void hector.change({ boards })}
      />
      <Check
        label={text('trace.record')}
        help={text('trace.recordHelp')}
        checked={settings.record}
        onChange={(record) => void hector.change({ record })}
      />
    </>
  );
}

type BoardFieldProps = Readonly<{ seat: Color; isOnly: boolean }>;

export function BoardField({ seat, isOnly }: BoardFieldProps) {
  const hector = useHector();
  const settings = useSettings();
  const text = useText();
  const choosePort = usePort();
  const [isGranted, setGranted] = useState(false);
  const isWhite = seat === 'white';
  const choice = isWhite ? settings.board : settings.blackBoard;
  const orientation = isWhite ? settings.orientation : settings.blackOrientation;
  const whose = { seat: isOnly ? 'both' : seat };
  const connect = async () => {
    if (!(await choosePort(seat))) return;
    setGranted(true);
    hector.announcer.say({ kind: 'answer', said: saidText(settings.language, 'board.granted') });
  };
  return (
    <>
      <Choice
        label={text('board.of', whose)}
        value={choice}
        options={BOARD_CHOICES.map((value) => ({ value, label: text(`board.${value}`) }))}
        onChange={(board) => void hector.change(isWhite ? { board } : { blackBoard: board })}
      />
      {choice !== 'virtual' && (
        <>
          <Choice
            label={text('board.orientation', whose)}
            value={orientation}
            options={COLORS.map((value) => ({ value, label: text(`board.orientation.${value}`) }))}
            onChange={(turned) =>
              void hector.change(isWhite ? { orientation: turned } : { blackOrientation: turned })
            }
          />
          <div className="field">
            <button type="button" onClick={() => void connect()}>
              {text('board.connectSeat', whose)}
            </button>
            <p className="help">{text(isGranted ? 'board.granted' : 'board.connectHelp')}</p>
          </div>
        </>
      )}
    </>
  );
}
