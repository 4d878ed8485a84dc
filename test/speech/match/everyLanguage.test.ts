/** interfaces.md, `match`: the words of every language and vocabulary are heard in every setting. */
import { expect, describe as suite, test } from 'vitest';
import { describe } from '#rules/notation/describe.ts';
import { startPosition } from '#rules/notation/game.ts';
import { LANGUAGES } from '#rules/notation/language.ts';
import { parseGames } from '#rules/notation/pgnReader.ts';
import { makeUci } from '#rules/position/move.ts';
import { match } from '#speech/match/match.ts';
import { announceMove, VOCABULARIES } from '#speech/phrases/announce.ts';

/** Every piece, file and rank, captures, en passant, both castlings and a promotion. */
const PGN = `1. e4 d5 2. exd5 Nf6 3. Nf3 Nxd5 4. c4 Nb4 5. a3 e5 6. axb4 e4 7. Qe2 Be7 8. h3 O-O 9. d4 exd3 10. Qxd3 g6 *

[FEN "1n1rk2r/p1P5/8/8/8/8/6p1/R3K2R w KQk - 0 1"]

1. cxd8=N gxh1=R+ 2. Ke2 Rxa1 *

[FEN "r3k2r/p6p/8/8/8/8/P6P/R3K2R w KQkq - 0 1"]

1. O-O-O Ke7 2. Rhf1 Rae8 *
`;

suite.each(LANGUAGES)('the announcements of %s', (spoken) => {
  test.each(LANGUAGES)('are heard in the setting %s', (language) => {
    for (const read of parseGames(PGN)) {
      if (!read.ok) throw new Error(read.reason);
      let position = startPosition(read.game);
      for (const { move } of read.game.moves) {
        const described = describe(position, move);
        if (!described) throw new Error('nobody there');
        for (const vocabulary of VOCABULARIES) {
          const text = announceMove(described, { language: spoken, vocabulary, form: 'long', check: true });
          const heard = match(position, text, { language });
          expect([text, heard.kind === 'move' ? makeUci(heard.move) : heard.kind]).toEqual([
            text,
            makeUci(move),
          ]);
        }
        position = position.after(move);
      }
    }
  });
});
