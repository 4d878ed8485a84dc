/** The real browser, wired to the application: its storage, its locks, its voice, its clocks. Nothing else is here. */
import { createRoot } from 'react-dom/client';
import type { Color } from '#rules/position/square.ts';
import { Announcer } from '#speech/announcer/announcer.ts';
import { LiveRegion } from '#speech/announcer/liveRegion.ts';
import type { Said } from '#speech/phrases/said.ts';
import { App } from './App.tsx';
import { Game } from './AtTable.tsx';
import { keepFault, watchForFaults } from './base/faults.ts';
import { idle } from './base/idle.ts';
import { browserKept, tabKept } from './base/kept.ts';
import { Observable } from './base/observable.ts';
import { type DeskAddress, deskAddress, hallCode, tableCode } from './desk/address.ts';
import { wearLook } from './desk/look.ts';
import { browserLanguage, parseSettings, type Settings } from './desk/settings.ts';
import { Hector, loadTable, type Ports } from './hector.ts';
import { loadTexts, saidText, type TextKey } from './i18n/text.ts';
import { openDatabase } from './journal/database.ts';
import { Journal } from './journal/journal.ts';
import { isFirstVisit } from './lesson/firstVisit.ts';
import type { MateClient } from './mate/mateClient.ts';
import { watchForUpdates } from './updates.ts';
import { speakFocus } from './voice/lazyFocusVoice.ts';
import { LazySounds } from './voice/lazySounds.ts';
import { LazyVoice } from './voice/lazyVoice.ts';
import { broadcastWire } from './wire/line.ts';
import './styles/main.css';

declare global {
  interface Window {
    /** Everything said so far, for who wants to check it. */
    hectorSaid: Announcer['log'];
    /** What a screen reader was given of it, and when. */
    hectorPut: LiveRegion['put'];
  }
}

const SETTINGS = 'hector:settings';
const PLAYING = 'hector:playing';
const CLOCKS = { steady: () => performance.now(), wall: () => Date.now() };

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`index.html has no #${id}`);
  return found;
}

/** What was chosen at this desk before; at a new one what this computer's table has. */
function keptSettings(key: string): Observable<Settings> {
  const stored = browserKept.get(key) ?? browserKept.get(SETTINGS);
  return new Observable(parseSettings(stored, browserLanguage(navigator.languages)));
}

async function begin(settings: Observable<Settings>, announcer: Announcer, voice: LazyVoice): Promise<void> {
  const opened = await openDatabase();
  if (!opened.ok) {
    await refuse(settings, announcer, 'error.noStorage');
    return;
  }
  const sounds = new LazySounds(settings);
  const hector = new Hector({
    journal: new Journal(opened.database),
    locks: navigator.locks,
    kept: browserKept,
    tab: tabKept,
    announcer,
    settings,
    play: (sound) => sounds.play(sound),
    voice,
    openBoard: async (setup, filled, listener, tap) => {
      const { openBoard } = await import('./board/openBoard.ts');
      const numbered = (number: string) => void hector.rememberBoard(setup.seat, number);
      return openBoard(setup, filled, { ...listener, numbered }, tap);
    },
    choosePort,
    mate: sharedMateClient(),
    clocks: CLOCKS,
    wire: broadcastWire,
  });
  watchForFaults(window, (error) => hector.fault(error));
  // English is always there: a page that cannot fetch the chosen language is still a page.
  if (!(await hector.change({}))) await hector.change({ language: 'en' });
  keepSettings(SETTINGS, settings, () => hector.say('error.settings'));
  for (const name of opened.keptAside) hector.say('error.database', { name });
  const hall = hallOfPage();
  const code = tableCode(window.location.search);
  if (hall && code !== null) {
    const { openTableInHall, saidInHall } = await import('./hub/openInHall.ts');
    const refused = await openTableInHall(hall, code, hector, { kept: browserKept, clocks: CLOCKS });
    if (refused) {
      const { language } = settings.value;
      const why =
        'key' in refused ? await saidInHall(language, refused.key) : (`desk.${refused.reason}` as const);
      await refuse(settings, announcer, why);
      return;
    }
  } else await hector.resumeLast();
  const keepPlaying = () => browserKept.set(PLAYING, hector.playing.value ? '1' : '');
  keepPlaying();
  hector.playing.subscribe(keepPlaying);
  await speakFocus(announcer, settings, () => hector.say('error.notLoaded'));
  // Without its service worker the app needs the network, and nothing else: it is kept, not said.
  const update = watchForUpdates((error) => keepFault(browserKept, error, new Date()));
  createRoot(element('app')).render(<App hector={hector} update={update} />);
  // What follows makes the page better; without any of it a game can be played.
  await Promise.allSettled([
    navigator.storage?.persist?.(),
    settings.value.speech === 'screen-reader' ? null : voice.load(),
    idle()
      .then(() => Promise.all([loadTable(), Game.ahead(settings.value.language)]))
      .then(() => import('./board/openBoard.ts'))
      .then(({ prepareVirtualBoard }) => prepareVirtualBoard()),
  ]);
}

/** A hub says in the page that it has served it; everything of a hall is at its address. */
function hallOfPage(): URL | null {
  return document.querySelector('meta[name="hector-hub"]') ? new URL('/', window.location.href) : null;
}

/** This window is a desk: the table is in another one. */
async function sitDown(
  address: DeskAddress,
  settings: Observable<Settings>,
  announcer: Announcer,
): Promise<void> {
  const { openDesk } = await import('./openDesk.tsx');
  const sounds = new LazySounds(settings);
  const onError = (error: unknown) => keepFault(browserKept, error, new Date());
  watchForFaults(window, onError);
  await openDesk({
    address,
    settings,
    announcer,
    wire: broadcastWire,
    hall: hallOfPage(),
    clocks: CLOCKS,
    play: (sound) => sounds.play(sound),
    page: element('app'),
    openBoard: async (...board) => (await import('./board/openBoard.ts')).openBoard(...board),
    choosePort,
    onError,
    refuse: (why, args) => refuse(settings, announcer, why, args),
  });
  keepSettings(`${SETTINGS}:${address.role}`, settings, () => {});
  await speakFocus(announcer, settings, () => {});
}

/** This window overlooks a hall: the hub has served it. */
async function overlook(code: string, settings: Observable<Settings>, announcer: Announcer): Promise<void> {
  const { openHall } = await import('./openHall.tsx');
  const sounds = new LazySounds(settings);
  watchForFaults(window, (error) => keepFault(browserKept, error, new Date()));
  const hub = new URL('/', window.location.href);
  await openHall({
    settings,
    announcer,
    hub,
    code,
    play: (sound) => sounds.play(sound),
    page: element('app'),
  });
  await speakFocus(announcer, settings, () => {});
}

async function choosePort(seat: Color): ReturnType<Ports['choosePort']> {
  return (await import('./board/serialBoard.ts')).choosePort(seat);
}

/** One for all games of the page, fetched with the first. */
function sharedMateClient(): () => Promise<MateClient> {
  let client: MateClient | null = null;
  return async () => {
    const module = await import('./mate/mateClient.ts');
    client ??= new module.MateClient();
    return client;
  };
}

/**
 * An address with a fragment leads to a part of its page: Orca does not read such a page from its top. It would read over
 * the title or the field that gets the focus once it is there, and stay in browse mode, where letters are commands to Orca
 * (measured: a game that was loaded again); and on a first visit it would read the greeting once more, where the page
 * keeps it for a while. To be called before the page is loaded.
 */
function leadToContent(): void {
  if (window.location.hash === '') window.history.replaceState(window.history.state, '', '#main');
}

/** Said once, when the first change cannot be kept. */
function keepSettings(key: string, settings: Observable<Settings>, complain: () => void): void {
  let complained = false;
  settings.subscribe(() => {
    if (browserKept.set(key, JSON.stringify(settings.value)) || complained) return;
    complained = true;
    complain();
  });
}

/** The page that is left when nothing can be started: a heading and the reason, said and shown. */
async function refuse(
  { value: { language } }: Observable<Settings>,
  announcer: Announcer,
  why: TextKey | Said,
  args?: Readonly<Record<string, string>>,
): Promise<void> {
  const known = await loadTexts(language).then(
    () => language,
    () => 'en' as const,
  );
  const said = typeof why === 'string' ? saidText(known, why, args) : why;
  const main = document.createElement('main');
  const heading = document.createElement('h1');
  const reason = document.createElement('p');
  heading.textContent = saidText(known, 'app.name').text;
  reason.className = 'error';
  reason.textContent = said.text;
  main.append(heading, reason);
  document.documentElement.lang = known;
  element('app').replaceChildren(main);
  announcer.say({ kind: 'alert', said, staysTrue: true });
}

async function start(): Promise<void> {
  const address = deskAddress(window.location.search);
  const hall = hallCode(window.location.search);
  if (address || hall !== null || browserKept.get(PLAYING) || isFirstVisit(browserKept)) leadToContent();
  const settings = keptSettings(address ? `${SETTINGS}:${address.role}` : SETTINGS);
  wearLook(settings, document.documentElement);
  const voice = new LazyVoice(settings);
  const region = new LiveRegion(element('live'));
  const announcer = new Announcer({
    region,
    voice,
    mode: settings.value.speech,
  });
  window.hectorSaid = announcer.log;
  window.hectorPut = region.put;
  try {
    if (hall !== null) await overlook(hall, settings, announcer);
    else await (address ? sitDown(address, settings, announcer) : begin(settings, announcer, voice));
  } catch (error) {
    keepFault(browserKept, error, new Date());
    await refuse(settings, announcer, 'error.start', { reason: String(error) });
  }
}

void start();
