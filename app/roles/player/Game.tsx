import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Seat } from '#app/board/expected.ts';
import { type Direction, sayScan } from '#app/desk/explore.ts';
import { actionOf, keyMap } from '#app/desk/keys.ts';
import { wordsOf } from '#app/desk/settings.ts';
import { type CommandName, parseTextCommand } from '#app/desk/textCommand.ts';
import { deskTexts } from '#app/desk/texts.ts';
import type { Playing } from '#app/hector.ts';
import { saidText } from '#app/i18n/text.ts';
import { menOf } from '#app/pegs/men.ts';
import { shownResult } from '#app/score/confirmedResult.ts';
import { Clocks } from '#app/shared/Clocks.tsx';
import { DeskSettings } from '#app/shared/DeskSettings.tsx';
import { ErrorBoundary } from '#app/shared/ErrorBoundary.tsx';
import { fetched } from '#app/shared/fetched.tsx';
import { focusAudibly, leaveDialog } from '#app/shared/focus.ts';
import { useObservable, usePerson, usePlace, useSettings, useText } from '#app/shared/hectorContext.tsx';
import { PressButton } from '#app/shared/PressButton.tsx';
import { EarlierSaid, LastSaid } from '#app/shared/SaidLog.tsx';
import { ScreenTitle } from '#app/shared/ScreenTitle.tsx';
import { onMove } from '#rules/game/state.ts';
import { COLORS, type Color, opposite, type Square } from '#rules/position/square.ts';
import { Acts } from './Acts.tsx';
import { BoardPanel } from './BoardPanel.tsx';
import { BoardSection } from './BoardSection.tsx';
import { Entry } from './Entry.tsx';
import { answered, carryOut, type Entered, type EntryContext, enter } from './entry.ts';
import type { DialogRequest } from './GameDialogs.tsx';
import { HandOver } from './HandOver.tsx';
import type { PlayerDesk } from './playerDesk.ts';
import { Score } from './Score.tsx';
import { useFieldKeys } from './useFieldKeys.ts';

const GameDialogs = fetched(() => import('./GameDialogs.tsx').then(({ GameDialogs }) => GameDialogs));

const ResultConfirmation = fetched(() =>
  import('./ResultConfirmation.tsx').then(({ ResultConfirmation }) => ResultConfirmation),
);

const ListenButton = fetched(() => import('./ListenButton.tsx').then(({ ListenButton }) => ListenButton));

/** Dialogs that make sense only while the game goes on. */
const OF_THE_GAME: ReadonlySet<DialogRequest['kind']> = new Set(['draw', 'resign', 'promotion']);

type GameProps = Readonly<{
  game: PlayerDesk;
  /** What only the table's own window has; null at a player's place away from it. */
  table: Readonly<{ playing: Playing; onAnother: () => void }> | null;
}>;

/** A player's own screen, or both players', wherever they sit. */
export function Game({ game, table }: GameProps) {
  const { announcer } = usePerson();
  const settings = useSettings();
  const text = useText();
  const state = useObservable(game.state);
  const seats = useObservable(game.boards.seats);
  const [dialog, setDialog] = useState<Readonly<{ request: DialogRequest; number: number }> | null>(null);
  const asked = useRef(0);
  /** Each in a frame of its own: the one before, be it of the same kind, may still be on its way out. */
  const ask = (request: DialogRequest) => {
    asked.current += 1;
    setDialog({ request, number: asked.current });
  };
  const field = useRef<HTMLInputElement>(null);
  const [isFlipped, setFlipped] = useState(false);
  const review = useObservable(game.review);
  const square = useRef<Square | null>(null);
  const context = { game, announcer, settings, square: square.current };

  // A player who types on hearing that the game has begun is not kept waiting: the first key goes into the field.
  useLayoutEffect(
    () => focusAudibly(field.current, field.current?.closest('main')?.querySelector('h1') ?? null),
    [],
  );
  useEffect(() => {
    // Fetched when there is nothing else to do, so that a dialog opens at once, with or without a network.
    void GameDialogs.ahead(settings.language);
  }, [settings.language]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const action = actionOf(keyMap(settings.keys), event, 'anywhere');
      if (!action || document.querySelector('[role=dialog]:not([data-leaving])')) return;
      event.preventDefault();
      onCommand(action);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  const isOver = state.phase === 'over';
  const [wasOver] = useState(isOver);
  // What was asked about a game that has ended meanwhile needs no answer.
  useEffect(() => {
    if (isOver) setDialog((open) => (open && OF_THE_GAME.has(open.request.kind) ? null : open));
  }, [isOver]);

  const follow = (entered: Entered) => {
    if (isOver && (entered === 'confirm-draw' || entered === 'confirm-resign')) {
      game.refuse('game-over', null);
      return true;
    }
    switch (entered) {
      case 'confirm-draw':
        ask({ kind: 'draw', side: game.actor() });
        break;
      case 'confirm-resign':
        ask({ kind: 'resign', side: game.actor() });
        break;
      case 'to-field':
        field.current?.focus();
        break;
      case 'to-board':
        jumpToBoard(field.current);
        break;
      case 'flip': {
        setFlipped(!isFlipped);
        const side = isFlipped ? settings.color : opposite(settings.color);
        announcer.say({ kind: 'answer', said: deskTexts.say(settings.language, 'board.flipped', { side }) });
        break;
      }
      case 'export':
      case 'compare-scores':
        // The journal is where the game is decided.
        if (table) ask({ kind: entered });
        else game.desk.complain(saidText(settings.language, 'desk.atTable'));
        break;
      case 'own-score':
      case 'claim':
      case 'help':
        ask({ kind: entered });
    }
    return entered !== 'not-understood';
  };
  const carry = (name: CommandName, more: EntryContext = context): Entered => {
    if (name !== 'repeat') return carryOut(name, more);
    game.pressNoMore();
    game.repeat();
    return 'done';
  };
  const onCommand = (name: CommandName) => follow(carry(name));
  useFieldKeys(onCommand, settings.keys.onButtons !== false);
  const onTyped = (typed: string) => {
    // An open question may be answered by the same letter.
    const command = answered(typed, context) ? null : parseTextCommand(typed);
    return command?.kind === 'command' ? onCommand(command.name) : follow(enter(typed, context));
  };
  const onTouch = (square: Square, seat: Seat) => {
    if (state.phase === 'over') game.refuse('game-over', null);
    else if (seat && seat !== onMove(state)) seatOf(seat)?.touch(square);
    else void game.touch(square, undefined, () => ask({ kind: 'promotion', square }));
  };
  const seatOf = (side: Color) => game.boards.seats.value.find((other) => other.seat === side);
  const onLetter = (key: string) => {
    const typed = parseTextCommand(key);
    return typed.kind === 'command' && onCommand(typed.name);
  };
  const onBoardKey = (
    event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
    at: Square,
  ) => {
    square.current = at;
    const action = actionOf(keyMap(settings.keys), event, 'board');
    return action !== null && follow(carry(action, { ...context, square: at }));
  };
  const onScan = (direction: Direction, from: Square, turned: boolean) => {
    const said = sayScan(game.menShown(), from, direction, turned, wordsOf(settings));
    announcer.say({ kind: 'answer', said });
  };
  const names = Object.fromEntries(
    COLORS.map((color) => [color, state.header[color].name || text(`color.${color}`)]),
  );

  return (
    <div className="game player-game">
      <ScreenTitle>{text('game.title', names)}</ScreenTitle>
      <Clocks port={game.port}>
        {isOver ? (
          <p className="over">
            <Ended result={shownResult(state.ending?.result ?? null, state)} />{' '}
            {table && (
              <button type="button" onClick={table.onAnother}>
                {text('game.another')}
              </button>
            )}
          </p>
        ) : (
          <PressButton state={state} onPress={() => void game.press()} />
        )}
      </Clocks>
      <div className="play">
        <LastSaid />
        <div className="entry">
          <Entry field={field} turn={isOver ? null : onMove(state)} onEnter={onTyped} />
          {settings.listen && state.header.mode === 'training' && !isOver && (
            <Part>
              <ListenButton game={game} onHeard={onTyped} />
            </Part>
          )}
        </div>
        <BoardSection
          state={state}
          seats={seats.map(({ seat }) => seat)}
          onTouch={onTouch}
          onLetter={onLetter}
          onKey={onBoardKey}
          onScan={onScan}
          isFlipped={isFlipped}
          reviewed={review && menOf(review.position)}
          onEdge={() => game.desk.play('edge')}
        />
        <div className="beside">
          {isOver && (
            <Part>
              <ResultConfirmation game={game} state={state} hasJustEnded={!wasOver} />
            </Part>
          )}
          <Acts state={state} onCommand={onCommand} />
          {table && <HandOver playing={table.playing} />}
        </div>
        <div className="record">
          <Score
            state={state}
            onOwn={() => onCommand('ownScore')}
            onCompare={() => onCommand('compareScores')}
          />
          <EarlierSaid />
          <BoardPanel game={game} state={state} />
          {!table && <DeskSettings desk={game.desk} />}
        </div>
      </div>
      {dialog && (
        <Part key={dialog.number} onError={() => setDialog(null)}>
          <GameDialogs
            request={dialog.request}
            record={table?.playing.record ?? null}
            game={game}
            onPromote={(square, piece) => void game.touch(square, piece)}
            onClose={() => leaveDialog(() => setDialog(null))}
          />
        </Part>
      )}
    </div>
  );
}

/** The result is never broken between two lines. */
function Ended({ result }: Readonly<{ result: string }>) {
  const text = useText();
  const [before, after] = text('game.over', { result }).split(result);
  return (
    <span>
      {before}
      <span className="unbroken">{result}</span>
      {after}
    </span>
  );
}

/** From the field to the square that was left, and back. */
function jumpToBoard(field: HTMLInputElement | null): void {
  const board = document.querySelector<HTMLElement>('[data-hector=board]');
  if (board?.contains(document.activeElement)) field?.focus();
  else board?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
}

/** What is fetched when it is wanted stands apart: if it fails, that is said and the game goes on. */
function Part({ children, onError }: Readonly<{ children: ReactNode; onError?: () => void }>) {
  const { fault } = usePlace();
  const failed = (error: unknown) => {
    fault(error);
    onError?.();
  };
  return (
    <ErrorBoundary onError={failed}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
