import { type ReactNode, Suspense, useState } from 'react';
import { fetched } from '../fetched.tsx';
import { useHector, useObservable } from '../hectorContext.tsx';

const LeaveQuestion = fetched(() => import('./LeaveQuestion.tsx').then(({ LeaveQuestion }) => LeaveQuestion));

type Leave = Readonly<{
  /** Goes on at once where no game is running; else asks first. */
  ask: (goOn: () => void) => void;
  /** The question, while it is asked. */
  question: ReactNode;
}>;

/** Another game takes the place of the one that is open: if that is not over, the user is asked. */
export function useLeave(): Leave {
  const hector = useHector();
  const [goOn, setGoOn] = useState<(() => void) | null>(null);
  const playing = useObservable(hector.playing);
  return {
    ask: (next) => {
      const state = hector.playing.value?.session.state;
      if (state && state.phase !== 'over') setGoOn(() => next);
      else next();
    },
    question: goOn && playing && (
      <Suspense>
        <LeaveQuestion
          playing={playing}
          onStay={() => setGoOn(null)}
          onLeave={() => {
            setGoOn(null);
            goOn();
          }}
        />
      </Suspense>
    ),
  };
}
