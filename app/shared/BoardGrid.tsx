// biome-ignore-all lint/a11y/useSemanticElements: a table is read; a grid is explored by arrows, whole cells at a time
// biome-ignore-all lint/a11y/useFocusableInteractive: only the cells of a grid take the focus, one of them by Tab
// biome-ignore-all lint/a11y/useKeyWithClickEvents: the grid hears the keys of all its cells
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { FIGURINES } from '#rules/notation/pieceLetters.ts';
import { type Color, FILES, isLightSquare, type Piece, RANKS, type Square } from '#rules/position/square.ts';
import type { AnnounceOptions } from '#speech/phrases/announce.ts';
import { sayHole } from '../desk/inform.ts';
import type { Men } from '../pegs/men.ts';
import { goTo, latinKey, type PieceKeys } from './boardKeys.ts';
import { Spoken } from './Spoken.tsx';

type BoardGridProps = Readonly<{
  men: Men;
  /** The side at the bottom. */
  side: Color;
  words: AnnounceOptions;
  label: string;
  help: string;
  /** The letters that lead from piece to piece; English ones where none are given. */
  pieceKeys?: PieceKeys;
  /** Enter or space on a hole. */
  onTouch: (square: Square) => void;
  /** A letter that is no way of moving about: a command. True if it was one. */
  onLetter: (key: string) => boolean;
}>;

/** The board as a grid. Moving about is feeling, not touching (D.2.2): only Enter and space do something. */
export function BoardGrid({ men, side, words, label, help, pieceKeys, onTouch, onLetter }: BoardGridProps) {
  const [active, setActive] = useState<Square>(side === 'white' ? 'e2' : 'e7');
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
    const next = goTo(active, event, side, men, pieceKeys);
    if (next) {
      event.preventDefault();
      moved.current = next !== active;
      setActive(next);
    } else if (!event.ctrlKey && event.key.length === 1 && onLetter(latinKey(event))) event.preventDefault();
  };

  const ranks = side === 'white' ? [...RANKS].reverse() : RANKS;
  const files = side === 'white' ? FILES : [...FILES].reverse();
  return (
    <div className="board">
      <div className="ranks" aria-hidden="true">
        {ranks.map((rank) => (
          <span key={rank}>{rank}</span>
        ))}
      </div>
      <div
        ref={grid}
        role="grid"
        className="grid"
        data-hector="board"
        aria-label={label}
        aria-describedby="board-help"
        onKeyDown={onKeyDown}
      >
        {ranks.map((rank) => (
          <div key={rank} role="row" className="row">
            {files.map((file) => {
              const square: Square = `${file}${rank}`;
              const man = men.get(square);
              return (
                <div
                  key={square}
                  role="gridcell"
                  data-square={square}
                  className={isLightSquare(square) ? 'light' : 'dark'}
                  tabIndex={square === active ? 0 : -1}
                  onFocus={() => setActive(square)}
                  onClick={() => onTouch(square)}
                >
                  {man && <Glyph man={man} />}
                  <span className="visually-hidden">
                    <Spoken said={sayHole(men, square, words)} />
                  </span>
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
      <p id="board-help" className="help">
        {help}
      </p>
    </div>
  );
}

/**
 * A picture made of a letter: the solid figurine, coloured for either side. It is drawn by the style sheet, so that
 * it is no text; the selector keeps it from being an emoji.
 */
function Glyph({ man }: Readonly<{ man: Piece }>) {
  return <span className={`man ${man.color}`} data-glyph={`${FIGURINES.black[man.role]}\ufe0e`} />;
}
