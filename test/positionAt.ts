/** The position of a FEN that a test relies on. */
import { Position } from '#rules/position/position.ts';
import type { Variant } from '#rules/position/variant.ts';

export function positionAt(fen: string, variant: Variant = 'standard'): Position {
  const parsed = Position.parse(fen, variant);
  if (!parsed.ok) throw new Error(`${fen}: ${parsed.reason}`);
  return parsed.position;
}
