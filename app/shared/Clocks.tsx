import type { ReactNode } from 'react';
import { reading } from '#rules/game/clock.ts';
import { COLORS } from '#rules/position/square.ts';
import { durationWords } from '#speech/phrases/durations.ts';
import type { GamePort } from '../desk/gamePort.ts';
import { clockFace } from './clockDigits.ts';
import { useObservable, useSettings, useText } from './hectorContext.tsx';
import { PieceImage } from './PieceImage.tsx';
import { useSeconds } from './useSeconds.ts';

type ClocksProps = Readonly<{
  port: GamePort;
  /** What stands beside the clocks: the lever that is pressed, or the result. */
  children?: ReactNode;
}>;

/** Both clocks for eyes, and for who looks them up. They tick in silence: nothing here is live. */
export function Clocks({ port, children }: ClocksProps) {
  const state = useObservable(port.state);
  const { language } = useSettings();
  const text = useText();
  useSeconds(state.clock, port);
  const { clock, header } = state;
  return (
    <section aria-labelledby="clocks" className="clocks">
      <h2 id="clocks" className="visually-hidden">
        {text('game.clocks')}
      </h2>
      <dl>
        {COLORS.map((color) => {
          const ms = clock ? reading(clock, color, port.at) : null;
          return (
            <div key={color} className={`clock ${color}${clock?.running === color ? ' running' : ''}`}>
              <dt>
                <span className="stone" aria-hidden="true">
                  <PieceImage man={{ color, role: 'king' }} />
                </span>
                <span className="whose">
                  {text(`color.${color}`)}
                  {header[color].name && <span className="name"> {header[color].name}</span>}
                </span>
              </dt>
              <dd>
                {ms === null ? (
                  text('time.none')
                ) : (
                  <>
                    <span className="digits" aria-hidden="true">
                      {clockFace(ms)}
                    </span>
                    <span className="visually-hidden" lang={language}>
                      {durationWords(language, ms)}
                    </span>
                  </>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      {children && <div className="lever">{children}</div>}
    </section>
  );
}
