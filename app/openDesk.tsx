/** A desk in a window of its own, as its address says: `/?desk=arbiter&code=…&game=…` (interfaces.md, section 5). */
import { createRoot } from 'react-dom/client';
import type { Listener } from '#rules/game/hearing.ts';
import { loadLanguage } from '#speech/phrases/languages.ts';
import type { Said } from '#speech/phrases/said.ts';
import type { Sound } from '#speech/sounds/earcons.ts';
import { DeskApp } from './DeskApp.tsx';
import type { DeskAddress } from './desk/address.ts';
import { Desk } from './desk/desk.ts';
import { follow } from './desk/followedGame.ts';
import { loadTexts, type TextKey } from './i18n/text.ts';
import type { Person } from './shared/hectorContext.tsx';
import type { Wire } from './wire/line.ts';
import { ROLES } from './wire/messages.ts';

export type OpenDeskOptions = Person &
  Readonly<{
    address: DeskAddress;
    wire: Wire;
    /** The hub that has served this page; null where the table is in another window. */
    hall: URL | null;
    clocks: Readonly<{ steady: () => number; wall: () => number }>;
    play: (sound: Sound) => void;
    page: HTMLElement;
    onError: (error: unknown) => void;
    /** Says and shows why there is no desk. */
    refuse: (why: TextKey | Said, args?: Readonly<Record<string, string>>) => Promise<void>;
  }>;

export async function openDesk(options: OpenDeskOptions): Promise<void> {
  const { address, settings, announcer, wire, hall, clocks, play, page, onError, refuse } = options;
  const { language } = settings.value;
  await Promise.all([loadTexts(language), loadLanguage(language)]);
  const role: Listener | undefined = ROLES.find((known) => known === address.role);
  if (!role) return refuse('desk.unknown', { role: address.role.slice(0, 40) });
  const inHall = hall && (await import('./hub/openInHall.ts'));
  const joined = inHall
    ? await inHall.followInHall(hall, role, address, clocks)
    : await follow({ wire, role, game: address.game, code: address.code, clocks });
  if (!joined.ok && 'key' in joined && inHall) return refuse(await inHall.saidInHall(language, joined.key));
  if (!joined.ok) return refuse('reason' in joined ? `desk.${joined.reason}` : 'desk.no-table');
  const desk = new Desk({ port: joined.game, announcer, settings, play });
  window.addEventListener('pagehide', () => desk.close());
  createRoot(page).render(<DeskApp desk={desk} role={role} onError={onError} />);
}
