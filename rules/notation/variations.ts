/** Variations in their order, one in the other, told to whoever writes them: as PGN, as text, as Braille. */
import type { Variation, VariationMove } from './game.ts';

export type MoveNumber = Readonly<{ fullmoves: number; white: boolean }>;

export interface VariationWriter {
  open(): void;
  close(): void;
  number(number: MoveNumber): void;
  comment(text: string): void;
  /** True if more was written than the move, so that the next one needs its number. */
  move(move: VariationMove): boolean;
}

/** A variation on its way: which of its moves comes next, and what stands beside it. */
type Open = {
  readonly variation: Variation;
  readonly siblings: Siblings;
  number: MoveNumber;
  next: number;
  numbered: boolean;
};
type Siblings = Readonly<{ variations: readonly Variation[]; index: number; number: MoveNumber }>;

/** The number is that of the move they replace. The open ones are kept on a list, not on the stack of calls. */
export function writeVariations(
  variations: readonly Variation[],
  number: MoveNumber,
  writer: VariationWriter,
): void {
  const open: Open[] = [];
  const enter = (siblings: Siblings) => {
    const variation = siblings.variations[siblings.index];
    if (!variation) return;
    writer.open();
    open.push({ variation, siblings, number: siblings.number, next: 0, numbered: false });
  };
  enter({ variations, index: 0, number });
  for (let line = open.at(-1); line; line = open.at(-1)) {
    const move = line.variation.moves[line.next];
    if (move) {
      const at = line.number;
      writeMove(move, line, writer);
      enter({ variations: move.variations, index: 0, number: at });
    } else {
      for (const comment of line.variation.comments) writer.comment(comment);
      writer.close();
      open.pop();
      enter({ ...line.siblings, index: line.siblings.index + 1 });
    }
  }
}

function writeMove(move: VariationMove, line: Open, writer: VariationWriter): void {
  const { fullmoves, white } = line.number;
  for (const comment of move.before) writer.comment(comment);
  if (white || !line.numbered || move.before.length > 0) writer.number(line.number);
  const interrupted = writer.move(move);
  line.numbered = !interrupted && move.variations.length === 0;
  line.number = { fullmoves: fullmoves + (white ? 0 : 1), white: !white };
  line.next += 1;
}
