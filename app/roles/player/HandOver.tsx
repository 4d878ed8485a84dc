/** The arbiter's place at a computer that everybody shares: handed over behind a question, and on record. */
import { useState } from 'react';
import type { Playing } from '#app/hector.ts';
import { leadingOn } from '#app/shared/DialogFrame.tsx';
import { useObservable, useText } from '#app/shared/hectorContext.tsx';
import { Question } from '#app/shared/Question.tsx';
import { lacksArbiter } from '#app/table/lacksArbiter.ts';

type HandOverProps = Readonly<{ playing: Pick<Playing, 'arbiterDesk' | 'desks' | 'inHall'> }>;

export function HandOver({ playing: { arbiterDesk, desks, inHall } }: HandOverProps) {
  const text = useText();
  const state = useObservable(arbiterDesk.port.state);
  const present = useObservable(desks.presence);
  const [asks, setAsks] = useState(false);
  const handOver = () => {
    void arbiterDesk.submit({ by: 'arbiter', do: 'handOver', to: 'arbiter' });
  };
  return (
    <section className="hand-over" aria-labelledby="hand-over">
      <h2 id="hand-over">{text('game.arbiter')}</h2>
      {!inHall && lacksArbiter(state, present) && <p>{text('desk.noArbiter')}</p>}
      <button type="button" data-hector="hand-over" onClick={() => setAsks(true)}>
        {leadingOn(text('game.handOver'))}
      </button>
      {asks && (
        <Question
          title={text('game.handOver')}
          words={text('game.handOverAsk')}
          begins="yes"
          onYes={handOver}
          onClose={() => setAsks(false)}
        />
      )}
    </section>
  );
}
