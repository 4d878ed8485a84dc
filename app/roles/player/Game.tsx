import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { wordsOf } from '#app/desk/settings.ts';
import { type CommandName, parseTextCommand } from '#app/desk/textCommand.ts';
import type { Playing } from '#app/hector.ts';
import { menInHand, menOnBoard } from '#app/pegs/men.ts';
import { shownResult } from '#app/score/confirmedResult.ts';
import { BoardGrid } from '#app/shared/BoardGrid.tsx';
import { ENGLISH_PIECE_KEYS, ownPieceKeys } from '#app/shared/boardKeys.ts';
import { Clocks } from '#app/shared/Clocks.tsx';
import { ErrorBoundary } from '#app/shared/ErrorBoundary.tsx';
import { useHector, useObservable, useSettings, useText } from '#app/shared/hectorContext.tsx';
import { SaidLog } from '#app/shared/SaidLog.tsx';
import { ScreenTitle } from '#app/shared/ScreenTitle.tsx';
import { COLORS, type PromotionRole, type Square } from '#rules/position/square.ts';
import { manWord } from '#speech/phrases/words.ts';
import { Acts } from './Acts.tsx';
import { ArbiterDesk } from './ArbiterDesk.tsx';
import { BoardPanel } from './BoardPanel.tsx';
import { Entry } from './Entry.tsx';
import { carryOut, type Entered, enter } from './entry.ts';
import type { DialogRequest } from './GameDialogs.tsx';
import { actor } from './playerDesk.ts';
import { Score } from './Score.tsx';

const loadDialogs = () => import('./GameDialogs.tsx');
const GameDialogs = lazy(() => loadDialogs().then((module) => ({ default: module.GameDialogs })));

const ResultConfirmation = lazy(() =>
  import('./ResultConfirmation.tsx').then((module) => ({ default: module.ResultConfirmation })),
);

const ListenButton = lazy(() =>
  import('./ListenButton.tsx').then((module) => ({ default: module.ListenButton })),
);

type GameProps = Readonly<{ playing: Playing; onAnother: () => void }>;

export function Game({ playing: { game, arbiter, record }, onAnother }: GameProps) {
  const hector = useHector();
  const { announcer } = hector;
  const settings = useSettings();
  const text = useText();
  const state = useObservable(game.state);
  const [dialog, setDialog] = useState<DialogRequest | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const context = { game, announcer, settings };

  // As soon as the screen is there: a player who types on hearing that the game has begun is not kept waiting.
  useLayoutEffect(() => field.current?.focus(), []);
  useEffect(() => {
    // Fetched when there is nothing else to do, so that a dialog opens at once, with or without a network.
    loadDialogs().catch(() => {}); // asked for again with the first dialog
  }, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (
        event.key !== 'Enter' ||
        !event.ctrlKey ||
        document.querySelector('[role=dialog],[role=alertdialog]')
      )
        return;
      event.preventDefault();
      game.press();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [game]);

  const follow = (entered: Entered) => {
    switch (entered) {
      case 'confirm-draw':
        setDialog({ kind: 'draw', side: actor(game.state.value) });
        break;
      case 'confirm-resign':
        setDialog({ kind: 'resign', side: actor(game.state.value) });
        break;
      case 'export':
      case 'own-score':
      case 'claim':
      case 'compare-scores':
      case 'help':
        setDialog({ kind: entered });
    }
    return entered !== 'not-understood';
  };
  const onCommand = (name: CommandName) => follow(carryOut(name, context));
  const onTouch = (square: Square) => {
    if (game.promotesOn(square)) setDialog({ kind: 'promotion', square });
    else game.touch(square);
  };
  const onLetter = (key: string) => {
    const typed = parseTextCommand(key);
    return typed.kind === 'command' && onCommand(typed.name);
  };
  const names = Object.fromEntries(
    COLORS.map((color) => [color, state.header[color].name || text(`color.${color}`)]),
  );
  const inHand = menInHand(state).map(({ color, role }) => manWord(settings.language, color, role));

  return (
    <div className="game">
      <ScreenTitle>{text('game.title', names)}</ScreenTitle>
      {state.phase === 'over' && (
        <p className="over">
          {text('game.over', { result: shownResult(state.ending?.result ?? null, state) })}{' '}
          <button type="button" onClick={onAnother}>
            {text('game.another')}
          </button>
        </p>
      )}
      {state.phase === 'over' && (
        <Part>
          <ResultConfirmation game={game} arbiter={arbiter} state={state} />
        </Part>
      )}
      <div className="columns">
        <div>
          <Entry field={field} onEnter={(typed) => follow(enter(typed, context))} />
          {settings.listen && state.header.mode === 'training' && state.phase !== 'over' && (
            <Part>
              <ListenButton game={game} onHeard={(heard) => follow(enter(heard, context))} />
            </Part>
          )}
          <BoardGrid
            men={menOnBoard(state)}
            side={settings.color}
            words={wordsOf(settings)}
            pieceKeys={settings.ownPieceKeys ? ownPieceKeys(settings.language) : ENGLISH_PIECE_KEYS}
            label={text('game.board')}
            help={text('game.boardHelp')}
            onTouch={onTouch}
            onLetter={onLetter}
          />
          <p className="in-hand">{inHand.length > 0 && text('game.inHand', { men: inHand.join(', ') })}</p>
          <Score
            state={state}
            onOwn={() => onCommand('ownScore')}
            onCompare={() => onCommand('compareScores')}
          />
        </div>
        <div>
          <Clocks port={game.port} />
          <SaidLog />
          <ArbiterDesk game={game} arbiter={arbiter} />
          <Acts game={game} state={state} onCommand={onCommand} onExport={() => onCommand('export')} />
          <BoardPanel game={game} state={state} />
        </div>
      </div>
      {dialog && (
        <Part key={dialog.kind} onError={() => setDialog(null)}>
          <GameDialogs
            request={dialog}
            record={record}
            game={game}
            onPromote={(square: Square, piece: PromotionRole | undefined) => game.touch(square, piece)}
            onClose={() => setDialog(null)}
          />
        </Part>
      )}
    </div>
  );
}

/** What is fetched when it is wanted stands apart: if it fails, that is said and the game goes on. */
function Part({ children, onError }: Readonly<{ children: ReactNode; onError?: () => void }>) {
  const hector = useHector();
  const failed = (error: unknown) => {
    hector.fault(error);
    onError?.();
  };
  return (
    <ErrorBoundary onError={failed}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
