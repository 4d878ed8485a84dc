import { type FormEvent, type RefObject, useEffect, useId, useState } from 'react';
import { useAreaText, usePerson, useText } from '#app/shared/hectorContext.tsx';
import { lookTexts } from '#app/shared/lookTexts.ts';
import { Spoken } from '#app/shared/Spoken.tsx';
import type { Color } from '#rules/position/square.ts';
import type { Said } from '#speech/phrases/said.ts';

type EntryProps = Readonly<{
  field: RefObject<HTMLInputElement | null>;
  /** Whose move it is, as far as this player may know; null when the game is over. */
  turn: Color | null;
  /** False if the text was not understood: it stays, to be mended. */
  onEnter: (text: string) => boolean;
}>;

/** Moves as people write them, and short commands. What is wrong with them is said, and stands beside them. */
export function Entry({ field, turn, onEnter }: EntryProps) {
  const { announcer } = usePerson();
  const text = useText();
  const look = useAreaText(lookTexts);
  const id = useId();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<Said | null>(null);
  /** The field is described by what is wrong once it has been left: before, a screen reader would say it twice. */
  const [isTied, setTied] = useState(false);
  /** A move is asked for no longer; told while the field has not got the focus. */
  const [isOver, setOver] = useState(turn === null);
  useEffect(() => {
    if (turn !== null || document.activeElement !== field.current) setOver(turn === null);
  }, [turn, field]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const understood = onEnter(typed);
    setTied(document.activeElement !== field.current);
    setWrong(understood ? null : (announcer.log.at(-1)?.said ?? null));
    if (understood) setTyped('');
    else field.current?.select();
  };
  return (
    <form onSubmit={submit}>
      <h2 className="entry-title">
        <label htmlFor={id}>
          <span className="turn">{turn ? look('field.turn', { side: turn }) : look('field.over')}.</span>{' '}
          {text('game.entry')}
        </label>
      </h2>
      <div className="row">
        <input
          ref={field}
          data-hector="field"
          id={id}
          type="text"
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          aria-describedby={wrong && isTied ? `${id}-wrong ${id}-help` : `${id}-help`}
          aria-invalid={wrong ? true : undefined}
          aria-errormessage={wrong && isTied ? `${id}-wrong` : undefined}
          onBlur={() => {
            setTied(true);
            setOver(turn === null);
          }}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(null);
          }}
        />
        <button type="submit">{text('game.do')}</button>
      </div>
      {/* Its words do not change in the field: a screen reader would say them over the announcement. */}
      <p id={`${id}-help`} className={wrong ? 'visually-hidden' : 'help'}>
        {isOver ? look('field.overHelp') : text('game.entryHelp')}
      </p>
      {wrong && (
        <p id={`${id}-wrong`} className="help wrong">
          <Spoken said={wrong} />
        </p>
      )}
    </form>
  );
}
