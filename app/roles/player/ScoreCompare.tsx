import { useState } from 'react';
import { Button } from 'react-aria-components';
import type { GameRecord } from '#app/journal/database.ts';
import {
  type Compared,
  comparable,
  compared,
  SCORE_SOURCES,
  type ScoreSource,
  unplayableFrom,
} from '#app/score/comparedScores.ts';
import { plyNumber } from '#app/score/ownScore.ts';
import { scoreOf } from '#app/score/scoreOf.ts';
import { DialogFrame } from '#app/shared/DialogFrame.tsx';
import { Choice } from '#app/shared/fields.tsx';
import { useHector, useObservable, useSettings, useText } from '#app/shared/hectorContext.tsx';
import { readFile } from '#app/shared/readFile.ts';
import type { ScoreGame } from '#rules/notation/game.ts';
import { COLORS } from '#rules/position/square.ts';
import { diagramText } from '#scoresheet/diagram/text.ts';
import { plainly } from '#speech/phrases/said.ts';
import type { PlayerDesk } from './playerDesk.ts';

/** One game, with all its comments. */
const LONGEST_SCORE = 1_000_000;

type ScoreCompareProps = Readonly<{ game: PlayerDesk; record: GameRecord; onClose: () => void }>;

/** D.2.9: two scores are laid side by side; the first difference and the last common position are told. */
export function ScoreCompare({ game, record, onClose }: ScoreCompareProps) {
  const hector = useHector();
  const { announcer } = hector;
  const { language } = useSettings();
  const text = useText();
  const [first, setFirst] = useState<ScoreSource>('white');
  const [second, setSecond] = useState<ScoreSource>('black');
  const [file, setFile] = useState<File | null>(null);
  const [found, setFound] = useState<Compared | null>(null);
  const state = useObservable(game.state);

  const options = SCORE_SOURCES.map((value) => ({ value, label: sourceName(value) }));
  function sourceName(source: ScoreSource): string {
    if (source === 'file') return text('score.file');
    if (source === 'board') return text('export.which.board');
    return text('export.which.own', { side: source });
  }
  const complain = (reason: string) => announcer.say({ kind: 'alert', said: plainly(language, reason) });
  const scoreFrom = async (source: ScoreSource): Promise<ScoreGame | null> => {
    if (source === 'board') return scoreOf(state, new Date(record.begunAt));
    if (source !== 'file') return comparable(state, source);
    if (!file) {
      complain(text('score.noFile'));
      return null;
    }
    const content = await readFile(hector, file, LONGEST_SCORE);
    if (content === null) return null;
    const { parseGames } = await import('#rules/notation/pgnReader.ts');
    const [read] = parseGames(content);
    if (read?.ok) return read.game;
    complain(text('error.file', { reason: read ? read.reason : file.name }));
    return null;
  };
  const compare = async () => {
    const scores = [await scoreFrom(first), await scoreFrom(second)] as const;
    if (!scores[0] || !scores[1]) return;
    const result = compared(scores[0], scores[1], state, language);
    const cut = COLORS.filter((side) => side === first || side === second).flatMap((side) => {
      const from = unplayableFrom(state, side);
      return from === null ? [] : [text('score.cut', { side, number: plyNumber(state, from) })];
    });
    const sentences = [...result.sentences, ...cut];
    setFound({ ...result, sentences });
    announcer.say({ kind: 'answer', said: plainly(language, sentences.join(' ')) });
  };

  return (
    <DialogFrame title={text('score.compare')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void compare();
        }}
      >
        <Choice label={text('score.first')} value={first} options={options} onChange={setFirst} />
        <Choice label={text('score.second')} value={second} options={options} onChange={setSecond} />
        {(first === 'file' || second === 'file') && (
          <div className="field">
            <label htmlFor="compared-file">{text('score.file')}</label>
            <input
              id="compared-file"
              type="file"
              accept=".pgn"
              onChange={(event) => setFile(event.target.files?.[0] ?? null)}
            />
          </div>
        )}
        <div className="buttons">
          <Button type="submit" autoFocus>
            {text('score.compareNow')}
          </Button>
          <Button onPress={onClose}>{text('export.close')}</Button>
        </div>
      </form>
      {found && (
        <div className="compared">
          {found.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {found.lastCommon && (
            <>
              <h3>{text('score.position')}</h3>
              <pre>{diagramText(found.lastCommon, { language, bottom: 'white', caption: '' })}</pre>
            </>
          )}
        </div>
      )}
    </DialogFrame>
  );
}
