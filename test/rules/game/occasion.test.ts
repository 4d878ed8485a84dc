import { expect, test } from 'vitest';
import { parseHeader } from '#rules/game/header.ts';

test('the occasion and the standing of the players are kept as text, and nothing else is', () => {
  const parsed = parseHeader({
    ...{ event: 'Open', round: 3, board: '', site: null },
    white: { name: 'A', rating: 2104, title: 'FM' },
  });
  expect(parsed.ok && parsed.header).toMatchObject({
    event: 'Open',
    round: '3',
    white: { rating: '2104', title: 'FM' },
  });
  expect(parsed.ok && Object.keys(parsed.header)).not.toContain('board');
  expect(parsed.ok && Object.keys(parsed.header)).not.toContain('site');
});

test.each([
  [{ event: {} }, 'event must be text'],
  [{ event: 'x'.repeat(1001) }, 'event must be text of at most 1000 letters'],
  [{ white: { team: [] } }, 'white.team must be text'],
])('%j is refused with its reason', (header, reason) => {
  const parsed = parseHeader(header);
  expect(parsed.ok ? '' : parsed.reason).toContain(reason);
});
