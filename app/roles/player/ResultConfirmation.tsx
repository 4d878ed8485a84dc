import { useEffect, useRef } from 'react';
import { isDisputed, possibleResults, sameResult, shownResult } from '#app/score/confirmedResult.ts';
import { aroundTexts } from '#app/shared/around/texts.ts';
import { useAreaText, useText } from '#app/shared/hectorContext.tsx';
import type { Result } from '#rules/game/event.ts';
import { cite, type GameState } from '#rules/game/state.ts';
import { COLORS, type Color } from '#rules/position/square.ts';
import type { PlayerDesk } from './playerDesk.ts';

type ResultProps = Readonly<{
  game: PlayerDesk;
  state: GameState;
  /** The game has ended on this screen, and not before it was opened. */
  hasJustEnded: boolean;
}>;

/** 8.7: at the end both players confirm the result. Who has written another one brings the arbiter. */
export function ResultConfirmation({ game, state, hasJustEnded }: ResultProps) {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const around = useAreaText(aroundTexts);
  const { ending, confirmed } = state;
  // The way leads to what follows: its heading is read with it, wherever the last move was made.
  const leadsHere = useRef(hasJustEnded);
  useEffect(() => {
    if (leadsHere.current) heading.current?.focus();
    leadsHere.current = false;
  }, []);
  if (!ending) return null;
  const stands = ending.result;

  const write = async (side: Color, result: Result) => {
    const outcome = await game.submit({ by: side, do: 'confirmResult', ...result });
    if (outcome.kind !== 'done') return;
    // The button that was pressed is gone: the focus stays in its section.
    if (sameResult(result, stands)) heading.current?.focus();
  };

  return (
    <>
      <section aria-labelledby="result" className="result">
        <h2 id="result" ref={heading} tabIndex={-1} aria-describedby="result-next">
          {text('result.title')}
        </h2>
        <p id="result-next">{around('over.next')}</p>
        {COLORS.filter((side) => game.port.actors.includes(side)).map((side) => {
          const written = confirmed[side];
          if (sameResult(written, stands))
            return <p key={side}>{text('result.confirmed', { side, result: shownResult(stands, state) })}</p>;
          return (
            <div key={side} className="signature">
              {written && <p>{text('result.wrote', { side, result: shownResult(written, state) })}</p>}
              <button type="button" onClick={() => void write(side, stands)}>
                {text('result.confirm', { side, result: shownResult(stands, state) })}
              </button>
              <details>
                <summary>{text('result.disagree', { side })}</summary>
                <div className="buttons">
                  {possibleResults(state)
                    .filter((result) => !sameResult(result, stands))
                    .map((result) => (
                      <button
                        key={shownResult(result, state)}
                        type="button"
                        onClick={() => void write(side, result)}
                      >
                        {text('result.other', { side, result: shownResult(result, state) })}
                      </button>
                    ))}
                </div>
              </details>
            </div>
          );
        })}
      </section>
      {isDisputed(state) && (
        <p className="error">{text('result.disputed', { article: cite(state, 'resultSigned') ?? '' })}</p>
      )}
    </>
  );
}
