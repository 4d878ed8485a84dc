import { wordsOf } from '#app/desk/settings.ts';
import { menOnBoard } from '#app/pegs/men.ts';
import { BoardGrid } from '#app/shared/BoardGrid.tsx';
import { Clocks } from '#app/shared/Clocks.tsx';
import type { DeskProps } from '#app/shared/deskProps.ts';
import { useObservable, useSettings, useText } from '#app/shared/hectorContext.tsx';
import { SaidLog } from '#app/shared/SaidLog.tsx';
import { ScoreTable } from '#app/shared/ScoreTable.tsx';
import { ScreenTitle } from '#app/shared/ScreenTitle.tsx';

/** 6.12.1: who only watches: the board, the clocks, the score, and what is said. */
export function Spectator({ desk }: DeskProps) {
  const state = useObservable(desk.port.state);
  const settings = useSettings();
  const text = useText();
  const name = (color: 'white' | 'black') => state.header[color].name || text(`color.${color}`);
  return (
    <div className="game">
      <ScreenTitle>{text('game.title', { white: name('white'), black: name('black') })}</ScreenTitle>
      <Clocks port={desk.port} />
      <SaidLog />
      <BoardGrid
        men={menOnBoard(state)}
        side={settings.color}
        words={wordsOf(settings)}
        label={text('game.board')}
        help=""
        onTouch={() => {}}
        onLetter={() => false}
      />
      <section aria-labelledby="score" className="score">
        <h2 id="score">{text('game.score')}</h2>
        <ScoreTable state={state} />
      </section>
    </div>
  );
}
