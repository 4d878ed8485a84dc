import { describe, expect, test } from 'vitest';
import { boardFromFen } from '#rules/position/mate/fen.ts';

describe('A FEN that is no possible position is refused with its reason', () => {
  test.each([
    ['', 'a FEN has 4 or 6 fields, not 0'],
    ['8/8/8/8/8/8/8/8 w', 'a FEN has 4 or 6 fields, not 2'],
    ['4k3/8/8/8/8/8/4K3 w - -', 'the board has 8 ranks, not 7'],
    ['4k3/8/8/8/8/8/8/4K4 w - -', 'rank 1 has 9 squares, not 8'],
    ['4k3/8/8/8/8/8/8/4X3 w - -', "'X' is no piece"],
    ['4k3/8/8/8/8/8/8/4K3 x - -', "the side to move is 'w' or 'b', not 'x'"],
    ['8/8/8/8/8/8/8/4K3 w - -', 'Black has no king'],
    ['4k3/8/8/8/8/8/8/K3K3 w - -', 'White has 2 kings'],
    ['4k3/8/8/8/8/8/8/P3K3 w - -', 'a pawn stands on a1'],
    ['4k3/pp6/pppppp2/p7/8/8/8/4K3 w - -', 'Black has 9 pawns'],
    ['4k3/8/8/8/NNNN4/NNNN4/NNNN4/NNNNK3 w - -', 'White has more than 16 men'],
    ['4k3/8/8/8/8/8/8/4R1K1 w - -', "Black is in check but it is not Black's move"],
    ['4k3/8/8/8/8/8/8/4K3 w K -', "castling 'K': the king or its rook is not at home"],
    ['4k3/8/8/8/8/8/8/4K3 w x -', "'x' is no castling field"],
    ['4k3/8/8/8/8/8/8/4K3 w - e9', "'e9' is no en passant square"],
    ['4k3/8/8/8/8/8/8/4K3 w - e6', 'no pawn can just have passed over e6'],
    ['4k3/8/8/8/8/8/8/4K3 w - - x 1', "'x' is no half-move counter"],
    ['4k3/8/8/8/8/8/8/4K3 w - - 0 x', "'x' is no move number"],
  ])('%s: %s', (fen, reason) => {
    expect(boardFromFen(fen)).toEqual({ ok: false, reason });
  });

  test('four fields are enough', () => {
    expect(boardFromFen('4k3/8/8/8/8/8/8/4K2R w K -').ok).toBe(true);
  });
});
