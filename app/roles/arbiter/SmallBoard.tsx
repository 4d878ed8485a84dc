/** A board to look at, with the same in words for who cannot: no grid to walk in, nothing to touch. */
import { useId } from 'react';
import { PieceImage } from '#app/shared/PieceImage.tsx';
import { COLORS, FILES, isLightSquare, RANKS, type Square } from '#rules/position/square.ts';
import { manWord, WORD_ROLES } from '#speech/phrases/words.ts';
import { useArbiter } from './arbiterContext.tsx';
import type { Sensed } from './evidence.ts';

type SmallBoardProps = Readonly<{ caption: string; men: Sensed; marked?: readonly Square[]; note?: string }>;

export function SmallBoard({ caption, men, marked = [], note }: SmallBoardProps) {
  const id = useId();
  return (
    <figure className="small-board" aria-labelledby={id}>
      <figcaption id={id}>{caption}</figcaption>
      <div className="squares" aria-hidden="true">
        {[...RANKS].reverse().map((rank) =>
          FILES.map((file) => {
            const square: Square = `${file}${rank}`;
            const man = men.get(square);
            const shade = isLightSquare(square) ? 'light' : 'dark';
            return (
              <div key={square} className={marked.includes(square) ? `${shade} marked` : shade}>
                {man === 'peg' && <span className="peg" />}
                {man && man !== 'peg' && <PieceImage man={man} />}
                {file === 'a' && <span className="rank">{rank}</span>}
                {rank === '1' && <span className="file">{file}</span>}
              </div>
            );
          }),
        )}
      </div>
      {note && <p className="help">{note}</p>}
      <p className="visually-hidden">
        <InWords men={men} />
      </p>
    </figure>
  );
}

/** By kind: who cannot look finds the rooks without hearing the pawns. */
function InWords({ men }: Readonly<{ men: Sensed }>) {
  const { words, text } = useArbiter();
  const listed = COLORS.flatMap((color) =>
    WORD_ROLES.map((role) => {
      const own = [...men].filter(([, man]) => man !== 'peg' && man.color === color && man.role === role);
      const squares = own.map(([square]) => square).sort();
      return squares.length > 0 ? `${manWord(words.language, color, role)}: ${squares.join(', ')}` : '';
    }),
  );
  const pegs = [...men].filter(([, man]) => man === 'peg').map(([square]) => square);
  const unknown = pegs.length > 0 ? [text('board.pegs', { squares: pegs.join(', ') })] : [];
  return <>{[...listed.filter(Boolean), ...unknown].join('; ')}</>;
}
