import { useEffect, useState } from 'react';
import type { GameRecord } from '#app/journal/database.ts';
import { LONGEST_JOURNAL } from '#app/journal/journalFile.ts';
import { scoreFileName } from '#app/score/fileName.ts';
import { sayIfExportFails } from '#app/score/sayIfExportFails.ts';
import { download } from '#app/shared/download.ts';
import { FileField } from '#app/shared/fields.tsx';
import { useHector, useSettings, useText } from '#app/shared/hectorContext.tsx';
import { readFile } from '#app/shared/readFile.ts';
import { ScreenTitle } from '#app/shared/ScreenTitle.tsx';
import { BoardTrace } from './BoardTrace.tsx';
import { ExportGames } from './ExportGames.tsx';

/** Every game the browser keeps, also those whose journal is damaged: none is ever deleted here. */
export function StoredGames({ onOpened }: Readonly<{ onOpened: () => void }>) {
  const hector = useHector();
  const { language } = useSettings();
  const text = useText();
  const [games, setGames] = useState<readonly GameRecord[]>([]);
  const [isKept, setKept] = useState<boolean | null>(null);
  useEffect(() => {
    void hector.ports.journal.games().then(setGames);
    void navigator.storage?.persisted?.().then(setKept);
  }, [hector]);

  const open = async (game: GameRecord) => {
    if (await hector.open(game)) onOpened();
    else setGames(await hector.ports.journal.games());
  };
  const restore = async (file: File) => {
    const content = await readFile(hector, file, LONGEST_JOURNAL);
    if (content && (await hector.restoreFile(file.name, content))) onOpened();
  };
  const exportJournal = (game: GameRecord) =>
    sayIfExportFails(hector, async () => {
      const { white, black } = game.header;
      const name = scoreFileName({ white: white?.name, black: black?.name }, new Date(game.begunAt));
      download(`${name}.ndjson`, 'application/x-ndjson', await hector.journalFile(game));
    });

  return (
    <>
      <ScreenTitle>{text('games.title')}</ScreenTitle>
      {games.length === 0 ? (
        <p>{text('games.none')}</p>
      ) : (
        <ul className="games">
          {games.map((game) => {
            const name = gameName(game, language);
            return (
              <li key={game.id}>
                <span id={`game-${game.id}`}>
                  {name}, {status(game, text)}
                </span>
                {game.aside === null && (
                  <button type="button" aria-describedby={`game-${game.id}`} onClick={() => void open(game)}>
                    {text('games.open')}
                  </button>
                )}
                <button
                  type="button"
                  aria-describedby={`game-${game.id}`}
                  onClick={() => void exportJournal(game)}
                >
                  {text('games.export')}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <FileField
        label={text('games.restore')}
        accept=".ndjson,application/x-ndjson"
        onFile={(file) => void restore(file)}
      />
      <BoardTrace />
      <ExportGames />
      {isKept !== null && (
        <>
          <h2>{text('games.storage')}</h2>
          <p>{text(isKept ? 'games.persistent' : 'games.notPersistent')}</p>
        </>
      )}
    </>
  );
}

/** What is stored may be damaged: a game without a date is still named, so that it can be exported. */
function gameName({ id, header, begunAt }: GameRecord, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const date = Number.isNaN(new Date(begunAt).getTime()) ? id : format.format(begunAt);
  const names = [header?.white?.name, header?.black?.name].filter(Boolean).join(' – ');
  return names ? `${names}, ${date}` : date;
}

function status({ aside, ended }: GameRecord, text: ReturnType<typeof useText>): string {
  if (aside !== null) return text('games.aside', { reason: aside });
  return text(ended ? 'games.ended' : 'games.playing');
}
