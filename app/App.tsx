import { Suspense, startTransition, useCallback, useDeferredValue, useEffect, useState } from 'react';
import { AtTable } from './AtTable.tsx';
import type { Observable } from './base/observable.ts';
import type { Hector, Playing } from './hector.ts';
import type { TextKey } from './i18n/text.ts';
import { NewGame } from './roles/setup/NewGame.tsx';
import { ErrorBoundary } from './shared/ErrorBoundary.tsx';
import { fetched } from './shared/fetched.tsx';
import { returnFocus } from './shared/focus.ts';
import { HectorProvider, useHector, useObservable, useSettings, useText } from './shared/hectorContext.tsx';
import { Loading } from './shared/Loading.tsx';
import { ScreenTitle } from './shared/ScreenTitle.tsx';

const StoredGames = fetched(() =>
  import('./roles/player/StoredGames.tsx').then(({ StoredGames }) => StoredGames),
);
const SettingsScreen = fetched(() =>
  import('./roles/player/SettingsScreen.tsx').then(({ SettingsScreen }) => SettingsScreen),
);

const Desks = fetched(() => import('./roles/setup/Desks.tsx').then(({ Desks }) => Desks));

const FirstSteps = fetched(() => import('./roles/setup/FirstSteps.tsx').then(({ FirstSteps }) => FirstSteps));

const Reader = fetched(() => import('./roles/reader/Reader.tsx').then(({ Reader }) => Reader));

const HandbookScreen = fetched(() =>
  import('./roles/handbook/HandbookScreen.tsx').then(({ HandbookScreen }) => HandbookScreen),
);

const SCREENS = ['new', 'game', 'desks', 'games', 'settings', 'handbook'] as const;
/** `reader` is reached from the stored games, `first` from the first page. */
type Screen = (typeof SCREENS)[number] | 'reader' | 'first';
const LED_FROM: Readonly<Partial<Record<Screen, Screen>>> = { reader: 'games', first: 'new' };
const SCREEN_TEXTS: Readonly<Record<(typeof SCREENS)[number], TextKey>> = {
  new: 'nav.new',
  game: 'nav.game',
  desks: 'nav.desks',
  games: 'nav.games',
  settings: 'nav.settings',
  handbook: 'nav.handbook',
};

/** The entry of the page itself, or of the page that led to it. */
function currentOf(entry: Screen, screen: Screen): 'page' | 'true' | undefined {
  if (entry === screen) return 'page';
  return entry === LED_FROM[screen] ? 'true' : undefined;
}

/** A game that was made ready begins with its places; any other with its board. */
function screenOf(playing: Playing | null): Screen {
  const isPrepared =
    playing?.session.state.phase === 'waiting' && !playing.game.boards.startsItself && !playing.inHall;
  return isPrepared ? 'desks' : 'game';
}

/** `update`: how to take a new version into use, once there is one. */
type AppProps = Readonly<{ hector: Hector; update: Observable<(() => void) | null> }>;

export function App({ hector, update }: AppProps) {
  return (
    <HectorProvider hector={hector}>
      <Frame update={update} />
    </HectorProvider>
  );
}

function Frame({ update }: Pick<AppProps, 'update'>) {
  const hector = useHector();
  const { language } = useSettings();
  const text = useText();
  // The game has begun to speak by now: its screen is built in pieces, so that no word waits for it.
  const playing = useDeferredValue(useObservable(hector.playing));
  const waits = useObservable(hector.waitsForTab);
  const takeUpdate = useObservable(update);
  const [screen, setScreen] = useState<Screen>(playing || waits ? screenOf(playing) : 'new');
  const showFirstSteps = useCallback(() => setScreen('first'), []);
  const showGame = () => startTransition(() => setScreen(screenOf(hector.playing.value)));

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    if (takeUpdate) hector.say('app.update');
  }, [takeUpdate, hector]);
  // A game that goes on after another tab was closed brings its screen with it.
  useEffect(() => {
    if (playing || waits) startTransition(() => setScreen(screenOf(playing)));
  }, [playing, waits]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hector.announcer.silence();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [hector]);

  const shown = SCREENS.filter(
    (name) => (name !== 'game' || playing || waits) && (name !== 'desks' || (playing && !playing.inHall)),
  );
  return (
    <>
      <a className="skip" href="#main">
        {text('app.skip')}
      </a>
      <header>
        <p className="brand">
          <strong>{text('app.name')}</strong> <span>{text('app.tagline')}</span>
        </p>
        <nav aria-label={text('nav.label')}>
          {shown.map((name) => (
            <button
              key={name}
              type="button"
              aria-current={currentOf(name, screen)}
              // The page that is shown already answers too: with its place to begin.
              onClick={() => (name === screen ? returnFocus(null) : setScreen(name))}
            >
              {text(SCREEN_TEXTS[name])}
            </button>
          ))}
        </nav>
        {takeUpdate && (
          <p className="update">
            {text('app.update')}{' '}
            <button type="button" onClick={takeUpdate}>
              {text('app.updateNow')}
            </button>
          </p>
        )}
      </header>
      <main id="main" tabIndex={-1} data-hector="screen" data-screen={screen}>
        <ErrorBoundary key={screen} instead={<Failed />} onError={(error) => hector.fault(error)}>
          <Suspense fallback={<Loading />}>
            {screen === 'new' && <NewGame onStarted={showGame} onFirstSteps={showFirstSteps} />}
            {screen === 'first' && <FirstSteps onStarted={showGame} />}
            {screen === 'games' && <StoredGames onOpened={showGame} onRead={() => setScreen('reader')} />}
            {screen === 'reader' && <Reader />}
            {screen === 'desks' && playing && (
              <Desks key={playing.record.id} playing={playing} onBoard={() => setScreen('game')} />
            )}
            {screen === 'settings' && <SettingsScreen />}
            {screen === 'handbook' && <HandbookScreen />}
            {screen === 'game' && playing && (
              <AtTable key={playing.record.id} playing={playing} onAnother={() => setScreen('new')} />
            )}
            {screen === 'game' && !playing && waits && (
              <>
                <ScreenTitle>{text('nav.game')}</ScreenTitle>
                <p className="error">{text('error.otherTab')}</p>
              </>
            )}
          </Suspense>
        </ErrorBoundary>
      </main>
    </>
  );
}

/** The screen could not be shown; the others can, and a reload brings this one back. */
function Failed() {
  const text = useText();
  return (
    <>
      <ScreenTitle>{text('app.name')}</ScreenTitle>
      <p className="error">{text('error.unexpected')}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {text('error.reload')}
      </button>
    </>
  );
}
