/** Everything that has happened, with its time and its reason, the latest first. */
import { useState } from 'react';
import { clockDigits } from '#app/shared/clockDigits.ts';
import { useArbiter } from './arbiterContext.tsx';
import { before } from './caseFile.ts';
import { eventWords } from './eventWords.ts';
import { ActButton } from './parts.tsx';

const SHOWN = 25;

export function RecordList() {
  const { entries, words, text } = useArbiter();
  const [all, setAll] = useState(false);
  const lines: { index: number; at: number; line: string }[] = [];
  for (let index = entries.list.length - 1; index >= 0 && (all || lines.length < SHOWN); index -= 1) {
    const entry = entries.list[index];
    const line = entry && eventWords({ ...entry, before: before(entries, index) }, words);
    if (line) lines.push({ index, at: entry.event.at, line });
  }
  const hidden = !all && lines.length === SHOWN;
  return (
    <>
      <ol className="log-lines" reversed>
        {lines.map(({ index, at, line }) => (
          <li key={index}>
            <time>{clockDigits(at)}</time> <span>{line}</span>
          </li>
        ))}
      </ol>
      {(hidden || all) && (
        <ActButton onPress={() => setAll(!all)}>{text(all ? 'record.less' : 'record.all')}</ActButton>
      )}
    </>
  );
}
