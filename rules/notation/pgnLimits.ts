/** What a PGN file may hold of one game. Real files stay far below; what passes them is refused with its reason. */
export const PGN_LIMITS = {
  /** Characters of a whole game, comments and variations included. */
  game: 10_000_000,
  /** Characters of the value of a tag. */
  tag: 10_000,
  /** Characters of a word among the moves. */
  word: 255,
  /** Half-moves of the main line: the 75 moves of 9.6.2 end any game long before. */
  halfMoves: 20_000,
  /** Variations within variations. */
  depth: 100,
} as const;
