import { useState } from 'react';
import type { Draft } from '#app/setup/draft.ts';
import { draftOf } from '#app/setup/draftOf.ts';
import {
  LONGEST_FILE,
  readSetups,
  type SavedSetup,
  without,
  withSetup,
  writeSetups,
} from '#app/setup/savedSetups.ts';
import { download } from '#app/shared/download.ts';
import { FileField } from '#app/shared/fields.tsx';
import { useHector, useText } from '#app/shared/hectorContext.tsx';
import { Question } from '#app/shared/Question.tsx';
import { readFile } from '#app/shared/readFile.ts';
import type { GameHeader } from '#rules/game/header.ts';
import { plainly } from '#speech/phrases/said.ts';
import type { DraftProps } from './draftProps.ts';
import { SetupText } from './fields.tsx';

/** Where the browser keeps them. */
const KEY = 'hector:setups';
const TYPE = 'application/x-ndjson';

type SavedProps = Pick<DraftProps, 'words' | 'onDraft'> &
  Readonly<{
    /** The set-up as it stands, if nothing is wrong with it; what is wrong is shown by the asking. */
    check: () => GameHeader | null;
  }>;

export function SavedPart({ words, onDraft, check }: SavedProps) {
  const hector = useHector();
  const text = useText();
  const { kept } = hector.ports;
  const [saved, setSaved] = useState(() => readSetups(kept.get(KEY) ?? '', '?').setups);
  const [name, setName] = useState('');
  const [asks, setAsks] = useState<string | null>(null);

  const tell = (...sentences: string[]) =>
    hector.announcer.say({ kind: 'answer', said: plainly(words.language, sentences.join(' ')) });
  const keep = (setups: readonly SavedSetup[]): string[] => {
    setSaved(setups);
    return kept.set(KEY, writeSetups(setups)) ? [] : [words.text('saved.notKept')];
  };
  const save = () => {
    const called = name.trim();
    if (called === '') return tell(words.text('saved.nameMissing'));
    const header = check();
    if (!header) return;
    tell(words.text('saved.saved', { name: called }), ...keep(withSetup(saved, { name: called, header })));
  };
  const load = ({ name: called, header }: SavedSetup) => {
    const { language: _, ...draft }: Draft = draftOf(header);
    onDraft(draft);
    setName(called);
    tell(words.text('saved.loaded', { name: called }));
  };
  const write = (setups: readonly SavedSetup[], file: string) => {
    download(file, TYPE, writeSetups(setups));
    tell(text('export.done', { file }));
  };
  const read = async (file: File) => {
    const content = await readFile(hector, file, LONGEST_FILE);
    if (content === null) return;
    const { setups, problems } = readSetups(content, file.name.replace(/\.\w+$/, ''));
    const unread = problems.map((problem) => words.text('saved.notRead', problem));
    if (setups.length === 0) return tell(...(unread.length > 0 ? unread : [words.text('saved.empty')]));
    const all = [...setups].reverse().reduce(withSetup, saved);
    tell(words.text('saved.imported', { count: setups.length }), ...unread, ...keep(all));
  };
  const remove = (called: string) => {
    tell(words.text('saved.deleted', { name: called }), ...keep(without(saved, called)));
  };

  return (
    <>
      <SetupText field="saved.name" label={words.text('saved.name')} value={name} onChange={setName} />
      <p>
        <button type="button" onClick={save}>
          {words.text('saved.save')}
        </button>
      </p>
      {saved.length === 0 ? (
        <p>{words.text('saved.none')}</p>
      ) : (
        <ul className="games">
          {saved.map((setup, index) => (
            <li key={setup.name}>
              <span id={`saved-${index}`}>{setup.name}</span>
              <button type="button" aria-describedby={`saved-${index}`} onClick={() => load(setup)}>
                {words.text('saved.load')}
              </button>
              <button
                type="button"
                aria-describedby={`saved-${index}`}
                onClick={() => write([setup], `${fileName(setup.name)}.ndjson`)}
              >
                {words.text('saved.export')}
              </button>
              <button type="button" aria-describedby={`saved-${index}`} onClick={() => setAsks(setup.name)}>
                {words.text('saved.delete')}
              </button>
            </li>
          ))}
        </ul>
      )}
      {saved.length > 1 && (
        <p>
          <button type="button" onClick={() => write(saved, 'hector-setups.ndjson')}>
            {words.text('saved.exportAll')}
          </button>
        </p>
      )}
      <FileField
        label={words.text('saved.import')}
        accept=".ndjson,.json,application/x-ndjson,application/json"
        onFile={(file) => void read(file)}
      />
      {asks !== null && (
        <Question
          title={words.text('saved.deleteTitle')}
          words={words.text('saved.deleteText', { name: asks })}
          act={words.text('saved.delete')}
          begins="no"
          onYes={() => remove(asks)}
          onClose={() => setAsks(null)}
        />
      )}
    </>
  );
}

/** A name that every disk takes. */
function fileName(name: string): string {
  return name.replace(/[^\p{L}\p{N}-]+/gu, '-').slice(0, 60) || 'setup';
}
