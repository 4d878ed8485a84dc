/** D.2.1: whether the last half-move has been said back, from what was heard since it was made. */
import { useEffect, useState } from 'react';
import type { GamePort } from '#app/desk/gamePort.ts';
import type { GameEvent } from '#rules/game/event.ts';

export type ReadBack = 'due' | 'right' | 'differs';

export function readBackAfter(before: ReadBack, events: readonly GameEvent[]): ReadBack {
  return events.reduce<ReadBack>((now, event) => {
    if (event.event === 'made' || event.event === 'restored') return 'due';
    if (event.event === 'repeated') return event.equal ? 'right' : 'differs';
    return now;
  }, before);
}

export function useReadBack(port: GamePort): ReadBack {
  const [state, setState] = useState<ReadBack>('due');
  useEffect(() => {
    let isLeft = false;
    void port.log().then((events) => {
      if (!isLeft) setState(readBackAfter('due', events));
    });
    const leave = port.subscribe(({ events }) => setState((before) => readBackAfter(before, events)));
    return () => {
      isLeft = true;
      leave();
    };
  }, [port]);
  return state;
}
