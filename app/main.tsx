/** The real browser, wired to the application: its storage, its locks, its voice, its clock. Nothing else is here. */
import { createRoot } from 'react-dom/client';
import { Announcer } from '#speech/announcer/announcer.ts';
import { LiveRegion } from '#speech/announcer/liveRegion.ts';
import { App } from './App.tsx';
import { idle } from './base/idle.ts';
import { Observable } from './base/observable.ts';
import { browserLanguage, parseSettings } from './desk/settings.ts';
import { Hector } from './hector.ts';
import { loadTexts, saidText } from './i18n/text.ts';
import { openDatabase } from './journal/database.ts';
import { Journal } from './journal/journal.ts';
import { watchForUpdates } from './updates.ts';
import { speakFocus } from './voice/focusVoice.ts';
import { LazySounds } from './voice/lazySounds.ts';
import { LazyVoice } from './voice/lazyVoice.ts';
import './styles/main.css';

declare global {
  interface Window {
    /** Everything said so far, for who wants to check it. */
    hectorSaid: Announcer['log'];
  }
}

const SETTINGS = 'hector:settings';

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`index.html has no #${id}`);
  return found;
}

async function begin(): Promise<void> {
  const settings = new Observable(
    parseSettings(localStorage.getItem(SETTINGS), browserLanguage(navigator.languages)),
  );
  settings.subscribe(() => localStorage.setItem(SETTINGS, JSON.stringify(settings.value)));
  const { language, speech } = settings.value;
  const voice = new LazyVoice(settings);
  const sounds = new LazySounds(settings);
  const announcer = new Announcer({
    moves: new LiveRegion(element('moves')),
    others: new LiveRegion(element('answers')),
    voice,
    mode: speech,
  });
  window.hectorSaid = announcer.log;
  const opened = await openDatabase();
  if (!opened.ok) {
    await loadTexts(language);
    const said = saidText(language, 'error.noStorage');
    element('app').textContent = said.text;
    announcer.say({ kind: 'alert', said });
    return;
  }
  const hector = new Hector({
    journal: new Journal(opened.database),
    locks: navigator.locks,
    announcer,
    settings,
    play: (sound) => sounds.play(sound),
    voice,
    openBoard: async (setup, filled, listener, tap) => {
      const { openBoard } = await import('./board/openBoard.ts');
      const numbered = (number: string) => void hector.rememberBoard(setup.seat, number);
      return openBoard(setup, filled, { ...listener, numbered }, tap);
    },
    choosePort: (seat) => import('./board/serialBoard.ts').then((module) => module.choosePort(seat)),
    mate: () => import('./mate/mateClient.ts').then((module) => new module.MateClient()),
    now: () => Date.now(),
  });
  await hector.change({});
  for (const name of opened.keptAside)
    announcer.say({ kind: 'alert', said: saidText(language, 'error.database', { name }), staysTrue: true });
  await hector.resumeLast();
  void navigator.storage?.persist?.();
  speakFocus(document, announcer);
  createRoot(element('app')).render(<App hector={hector} update={watchForUpdates()} />);
  if (speech !== 'screen-reader') void voice.load();
  await idle();
  const { prepareVirtualBoard } = await import('./board/openBoard.ts');
  await prepareVirtualBoard();
}

void begin();
