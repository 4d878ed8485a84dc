/**
 * Articles 1 to 3 and 5: a position, its legal moves, and whether it is mate or stalemate. Immutable. This file
 * and san.ts are the only ones that know chessops.
 */
import { attacks, pawnAttacks } from 'chessops/attacks';
import { Chess, type Context, equalsIgnoreMoves } from 'chessops/chess';
import { makeFen, parseFen } from 'chessops/fen';
import type { SquareSet } from 'chessops/squareSet';
import { foreignTo, type Unreadable, unreadable } from './fenFaults.ts';
import { capturedByForm } from './form.ts';
import { type Move, sameMove } from './move.ts';
import {
  type Color,
  opposite,
  type Piece,
  PROMOTION_ROLES,
  type PromotionRole,
  type Role,
  rankOf,
  type Square,
  squareAt,
  squareIndex,
} from './square.ts';
import type { Variant } from './variant.ts';

/** 2.3; also number 518 of the 960 starts (II.1). */
export const INITIAL_FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

export type { Variant };

export type CastlingSide = 'short' | 'long';

/** What stands differently after an act that need not be a legal move: a man on a square, or none. */
export type Placement = ReadonlyMap<Square, Piece | null>;

export type ParsedPosition = { ok: true; position: Position } | ({ ok: false } & Unreadable);

export class Position {
  readonly variant: Variant;
  /** Which squares are occupied, as two words: unequal ones tell positions apart at once (9.2.3). */
  readonly occupiedLow: number;
  readonly occupiedHigh: number;
  readonly #chess: Chess;
  /** Computed once, when first asked for: a position never changes. */
  #legal: readonly Move[] | undefined;
  #context: Context | undefined;
  #hasLegalMove: boolean | undefined;
  #next: Readonly<{ move: Move; position: Position }> | undefined;

  private constructor(chess: Chess, variant: Variant) {
    this.#chess = chess;
    this.variant = variant;
    this.occupiedLow = chess.board.occupied.lo;
    this.occupiedHigh = chess.board.occupied.hi;
  }

  static start(): Position {
    return new Position(Chess.default(), 'standard');
  }

  static parse(fen: string, variant: Variant = 'standard'): ParsedPosition {
    const fields = fen.trim().split(/\s+/);
    const foreign = foreignTo(fields);
    if (foreign) return { ok: false, ...unreadable(foreign) };
    const chess = parseFen(fields.join(' ')).chain((setup) => Chess.fromSetup(setup));
    return chess.unwrap(
      (value): ParsedPosition => ({ ok: true, position: new Position(value, variant) }),
      (error): ParsedPosition => ({ ok: false, ...unreadable(error.message) }),
    );
  }

  /** For the other files of rules/position: takes the chessops position over, so nobody may play on it afterwards. */
  static of(chess: Chess, variant: Variant): Position {
    return new Position(chess, variant);
  }

  get turn(): Color {
    return this.#chess.turn;
  }

  /** Half-moves since the last capture or pawn move (9.3, 9.6.2). */
  get halfmoves(): number {
    return this.#chess.halfmoves;
  }

  get fullmoves(): number {
    return this.#chess.fullmoves;
  }

  get fen(): string {
    return makeFen(this.#chess.toSetup());
  }

  /** The position as chessops keeps it, for the other files of rules/position. */
  get chess(): Readonly<Chess> {
    return this.#chess;
  }

  pieceAt(square: Square): Piece | undefined {
    return this.#chess.board.get(squareIndex(square));
  }

  squaresOf(color: Color, role?: Role): Square[] {
    const { board } = this.#chess;
    const set = role ? board.pieces(color, role) : board[color];
    return Array.from(set, squareAt);
  }

  kingOf(color: Color): Square | undefined {
    const king = this.#chess.board.kingOf(color);
    return king === undefined ? undefined : squareAt(king);
  }

  get #ctx(): Context {
    this.#context ??= this.#chess.ctx();
    return this.#context;
  }

  /** 3.10.1, castling in this variant's own writing. */
  legalMoves(): readonly Move[] {
    if (!this.#legal) {
      const moves: Move[] = [];
      for (const from of this.#chess.board[this.turn])
        for (const to of this.#dests(from)) this.#addMoves(moves, from, to);
      this.#legal = moves;
    }
    return this.#legal;
  }

  /** Where the man on a square may go. 1.4.1: never onto the enemy king, which an illegal move can leave en prise. */
  #dests(from: number): SquareSet {
    const dests = this.#chess.dests(from, this.#ctx);
    const king = this.#chess.board.kingOf(opposite(this.turn));
    return king !== undefined && dests.has(king) ? dests.without(king) : dests;
  }

  /** The legal moves of the man on one square. */
  legalMovesFrom(square: Square): Move[] {
    const moves: Move[] = [];
    const from = squareIndex(square);
    for (const to of this.#dests(from)) this.#addMoves(moves, from, to);
    return moves;
  }

  #addMoves(moves: Move[], from: number, to: number): void {
    const role = this.#chess.board.getRole(from);
    if (role === 'pawn' && (to < 8 || to >= 56)) {
      for (const promotion of PROMOTION_ROLES)
        moves.push({ from: squareAt(from), to: squareAt(to), promotion });
    } else if (role === 'king' && this.#chess.board[this.turn].has(to)) {
      moves.push({
        from: squareAt(from),
        to: this.variant === 'chess960' ? squareAt(to) : kingsTarget(from, to),
      });
    } else moves.push({ from: squareAt(from), to: squareAt(to) });
  }

  isLegal(move: Move): boolean {
    const { from, to, promotion } = this.#toChessops(move);
    const promotes = this.#chess.board.pawn.has(from) && (to < 8 || to >= 56);
    return promotes === (promotion !== undefined) && this.#dests(from).has(to);
  }

  /** A move in this variant's own writing: both castling forms are read, nothing else changes. */
  read(move: Move): Move {
    const side = this.castling(move);
    if (!side) return move;
    const rook = this.#rookByForm(side);
    if (this.variant === 'chess960')
      return rook === undefined ? move : { from: move.from, to: squareAt(rook) };
    return { from: move.from, to: kingsTarget(squareIndex(move.from), squareIndex(move.to)) };
  }

  /**
   * The side to which a king move castles as it looks, whether or not castling is legal now or the right to it is kept:
   * the king goes onto the rook that it castles with, or in one step to where castling puts it, which no other move of
   * a king does.
   */
  castling(move: Move): CastlingSide | null {
    const from = squareIndex(move.from);
    const { board } = this.#chess;
    if (!board.king.has(from) || !board[this.turn].has(from)) return null;
    const to = squareIndex(move.to);
    const side = to > from ? 'short' : 'long';
    const rook = this.#rookByForm(side);
    if (to === rook) return side;
    const home = this.turn === 'white' ? 0 : 56;
    if (to !== home + (side === 'short' ? 6 : 2) || (from & 56) !== home) return null;
    if (this.variant === 'standard' && from === home + 4) return side;
    return rook !== undefined && Math.abs(to - from) > 1 ? side : null;
  }

  /** A move with castling as king takes rook, in which chessops keeps it. */
  #toChessops(move: Move): { from: number; to: number; promotion?: PromotionRole } {
    const from = squareIndex(move.from);
    if (move.promotion) return { from, to: squareIndex(move.to), promotion: move.promotion };
    const side = this.castling(move);
    const rook = side && this.#castlingRook(side);
    return { from, to: rook ?? squareIndex(move.to) };
  }

  #castlingRook(side: CastlingSide): number | undefined {
    return this.#chess.castles.rook[this.turn][side === 'short' ? 'h' : 'a'];
  }

  /**
   * 3.8.2 as it looks: the rook that has the right, or if none has it the one that stands there: in the corner, in
   * Chess960 the outermost on that side of the king. Nobody can feel whether a right was lost.
   */
  #rookByForm(side: CastlingSide): number | undefined {
    const { board } = this.#chess;
    const king = board.kingOf(this.turn);
    const home = this.turn === 'white' ? 0 : 56;
    const rook = this.#castlingRook(side);
    if (rook !== undefined || king === undefined || (king & 56) !== home) return rook;
    const corner = side === 'short' ? home + 7 : home;
    const isOwnRook = (at: number) => board.rook.has(at) && board[this.turn].has(at);
    if (this.variant === 'standard') return king === home + 4 && isOwnRook(corner) ? corner : undefined;
    for (let at = corner; at !== king; at += side === 'short' ? -1 : 1) if (isOwnRook(at)) return at;
    return undefined;
  }

  /** The legal castling move to a side, if there is one. */
  legalCastling(side: CastlingSide): Move | undefined {
    const king = this.#chess.board.kingOf(this.turn);
    const rook = this.#castlingRook(side);
    if (king === undefined || rook === undefined) return undefined;
    const move = this.read({ from: squareAt(king), to: squareAt(rook) });
    return this.isLegal(move) ? move : undefined;
  }

  /** 3.8.2.1: to which sides the king of a colour has not lost the right to castle. */
  castlingRights(color: Color): Readonly<Record<CastlingSide, boolean>> {
    const { a, h } = this.#chess.castles.rook[color];
    return { short: h !== undefined, long: a !== undefined };
  }

  /** 3.8.2, II.3.2: from where to where king and rook go, whether or not they still may. */
  castlingSquares(side: CastlingSide): { king: Square; rook: Square; rookFrom: Square | undefined } {
    const rank = this.turn === 'white' ? '1' : '8';
    const rookFrom = this.#rookByForm(side);
    return {
      king: side === 'short' ? `g${rank}` : `c${rank}`,
      rook: side === 'short' ? `f${rank}` : `d${rank}`,
      rookFrom: rookFrom === undefined ? undefined : squareAt(rookFrom),
    };
  }

  /** The square of the man that a move captures, beside the arrival square when en passant (3.7.3.1). */
  capturedOn(move: Move): Square | null {
    if (this.castling(move)) return null;
    if (this.isEnPassant(move)) return `${move.to[0] as 'a'}${rankOf(move.from)}`;
    return this.pieceAt(move.to)?.color === opposite(this.turn) ? move.to : null;
  }

  isEnPassant(move: Move): boolean {
    const { epSquare, board } = this.#chess;
    return (
      epSquare !== undefined &&
      squareAt(epSquare) === move.to &&
      move.from[0] !== move.to[0] &&
      board.getRole(squareIndex(move.from)) === 'pawn'
    );
  }

  /** The position after a legal move (1.3). */
  after(move: Move): Position {
    if (this.#next && sameMove(this.#next.move, move)) return this.#next.position;
    const chess = this.#chess.clone();
    chess.play(this.#toChessops(move));
    const position = new Position(chess, this.variant);
    this.#next = { move, position }; // a move is looked at several times before it is made
    return position;
  }

  /** The position as it stands once a man has gone from one square to another, legally or not. */
  afterByForm(move: Move): Position {
    if (this.isLegal(move)) return this.after(move);
    const mover = this.pieceAt(move.from);
    const placement = new Map<Square, Piece | null>([[move.from, null]]);
    const captured = capturedByForm(this, move);
    if (captured) placement.set(captured, null);
    const side = mover?.role === 'king' ? this.castling(move) : null;
    const { king, rook, rookFrom } = this.castlingSquares(side ?? 'short');
    if (side && rookFrom) placement.set(rookFrom, null).set(rook, { color: this.turn, role: 'rook' });
    const role = move.promotion ?? mover?.role;
    if (role) placement.set(side ? king : move.to, { color: this.turn, role });
    return this.afterPlacement(placement);
  }

  /**
   * 7.5.1: the position as it stands after a placement that is no legal move, the opponent to move. Castling goes
   * with a king or rook that left its square; a pawn moved or a man taken begins the counts of 9.3 and 9.6.2 anew.
   */
  afterPlacement(placement: Placement): Position {
    const chess = this.#chess.clone();
    const { pawn, occupied } = chess.board;
    for (const [square, piece] of placement) {
      const index = squareIndex(square);
      chess.board.take(index);
      if (piece) chess.board.set(index, piece);
      chess.castles.discardRook(index);
      for (const color of ['white', 'black'] as const)
        if (chess.board.kingOf(color) !== this.#chess.board.kingOf(color)) chess.castles.discardColor(color);
    }
    chess.epSquare = undefined;
    const isCounted = chess.board.pawn.equals(pawn) && chess.board.occupied.size() === occupied.size();
    chess.halfmoves = isCounted ? chess.halfmoves + 1 : 0;
    if (chess.turn === 'black') chess.fullmoves += 1;
    chess.turn = opposite(chess.turn);
    return new Position(chess, this.variant);
  }

  /** A.5.1.2: the same position with castling by a wrongly placed king or rook struck. */
  withoutCastling(color: Color, rook?: Square): Position {
    const chess = this.#chess.clone();
    if (rook) chess.castles.discardRook(squareIndex(rook));
    else chess.castles.discardColor(color);
    return new Position(chess, this.variant);
  }

  isCheck(): boolean {
    return this.#ctx.checkers.nonEmpty();
  }

  /** Whether a side's king is attacked, whoever is to move (A.5.4). */
  isAttackedKing(color: Color): boolean {
    const king = this.#chess.board.kingOf(color);
    if (king === undefined) return false;
    return this.#chess.kingAttackers(king, opposite(color), this.#chess.board.occupied).nonEmpty();
  }

  isCheckmate(): boolean {
    return this.isCheck() && !this.hasLegalMove();
  }

  isStalemate(): boolean {
    return !this.isCheck() && !this.hasLegalMove();
  }

  /** Whether the side to move has a legal move at all. */
  hasLegalMove(): boolean {
    this.#hasLegalMove ??= this.#findsLegalMove();
    return this.#hasLegalMove;
  }

  #findsLegalMove(): boolean {
    for (const from of this.#chess.board[this.turn]) if (this.#dests(from).nonEmpty()) return true;
    return false;
  }

  /**
   * Too little material for a side to mate by any series of legal moves. This is not the whole of 5.2.2: a blocked
   * position can be dead with plenty of material.
   */
  hasInsufficientMaterial(color: Color): boolean {
    return this.#chess.hasInsufficientMaterial(color);
  }

  /** 9.2.3: the same side to move, men, castling rights, and en passant only where it is legal. */
  sameAs(other: Position): boolean {
    if (this.occupiedLow !== other.occupiedLow || this.occupiedHigh !== other.occupiedHigh) return false;
    return equalsIgnoreMoves(this.#chess, other.#chess);
  }

  /** The squares from which men of the same kind and colour could legally go to the same square (C.10). */
  rivals(move: Move): Square[] {
    const to = squareIndex(move.to);
    return this.rivalsByForm(move).filter((other) => this.#dests(squareIndex(other)).has(to));
  }

  /** The same by the way the men move, whether or not that would be legal. */
  rivalsByForm(move: Move): Square[] {
    const from = squareIndex(move.from);
    const { board } = this.#chess;
    const piece = board.get(from);
    if (!piece || piece.role === 'pawn' || piece.role === 'king') return [];
    const others = board.pieces(piece.color, piece.role).without(from);
    if (others.isEmpty()) return [];
    return Array.from(others.intersect(attacks(piece, squareIndex(move.to), board.occupied)), squareAt);
  }

  /** Pawns of the side to move that attack a square, used where only the file of a capture is known. */
  pawnsAttacking(square: Square): Square[] {
    const { board } = this.#chess;
    const attackers = pawnAttacks(opposite(this.turn), squareIndex(square));
    return Array.from(attackers.intersect(board.pieces(this.turn, 'pawn')), squareAt);
  }

  get occupied(): readonly Square[] {
    return Array.from(this.#chess.board.occupied as SquareSet, squareAt);
  }
}

/** In standard chess the king goes two squares toward the rook: c or g of its rank. */
function kingsTarget(from: number, to: number): Square {
  return squareAt((from & 56) + (to > from ? 6 : 2));
}
