import { useState } from 'react';
import { SCORE_FORMATS, type ScoreFormat, usableExportSettings } from '#app/score/exportFormats.ts';
import { exportGames, type Sourced } from '#app/score/exportGames.ts';
import { download } from '#app/shared/download.ts';
import { Choice } from '#app/shared/fields.tsx';
import { useAreaText, useHector, useSettings, useText } from '#app/shared/hectorContext.tsx';
import { sayIfExportFails } from '#app/shared/sayIfExportFails.ts';
import type { ScoreGame } from '#rules/notation/game.ts';
import { plainly } from '#speech/phrases/said.ts';
import { readerTexts } from './texts.ts';

type ExportProps = Readonly<{ name: string; games: readonly ScoreGame[] }>;

/** The games that were chosen, as one document of any format; it looks as it was set for the export of a score. */
export function ExportChosen({ name, games }: ExportProps) {
  const hector = useHector();
  const settings = useSettings();
  const common = useText();
  const text = useAreaText(readerTexts);
  const [format, setFormat] = useState<ScoreFormat>('pgn');
  const { language } = settings;
  const write = () =>
    sayIfExportFails(hector, async () => {
      const exported = await exportGames(sourceOf(games), {
        ...{ name, format, language, settings: usableExportSettings(settings.exports, language) },
        onProgress: () => {},
        signal: new AbortController().signal,
        pause: () => new Promise((resume) => setTimeout(resume)),
      });
      if (!exported) return;
      const { file, games: count } = exported;
      download(file.name, file.type, file.content);
      const sentence = common('exportMany.done', { games: count, file: file.name });
      hector.announcer.say({ kind: 'answer', said: plainly(language, sentence) });
    });
  return (
    <section aria-labelledby="export-chosen">
      <h2 id="export-chosen">{text('export.title')}</h2>
      <p className="help">{text('export.help')}</p>
      <Choice
        label={common('exportMany.format')}
        value={format}
        options={SCORE_FORMATS.map((value) => ({ value, label: common(`export.${value}`) }))}
        onChange={setFormat}
      />
      <p>
        <button type="button" disabled={games.length === 0} onClick={() => void write()}>
          {text('export.go', { count: games.length })}
        </button>
      </p>
    </section>
  );
}

async function* sourceOf(games: readonly ScoreGame[]): AsyncGenerator<Sourced> {
  for (const [index, game] of games.entries())
    yield { game, problem: null, done: (index + 1) / games.length };
}
