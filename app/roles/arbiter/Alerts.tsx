/** The open cases, the gravest and oldest first. After a decision the focus goes to the next one, never nowhere. */
import { useEffect, useRef, useState } from 'react';
import { gravestFirst } from '#rules/game/gravity.ts';
import { AlertCase } from './AlertCase.tsx';
import { useArbiter } from './arbiterContext.tsx';

export function Alerts() {
  const { state, at, text } = useArbiter();
  const [putOff, setPutOff] = useState<ReadonlySet<number>>(new Set());
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);
  /** The case that was decided or put off: once it is gone from its place, the focus goes on. */
  const leaving = useRef<number | null>(null);
  const alerts = gravestFirst(state, at, putOff);
  const ids = alerts.map(({ id }) => id);
  const order = ids.join(' ');

  // biome-ignore lint/correctness/useExhaustiveDependencies: the order of the cases is what is waited for
  useEffect(() => {
    if (leaving.current === null || ids[0] === leaving.current) return;
    leaving.current = null;
    const next = list.current?.querySelector<HTMLElement>('h3') ?? heading.current;
    next?.focus();
  }, [order]);

  const leave = (id: number) => {
    leaving.current = id;
  };
  return (
    <section className="alerts" aria-labelledby="alerts">
      <h2 id="alerts" ref={heading} tabIndex={-1}>
        {text('alerts', { count: alerts.length })}
      </h2>
      {alerts.length === 0 && <p className="quiet">{text('alerts.none')}</p>}
      <ol ref={list}>
        {alerts.map((alert, index) => (
          <AlertCase
            key={alert.id}
            alert={alert}
            isFirst={index === 0}
            isPutOff={putOff.has(alert.id)}
            onDecided={() => leave(alert.id)}
            onPutOff={
              alerts.length > 1 && !putOff.has(alert.id)
                ? () => {
                    leave(alert.id);
                    setPutOff(new Set([...putOff, alert.id]));
                  }
                : null
            }
          />
        ))}
      </ol>
    </section>
  );
}
