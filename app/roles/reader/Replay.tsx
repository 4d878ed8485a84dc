import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { wordsOf } from '#app/desk/settings.ts';
import { menOf } from '#app/pegs/men.ts';
import { type Step, stepsOf } from '#app/score/replay.ts';
import { BoardGrid } from '#app/shared/BoardGrid.tsx';
import { ENGLISH_PIECE_KEYS, ownPieceKeys } from '#app/shared/boardKeys.ts';
import { type BoardMarks, NO_MARKS } from '#app/shared/boardMarks.ts';
import { focusAudibly } from '#app/shared/focus.ts';
import { useAreaText, usePerson, useSettings, useText } from '#app/shared/hectorContext.tsx';
import { ScreenTitle } from '#app/shared/ScreenTitle.tsx';
import { Spoken } from '#app/shared/Spoken.tsx';
import type { ScoreGame } from '#rules/notation/game.ts';
import { headerLines, resultLine } from '#scoresheet/head.ts';
import { readSide } from '#speech/phrases/boardReading.ts';
import { plainly, type Said, together } from '#speech/phrases/said.ts';
import { sayMove } from '#speech/phrases/speak.ts';
import { Moves } from './Moves.tsx';
import type { ReaderKey } from './texts/en.ts';
import { readerTexts } from './texts.ts';

type ReplayProps = Readonly<{ title: string; game: ScoreGame; onBack: () => void }>;

/** In view wherever a phone is scrolled. */
const STEPS = ['previous', 'next'] as const satisfies ReaderKey[];
const ACTS = ['start', 'end', 'pieces', 'again', 'back'] as const satisfies ReaderKey[];
type Act = (typeof STEPS | typeof ACTS)[number];

const KEYS: Readonly<Record<string, Act>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  Home: 'start',
  End: 'end',
  p: 'pieces',
  m: 'again',
  Escape: 'back',
};

/** A recorded game by ear: each half-move is said as it is reached, with its comment. */
export function Replay({ title, game, onBack }: ReplayProps) {
  const { announcer } = usePerson();
  const settings = useSettings();
  const common = useText();
  const text = useAreaText(readerTexts);
  const words = wordsOf(settings);
  const { language } = words;
  const steps = useMemo(() => stepsOf(game), [game]);
  const [ply, setPly] = useState(0);
  const first = useRef<HTMLButtonElement>(null);
  const step = steps[ply] ?? steps[0];
  useEffect(() => {
    const title = first.current?.closest('main')?.querySelector('h1') ?? null;
    return focusAudibly(first.current, title);
  }, []);
  if (!step) return null;

  const told = (at: Step): Said => {
    const { move } = at;
    if (!move) return plainly(language, text('atStart'));
    const number = move.isWhites ? [plainly(language, text('moveNumber', { number: move.number }))] : [];
    const moved = together([...number, sayMove(move.described, words)]);
    const rest = remarks(at);
    if (at.ply === steps.length - 1) rest.push(text('atEnd', { result: resultLine(game, language) }));
    if (rest.length === 0) return moved;
    return together([moved, plainly(language, rest.join(' '))], '. ');
  };
  const remarks = ({ move }: Step): string[] => {
    if (!move) return game.comments.map((comment) => text('comment', { text: comment }));
    const { before, comments, variations } = move.scored;
    return [
      ...[...before, ...comments].map((comment) => text('comment', { text: comment.replace(/\.$/, '') })),
      ...(variations.length > 0 ? [text('variations', { count: variations.length })] : []),
    ];
  };
  const go = (to: number) => {
    const at = steps[Math.max(0, Math.min(steps.length - 1, to))];
    if (!at) return;
    setPly(at.ply);
    announcer.say({ kind: 'answer', said: told(at), tellsMove: at.move !== null });
  };
  const act = (name: Act) => {
    switch (name) {
      case 'next':
        return go(ply + 1);
      case 'previous':
        return go(ply - 1);
      case 'start':
        return go(0);
      case 'end':
        return go(steps.length - 1);
      case 'again':
        return go(ply);
      case 'pieces': {
        const said = (['white', 'black'] as const).map((side) => readSide(step.position, side, words));
        return announcer.say({ kind: 'answer', said: together(said) });
      }
      case 'back':
        return onBack();
    }
  };
  const onKey = (event: KeyboardEvent) => {
    const isSquare = event.target instanceof HTMLElement && event.target.closest('[data-square]');
    const name = KEYS[event.key];
    if (!name || event.ctrlKey || event.altKey || event.metaKey || (isSquare && name !== 'back')) return;
    event.preventDefault();
    act(name);
  };

  const buttons = (names: readonly Act[]) =>
    names.map((name) => (
      <button key={name} ref={name === 'next' ? first : undefined} type="button" onClick={() => act(name)}>
        {text(name)}
      </button>
    ));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are a second way to the buttons within
    <div className="reader" onKeyDown={onKey}>
      <ScreenTitle>{title}</ScreenTitle>
      <p className="last-move">
        <Spoken said={told(step)} />
      </p>
      <div className="replay-board">
        <BoardGrid
          men={menOf(step.position)}
          marks={marksAt(step)}
          side={settings.color}
          words={words}
          layout={settings.squares}
          pieceKeys={settings.ownPieceKeys ? ownPieceKeys(language) : ENGLISH_PIECE_KEYS}
          label={common('game.board')}
          help=""
          onTouch={() => {}}
          onLetter={() => false}
        />
      </div>
      {/* In a toolbar a screen reader is in focus mode, and leaves the keys to the page. */}
      <div role="toolbar" aria-label={title} className="replay-steps">
        {buttons(STEPS)}
      </div>
      <Moves steps={steps} ply={ply} language={language} onGo={go} />
      <div role="toolbar" aria-label={common('game.acts')} className="buttons">
        {buttons(ACTS)}
      </div>
      <p className="help">{text('keys')}</p>
      <ul className="tags">
        {headerLines(game, { language }).map(({ label, text: line }) => (
          <li key={`${label} ${line}`}>{label ? `${label}: ${line}` : line}</li>
        ))}
      </ul>
    </div>
  );
}

function marksAt({ position, move }: Step): BoardMarks {
  const made = move?.scored.move;
  const check = position.isCheck() ? (position.kingOf(position.turn) ?? null) : null;
  return { ...NO_MARKS, lastFrom: made?.from ?? null, lastTo: made?.to ?? null, check };
}
