import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { InTurn } from '#app/base/inTurn.ts';
import { menOfSeat, toCarryOver } from '#app/board/expected.ts';
import type { Desk } from '#app/desk/desk.ts';
import { wordsOf } from '#app/desk/settings.ts';
import { saidText } from '#app/i18n/text.ts';
import { menInHand, menOnBoard } from '#app/pegs/men.ts';
import { shownResult } from '#app/score/confirmedResult.ts';
import { BoardGrid } from '#app/shared/BoardGrid.tsx';
import { marksOf } from '#app/shared/boardMarks.ts';
import { Clocks } from '#app/shared/Clocks.tsx';
import { ClaimDialog } from '#app/shared/claims/ClaimDialog.tsx';
import { DeskSettings } from '#app/shared/DeskSettings.tsx';
import { DialogFrame, leadingOn } from '#app/shared/DialogFrame.tsx';
import type { DeskProps } from '#app/shared/deskProps.ts';
import { Check } from '#app/shared/fields.tsx';
import { useAreaText, useObservable, useSettings, useText } from '#app/shared/hectorContext.tsx';
import { LargeMove } from '#app/shared/LargeMove.tsx';
import type { OwnBoards } from '#app/shared/ownBoards.ts';
import { PressButton } from '#app/shared/PressButton.tsx';
import { Question } from '#app/shared/Question.tsx';
import { ScoreTable } from '#app/shared/ScoreTable.tsx';
import { ScreenTitle } from '#app/shared/ScreenTitle.tsx';
import { usePressKey } from '#app/shared/usePressKey.ts';
import type { CommandBody } from '#rules/game/command.ts';
import { makeUci } from '#rules/position/move.ts';
import {
  type Color,
  opposite,
  PROMOTION_ROLES,
  type PromotionRole,
  type Square,
} from '#rules/position/square.ts';
import { sayRefusal } from '#speech/phrases/citing.ts';
import { manWord } from '#speech/phrases/words.ts';
import '#app/styles/desks.css';
import { Announcement } from './Announcement.tsx';
import { BoardChooser } from './BoardChooser.tsx';
import { opponentTexts } from './texts/texts.ts';
import { choose } from './touches.ts';

type Dialog = Readonly<{ kind: 'promotion'; square: Square } | { kind: 'claim' | 'resign' | 'arbiter' }>;

/** The place of a sighted or deaf player against a blind one: a board by Article 4, and every word in large text. */
export function OpponentDesk({ desk, boards }: DeskProps & Readonly<{ boards: OwnBoards }>) {
  const state = useObservable(desk.port.state);
  const settings = useSettings();
  const text = useAreaText(opponentTexts);
  const common = useText();
  const isOnCable = useObservable(boards.seats).length > 0;
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const side: Color = desk.port.actors[0] === 'black' ? 'black' : 'white';
  const { header, ply, act } = state;
  const isDeaf = header[side].deaf;
  const isOver = state.phase === 'over';
  const ask = (body: CommandBody) => desk.submit({ by: side, ...body });

  usePressKey(isOver ? null : () => void ask({ do: 'press' }));

  // D.1: the screen carries the opponent's move over to this board; that is no touch (TU-16).
  const carriedPly = useRef(0);
  useEffect(() => {
    const holes = isOnCable ? null : toCarryOver(state, side);
    if (!holes || carriedPly.current === state.ply.number) return;
    carriedPly.current = state.ply.number;
    const { move } = state.ply;
    for (const square of holes.emptied) void desk.submit({ by: side, do: 'lift', square });
    for (const square of holes.filled) {
      const piece = move?.to === square ? move.promotion : undefined;
      void desk.submit({ by: side, do: 'insert', square, ...(piece && { piece }) });
    }
  }, [state, side, desk, isOnCable]);

  // However quickly squares are chosen, and however far the table is: each choice is about what the one before it brought.
  const turns = useRef(new InTurn());
  const touch = (square: Square, promotion?: PromotionRole) =>
    turns.current.do(() => carryOut(square, promotion));
  const carryOut = async (square: Square, promotion?: PromotionRole) => {
    if (isOnCable) return desk.complain(saidText(settings.language, 'board.onTable'));
    const chosen = choose(desk.port.state.value, side, square, promotion);
    if (chosen.kind === 'promotion') return setDialog({ kind: 'promotion', square });
    if (chosen.kind === 'refused') return desk.complain(sayRefusal(settings.language, chosen.code));
    const outcomes = await Promise.all(chosen.acts.map((one) => ask(one)));
    const isReleased = chosen.kind === 'move' && outcomes.every(({ kind }) => kind === 'done');
    // D.2.1: the program says the move for him, unless he says it himself.
    if (isReleased && !settings.announceMyself) await ask({ do: 'announce', move: chosen.move });
  };
  const held = menInHand(state).map(({ color, role }) => manWord(settings.language, color, role));
  const name = (color: Color) => header[color].name || common(`color.${color}`);
  const owes = !isOver && ply.side === side && !ply.announced && ply.move && ply.previous ? ply : null;
  const theirs = ply.side === opposite(side) && ply.move && ply.previous ? ply : null;

  return (
    <div className="desk opponent-desk">
      <ScreenTitle>{common('game.title', { white: name('white'), black: name('black') })}</ScreenTitle>
      {isOver && (
        <p className="over">
          {common('game.over', { result: shownResult(state.ending?.result ?? null, state) })}
        </p>
      )}
      <Clocks port={desk.port} />
      <Announcement isDeaf={isDeaf} />
      {isOver && <ConfirmResult desk={desk} side={side} />}
      <div className="board-and-words">
        <div className="watched-board">
          <BoardGrid
            men={header.boards === 'two' ? menOfSeat(state, side) : menOnBoard(state)}
            marks={marksOf(state)}
            side={side}
            words={wordsOf(settings)}
            layout={settings.squares}
            label={common('game.board')}
            help={isOver ? '' : text('boardHelp')}
            onTouch={(square) => void touch(square)}
            onLetter={() => false}
          />
          <p className="lifted-man">{held.length > 0 && text('touched', { men: held.join(', ') })}</p>
        </div>
        <div>
          {owes?.move && owes.previous && (
            <section className="card" aria-labelledby="own-words">
              <h2 id="own-words">{text('sayThis')}</h2>
              <LargeMove before={owes.previous.position} move={owes.move} />
              <button
                type="button"
                className="primary"
                onClick={() => owes.move && void ask({ do: 'announce', move: makeUci(owes.move) })}
              >
                {text('saidIt')}
              </button>
            </section>
          )}
          {!isOver && theirs?.move && theirs.previous && (
            <section className="card" aria-labelledby="their-move">
              <h2 id="their-move">{text('theirMove')}</h2>
              <LargeMove before={theirs.previous.position} move={theirs.move} />
              <button
                type="button"
                onClick={() => theirs.move && void ask({ do: 'repeat', move: makeUci(theirs.move) })}
              >
                {text('repeat')}
              </button>
            </section>
          )}
          <section aria-labelledby="score" className="score">
            <h2 id="score">{common('game.score')}</h2>
            <ScoreTable state={state} />
          </section>
          <BoardChooser boards={boards} side={side} />
          <DeskSettings desk={desk} />
          <Check
            label={text('sayMyself')}
            checked={settings.announceMyself}
            onChange={(announceMyself) => desk.settings.set({ ...desk.settings.value, announceMyself })}
          />
        </div>
      </div>
      {!isOver && (
        <section className="more" aria-labelledby="acts">
          <h2 id="acts">{common('game.acts')}</h2>
          {!state.offers[opposite(side)] && (
            <button type="button" onClick={() => void ask({ do: 'offerDraw' })}>
              {common('game.offerDraw')}
            </button>
          )}
          <button type="button" onClick={() => setDialog({ kind: 'claim' })}>
            {common('game.claim')}
          </button>
          <button type="button" onClick={() => setDialog({ kind: 'resign' })}>
            {common('game.resign')}
          </button>
          <button type="button" onClick={() => void ask({ do: act.adjusting ? 'endAdjust' : 'adjust' })}>
            {common(act.adjusting ? 'game.endAdjust' : 'game.adjust')}
          </button>
          <button type="button" onClick={() => setDialog({ kind: 'arbiter' })}>
            {leadingOn(common('game.callArbiter'))}
          </button>
        </section>
      )}
      {!isOver && (
        <div className="thumb">
          {state.offers[opposite(side)] && (
            <>
              <button type="button" onClick={() => void ask({ do: 'acceptDraw' })}>
                {common('game.acceptDraw')}
              </button>
              <button type="button" onClick={() => void ask({ do: 'declineDraw' })}>
                {common('game.declineDraw')}
              </button>
            </>
          )}
          <PressButton state={state} onPress={() => void ask({ do: 'press' })} />
        </div>
      )}
      {dialog?.kind === 'claim' && (
        <ClaimDialog desk={desk} actors={[side]} onClose={() => setDialog(null)} />
      )}
      {dialog?.kind === 'promotion' && (
        <DialogFrame title={common('promotion.title')} onClose={() => setDialog(null)}>
          <div className="buttons stacked">
            {PROMOTION_ROLES.map((role, index) => (
              <Button
                key={role}
                autoFocus={index === 0}
                onPress={() => {
                  setDialog(null);
                  void touch(dialog.square, role);
                }}
              >
                {manWord(settings.language, side, role)}
              </Button>
            ))}
          </div>
        </DialogFrame>
      )}
      {dialog?.kind === 'resign' && (
        <Question
          begins="no"
          isForThumb
          title={common('confirm.resign.title')}
          words={common('confirm.resign.text', { side })}
          onYes={() => void ask({ do: 'resign' })}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog?.kind === 'arbiter' && (
        <Question
          begins="no"
          isForThumb
          title={common('game.callArbiter')}
          words={text('arbiterStops')}
          onYes={() => void ask({ do: 'callArbiter', reason: 'player' })}
          onClose={() => setDialog(null)}
        />
      )}
    </div>
  );
}

/** 8.7: both players sign the result. Who does not agree calls the arbiter. */
function ConfirmResult({ desk, side }: Readonly<{ desk: Desk; side: Color }>) {
  const state = useObservable(desk.port.state);
  const text = useAreaText(opponentTexts);
  const result = state.ending?.result;
  if (!result || state.confirmed[side]) return null;
  return (
    <p>
      <button
        type="button"
        className="primary"
        onClick={() => void desk.submit({ by: side, do: 'confirmResult', ...result })}
      >
        {text('confirmResult')}
      </button>
    </p>
  );
}
