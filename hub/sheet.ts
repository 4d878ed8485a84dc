/** How to come into the hall: an address and a code for each seat, to be read aloud, printed or felt. */
import type { Hub } from './hub.ts';
import { SEATS, type Seat } from './rights.ts';

/** Where a seat's page is: a desk by its role, a table by its own word. */
export function addressOf(url: string, seat: Seat, game: string, code: string): string {
  const address = new URL('/', url);
  if (seat === 'table') address.searchParams.set('table', game);
  else {
    address.searchParams.set('desk', seat);
    address.searchParams.set('game', game);
  }
  address.searchParams.set('code', code);
  return address.href;
}

export function joinText({ parts: { url, hall, book } }: Pick<Hub, 'parts'>): string {
  const lines = [
    `The hub is ready: ${url}`,
    `Arbiter of the hall: code ${book.current(null, 'arbiter') ?? ''}`,
  ];
  for (const { id, board, header } of hall.games) {
    lines.push('', `Board ${board}: ${header.white.name} against ${header.black.name}`);
    for (const seat of SEATS) {
      const code = book.current(id, seat) ?? '';
      lines.push(`  ${seat}: ${addressOf(url, seat, id, code)}`);
    }
  }
  lines.push('', 'Press Ctrl+C to end it; started again on the same folder it goes on.', '');
  return lines.join('\n');
}
