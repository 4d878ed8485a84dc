import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { Listener } from '#rules/game/hearing.ts';
import { writtenTime } from '#scoresheet/date.ts';
import type { Desk } from './desk/desk.ts';
import { ErrorBoundary } from './shared/ErrorBoundary.tsx';
import { keepFocus } from './shared/focus.ts';
import {
  PersonProvider,
  type Place,
  PlaceProvider,
  useObservable,
  usePerson,
  useSettings,
  useText,
} from './shared/hectorContext.tsx';
import { Loading } from './shared/Loading.tsx';

type DeskAppProps = Readonly<{ desk: Desk; role: Listener; place: Place; children: ReactNode }>;

/** A desk in a window of its own: one role's screen, and whether its table is heard. */
export function DeskApp(props: DeskAppProps) {
  return (
    <PersonProvider person={props.desk}>
      <PlaceProvider place={props.place}>
        <Frame {...props} />
      </PlaceProvider>
    </PersonProvider>
  );
}

function Frame({ desk, role, place, children }: DeskAppProps) {
  const { announcer } = usePerson();
  const { language } = useSettings();
  const text = useText();
  const link = useObservable(desk.port.link);
  const main = useRef<HTMLElement>(null);
  useEffect(() => (main.current ? keepFocus(main.current) : undefined), []);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') announcer.silence();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [announcer]);
  const since = link.kind === 'cut-off' ? writtenTime(link.since) : null;
  return (
    <main ref={main} id="main" tabIndex={-1} data-hector="screen" data-screen={role}>
      {since !== null && (
        <p className="error">
          {text('desk.cutOff')} <time>{since}</time>
        </p>
      )}
      {link.kind === 'closed' && (
        <p className="error">{text(link.reason === 'revoked' ? 'desk.revoked' : 'desk.closed')}</p>
      )}
      <ErrorBoundary instead={<p className="error">{text('error.unexpected')}</p>} onError={place.fault}>
        <Suspense fallback={<Loading />}>{children}</Suspense>
      </ErrorBoundary>
    </main>
  );
}
