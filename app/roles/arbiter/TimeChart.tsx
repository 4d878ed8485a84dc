/** The time that both have used over the moves: a sentence, a picture, and the same as a table. */
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { clockDigits } from '#app/shared/clockDigits.ts';
import { useText } from '#app/shared/hectorContext.tsx';
import { COLORS, type Color } from '#rules/position/square.ts';
import { durationWords } from '#speech/phrases/durations.ts';
import { useArbiter } from './arbiterContext.tsx';
import { type TimesUsed, timesUsed } from './timeUsed.ts';

const WIDEST = 640;
const HEIGHT = 300;
const RIGHT = 16;
const TOP = 16;
const BLACK_FIRST: readonly Color[] = ['black', 'white'];
/** A time such as 1:15:00, with its letters set apart (WCAG 1.4.12), in letters. */
const LEFT_EM = 5.75;
const BOTTOM_EM = 2;

export function TimeChart() {
  const { entries, state, words, text } = useArbiter();
  const common = useText();
  if (!state.clock) return <p>{text('clock.none')}</p>;
  const times = timesUsed(entries);
  const moves = Math.max(times.white.length, times.black.length);
  if (moves === 0) return <p>{text('chart.none')}</p>;
  const total = (side: Color) => durationWords(words.language, times[side].at(-1)?.usedMs ?? 0);
  const summary = text('chart.summary', {
    count: moves,
    white: total('white'),
    black: total('black'),
    longest: longest(times, common, text),
  });
  return (
    <>
      <p>{summary}</p>
      <Picture times={times} moves={moves} label={summary} />
      <details>
        <summary>{text('chart.table')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{text('score.move')}</th>
              {COLORS.map((side) => (
                <th key={side} scope="col">
                  {common(`color.${side}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: moves }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the number of the move is its name
              <tr key={index}>
                <th scope="row">{index + 1}</th>
                {COLORS.map((side) => {
                  const point = times[side][index];
                  return (
                    <td key={side}>
                      {point ? `${clockDigits(point.usedMs)} (+${clockDigits(point.tookMs)})` : '–'}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

function longest(
  times: TimesUsed,
  common: ReturnType<typeof useText>,
  text: ReturnType<typeof useArbiter>['text'],
): string {
  const all = COLORS.flatMap((side) => times[side].map((point) => ({ side, ...point })));
  const most = all.reduce((a, b) => (b.tookMs > a.tookMs ? b : a));
  return text('chart.longest', {
    player: common(`color.${most.side}`),
    move: most.move,
    time: clockDigits(most.tookMs),
  });
}

type Size = Readonly<{ width: number; em: number }>;

/** The room that there is, and the size of letters in it: on a phone the words of the picture are no smaller than others. */
function useSize(figure: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: WIDEST, em: 16 });
  useLayoutEffect(() => {
    const element = figure.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () =>
      setSize({
        width: Math.min(WIDEST, element.clientWidth),
        em: Number.parseFloat(getComputedStyle(element).fontSize),
      });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [figure]);
  return size;
}

function Picture({ times, moves, label }: Readonly<{ times: TimesUsed; moves: number; label: string }>) {
  const common = useText();
  const figure = useRef<HTMLElement>(null);
  const { width, em } = useSize(figure);
  const [left, bottom] = [LEFT_EM * em, BOTTOM_EM * em];
  const most = Math.max(60_000, ...COLORS.map((side) => times[side].at(-1)?.usedMs ?? 0));
  const step = niceStep(most);
  const top = Math.ceil(most / step) * step;
  const x = (move: number) => left + ((width - left - RIGHT) * move) / Math.max(1, moves);
  const y = (ms: number) => HEIGHT - bottom - ((HEIGHT - TOP - bottom) * ms) / top;
  const lines = Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step);
  /** As many numbers as have room beside each other. */
  const every = Math.max(1, Math.ceil((moves * 2.5 * em) / Math.max(1, width - left - RIGHT)));
  return (
    <figure ref={figure} className="chart">
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label}>
        {lines.map((ms) => (
          <g key={ms} className="scale">
            <line x1={left} x2={width - RIGHT} y1={y(ms)} y2={y(ms)} />
            <text x={left - em / 2} y={y(ms) + em / 3} textAnchor="end">
              {clockDigits(ms)}
            </text>
          </g>
        ))}
        {Array.from({ length: Math.floor(moves / every) }, (_, index) => (index + 1) * every).map((move) => (
          <text key={move} className="scale" x={x(move)} y={HEIGHT - em / 2} textAnchor="middle">
            {move}
          </text>
        ))}
        {/* Where both have used as much, White's ring is seen round Black's mark. */}
        {BLACK_FIRST.map((side) => (
          <g key={side} className={`line ${side}`}>
            <polyline
              points={[
                `${x(0)},${y(0)}`,
                ...times[side].map(({ move, usedMs }) => `${x(move)},${y(usedMs)}`),
              ].join(' ')}
            />
            {times[side].map(({ move, usedMs }) =>
              side === 'white' ? (
                <circle key={move} cx={x(move)} cy={y(usedMs)} r={8} />
              ) : (
                <rect key={move} x={x(move) - 4.5} y={y(usedMs) - 4.5} width={9} height={9} />
              ),
            )}
          </g>
        ))}
      </svg>
      <figcaption>
        {COLORS.map((side) => (
          <span key={side} className={`key ${side}`}>
            {common(`color.${side}`)}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

const STEPS_MIN = [0.25, 0.5, 1, 2, 5, 10, 15, 30, 60];

/** Four to eight lines, at times that one reads off a clock. */
function niceStep(ms: number): number {
  const step = STEPS_MIN.find((minutes) => ms / (minutes * 60_000) <= 6) ?? 120;
  return step * 60_000;
}
