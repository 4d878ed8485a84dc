import { useEffect, useRef, useState } from 'react';
import { TracePlayer } from '#app/board/tracePlayer.ts';
import { wordsOf } from '#app/desk/settings.ts';
import { saidText } from '#app/i18n/text.ts';
import { BoardGrid } from '#app/shared/BoardGrid.tsx';
import { Amount, FileField } from '#app/shared/fields.tsx';
import { useHector, useObservable, useSettings, useText } from '#app/shared/hectorContext.tsx';
import { readFile } from '#app/shared/readFile.ts';
import type { Piece, Square } from '#rules/position/square.ts';

/** Hours of a board that sends all the time. */
const LONGEST_TRACE = 64_000_000;

const SPEED = { min: 1, max: 16, step: 1 } as const;

/** A recording of a board is loaded from a file, watched and heard. */
export function BoardTrace() {
  const hector = useHector();
  const { language } = useSettings();
  const text = useText();
  const [player, setPlayer] = useState<TracePlayer | null>(null);
  const latest = useRef<TracePlayer | null>(null);
  useEffect(() => () => latest.current?.pause(), []);

  const load = async (file: File) => {
    const content = await readFile(hector, file, LONGEST_TRACE);
    if (!content) return;
    latest.current?.pause();
    const opened = TracePlayer.open(content, language, {
      say: (message) => hector.announcer.say(message),
      words: () => wordsOf(hector.settings.value),
      after: (ms, callBack) => {
        const timer = setTimeout(callBack, ms);
        return () => clearTimeout(timer);
      },
    });
    const complain = (said: ReturnType<typeof saidText>) => hector.announcer.say({ kind: 'alert', said });
    if (!opened.ok) complain(saidText(language, 'error.file', { reason: opened.reason }));
    else for (const bad of opened.bad.slice(0, 1)) complain(saidText(language, 'trace.damaged', bad));
    latest.current = opened.ok ? opened.player : null;
    setPlayer(latest.current);
  };

  return (
    <section aria-labelledby="trace" className="trace">
      <h2 id="trace">{text('trace.title')}</h2>
      <FileField
        label={text('trace.file')}
        accept=".ndjson,application/x-ndjson"
        onFile={(file) => void load(file)}
      />
      {player && <Player player={player} />}
    </section>
  );
}

function Player({ player }: Readonly<{ player: TracePlayer }>) {
  const hector = useHector();
  const settings = useSettings();
  const text = useText();
  const { position, moves, isPlaying, isOver } = useObservable(player.view);
  const men = new Map(
    position.occupied.flatMap((square): [Square, Piece][] => {
      const man = position.pieceAt(square);
      return man ? [[square, man]] : [];
    }),
  );
  const [speed, setSpeed] = useState<number>(SPEED.min);
  useEffect(() => {
    if (isOver)
      hector.announcer.say({ kind: 'alert', said: saidText(hector.settings.value.language, 'trace.over') });
  }, [isOver, hector]);
  return (
    <>
      <p>
        <button
          type="button"
          disabled={isOver}
          onClick={() => (isPlaying ? player.pause() : player.play(speed))}
        >
          {text(isPlaying ? 'trace.pause' : 'trace.play')}
        </button>{' '}
        <button type="button" disabled={isOver} onClick={() => player.step()}>
          {text('trace.step')}
        </button>
      </p>
      <Amount label={text('trace.speed')} {...SPEED} value={speed} onChange={setSpeed} />
      <p>{text('trace.moves', { count: moves })}</p>
      <BoardGrid
        men={men}
        side={settings.color}
        words={wordsOf(settings)}
        label={text('trace.board')}
        help=""
        onTouch={() => {}}
        onLetter={() => false}
      />
    </>
  );
}
