// biome-ignore-all lint/a11y/noStaticElementInteractions: the roles follow the chosen layout
// biome-ignore-all lint/a11y/useAriaPropsSupportedByRole: the same
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the board hears the keys of all its squares
import { type KeyboardEvent, memo, useEffect, useId, useRef, useState } from 'react';
import { type Color, FILES, isLightSquare, type Piece, RANKS, type Square } from '#rules/position/square.ts';
import type { AnnounceOptions } from '#speech/phrases/announce.ts';
import type { Direction } from '../desk/explore.ts';
import { sayHole } from '../desk/inform.ts';
import type { SquareLayout } from '../desk/look.ts';
import type { Styled } from '../desk/squareStyle.ts';
import type { Men } from '../pegs/men.ts';
import { goTo, latinKey, type PieceKeys } from './boardKeys.ts';
import { type BoardMarks, NO_MARKS } from './boardMarks.ts';
import { PieceImage } from './PieceImage.tsx';
import { Spoken } from './Spoken.tsx';

export type BoardGridProps = Readonly<{
  men: Men;
  /** The side at the bottom. */
  side: Color;
  words: AnnounceOptions & Styled;
  label: string;
  help: string;
  /** The letters that lead from piece to piece; English ones where none are given. */
  pieceKeys?: PieceKeys;
  marks?: BoardMarks;
  /** How a screen reader meets the squares; `grid` where nothing is given. */
  layout?: SquareLayout;
  /** Enter or space on a hole. */
  onTouch: (square: Square) => void;
  /** A letter that is no way of moving about: a command. True if it was one. */
  onLetter: (key: string) => boolean;
  /** A key that is no way of moving about, with the square that has the focus. True if it did something. */
  onKey?: (key: KeyboardEvent, square: Square) => boolean;
  /** Shift with an arrow, Home, End or a page key: what lies in that direction. */
  onScan?: (direction: Direction, square: Square) => void;
  /** A key led nowhere: the board ends here. */
  onEdge?: () => void;
}>;

/** The keys lie as the directions do on a keyboard's number pad. */
const SCANS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'n',
  ArrowDown: 's',
  ArrowLeft: 'w',
  ArrowRight: 'e',
  Home: 'nw',
  PageUp: 'ne',
  End: 'sw',
  PageDown: 'se',
};

function isLetter(event: KeyboardEvent): boolean {
  return !event.ctrlKey && event.key.length === 1;
}

/** The words of a screen reader for the board and its parts. A list is read square by square, without a word more. */
const ROLES = {
  plain: {
    board: { role: 'listbox' },
    row: { role: 'presentation' },
    square: { role: 'option', 'aria-setsize': -1 }, // a number among sixty-four says nothing
  },
  grid: { board: { role: 'grid' }, row: { role: 'row' }, square: { role: 'gridcell' } },
} as const;

/** The board to be explored. Moving about is feeling, not touching (D.2.2): only Enter and space do something. */
export function BoardGrid(props: BoardGridProps) {
  const { men, side, words, label, help, pieceKeys, marks = NO_MARKS, layout = 'grid' } = props;
  const { onTouch, onLetter, onKey, onScan, onEdge } = props;
  const [active, setActive] = useState<Square>(side === 'white' ? 'e2' : 'e7');
  const id = useId();
  const grid = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-square="${active}"]`)?.focus();
  }, [active]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return;
    if (!event.ctrlKey && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      onTouch(active);
      return;
    }
    const direction = event.shiftKey && !event.ctrlKey ? SCANS[event.key] : undefined;
    if (direction && onScan) {
      event.preventDefault();
      onScan(direction, active);
      return;
    }
    const next = goTo(active, event, side, men, pieceKeys);
    if (next) {
      event.preventDefault();
      moved.current = next !== active;
      if (next === active) onEdge?.();
      setActive(next);
    } else if (onKey ? onKey(event, active) : isLetter(event) && onLetter(latinKey(event)))
      event.preventDefault();
  };

  const ranks = side === 'white' ? [...RANKS].reverse() : RANKS;
  const files = side === 'white' ? FILES : [...FILES].reverse();
  const roles = ROLES[layout];
  return (
    <div className="board">
      <div className="ranks" aria-hidden="true">
        {ranks.map((rank) => (
          <span key={rank}>{rank}</span>
        ))}
      </div>
      <div
        ref={grid}
        {...roles.board}
        className="grid"
        data-hector="board"
        aria-label={label}
        aria-describedby={help ? id : undefined}
        onKeyDown={onKeyDown}
      >
        {ranks.map((rank) => (
          <div key={rank} {...roles.row} className="row">
            {files.map((file) => {
              const square: Square = `${file}${rank}`;
              const man = men.get(square);
              return (
                <div
                  key={square}
                  {...roles.square}
                  data-square={square}
                  data-rank={file === files[0] ? rank : undefined}
                  className={classOf(square, marks)}
                  tabIndex={square === active ? 0 : -1}
                  onFocus={() => setActive(square)}
                  onClick={() => onTouch(square)}
                >
                  {man && <PieceImage man={man} />}
                  <SquareWords square={square} man={man ?? null} words={words} />
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <div className="files" aria-hidden="true">
        {files.map((file) => (
          <span key={file}>{file}</span>
        ))}
      </div>
      {help && (
        <p id={id} className="help">
          {help}
        </p>
      )}
    </div>
  );
}

function classOf(square: Square, { lastFrom, lastTo, lifted, check }: BoardMarks): string {
  return [
    isLightSquare(square) ? 'light' : 'dark',
    square === lastFrom && 'last-from',
    square === lastTo && 'last-to',
    lifted.has(square) && 'lifted',
    square === check && 'check',
  ]
    .filter(Boolean)
    .join(' ');
}

type SquareWordsProps = Readonly<{ square: Square; man: Piece | null; words: AnnounceOptions & Styled }>;

/** Made anew only when the square's own man changes: sixty-four of them stand on a page. */
const SquareWords = memo(
  function SquareWords({ square, man, words }: SquareWordsProps) {
    const men: Men = new Map(man ? [[square, man]] : []);
    return (
      <span className="visually-hidden">
        <Spoken said={sayHole(men, square, words)} />
      </span>
    );
  },
  (before, now) =>
    before.man?.role === now.man?.role &&
    before.man?.color === now.man?.color &&
    before.words.language === now.words.language &&
    before.words.vocabulary === now.words.vocabulary &&
    before.words.squareStyle === now.words.squareStyle,
);
