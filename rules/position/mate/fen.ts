/**
 * FEN (X-FEN and Shredder-FEN castling included) of four or six fields, read onto a board. What is refused is
 * what cannot be a position of the game, said in words an organiser can act on.
 */
import { Board } from './board.ts';
import {
  BLACK,
  colourBit,
  KING,
  NO_SQUARE,
  PAWN,
  ROOK,
  rankOf,
  squareAt,
  squareName,
  TYPE,
  WHITE,
} from './geometry.ts';

export type ReadFen = Readonly<{ ok: true } | { ok: false; reason: string }>;

/** From pawn to king, White's first. */
const PIECES = 'PNBRQKpnbrqk';
const COLOUR_NAMES = ['White', 'Black'];

const refuse = (reason: string): ReadFen => ({ ok: false, reason });

/** Sets `board` up as `fen` says, or says why not; then the board is of no use. */
export function readFen(fen: string, board: Board): ReadFen {
  const fields = fen.trim().split(/\s+/);
  if (fields.length !== 4 && fields.length !== 6) {
    return refuse(`a FEN has 4 or 6 fields, not ${fen.trim() === '' ? 0 : fields.length}`);
  }
  const [placement = '', turn = '', castling = '', enPassant = '', halfMoves = '0', moves = '1'] = fields;
  board.clear();
  const reason =
    readPlacement(placement, board) ??
    readTurn(turn, board) ??
    impossibleMen(board) ??
    readCastling(castling, board) ??
    readEnPassant(enPassant, board) ??
    readCounters(halfMoves, moves);
  return reason === undefined ? { ok: true } : refuse(reason);
}

export function boardFromFen(
  fen: string,
): Readonly<{ ok: true; board: Board } | { ok: false; reason: string }> {
  const board = new Board();
  const read = readFen(fen, board);
  return read.ok ? { ok: true, board } : read;
}

function readPlacement(text: string, board: Board): string | undefined {
  const ranks = text.split('/');
  if (ranks.length !== 8) return `the board has 8 ranks, not ${ranks.length}`;
  const men = [0, 0];
  for (const [fromTop, row] of ranks.entries()) {
    let file = 0;
    for (const letter of row) {
      const piece = PIECES.indexOf(letter);
      if (piece < 0) {
        const empty = '12345678'.indexOf(letter) + 1;
        if (empty === 0) return `'${letter}' is no piece`;
        file += empty;
        continue;
      }
      const colour = piece < KING ? WHITE : BLACK;
      const type = PAWN + (piece % KING);
      men[colour] = (men[colour] ?? 0) + 1;
      if ((men[colour] ?? 0) > 16) return `${COLOUR_NAMES[colour]} has more than 16 men`;
      if (file < 8) board.put(squareAt(file, 7 - fromTop), type | colourBit(colour));
      file++;
    }
    if (file !== 8) return `rank ${8 - fromTop} has ${file} squares, not 8`;
  }
  return undefined;
}

function readTurn(text: string, board: Board): string | undefined {
  if (text !== 'w' && text !== 'b') return `the side to move is 'w' or 'b', not '${text}'`;
  board.turn = text === 'w' ? WHITE : BLACK;
  return undefined;
}

function impossibleMen(board: Board): string | undefined {
  for (const colour of [WHITE, BLACK]) {
    const name = COLOUR_NAMES[colour];
    let kings = 0;
    let pawns = 0;
    for (let i = 0; i < (board.count[colour] as number); i++) {
      const square = board.list[(colour << 4) + i] as number;
      const type = (board.cells[square] as number) & TYPE;
      if (type === KING) kings++;
      if (type !== PAWN) continue;
      pawns++;
      if (rankOf(square) === 0 || rankOf(square) === 7) return `a pawn stands on ${squareName(square)}`;
    }
    if (kings !== 1) return `${name} has ${kings === 0 ? 'no king' : `${kings} kings`}`;
    if (pawns > 8) return `${name} has ${pawns} pawns`;
  }
  const resting = board.turn ^ 1;
  if (board.inCheck(resting))
    return `${COLOUR_NAMES[resting]} is in check but it is not ${COLOUR_NAMES[resting]}'s move`;
  return undefined;
}

function readCastling(text: string, board: Board): string | undefined {
  if (text === '-') return undefined;
  if (!/^[A-Ha-hKQkq]{1,4}$/.test(text)) return `'${text}' is no castling field`;
  for (const letter of text) {
    const colour = letter === letter.toLowerCase() ? BLACK : WHITE;
    const king = board.king[colour] as number;
    const home = colour === WHITE ? 0 : 7;
    const rook = rankOf(king) === home ? castlingRook(letter.toLowerCase(), colour, king, board) : NO_SQUARE;
    if (rook === NO_SQUARE) return `castling '${letter}': the king or its rook is not at home`;
    board.allowCastling((colour << 1) + (rook > king ? 0 : 1), rook);
  }
  return undefined;
}

/** X-FEN: K and Q mean the outermost rook on that side; a file letter names the rook itself. */
function castlingRook(letter: string, colour: number, king: number, board: Board): number {
  const rank = rankOf(king);
  const rook = colourBit(colour) | ROOK;
  if (letter !== 'k' && letter !== 'q') {
    const square = squareAt(letter.charCodeAt(0) - 97, rank);
    return board.cells[square] === rook ? square : NO_SQUARE;
  }
  const step = letter === 'k' ? -1 : 1;
  for (let at = squareAt(letter === 'k' ? 7 : 0, rank); at !== king; at += step) {
    if ((at - king) * step > 0) break;
    if (board.cells[at] === rook) return at;
  }
  return NO_SQUARE;
}

function readEnPassant(text: string, board: Board): string | undefined {
  if (text === '-') return undefined;
  if (!/^[a-h][1-8]$/.test(text)) return `'${text}' is no en passant square`;
  const square = squareAt(text.charCodeAt(0) - 97, text.charCodeAt(1) - 49);
  const push = board.turn === WHITE ? 16 : -16;
  const enemyPawn = colourBit(board.turn ^ 1) | PAWN;
  const passed =
    rankOf(square) === (board.turn === WHITE ? 5 : 2) &&
    board.cells[square] === 0 &&
    board.cells[square + push] === 0 &&
    board.cells[square - push] === enemyPawn;
  if (!passed) return `no pawn can just have passed over ${text}`;
  const ownPawn = colourBit(board.turn) | PAWN;
  if (board.cells[square - push - 1] === ownPawn || board.cells[square - push + 1] === ownPawn)
    board.enPassant = square;
  return undefined;
}

function readCounters(halfMoves: string, moves: string): string | undefined {
  if (!/^\d{1,6}$/.test(halfMoves)) return `'${halfMoves}' is no half-move counter`;
  if (!/^\d{1,6}$/.test(moves)) return `'${moves}' is no move number`;
  return undefined;
}
