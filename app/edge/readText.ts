/**
 * The one reader of typed and spoken moves. In competition it reads by form alone (11.3.1): what it answers depends on
 * the men as they stand and never on legality. Training may know what is legal: it takes the one legal move of several
 * that could be meant, and says of a move that is not legal that it is not. Letters of the own language come first, with
 * English besides; letters that say nothing there are tried in the others.
 */
import { mayWarn } from '#rules/game/hearing.ts';
import type { GameState } from '#rules/game/state.ts';
import { REASONS, whyIllegal } from '#rules/game/whyIllegal.ts';
import { LANGUAGES, type Language } from '#rules/notation/language.ts';
import { type Move, sameMove } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import { fileOf, rankOf } from '#rules/position/square.ts';
import { type FormReading, readByForm, readPromotion, readTakingNothing } from '#speech/match/byForm.ts';
import { type Match, match } from '#speech/match/match.ts';
import { understand } from '#speech/match/understand.ts';

export type Reading =
  | FormReading
  /** `others`: who else the words could mean, none of them legally either. */
  | Readonly<{ kind: 'illegal'; move: Move; others?: readonly Move[] }>;

/** A question that the reader has put: the next text may answer it in a word. */
export type Question = Readonly<
  { kind: 'which'; moves: readonly Move[] } | { kind: 'piece'; move: Move } | { kind: 'squares' }
>;

export function readText(
  state: Pick<GameState, 'header' | 'ply'>,
  text: string,
  language: Language,
): Reading {
  return readMove(state.ply.position, text, language, mayWarn(state));
}

/** `teaches`: whether the reader may know what is legal (training). */
export function readMove(position: Position, text: string, language: Language, teaches: boolean): Reading {
  const found = readForm(position, text, language);
  return teaches ? taught(position, text, language, found) : found;
}

function readForm(position: Position, text: string, language: Language): FormReading {
  const own = readByForm(position, text, language);
  if (own.kind !== 'none' || understand(text, language).kind !== 'plain') return own;
  const readings = LANGUAGES.map((letters) => readByForm(position, text, language, letters));
  const moves: Move[] = [];
  for (const found of readings) {
    if (found.kind === 'piece') return found;
    const named = found.kind === 'move' ? [found.move] : found.kind === 'which' ? found.moves : [];
    moves.push(...named.filter((move) => !moves.some((known) => sameMove(known, move))));
  }
  const [only, ...others] = moves;
  if (!only) return own;
  const isAsked = others.length > 0 || readings.some(({ kind }) => kind === 'which') || beginsWithFile(text);
  return isAsked ? { kind: 'which', moves } : { kind: 'move', move: only };
}

/** "Dd6" where D is no piece of the own language: a capital file, or another language's queen. */
function beginsWithFile(text: string): boolean {
  return /^[a-h][^\p{L}]*[a-hx]/iu.test(text.trim());
}

function taught(position: Position, text: string, language: Language, found: FormReading): Reading {
  switch (found.kind) {
    case 'move':
      return position.isLegal(found.move) ? found : { kind: 'illegal', move: found.move };
    case 'piece':
      return position.isLegal({ ...found.move, promotion: 'queen' })
        ? found
        : { kind: 'illegal', move: found.move };
    case 'which': {
      const legal = found.moves.filter((move) => isPossible(position, move));
      const [only, ...others] = legal;
      if (only && others.length === 0 && understand(text, language).kind === 'plain') {
        if (!position.isLegal(only)) return { kind: 'piece', move: only };
        // That no other is legal makes one of several the move meant only where the words name it without a doubt.
        const named = matchLetters(position, text, language);
        if (named.kind === 'move' && sameMove(named.move, only)) return named;
      }
      if (legal.length > 0) return { kind: 'which', moves: legal };
      // Which of several moves was meant is no question where none of them is legal: why not is.
      const [near, ...rest] = nearest(position, found.moves);
      return near ? { kind: 'illegal', move: near, others: rest } : found;
    }
    case 'squares':
      return found;
    case 'none': {
      // Never carried out as another move than it says: what only nearly fits is asked about.
      const near = match(position, text, { language });
      if (near.kind === 'move') return { kind: 'which', moves: [near.move] };
      if (near.kind === 'unclear') return { kind: 'which', moves: near.candidates };
      const taking = readTakingNothing(position, text, language);
      return taking && !isPossible(position, taking) ? { kind: 'illegal', move: taking } : found;
    }
  }
}

/** By the letters of the own language; where these say nothing, by those of the others, if they name one move alone. */
function matchLetters(position: Position, text: string, language: Language): Match {
  const own = match(position, text, { language });
  if (own.kind !== 'none') return own;
  const named = LANGUAGES.map((letters) => match(position, text, { language, letters })).filter(
    (found) => found.kind === 'move',
  );
  const [first] = named;
  return first && named.every(({ move }) => sameMove(move, first.move)) ? first : own;
}

/** The move for whose illegality a teacher has the most to say comes first: rather a pin than the way of a knight. */
function nearest(position: Position, moves: readonly Move[]): Move[] {
  const weight = (move: Move) => REASONS.indexOf(whyIllegal(position, move)?.reason ?? 'noMan');
  return moves.toSorted((one, other) => weight(other) - weight(one));
}

function isPossible(position: Position, move: Move): boolean {
  return position.isLegal(move) || (!move.promotion && position.isLegal({ ...move, promotion: 'queen' }));
}

export type Answered = Readonly<{ kind: 'move'; move: Move } | { kind: 'which'; moves: readonly Move[] }>;

/** A text as the answer to a question: it narrows what was asked. Null if it is none, and is to be read by itself. */
export function readAnswer(
  position: Position,
  question: Question,
  text: string,
  language: Language,
): Answered | null {
  if (question.kind === 'piece') {
    const piece = readPromotion(text, language);
    return piece && { kind: 'move', move: { ...question.move, promotion: piece } };
  }
  if (question.kind === 'squares') return null;
  const moves = narrowed(position, question.moves, text, language);
  const [only, ...others] = moves;
  if (!only || moves.length === question.moves.length) return null;
  return others.length === 0 ? { kind: 'move', move: only } : { kind: 'which', moves };
}

/** By a man, a promoted piece, the square, file or rank that it leaves, or the square that it goes to. */
function narrowed(
  position: Position,
  moves: readonly Move[],
  text: string,
  language: Language,
): readonly Move[] {
  const understood = understand(text, language);
  if (understood.kind !== 'plain') return [];
  const said = understood.statements
    .filter(({ heard, castles, side, takes }) => heard !== 'in part' && !castles && !side && !takes)
    .sort((a, b) => a.cost - b.cost);
  for (const { piece, promotion, fromFile, fromRank, toFile, toRank } of said) {
    const [file, rank] = [toFile ?? fromFile, toRank ?? fromRank];
    if (toFile && fromFile) continue; // a whole move, to be read by itself
    const role = piece ?? promotion;
    const ofRole = moves.filter((move) => {
      if (!role) return true;
      return position.pieceAt(move.from)?.role === role || move.promotion === role;
    });
    for (const squareOf of [(move: Move) => move.from, (move: Move) => move.to]) {
      const fitting = ofRole.filter((move) => {
        const square = squareOf(move);
        return (!file || fileOf(square) === file) && (!rank || rankOf(square) === rank);
      });
      if (fitting.length > 0 && fitting.length < moves.length) return fitting;
    }
  }
  return [];
}
