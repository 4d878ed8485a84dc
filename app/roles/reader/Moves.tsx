import { useLayoutEffect, useRef } from 'react';
import type { Step } from '#app/score/replay.ts';
import { useAreaText, useText } from '#app/shared/hectorContext.tsx';
import type { Language } from '#rules/notation/language.ts';
import { writeMove } from '#rules/notation/writeMove.ts';
import { readerTexts } from './texts.ts';

type MovesProps = Readonly<{
  steps: readonly Step[];
  /** The place that is shown. */
  ply: number;
  language: Language;
  onGo: (ply: number) => void;
}>;

/** Every half-move leads to its place. To Tab they are one stop, as the board is one: the place that is shown. */
export function Moves({ steps, ply, language, onGo }: MovesProps) {
  const common = useText();
  const text = useAreaText(readerTexts);
  const list = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every place
  useLayoutEffect(() => {
    const box = list.current;
    const shown = box?.querySelector<HTMLElement>('[aria-current]');
    // In its own box alone: the page stays where it is.
    if (box && shown) box.scrollTop = shown.offsetTop - (box.clientHeight - shown.offsetHeight) / 2;
  }, [ply]);
  return (
    <section className="replay-moves" aria-labelledby="replay-moves">
      <h2 id="replay-moves">{common('game.score')}</h2>
      <ol ref={list}>
        {steps.map((at) => (
          <li key={at.ply}>
            <button
              type="button"
              tabIndex={at.ply === ply ? 0 : -1}
              aria-current={at.ply === ply ? 'step' : undefined}
              onClick={() => onGo(at.ply)}
            >
              {at.move ? <Written move={at.move} language={language} /> : text('start')}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

type WrittenProps = Readonly<{ move: NonNullable<Step['move']>; language: Language }>;

/** Black's number is seen before White's move, and heard with Black's. */
function Written({ move: { number, isWhites, described }, language }: WrittenProps) {
  const san = writeMove(described, { language, enPassant: true });
  if (isWhites) return `${number}. ${san}`;
  return (
    <>
      <span className="visually-hidden">{number}…</span> {san}
    </>
  );
}
