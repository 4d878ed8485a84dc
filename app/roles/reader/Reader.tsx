import { useEffect, useRef, useState } from 'react';
import { foldedText } from '#app/base/foldedText.ts';
import { pgnGames } from '#app/score/exportGames.ts';
import { Check, FileField, TextField } from '#app/shared/fields.tsx';
import { focusAudibly } from '#app/shared/focus.ts';
import { useAreaText, useHector, useObservable, useSettings } from '#app/shared/hectorContext.tsx';
import { ScreenTitle } from '#app/shared/ScreenTitle.tsx';
import { mayWarn } from '#rules/game/hearing.ts';
import { knownTag, type ScoreGame } from '#rules/notation/game.ts';
import type { Language } from '#rules/notation/language.ts';
import { writtenDate } from '#scoresheet/date.ts';
import { playersTitle } from '#scoresheet/head.ts';
import { plainly } from '#speech/phrases/said.ts';
import { ExportChosen } from './ExportChosen.tsx';
import { Replay } from './Replay.tsx';
import { readerTexts } from './texts.ts';
import '#app/styles/setup.css';

/** More than one sitting can read, and no more than a page can hold. */
const MOST_GAMES = 5000;
const SHOWN = 50;

type Listed = Readonly<{ number: number; game: ScoreGame; name: string; known: string }>;

/** Games of a PGN file, to be read by ear and exported. Nothing here touches the game at the table. */
export function Reader() {
  const hector = useHector();
  const { language } = useSettings();
  const text = useAreaText(readerTexts);
  const playing = useObservable(hector.playing);
  const [games, setGames] = useState<readonly Listed[]>([]);
  const [file, setFile] = useState('');
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState(SHOWN);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [reading, setReading] = useState<Listed | null>(null);
  /** The number of the game that was read last. */
  const [cameFrom, setCameFrom] = useState<number | null>(null);
  const list = useRef<HTMLHeadingElement>(null);
  // The list is there only when the page has been built again; and the list of formats, which comes with it, is said as if
  // it had the focus, so that a screen reader has to be led away from it.
  useEffect(() => (games.length > 0 ? focusAudibly(list.current, null) : undefined), [games]);
  useEffect(() => {
    if (reading || cameFrom === null) return;
    const title = document.querySelector<HTMLElement>('main h1');
    return focusAudibly(document.getElementById(`read-${cameFrom}`), title);
  }, [reading, cameFrom]);
  const tell = (...sentences: string[]) =>
    hector.announcer.say({ kind: 'answer', said: plainly(language, sentences.join(' ')) });

  const read = async (pgn: File) => {
    const listed: Listed[] = [];
    const problems: string[] = [];
    for await (const { game, problem } of pgnGames(pgn)) {
      if (problem !== null) problems.push(problem);
      if (game) listed.push(listedGame(listed.length + 1, game, language));
      if (listed.length >= MOST_GAMES) break;
    }
    setGames(listed);
    setFile(pgn.name.replace(/\.pgn$/i, ''));
    setChosen(new Set());
    setReading(null);
    setShown(SHOWN);
    const [problem] = problems;
    tell(
      text('read', { count: listed.length }),
      ...(problem === undefined ? [] : [text('problems', { count: problems.length, problem })]),
      ...(listed.length >= MOST_GAMES ? [text('most', { count: MOST_GAMES })] : []),
    );
  };

  // 11.3.1: no notes and no sources of information during play.
  const state = playing?.session.state;
  if (state && state.phase === 'playing' && !mayWarn(state))
    return (
      <>
        <ScreenTitle describedBy="not-now">{text('title')}</ScreenTitle>
        <p id="not-now" className="error">
          {text('notNow')}
        </p>
      </>
    );

  const found = findListed(games, typed);
  const search = (words: string) => {
    setTyped(words);
    tell(text('list', { count: findListed(games, words).length }));
  };
  const choose = (number: number, isChosen: boolean) => {
    const after = new Set(chosen);
    if (isChosen) after.add(number);
    else after.delete(number);
    setChosen(after);
  };
  if (reading)
    return (
      <Replay
        title={reading.name}
        game={reading.game}
        onBack={() => {
          setCameFrom(reading.number);
          setReading(null);
        }}
      />
    );
  return (
    <div className="reader">
      <ScreenTitle>{text('title')}</ScreenTitle>
      <FileField
        label={text('file')}
        accept=".pgn"
        onFile={(pgn) => void read(pgn).catch((error) => hector.fault(error))}
      />
      {games.length > 0 && (
        <>
          <TextField label={text('search')} value={typed} onChange={search} />
          <h2 ref={list} tabIndex={-1}>
            {text('list', { count: found.length })}
          </h2>
          <ul className="games">
            {found.slice(0, shown).map((listed) => (
              <li key={listed.number}>
                <span id={`listed-${listed.number}`}>{listed.name}</span>
                <button
                  id={`read-${listed.number}`}
                  aria-current={listed.number === cameFrom || undefined}
                  type="button"
                  aria-describedby={`listed-${listed.number}`}
                  onClick={() => setReading(listed)}
                >
                  {text('open')}
                </button>
                <Check
                  label={
                    <>
                      {text('choose')}
                      <span className="visually-hidden">: {listed.name}</span>
                    </>
                  }
                  checked={chosen.has(listed.number)}
                  onChange={(isChosen) => choose(listed.number, isChosen)}
                />
              </li>
            ))}
          </ul>
          {found.length > shown && (
            <p>
              <button type="button" onClick={() => setShown(shown + SHOWN)}>
                {text('more')}
              </button>
            </p>
          )}
          <ExportChosen
            name={file}
            games={(chosen.size > 0 ? games.filter(({ number }) => chosen.has(number)) : found).map(
              ({ game }) => game,
            )}
          />
        </>
      )}
    </div>
  );
}

function findListed(games: readonly Listed[], typed: string): readonly Listed[] {
  const words = foldedText(typed).split(/\s+/).filter(Boolean);
  return games.filter(({ known }) => words.every((word) => known.includes(word)));
}

function listedGame(number: number, game: ScoreGame, language: Language): Listed {
  const about = [
    playersTitle(game),
    game.result,
    knownTag(game, 'Event'),
    knownTag(game, 'Round'),
    writtenDate(knownTag(game, 'Date'), language),
  ].filter(Boolean);
  const name = `${number}. ${about.join(', ')}`;
  return {
    number,
    game,
    name,
    known: foldedText(`${name} ${game.tags.map(([, value]) => value).join(' ')}`),
  };
}
