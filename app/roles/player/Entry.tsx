import { type FormEvent, type RefObject, useId, useState } from 'react';
import { useText } from '#app/shared/hectorContext.tsx';

type EntryProps = Readonly<{
  field: RefObject<HTMLInputElement | null>;
  /** False if the text was not understood: it stays, to be mended. */
  onEnter: (text: string) => boolean;
}>;

/** Moves as people write them, and short commands. */
export function Entry({ field, onEnter }: EntryProps) {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const understood = onEnter(typed);
    setWrong(!understood);
    if (understood) setTyped('');
    else field.current?.select();
  };
  return (
    <form className="entry" onSubmit={submit}>
      <label htmlFor={id}>{text('game.entry')}</label>
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
          aria-describedby={`${id}-help`}
          aria-invalid={isWrong || undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit">{text('game.do')}</button>
      </div>
      <p id={`${id}-help`} className="help">
        {text('game.entryHelp')}
      </p>
    </form>
  );
}
