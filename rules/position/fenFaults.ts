/** What is wrong with a text that is no FEN, or with a position from which nobody can play, in words for people. */

const FEN_REASONS: Readonly<Record<string, string>> = {
  ERR_FEN: 'a FEN has 4 to 6 fields',
  ERR_BOARD: 'the piece placement is not 8 ranks of 8 squares',
  ERR_POCKETS: 'the piece placement is not 8 ranks of 8 squares',
  ERR_TURN: 'the side to move must be w or b',
  ERR_CASTLING: 'the castling rights are not readable',
  ERR_EP_SQUARE: 'the en passant square is not readable',
  ERR_HALFMOVES: 'the half-move counter is not a number',
  ERR_FULLMOVES: 'the move number is not a number',
  ERR_EMPTY: 'the board is empty',
  ERR_KINGS: 'each side needs exactly one king',
  ERR_OPPOSITE_CHECK: 'the side that is not to move stands in check',
  ERR_PAWNS_ON_BACKRANK: 'a pawn stands on the first or last rank',
};

/** What is wrong with a position that can be read but not played from; `form`: it is no FEN. */
export type FenFault = 'form' | 'kings' | 'check' | 'pawns';
const FEN_FAULTS: Readonly<Record<string, FenFault>> = {
  ERR_EMPTY: 'kings',
  ERR_KINGS: 'kings',
  ERR_OPPOSITE_CHECK: 'check',
  ERR_PAWNS_ON_BACKRANK: 'pawns',
};

export type Unreadable = Readonly<{ reason: string; fault: FenFault }>;

/** By the name that chessops gives it, or `foreignTo`. */
export function unreadable(error: string): Unreadable {
  return { reason: FEN_REASONS[error] ?? error, fault: FEN_FAULTS[error] ?? 'form' };
}

/** What the FENs of other games of chess have beyond those of these Laws: pockets, promoted men, counted checks. */
export function foreignTo([board = '', ...fields]: readonly string[]): string | null {
  if (fields.length < 3 || fields.length > 5) return 'ERR_FEN';
  if (/[^\dA-Za-z/]/.test(board)) return 'ERR_BOARD';
  if (!/^\d+$/.test(fields[3] ?? '0')) return 'ERR_HALFMOVES';
  return /^\d+$/.test(fields[4] ?? '1') ? null : 'ERR_FULLMOVES';
}
