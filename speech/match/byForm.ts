/**
 * From what a person types or says to the move that it names by its form alone (11.3.1): the men on the board as they
 * stand decide, never what is legal. A man whose way to the square is open comes before one whose way is blocked, and
 * that before one that does not move so at all; where that leaves several, all that could be meant are asked about.
 * Neither attacks on a king nor rights nor earlier moves count, so that nothing can be learnt about them by typing.
 */
import type { Language } from '#rules/notation/language.ts';
import { capturedByForm, formOf, passesByForm, pawnsWay } from '#rules/position/form.ts';
import { type Move, sameMove } from '#rules/position/move.ts';
import type { Position } from '#rules/position/position.ts';
import {
  FILES,
  lastRank,
  PROMOTION_ROLES,
  type PromotionRole,
  RANKS,
  type Role,
  rankOf,
  type Square,
} from '#rules/position/square.ts';
import { fitOf, type Named, named } from './fit.ts';
import { CLEAR, MARGIN } from './match.ts';
import type { Statement } from './statement.ts';
import { understand } from './understand.ts';

export type FormReading = Readonly<
  | { kind: 'move'; move: Move }
  /** Several men, or several moves, could be meant. */
  | { kind: 'which'; moves: readonly Move[] }
  /** Only what the pawn becomes was not said. */
  | { kind: 'piece'; move: Move }
  /** A man was named, and no square to go to. */
  | { kind: 'squares'; role: Role }
  | { kind: 'none' }
>;

type Meant = Readonly<{ move: Move; cost: number; guessed: boolean }>;

/** `letters`: whose piece letters are meant, if not those of the language. */
export function readByForm(
  position: Position,
  text: string,
  language: Language,
  letters: Language = language,
): FormReading {
  const understood = understand(text, language, letters);
  switch (understood.kind) {
    case 'too-long':
      return { kind: 'none' };
    case 'doubtful': {
      const moves = understood.alternatives.flatMap((statements) =>
        chosen(position, meant(position, whole(statements))),
      );
      return asked(moves);
    }
    case 'plain':
      return among(position, understood.statements);
  }
}

function among(position: Position, statements: readonly Statement[]): FormReading {
  const found = meant(position, whole(statements));
  const moves = chosen(position, found);
  const [move, ...others] = moves;
  if (!move) return onlyNamed(statements);
  if (others.length > 0 || !found.some((other) => other.cost <= CLEAR && sameMove(other.move, move)))
    return asked(moves);
  if (found.some((other) => other.guessed && sameMove(other.move, move))) {
    const rest = statements.filter(({ heard, pieceUnheard }) => heard === 'in part' && !pieceUnheard);
    const without = chosen(position, meant(position, rest)).filter((other) => !sameMove(other, move));
    if (without.length > 0) return asked([move, ...without]); // the guess decided, not the speaker
  }
  return isPawnLeft(position, move) ? { kind: 'piece', move } : { kind: 'move', move };
}

function whole(statements: readonly Statement[]): Statement[] {
  return statements.filter(({ heard }) => heard !== 'in part');
}

function asked(moves: readonly Move[]): FormReading {
  const different = moves.filter(
    (move, index) => moves.findIndex((other) => sameMove(other, move)) === index,
  );
  return different.length > 0 ? { kind: 'which', moves: different } : { kind: 'none' };
}

function isPawnLeft(position: Position, { from, to, promotion }: Move): boolean {
  return !promotion && position.pieceAt(from)?.role === 'pawn' && rankOf(to) === lastRank(position.turn);
}

/** "Knight": which one, and where to, is still to be said. */
function onlyNamed(statements: readonly Statement[]): FormReading {
  const said = whole(statements)
    .filter(({ piece, toRank }) => piece && !toRank)
    .sort((a, b) => a.cost - b.cost)[0];
  return said?.piece && said.cost <= CLEAR ? { kind: 'squares', role: said.piece } : { kind: 'none' };
}

/** Those whose way is open, or if there are none whose way is blocked, or all; more than one is asked with all that move so. */
function chosen(position: Position, found: readonly Meant[]): Move[] {
  const moves = found.map(({ move }) => move);
  const free = moves.filter((move) => formOf(position, move) === 'free');
  if (free.length === 1) return free;
  const own = moves.filter((move) => formOf(position, move) !== 'foreign');
  return own.length > 0 ? own : moves;
}

/** The moves that the words fit best, by form, and those that come near them. */
function meant(position: Position, statements: readonly Statement[], takesNothing = false): Meant[] {
  const best = new Map<string, Meant>();
  for (const said of statements) {
    for (const candidate of thinkable(position, said)) {
      const cost = takesNothing
        ? costWithoutMan(position, said, candidate)
        : costOf(position, said, candidate);
      if (cost >= CLEAR + MARGIN) continue;
      const { move } = candidate;
      const key = `${move.from}${move.to}${move.promotion ?? ''}`;
      if (cost < (best.get(key)?.cost ?? Infinity))
        best.set(key, { move, cost, guessed: said.heard === 'guessed' });
    }
  }
  const all = [...best.values()];
  const least = Math.min(...all.map(({ cost }) => cost));
  if (least > CLEAR) return [];
  return all.filter(({ cost }) => cost < least + MARGIN).sort((a, b) => a.cost - b.cost);
}

/** A pawn named by its square alone goes ahead on its file; one that takes goes aslant, and something stands there. */
function costOf(position: Position, said: Statement, candidate: Named): number {
  const isWhole = said.fromFile !== null && said.fromRank !== null;
  if (candidate.role === 'pawn' && !isWhole) {
    const way = pawnsWay(candidate.move, position.turn);
    const takes = said.takes || said.enPassant;
    if (way === null || (way === 'ahead' ? takes : !takes && said.fromFile === null)) return Infinity;
    if (way === 'aslant' && candidate.victim === null) return Infinity;
  }
  if (said.takes && candidate.victim === null && !candidate.castling) return Infinity; // never another move than it says
  return fitOf(said, candidate);
}

/** As if a man stood there to be taken. */
function costWithoutMan(position: Position, said: Statement, candidate: Named): number {
  const isAslant = candidate.role !== 'pawn' || pawnsWay(candidate.move, position.turn) === 'aslant';
  if (candidate.victim !== null || !isAslant) return Infinity;
  return fitOf({ ...said, takes: false }, candidate);
}

/** Every man of the side to move to every square that the words leave open; castling by its two squares. */
function* thinkable(position: Position, said: Statement): Generator<Named> {
  const castles = said.castles || said.side !== null;
  for (const side of ['short', 'long'] as const) {
    const from = position.kingOf(position.turn);
    const { king, rookFrom } = position.castlingSquares(side);
    const to = position.variant === 'chess960' ? rookFrom : king;
    if (from && to && position.castling({ from, to }) === side && (castles || isOpen(said, to)))
      yield namedByForm(position, { from, to }, null);
  }
  if (castles) return;
  const targets = targetsOf(said);
  for (const from of position.squaresOf(position.turn)) {
    if ((said.fromFile && from[0] !== said.fromFile) || (said.fromRank && from[1] !== said.fromRank))
      continue;
    const man = position.pieceAt(from);
    if (said.piece && man?.role !== said.piece) continue;
    for (const to of targets) {
      if (
        to === from ||
        namesTheManOn(position, said, to) ||
        (man?.role === 'king' && position.castling({ from, to }) !== null)
      )
        continue;
      const promotes = man?.role === 'pawn' && rankOf(to) === lastRank(position.turn);
      const promotion = promotes ? said.promotion : null;
      yield namedByForm(position, { from, to }, promotion);
    }
  }
}

/** "Knight on g1", where one of his stands: that one is named, and not another who would go there. */
function namesTheManOn(
  position: Position,
  { piece, fromFile, fromRank, takes }: Statement,
  to: Square,
): boolean {
  if (!piece || fromFile || fromRank || takes) return false;
  const man = position.pieceAt(to);
  return man?.role === piece && man.color === position.turn;
}

function isOpen(said: Statement, to: Square): boolean {
  return (said.toFile ?? to[0]) === to[0] && (said.toRank ?? to[1]) === to[1];
}

function targetsOf({ toFile, toRank }: Statement): Square[] {
  const files = toFile ? [toFile] : FILES;
  const ranks = toRank ? [toRank] : RANKS;
  return files.flatMap((file) => ranks.map((rank): Square => `${file}${rank}`));
}

function namedByForm(position: Position, move: Move, promotion: PromotionRole | null): Named {
  const captured = capturedByForm(position, move);
  return {
    ...named(position, promotion ? { ...move, promotion } : move),
    victim: captured ? (position.pieceAt(captured)?.role ?? null) : null,
    enPassant: passesByForm(position, move),
  };
}

/** A move that says that it takes where nothing stands: which one, if that is its only fault. Null: it is none. */
export function readTakingNothing(position: Position, text: string, language: Language): Move | null {
  const understood = understand(text, language);
  if (understood.kind !== 'plain') return null;
  const said = whole(understood.statements).filter(({ takes, toFile, toRank }) => takes && toFile && toRank);
  const [move, ...others] = chosen(position, meant(position, said, true));
  return move && others.length === 0 ? move : null;
}

/** What a pawn became, said in one word: "queen", "Dame", "q"; null for anything else. */
export function readPromotion(text: string, language: Language): PromotionRole | null {
  const understood = understand(text, language);
  if (understood.kind !== 'plain') return null;
  const roles = whole(understood.statements)
    .filter(({ toFile, toRank, fromFile, takes }) => !toFile && !toRank && !fromFile && !takes)
    .flatMap(({ piece, promotion, cost }) => (cost <= CLEAR ? [piece ?? promotion] : []));
  const known = PROMOTION_ROLES.filter((role) => roles.includes(role));
  return known.length === 1 ? (known[0] ?? null) : null;
}
