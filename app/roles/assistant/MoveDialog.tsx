import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import type { Desk } from '#app/desk/desk.ts';
import type { Request } from '#app/desk/gamePort.ts';
import { readClearly } from '#app/desk/readClearly.ts';
import { wordsOf } from '#app/desk/settings.ts';
import { deskTexts } from '#app/desk/texts.ts';
import { hear } from '#app/edge/hear.ts';
import { menOf } from '#app/pegs/men.ts';
import { plyNumber, positionFor } from '#app/score/ownScore.ts';
import { BoardGrid } from '#app/shared/BoardGrid.tsx';
import { NO_MARKS } from '#app/shared/boardMarks.ts';
import { DialogFrame } from '#app/shared/DialogFrame.tsx';
import { Choice } from '#app/shared/fields.tsx';
import { useAreaText, useObservable, useSettings, useText } from '#app/shared/hectorContext.tsx';
import { type Actor, sideOf } from '#rules/game/command.ts';
import type { GameState } from '#rules/game/state.ts';
import { type Move, makeUci } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import {
  type Color,
  lastRank,
  PROMOTION_ROLES,
  type PromotionRole,
  rankOf,
  type Square,
} from '#rules/position/square.ts';
import { manWord } from '#speech/phrases/words.ts';
import { type AssistantText, assistantTexts } from './texts/texts.ts';

export type Purpose = 'announce' | 'correct' | 'repeat' | 'record';

type MoveDialogProps = Readonly<{ desk: Desk; by: Actor; purpose: Purpose; onClose: () => void }>;

const TITLES: Readonly<Record<Purpose, AssistantText>> = {
  announce: 'announce',
  correct: 'correct',
  repeat: 'readBackOtherwise',
  record: 'writeOther',
};

/** A move entered for the player: typed as it was said, or by two taps. Nothing here asks whether it is legal (11.3.1). */
export function MoveDialog({ desk, by, purpose, onClose }: MoveDialogProps) {
  const state = useObservable(desk.port.state);
  const settings = useSettings();
  const { language } = settings;
  const text = useAreaText(assistantTexts);
  useAreaText(deskTexts); // in which a move that is not clear is asked about
  const common = useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [from, setFrom] = useState<Square | null>(null);
  const [to, setTo] = useState<Square | null>(null);
  const [promotion, setPromotion] = useState<PromotionRole>('queen');
  const [isWrong, setWrong] = useState(false);
  useEffect(() => field.current?.focus(), []);

  const side = sideOf(by) ?? 'white';
  const position = about(state, side, purpose);
  const pawn = from && position.pieceAt(from)?.role === 'pawn' ? position.pieceAt(from)?.color : null;
  const promotes = to !== null && pawn != null && rankOf(to) === lastRank(pawn);
  const tapped: Move | null = from && to ? { from, to, ...(promotes && { promotion }) } : null;
  const touch = (square: Square) => {
    setTyped('');
    setWrong(false);
    if (!from || to || square === from) {
      setFrom(square === from && !to ? null : square);
      setTo(null);
    } else setTo(square);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const request = requestOf();
    if (!request) return;
    const outcome = await desk.submit(request);
    if (outcome.kind === 'done') onClose();
    else wrong();
  };
  function wrong(): void {
    setWrong(true);
    field.current?.focus();
    field.current?.select(); // whoever types on writes over it
  }
  function requestOf(): Request | null {
    if (purpose === 'record') {
      const move = tapped ?? readClearly(desk, position, typed);
      if (move) return { by, do: 'record', ply: state.entries[side].length + 1, move: makeUci(move) };
      wrong();
      return null;
    }
    if (tapped) return { by, do: purpose, move: makeUci(tapped) };
    return { by, do: purpose, ...hear(state, by, typed, purpose === 'repeat') };
  }

  const next =
    purpose === 'record'
      ? text('next', { number: plyNumber(state, state.entries[side].length + 1) })
      : undefined;
  return (
    <DialogFrame title={text(TITLES[purpose])} words={next} onClose={onClose}>
      <form className="move-dialog" onSubmit={(event) => void submit(event)}>
        <div className="field">
          <label htmlFor={id}>{text('moveField')}</label>
          <input
            ref={field}
            id={id}
            type="text"
            required={!tapped}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="send"
            value={tapped ? `${tapped.from}-${tapped.to}` : typed}
            aria-invalid={isWrong || undefined}
            aria-describedby={`${id}-help`}
            onChange={(event) => {
              setFrom(null);
              setTo(null);
              setWrong(false);
              setTyped(event.target.value);
            }}
          />
          <p id={`${id}-help`} className="help">
            {from && !to ? text('chosen', { square: from }) : text('moveHelp')}
          </p>
        </div>
        {promotes && (
          <Choice
            label={common('promotion.title')}
            value={promotion}
            options={PROMOTION_ROLES.map((value) => ({
              value,
              label: manWord(language, pawn ?? side, value),
            }))}
            onChange={setPromotion}
          />
        )}
        <div className="tap-board">
          <BoardGrid
            men={menOf(position)}
            marks={{ ...NO_MARKS, lastTo: to, lifted: new Set(from ? [from] : []) }}
            side={side}
            words={wordsOf(settings)}
            layout={settings.squares}
            label={common('game.board')}
            help=""
            onTouch={touch}
            onLetter={() => false}
          />
        </div>
        <div className="buttons thumb-row">
          <Button onPress={onClose}>{common('help.close')}</Button>
          <Button type="submit" className="primary">
            {text('send')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}

/** The position that the words are about: of a move on its way, of the last one, or of the own score. */
function about(state: GameState, side: Color, purpose: Purpose): Position {
  const { ply, act } = state;
  if (purpose === 'record') return positionFor(state, side, state.entries[side].length + 1) ?? ply.position;
  const isLast = purpose === 'repeat' || act.color !== side;
  return isLast && ply.previous ? ply.previous.position : ply.position;
}
