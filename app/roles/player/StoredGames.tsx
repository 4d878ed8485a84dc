import { useEffect, useRef, useState } from 'react';
import type { GameRecord } from '#app/journal/database.ts';
import { findGames, gameName, ORDERS, type Order } from '#app/journal/findGames.ts';
import { LONGEST_JOURNAL, splitJournals } from '#app/journal/journalFile.ts';
import { scoreFileName } from '#app/score/fileName.ts';
import { DeleteQuestion } from '#app/shared/around/DeleteQuestion.tsx';
import { Storage } from '#app/shared/around/Storage.tsx';
import { aroundTexts } from '#app/shared/around/texts.ts';
import { useLeave } from '#app/shared/around/useLeave.tsx';
import { Choice, FileField, TextField } from '#app/shared/fields.tsx';
import { useAreaText, useHector, useSettings, useText } from '#app/shared/hectorContext.tsx';
import { readFile } from '#app/shared/readFile.ts';
import { ScreenTitle } from '#app/shared/ScreenTitle.tsx';
import { saveFile } from '#app/shared/saveFile.ts';
import { plainly } from '#speech/phrases/said.ts';
import { BoardTrace } from './BoardTrace.tsx';
import { ExportGames } from './ExportGames.tsx';

const TYPE = 'application/x-ndjson';

/** Why a game is not deleted, and what to do first. */
const OPEN = { here: 'games.openHere', elsewhere: 'games.openElsewhere' } as const;

type StoredGamesProps = Readonly<{
  onOpened: () => void;
  /** Games of a file are read, on a screen of their own. */
  onRead: () => void;
}>;

/** Every game the browser keeps, also those whose journal is damaged: none is deleted unless the user says so twice. */
export function StoredGames({ onOpened, onRead }: StoredGamesProps) {
  const hector = useHector();
  const { language } = useSettings();
  const common = useText();
  const text = useAreaText(aroundTexts);
  const leave = useLeave();
  const { journal } = hector.ports;
  const [games, setGames] = useState<readonly GameRecord[]>([]);
  const [typed, setTyped] = useState('');
  const [order, setOrder] = useState<Order>('newest');
  const [asks, setAsks] = useState<GameRecord | null>(null);
  const list = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    void journal.games().then(setGames);
  }, [journal]);

  const tell = (...sentences: string[]) =>
    hector.announcer.say({ kind: 'answer', said: plainly(language, sentences.join(' ')) });
  const reread = async () => setGames(await journal.games());
  const open = (game: GameRecord) =>
    leave.ask(async () => {
      if (await hector.open(game)) onOpened();
      else await reread();
    });
  const restore = async (file: File) => {
    const content = await readFile(hector, file, LONGEST_JOURNAL);
    if (!content) return;
    const journals = splitJournals(content);
    if (journals.length > 1) return takeIn(journals);
    leave.ask(async () => {
      if (await hector.restoreFile(file.name, content)) onOpened();
    });
  };
  const takeIn = async (journals: readonly string[]) => {
    const { taken, unread } = await hector.takeIn(journals);
    await reread();
    const [reason] = unread;
    tell(
      text('games.imported', { count: taken }),
      ...(reason === undefined ? [] : [text('games.notImported', { count: unread.length, reason })]),
    );
  };
  const exportJournal = (game: GameRecord) => {
    const { white, black } = game.header;
    const name = scoreFileName({ white: white?.name, black: black?.name }, new Date(game.begunAt));
    return saveFile(hector, { name: `${name}.ndjson`, type: TYPE }, () => hector.journalFile(game));
  };
  const exportAll = () =>
    saveFile(hector, { name: 'hector-journals.ndjson', type: TYPE }, async () => {
      const files = [];
      for (const game of await journal.games()) files.push(await hector.journalFile(game));
      return files.join('');
    });
  const remove = async (game: GameRecord) => {
    const at = await hector.deleteGame(game);
    await reread();
    list.current?.focus();
    tell(text(at ? OPEN[at] : 'games.deleted'));
  };
  /** What cannot be done is not asked about. */
  const askToRemove = async (game: GameRecord) => {
    const at = await hector.openAt(game);
    if (at) tell(text(OPEN[at]));
    else setAsks(game);
  };
  const search = (words: string) => {
    setTyped(words);
    tell(text('games.found', { count: findGames(games, { typed: words, order, language }).length }));
  };

  const found = findGames(games, { typed, order, language });
  return (
    <>
      <ScreenTitle>{common('games.title')}</ScreenTitle>
      {games.length === 0 ? (
        <p>{common('games.none')}</p>
      ) : (
        <>
          <TextField label={text('games.search')} value={typed} onChange={search} />
          <Choice
            label={text('games.order')}
            value={order}
            options={ORDERS.map((value) => ({ value, label: text(`order.${value}`) }))}
            onChange={setOrder}
          />
          <h2 ref={list} tabIndex={-1}>
            {text('games.found', { count: found.length })}
          </h2>
          <ul className="games">
            {found.map((game) => (
              <li key={game.id}>
                <span id={`game-${game.id}`}>
                  {gameName(game, language)}, {status(game, common)}
                </span>
                {game.aside === null && (
                  <button type="button" aria-describedby={`game-${game.id}`} onClick={() => open(game)}>
                    {common('games.open')}
                  </button>
                )}
                <button
                  type="button"
                  aria-describedby={`game-${game.id}`}
                  onClick={() => void exportJournal(game)}
                >
                  {common('games.export')}
                </button>
                <button
                  type="button"
                  aria-describedby={`game-${game.id}`}
                  onClick={() => void askToRemove(game)}
                >
                  {text('games.delete')}
                </button>
              </li>
            ))}
          </ul>
          <p>
            <button type="button" onClick={() => void exportAll()}>
              {text('games.exportAll')}
            </button>
          </p>
        </>
      )}
      <FileField
        label={common('games.restore')}
        accept=".ndjson,application/x-ndjson"
        onFile={(file) => void restore(file)}
      />
      <p>
        <button type="button" onClick={onRead}>
          {text('games.read')}
        </button>
      </p>
      <Storage />
      <BoardTrace />
      <ExportGames />
      {asks && (
        <DeleteQuestion
          name={gameName(asks, language)}
          onDelete={() => void remove(asks)}
          onClose={() => setAsks(null)}
        />
      )}
      {leave.question}
    </>
  );
}

function status({ aside, ended }: GameRecord, text: ReturnType<typeof useText>): string {
  if (aside !== null) return text('games.aside', { reason: aside });
  return text(ended ? 'games.ended' : 'games.playing');
}
