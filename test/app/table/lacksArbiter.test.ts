import { describe, expect, test } from 'vitest';
import { lacksArbiter, missArbiter } from '#app/table/lacksArbiter.ts';
import type { Listener } from '#rules/game/hearing.ts';
import { play } from '#test/rules/articles/table.ts';
import { freshJournal, header, resumed } from '../testGame.ts';

describe('a competition without an arbiter’s desk', () => {
  test('lacks him until he is at a desk, has the table, or is not wanted', () => {
    const competition = play({ mode: 'competition' }, '1 W move e2e4').state;
    expect(lacksArbiter(competition, ['white'])).toBe(true);
    expect(lacksArbiter(competition, ['arbiter'])).toBe(false);
    expect(lacksArbiter({ ...competition, handedOver: true }, [])).toBe(false);
    expect(lacksArbiter(play({ mode: 'training' }, '1 W move e2e4').state, [])).toBe(false);
    expect(lacksArbiter(play({ mode: 'competition', arbiterPresent: false }, '').state, [])).toBe(false);
    expect(lacksArbiter(play({ mode: 'competition' }, '1 W resign').state, [])).toBe(false);
  });

  test('says so when the game begins, and not before', async () => {
    for (const present of [[], ['arbiter']] as Listener[][]) {
      const journal = await freshJournal();
      const created = await journal.create(header({ mode: 'competition' }), 0);
      if (!created.ok) throw new Error(created.detail);
      const session = await resumed(journal, created.game.id, { now: 0 });
      let said = 0;
      const stop = missArbiter(session, { present }, () => {
        said += 1;
      });
      expect(said).toBe(0);
      await session.submit({ by: 'arbiter', do: 'start' });
      expect(said).toBe(present.length === 0 ? 1 : 0);
      stop();
      session.close();
    }
  });
});
