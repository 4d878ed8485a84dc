import { describeByForm } from '#rules/notation/describe.ts';
import { writeMove } from '#rules/notation/writeMove.ts';
import { type Move, makeUci } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import { sayMove } from '#speech/phrases/speak.ts';
import { wordsOf } from '../desk/settings.ts';
import { useSettings } from './hectorContext.tsx';
import { Spoken } from './Spoken.tsx';

/** A move for eyes at some distance: as it is written, and below it as it is to be said (D.2.1). */
export function LargeMove({ before, move }: Readonly<{ before: Position; move: Move }>) {
  const settings = useSettings();
  const { language } = settings;
  const described = describeByForm(before, move);
  if (!described) return <p className="large-move">{makeUci(move)}</p>;
  return (
    <p className="large-move">
      <span className="written" aria-hidden="true">
        {writeMove(described, { language, enPassant: true })}
      </span>{' '}
      <span className="said-so" data-hector="to-say">
        <Spoken said={sayMove(described, wordsOf(settings))} />
      </span>
    </p>
  );
}
