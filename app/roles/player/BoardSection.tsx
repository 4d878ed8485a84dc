import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { menOfSeat, type Seat } from '#app/board/expected.ts';
import type { Direction } from '#app/desk/explore.ts';
import { wordsOf } from '#app/desk/settings.ts';
import { type Men, menInHand } from '#app/pegs/men.ts';
import { BoardGrid } from '#app/shared/BoardGrid.tsx';
import { ENGLISH_PIECE_KEYS, ownPieceKeys } from '#app/shared/boardKeys.ts';
import { lastMoveOf, marksOf } from '#app/shared/boardMarks.ts';
import { useAreaText, useSettings, useText } from '#app/shared/hectorContext.tsx';
import { lookTexts } from '#app/shared/lookTexts.ts';
import { type GameState, onMove } from '#rules/game/state.ts';
import { type Color, opposite, type Square } from '#rules/position/square.ts';
import { manWord } from '#speech/phrases/words.ts';

type BoardSectionProps = Readonly<{
  state: GameState;
  /** Whose boards are at this place; null: one that serves both. */
  seats: readonly Seat[];
  onTouch: (square: Square, seat: Seat) => void;
  onLetter: (key: string) => boolean;
  onKey: (key: KeyboardEvent, square: Square) => boolean;
  onScan: (direction: Direction, square: Square, turned: boolean) => void;
  onEdge: () => void;
  /** The board is turned round. */
  isFlipped: boolean;
  /** An earlier position that is looked at, instead of the live one. */
  reviewed: Men | null;
}>;

/** The board, or each player's own (D.1), what is in the hand, and the way to a board that fills the screen. */
export function BoardSection(props: BoardSectionProps) {
  const { state, seats: here, onTouch, onLetter, onKey, onScan, onEdge, isFlipped, reviewed } = props;
  const settings = useSettings();
  const text = useText();
  const look = useAreaText(lookTexts);
  const [isFull, setFull] = useFullBoard();
  const { section, first, onBlur } = useActorFirst(onMove(state));
  const seats = here.toSorted((a, b) => Number(b === first) - Number(a === first));
  const inHand = menInHand(state).map(({ color, role }) => manWord(settings.language, color, role));
  const sideOf = (seat: Seat): Color => {
    const side = seat ?? settings.color;
    return isFlipped ? opposite(side) : side;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isFull) setFull(false);
  };
  return (
    <section
      ref={section}
      aria-labelledby="board"
      className="board-section"
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <h2 id="board">{text('game.board')}</h2>
      <p className="in-hand">{inHand.length > 0 && text('game.inHand', { men: inHand.join(', ') })}</p>
      <div className={seats.length > 1 ? 'boards two' : 'boards'}>
        {seats.map((seat) => (
          <div key={seat ?? 'both'} className={seat ? `board-of ${seat}` : undefined}>
            {seats.length > 1 && seat && <h3>{text('board.of', { seat })}</h3>}
            <BoardGrid
              men={reviewed ?? menOfSeat(state, seat)}
              side={sideOf(seat)}
              words={wordsOf(settings)}
              pieceKeys={settings.ownPieceKeys ? ownPieceKeys(settings.language) : ENGLISH_PIECE_KEYS}
              label={seat ? text('board.of', { seat }) : text('game.board')}
              help={text('game.boardHelp')}
              marks={seat === null || seat === onMove(state) ? marksOf(state) : lastMoveOf(state)}
              layout={settings.squares}
              onTouch={(square) => onTouch(square, seat)}
              onLetter={onLetter}
              onKey={onKey}
              onScan={(direction, square) => onScan(direction, square, sideOf(seat) === 'black')}
              onEdge={onEdge}
            />
          </div>
        ))}
      </div>
      <button type="button" className="quiet" aria-pressed={isFull} onClick={() => setFull(!isFull)}>
        {look('board.full')} {isFull && <kbd>Esc</kbd>}
      </button>
    </section>
  );
}

/** The board alone on the page: everything else steps back by the style sheet, and so out of the order of Tab. */
function useFullBoard(): [boolean, (isFull: boolean) => void] {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (isFull) dataset.full = 'board';
    return () => {
      delete dataset.full;
    };
  }, [isFull]);
  return [isFull, setFull];
}

/** The board of who has to act comes first in the order of Tab; never while the focus is on one of them. */
function useActorFirst(actor: Color) {
  const section = useRef<HTMLElement>(null);
  const [first, setFirst] = useState(actor);
  useLayoutEffect(() => {
    if (!section.current?.contains(document.activeElement)) setFirst(actor);
  }, [actor]);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setFirst(actor);
  };
  return { section, first, onBlur };
}
