import { useState } from 'react';
import { SCORE_FORMATS, type ScoreFormat } from '#app/score/exportFormats.ts';
import type { Exported, Progress } from '#app/score/exportGames.ts';
import { download } from '#app/shared/download.ts';
import { Choice, FileField } from '#app/shared/fields.tsx';
import { useHector, useSettings, useText } from '#app/shared/hectorContext.tsx';
import { sayIfExportFails } from '#app/shared/sayIfExportFails.ts';
import { plainly } from '#speech/phrases/said.ts';
import { ExportOptions, useExportSettings } from './ExportOptions.tsx';

type Running = Readonly<{ progress: Progress; stop: () => void }>;

/** How many games make an export long enough to be told of on the way. */
const LONG = 200;

/** All stored games, or those of a PGN file, as one document; it may take a while, so it can be watched and stopped. */
export function ExportGames() {
  const hector = useHector();
  const { language } = useSettings();
  const text = useText();
  const [settings] = useExportSettings();
  const [format, setFormat] = useState<ScoreFormat>('pgn');
  const [running, setRunning] = useState<Running | null>(null);

  const tell = (sentence: string) =>
    hector.announcer.say({ kind: 'answer', said: plainly(language, sentence) });

  const write = async (file: File | null) => {
    await sayIfExportFails(hector, async () => conclude(await exported(file)));
    setRunning(null);
  };
  const exported = async (file: File | null) => {
    const { exportGames, pgnGames, storedGames } = await import('#app/score/exportGames.ts');
    const controller = new AbortController();
    let told = 0;
    const onProgress = (progress: Progress) => {
      setRunning({ progress, stop: () => controller.abort() });
      const quarter = Math.floor(progress.done * 4);
      if (quarter > told && quarter < 4 && progress.games >= LONG)
        tell(text('exportMany.percent', { percent: quarter * 25 }));
      told = Math.max(told, quarter);
    };
    onProgress({ done: 0, games: 0 });
    return exportGames(file ? pgnGames(file) : storedGames(hector.ports.journal), {
      ...{ format, language, settings, onProgress },
      name: file ? file.name.replace(/\.pgn$/i, '') : 'hector-games',
      signal: controller.signal,
      pause: () => new Promise((resume) => setTimeout(resume)),
    });
  };
  const conclude = (exported: Exported | null) => {
    if (!exported) return tell(text('exportMany.stopped'));
    const { file, games, problems, doubts } = exported;
    const sentences: string[] = [];
    if (games === 0) sentences.push(text('exportMany.none'));
    else {
      download(file.name, file.type, file.content);
      sentences.push(text('exportMany.done', { games, file: file.name }));
    }
    const [problem] = problems;
    if (problem) sentences.push(text('exportMany.problems', { count: problems.length, problem }));
    const [doubt] = doubts;
    if (doubt) sentences.push(text('exportMany.doubts', { count: doubts.length, problem: doubt }));
    tell(sentences.join(' '));
  };

  return (
    <section aria-labelledby="many-games">
      <h2 id="many-games">{text('exportMany.title')}</h2>
      <Choice
        label={text('exportMany.format')}
        value={format}
        options={SCORE_FORMATS.map((value) => ({ value, label: text(`export.${value}`) }))}
        onChange={setFormat}
      />
      <ExportOptions diagrams={false} />
      <div className="field">
        {/* One button for both, so that the focus stays where it is. */}
        <button type="button" onClick={() => (running ? running.stop() : void write(null))}>
          {text(running ? 'exportMany.stop' : 'exportMany.stored')}
        </button>
      </div>
      {running && (
        <div className="field">
          <label htmlFor="many-progress">{text('exportMany.progress')}</label>
          <progress id="many-progress" value={running.progress.done} max={1} />
          <p>{text('exportMany.count', { games: running.progress.games })}</p>
        </div>
      )}
      <FileField
        label={text('exportMany.file')}
        accept=".pgn"
        onFile={(file) => {
          if (!running) void write(file);
        }}
      />
    </section>
  );
}
