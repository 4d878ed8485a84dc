/** The hall of an arbiter in a window of its own: `/?hall&code=…`, served by the hub whose hall it is. */
import { createRoot } from 'react-dom/client';
import { loadLanguage } from '#speech/phrases/languages.ts';
import type { Sound } from '#speech/sounds/earcons.ts';
import { loadTexts } from './i18n/text.ts';
import { HallScreen } from './roles/hall/HallScreen.tsx';
import { HallDesk } from './roles/hall/hall.ts';
import { hallTexts } from './roles/hall/texts/texts.ts';
import { type Person, PersonProvider } from './shared/hectorContext.tsx';

export type OpenHallOptions = Person &
  Readonly<{ hub: URL; code: string; play: (sound: Sound) => void; page: HTMLElement }>;

export async function openHall({
  settings,
  announcer,
  hub,
  code,
  play,
  page,
}: OpenHallOptions): Promise<void> {
  const { language } = settings.value;
  await Promise.all([loadTexts(language), loadLanguage(language), hallTexts.load(language)]);
  document.documentElement.lang = language;
  const desk = new HallDesk({ hub, code, announcer, settings, play });
  window.addEventListener('pagehide', () => desk.close());
  window.addEventListener('keydown', (event) => event.key === 'Escape' && announcer.silence(), true);
  createRoot(page).render(
    <PersonProvider person={{ settings, announcer }}>
      <main id="main" tabIndex={-1} data-hector="screen" data-screen="hall" className="hall">
        <HallScreen desk={desk} />
      </main>
    </PersonProvider>,
  );
}
