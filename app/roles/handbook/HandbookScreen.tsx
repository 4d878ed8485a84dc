import { use, useMemo, useState } from 'react';
import { givenBy } from '#app/handbook/commands.ts';
import { handbookWriting, loadHandbook, READERS, type Reader } from '#app/handbook/handbook.ts';
import type { HandbookText } from '#app/handbook/texts/en.ts';
import { Radios } from '#app/shared/fields.tsx';
import { usePerson, useSettings, useText } from '#app/shared/hectorContext.tsx';
import { ScreenTitle } from '#app/shared/ScreenTitle.tsx';
import { saveFile } from '#app/shared/saveFile.ts';
import { sayIfExportFails } from '#app/shared/sayIfExportFails.ts';
import { WritingView } from '#app/shared/WritingView.tsx';
import type { Language } from '#rules/notation/language.ts';

const FORMATS = ['html', 'brf', 'pef', 'text'] as const;

const loading = new Map<Language, Promise<HandbookText>>();

/** The same promise each time, so that the screen can wait for it; a failed one is asked for again. */
function handbookOf(language: Language): Promise<HandbookText> {
  const known = loading.get(language);
  if (known) return known;
  const promise = loadHandbook(language);
  promise.catch(() => loading.delete(language));
  loading.set(language, promise);
  return promise;
}

/** The handbook as a page; printed, and written in Braille, by the writers of the score. */
export function HandbookScreen() {
  const person = usePerson();
  const settings = useSettings();
  const { language, exports: paper } = settings;
  const text = useText();
  const [reader, setReader] = useState<Reader>('player');
  const handbook = use(handbookOf(language));
  const writing = useMemo(
    () => handbookWriting(handbook, reader, language, givenBy(language)),
    [handbook, reader, language],
  );
  const write = (format: (typeof FORMATS)[number]) =>
    sayIfExportFails(person, async () => {
      const { writingFile } = await import('#app/score/writingFile.ts');
      const file = writingFile(writing, format, `hector-${reader}-${language}`, paper);
      await saveFile(person, file, () => file.content);
    });
  return (
    <>
      <ScreenTitle>{handbook.title}</ScreenTitle>
      <Radios
        label={handbook.title}
        value={reader}
        options={READERS.map((value) => ({ value, label: handbook.readers[value] }))}
        onChange={setReader}
      />
      <p className="buttons">
        {FORMATS.map((format) => (
          <button key={format} type="button" onClick={() => void write(format)}>
            {text(`export.${format}`)}
          </button>
        ))}
      </p>
      <WritingView writing={writing} />
    </>
  );
}
