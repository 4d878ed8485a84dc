/** The table's own screen: the players', or the arbiter's while they have handed the computer over to him. */
import { Suspense } from 'react';
import type { Playing } from './hector.ts';
import { fetched } from './shared/fetched.tsx';
import { useHector, useObservable } from './shared/hectorContext.tsx';

/** Fetched in idle time or with the start of a game: the first screen does not wait for it. */
export const Game = fetched(() => import('./roles/player/Game.tsx').then(({ Game }) => Game));
const Arbiter = fetched(() => import('./roles/arbiter/Arbiter.tsx').then(({ Arbiter }) => Arbiter));
const LessonPanel = fetched(() => import('./shared/LessonPanel.tsx').then(({ LessonPanel }) => LessonPanel));
const TableCodes = fetched(() => import('./TableCodes.tsx').then(({ TableCodes }) => TableCodes));

type AtTableProps = Readonly<{ playing: Playing; onAnother: () => void }>;

export function AtTable({ playing, onAnother }: AtTableProps) {
  const { arbiterDesk } = playing;
  const hector = useHector();
  const lesson = useObservable(hector.lesson);
  const { handedOver } = useObservable(arbiterDesk.port.state);
  if (!handedOver)
    return (
      <>
        {lesson && (
          <Suspense>
            <LessonPanel lesson={lesson} onEnd={() => hector.endLesson()} />
          </Suspense>
        )}
        <Game game={playing.game} table={{ playing, onAnother }} />
      </>
    );
  const leave = () => void arbiterDesk.submit({ by: 'arbiter', do: 'handOver', to: 'players' });
  return <Arbiter desk={arbiterDesk} onLeave={leave} beside={<TableCodes playing={playing} />} />;
}
