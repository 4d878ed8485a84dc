/**
 * 1.3, many times over: a line of SAN played on one board that changes, because a file of games is replayed move
 * by move and a fresh `Position` for each would cost more than the move itself.
 */
import { type Chess, normalizeMove } from 'chessops/chess';
import { parseSan as chessopsParseSan, makeSanAndPlay } from 'chessops/san';
import type { NormalMove } from 'chessops/types';
import { parseUci } from 'chessops/util';
import type { Move } from './move.ts';
import { Position, type Variant } from './position.ts';
import { PROMOTION_ROLES, squareAt, squareIndex } from './square.ts';

export class Replay {
  readonly #chess: Chess;
  readonly #variant: Variant;

  constructor(start: Position) {
    this.#chess = start.chess.clone() as Chess;
    this.#variant = start.variant;
  }

  get turn(): 'white' | 'black' {
    return this.#chess.turn;
  }

  get fullmoves(): number {
    return this.#chess.fullmoves;
  }

  /** The position as it stands now. */
  get position(): Position {
    return Position.of(this.#chess.clone() as Chess, this.#variant);
  }

  /** Plays the legal move that SAN names; null, and nothing played, if there is none or it is ambiguous. */
  playSan(san: string): Move | null {
    const found = chessopsParseSan(this.#chess, san);
    return found && 'from' in found ? this.#played(found) : null;
  }

  /** The same for a move in UCI, castling in either of its forms. */
  playUci(uci: string): Move | null {
    const found = parseUci(uci);
    if (!found || !('from' in found) || !this.#chess.isLegal(found)) return null;
    return this.#played(normalizeMove(this.#chess, found) as NormalMove);
  }

  #played(found: NormalMove): Move {
    const move = this.#write(found);
    this.#chess.play(found);
    return move;
  }

  /** Plays a legal move and returns its SAN. */
  play(move: Move): string {
    const { from, to, promotion } = move;
    return makeSanAndPlay(this.#chess, {
      from: squareIndex(from),
      to: squareIndex(to),
      ...(promotion && { promotion }),
    });
  }

  /** chessops writes castling as king takes rook; standard chess as the king's own move. */
  #write(found: NormalMove): Move {
    const from = squareAt(found.from);
    if (found.promotion) {
      const promotion = PROMOTION_ROLES.find((role) => role === found.promotion);
      if (promotion) return { from, to: squareAt(found.to), promotion };
    }
    const castles = this.#variant === 'standard' && this.#chess.board[this.#chess.turn].has(found.to);
    if (castles) return { from, to: squareAt((found.from & 56) + (found.to > found.from ? 6 : 2)) };
    return { from, to: squareAt(found.to) };
  }
}
