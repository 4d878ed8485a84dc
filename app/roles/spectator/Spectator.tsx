import { useState } from 'react';
import { wordsOf } from '#app/desk/settings.ts';
import { menOnBoard } from '#app/pegs/men.ts';
import { shownResult } from '#app/score/confirmedResult.ts';
import { BoardGrid } from '#app/shared/BoardGrid.tsx';
import { marksOf } from '#app/shared/boardMarks.ts';
import { Clocks } from '#app/shared/Clocks.tsx';
import { DeskSettings } from '#app/shared/DeskSettings.tsx';
import type { DeskProps } from '#app/shared/deskProps.ts';
import { useAreaText, useObservable, useSettings, useText } from '#app/shared/hectorContext.tsx';
import { SaidLog } from '#app/shared/SaidLog.tsx';
import { ScoreTable } from '#app/shared/ScoreTable.tsx';
import { ScreenTitle } from '#app/shared/ScreenTitle.tsx';
import { type Color, opposite } from '#rules/position/square.ts';
import '#app/styles/desks.css';
import { spectatorTexts } from './texts/texts.ts';

/** 6.12.1: who only watches: the board, the clocks, the score, and what is said. Nothing can be done here. */
export function Spectator({ desk }: DeskProps) {
  const state = useObservable(desk.port.state);
  const settings = useSettings();
  const text = useText();
  const own = useAreaText(spectatorTexts);
  const [side, setSide] = useState<Color>('white');
  const name = (color: Color) => state.header[color].name || text(`color.${color}`);
  return (
    <div className="desk spectator-desk">
      <ScreenTitle>{text('game.title', { white: name('white'), black: name('black') })}</ScreenTitle>
      {state.phase === 'over' && (
        <p className="over">
          {text('game.over', { result: shownResult(state.ending?.result ?? null, state) })}
        </p>
      )}
      <Clocks port={desk.port} />
      <div className="board-and-words">
        <div className="watched-board">
          <BoardGrid
            men={menOnBoard(state)}
            marks={marksOf(state)}
            side={side}
            words={wordsOf(settings)}
            layout={settings.squares}
            label={text('game.board')}
            help=""
            onTouch={() => {}}
            onLetter={() => false}
          />
          <button
            type="button"
            data-hector="flip"
            aria-pressed={side === 'black'}
            onClick={() => setSide(opposite(side))}
          >
            {own('flip')}
          </button>
        </div>
        <div>
          <SaidLog />
          <section aria-labelledby="score" className="score">
            <h2 id="score">{text('game.score')}</h2>
            <ScoreTable state={state} />
          </section>
          <DeskSettings desk={desk} />
        </div>
      </div>
    </div>
  );
}
