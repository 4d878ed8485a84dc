/** 8.7, 10, 12.9.4 to 12.9.6: the result, who has confirmed it; and notes that reach nobody else (12.7). */
import { useState } from 'react';
import { sameResult, shownResult } from '#app/score/confirmedResult.ts';
import { Choice, TextField } from '#app/shared/fields.tsx';
import { useText } from '#app/shared/hectorContext.tsx';
import type { CommandBody } from '#rules/game/command.ts';
import type { Result } from '#rules/game/event.ts';
import { cite, type GameState } from '#rules/game/state.ts';
import { COLORS } from '#rules/position/square.ts';
import { ActForm } from './ActForm.tsx';
import { useArbiter } from './arbiterContext.tsx';
import { ActButton } from './parts.tsx';

/** Every pair of points that 10.2 allows: both may lose, and one may lose the half of a draw. */
export function results({ parameters: { points } }: GameState): Result[] {
  const { win, draw, loss } = points;
  return [
    { white: win, black: loss },
    { white: draw, black: draw },
    { white: loss, black: win },
    { white: draw, black: loss },
    { white: loss, black: draw },
    { white: loss, black: loss },
  ];
}

export function ResultActs() {
  const { state, text } = useArbiter();
  const common = useText();
  const [chosen, setChosen] = useState('');
  const options = results(state).map((result) => ({ result, shown: shownResult(result, state) }));
  const result = options.find(({ shown }) => shown === chosen)?.result;
  const { ending, confirmed } = state;
  return (
    <>
      {ending && (
        <>
          <p className="status">{common('game.over', { result: shownResult(ending.result, state) })}</p>
          <ul>
            {COLORS.map((side) => {
              const written = confirmed[side];
              const shown = shownResult(written, state);
              if (!written) return <li key={side}>{text('confirm.open', { side })}</li>;
              const key = sameResult(written, ending.result) ? 'result.confirmed' : 'result.wrote';
              return <li key={side}>{common(key, { side, result: shown })}</li>;
            })}
          </ul>
        </>
      )}
      <ActForm
        title={text('result')}
        help={text('result.help', { article: cite(state, 'points') ?? '' })}
        label={text('result.do')}
        body={(reason) => (result ? { do: 'result', ...result, reason } : null)}
        onDone={() => setChosen('')}
      >
        <Choice
          label={common('result.title')}
          value={chosen}
          options={[
            { value: '', label: text('result.none') },
            ...options.map(({ shown }) => ({ value: shown, label: shown })),
          ]}
          onChange={setChosen}
        />
      </ActForm>
    </>
  );
}

/** 12.7: a note for the log alone; or a word that everybody hears. */
export function NoteActs() {
  const { state, text } = useArbiter();
  return (
    <>
      <WordForm
        label={text('note')}
        help={text('note.help', { article: cite(state, 'reports') ?? '' })}
        button={text('note.do')}
        body={(about) => ({ do: 'report', about })}
      />
      <WordForm
        label={text('tellAll')}
        help={text('tellAll.help')}
        button={text('tellAll.do')}
        body={(words) => ({ do: 'tell', text: words })}
      />
    </>
  );
}

type WordFormProps = Readonly<{
  label: string;
  help: string;
  button: string;
  body: (words: string) => CommandBody;
}>;

function WordForm({ label, help, button, body }: WordFormProps) {
  const { act } = useArbiter();
  const [words, setWords] = useState('');
  const write = async () => {
    const written = words.trim();
    if (written && (await act(body(written))).kind === 'done') setWords('');
  };
  return (
    <form
      className="act"
      onSubmit={(event) => {
        event.preventDefault();
        void write();
      }}
    >
      <p className="help">{help}</p>
      <TextField label={label} value={words} onChange={setWords} />
      <ActButton impossible={words.trim() === ''} onPress={() => void write()}>
        {button}
      </ActButton>
    </form>
  );
}
