/**
 * What a text says about a move, before anybody looks at a board: the grammar of announcements. The lattice of readings
 * is walked once, from left to right; sayings that came out the same are one, the cheapest, so that a long text of
 * words with several meanings costs no more than a short one.
 */
import type { CastlingSide } from '#rules/position/position.ts';
import {
  type Color,
  type File,
  opposite,
  type PromotionRole,
  type Rank,
  type Role,
} from '#rules/position/square.ts';
import type { Meaning } from './dictionary.ts';
import {
  isCheck,
  isEmpty,
  isFile,
  isOfCastling,
  isOfSquare,
  isPromotion,
  isRank,
  isRole,
  isVerb,
} from './meanings.ts';
import type { Edge, Readings } from './readings.ts';

export type Statement = Readonly<{
  piece: Role | null;
  /** "The white knight", "Black castles", "White plays". */
  colour: Color | null;
  /** "The light-squared bishop". */
  onLight: boolean | null;
  /** "The king's knight". */
  wing: CastlingSide | null;
  fromFile: File | null;
  fromRank: Rank | null;
  takes: boolean;
  victim: Role | null;
  toFile: File | null;
  toRank: Rank | null;
  enPassant: boolean;
  promotes: boolean;
  promotion: PromotionRole | null;
  /** Castling by its own words: the word itself, its side. */
  castles: boolean;
  side: CastlingSide | null;
  /** Whether every word was known, or one was taken for what it resembles, or one was passed over. */
  heard: 'well' | 'guessed' | 'in part';
  /** The word that was passed over stands where the piece is named. */
  pieceUnheard: boolean;
  /** How much the words were bent. */
  cost: number;
}>;

const COST = {
  /** Check or mate said before the end. */
  earlyCheck: 2,
  /** "on d5 takes" */
  takesBehind: 0.5,
  /** "f3, the knight": behind the square the piece of a promotion is named. */
  pieceBehind: 2,
  victimBehind: 2,
  /** "To e5 with the knight" … */
  byWhomBehind: 1.5,
  /** … is nearer than "e8 with a rook" as a promotion, which is asked about. */
  promotionByWhom: 2.6,
} as const;

/** What costs more says nothing. */
export const WORST = 8;

/** More sayings than this at one place are no announcement: the text is given up, not guessed at. */
const MOST_SAYINGS = 400;

/** How far an announcement has come. A part follows only earlier parts. */
const START = 0;
const PIECE = 1;
const FROM_FILE = 2;
const FROM_RANK = 3;
const TAKES = 4;
const VICTIM = 5;
const TO_FILE = 6;
const TO_RANK = 7;

type Saying = Statement &
  Readonly<{
    stage: number;
    /** The square that comes next is the one that is left. */
    fromNext: boolean;
    /** "From" was said before a square: one that is left has to come, or the sentence is not whole. */
    leaves: boolean;
    /** The man that comes next is the one who moves. */
    withNext: boolean;
    /** A preposition has led to where a man goes: what comes next is that square, and no act. */
    aims: boolean;
    /** A word that says nothing stands behind a file: its rank does not belong to it any more. */
    parted: boolean;
  }>;

const NOTHING: Saying = {
  piece: null,
  colour: null,
  onLight: null,
  wing: null,
  fromFile: null,
  fromRank: null,
  takes: false,
  victim: null,
  toFile: null,
  toRank: null,
  enPassant: false,
  promotes: false,
  promotion: null,
  castles: false,
  side: null,
  heard: 'well',
  pieceUnheard: false,
  cost: 0,
  stage: START,
  fromNext: false,
  leaves: false,
  withNext: false,
  aims: false,
  parted: false,
};

/** Everything that the readings may say, or nothing where they say too much. */
export function statementsOf({ edges, end }: Readings): readonly Statement[] {
  const places = Array.from({ length: end + 1 }, () => new Map<string, Saying>());
  places[0]?.set('', NOTHING);
  for (let node = 0; node < end; node++) {
    const here = places[node] as Map<string, Saying>;
    if (here.size > MOST_SAYINGS) return [];
    for (const saying of here.values())
      for (const edge of edges[node] ?? [])
        for (const next of continuations(saying, edge, edges)) keep(places[edge.to], next);
  }
  return [...(places[end]?.values() ?? [])].filter(saysSomething).map(unlessLeft);
}

/** "From e4", "the queen from e2": where to is still to be said. */
function unlessLeft(said: Saying): Statement {
  return said.leaves && !said.fromFile && !said.fromRank ? inPart(said) : said;
}

function keep(place: Map<string, Saying> | undefined, saying: Saying): void {
  if (!place || saying.cost >= WORST) return;
  const key = keyOf(saying);
  const known = place.get(key);
  if (!known || saying.cost < known.cost) place.set(key, saying);
}

function keyOf(said: Saying): string {
  return `${meaningOf(said)} ${said.promotes} ${said.heard} ${said.pieceUnheard} ${said.stage} ${said.fromNext} ${said.leaves} ${said.withNext} ${said.aims} ${said.parted}`;
}

function saysSomething(said: Saying): boolean {
  if (said.castles || said.side) return true;
  return Boolean(said.piece || said.fromFile || said.toFile || said.takes || said.enPassant);
}

/** Both squares were named, or castling with its side. */
export function isInFull(said: Statement): boolean {
  if (said.castles) return said.side !== null;
  return Boolean(said.fromFile && said.fromRank && said.toFile && said.toRank);
}

/** Whether two statements name a move in the same way, both in whole sentences. */
export function saysTheSame(one: Statement, other: Statement): boolean {
  return one.heard !== 'in part' && other.heard !== 'in part' && meaningOf(one) === meaningOf(other);
}

function meaningOf(said: Statement): string {
  const { piece, wing, fromFile, fromRank, takes, victim, toFile, toRank } = said;
  const { enPassant, promotion, castles, side, colour, onLight } = said;
  const man = `${colour} ${onLight} ${piece} ${wing} ${fromFile}${fromRank}`;
  return `${man} ${takes} ${victim} ${toFile}${toRank} ${enPassant} ${promotion} ${castles} ${side}`;
}

function continuations(saying: Saying, edge: Edge, edges: Readings['edges']): Saying[] {
  const said: Saying = {
    ...saying,
    cost: saying.cost + edge.cost,
    heard: edge.guessed && saying.heard === 'well' ? 'guessed' : saying.heard,
    withNext:
      edge.meaning === 'with' ||
      ((edge.meaning === 'filler' || edge.meaning === 'leading') && saying.withNext),
    parted: saying.parted || (isOnFile(saying) && (isEmpty(edge.meaning) || edge.meaning === 'from')),
  };
  const { meaning } = edge;
  switch (meaning) {
    case 'hesitation':
      // Behind the move it is a second thought.
      return [unlessLast(said, edge, edges)];
    case 'filler':
      return [said];
    case 'leading':
    case 'with':
      // "e4 and …": the rest was not heard. "Ich gebe auf" ends so, too.
      return [unlessLast(said, edge, edges)];
    case 'towards':
      return [
        unlessLast({ ...said, aims: said.aims || (isBeforeTheMove(said) && !said.promotes) }, edge, edges),
      ];
    case 'place':
      // "Feld e4" only names it; "knight, square f3", "na pole e4" go there.
      return [isBeforeTheMove(said) && !said.aims ? inPart(said) : said];
    case 'and':
      // "Eva and David five", "a i cztery": it joins no squares, but "takes the knight and becomes a queen".
      return [
        unlessLast(
          isUnderWay(said) && leadsTo(edges, edge.to, isOfSquare) ? inPart(said) : said,
          edge,
          edges,
        ),
      ];
    case 'plays':
      return [hasSubject(said) || leadsTo(edges, edge.to, isCheck) ? said : inPart(said)];
    case 'opener':
    case 'that':
      // "… and that is mate": words that lead from a move to what it does.
      return [isBeforeTheMove(said) || leadsTo(edges, edge.to, isCheck) ? said : inPart(said)];
    case 'jumps':
      return said.piece === 'knight' && said.stage < TAKES ? [said] : sayRole(said, 'knight', edge);
    case 'from':
      return [
        unlessLast({ ...said, fromNext: said.stage === TO_RANK, leaves: said.stage < TO_FILE }, edge, edges),
      ];
    case 'white':
    case 'black':
      return sayColour(said, meaning, edges, edge.to);
    case 'light-squared':
    case 'dark-squared':
      // "Takes the dark-squared bishop" is about another's.
      return said.takes ? [] : [{ ...said, onLight: meaning === 'light-squared' }];
    case 'man':
      // A man whose kind follows is named by it; otherwise it may be any.
      if (said.stage !== START || isFollowed(edges, edge.to, isRole)) return [said];
      return [{ ...unlessAimed(said), pieceUnheard: true, stage: PIECE }];
    case 'check':
      // First of all it may be the verb: "check e4".
      if (isBeforeTheMove(said)) return [inPart(said)];
      return [said.stage < TO_RANK && !isCastling(said) ? dearer(said, COST.earlyCheck) : said];
    case 'doubt':
    case 'asking':
      return [];
    case 'unknown': {
      const passed = inPart(said);
      return said.stage === START ? [passed, { ...passed, pieceUnheard: true, stage: PIECE }] : [passed];
    }
    case 'he castles':
      return sayCastling(said.colour || said.piece ? unlessAimed(said) : inPart(said), 'castles');
    case 'castles':
    case 'short':
    case 'long':
    case 'kingside':
    case 'queenside':
    case 'castles short':
    case 'castles long':
      return sayCastling(unlessAimed(said), meaning);
    default:
      return isCastling(said) ? sayKing(said, meaning) : sayPart(said, edge, saying.withNext);
  }
}

/** Nothing may follow on a move that is whole, and a sentence does not end with such a word. */
function unlessLast(said: Saying, edge: Edge, edges: Readings['edges']): Saying {
  return edge.to === edges.length - 1 ? inPart(said) : said;
}

const inPart = <S extends Statement>(said: S): S => ({ ...said, heard: 'in part' });

/** "Nach e4 schlägt d5", "do rošády": before an act the preposition tells when, and the act is not this one. */
function unlessAimed(said: Saying): Saying {
  return said.aims ? { ...inPart(said), aims: false } : said;
}

/** A file was said, and not yet its rank. */
function isOnFile({ stage }: Saying): boolean {
  return stage === FROM_FILE || stage === TO_FILE;
}

function isUnderWay({ stage }: Saying): boolean {
  return stage > START && stage < TO_RANK;
}

/** Whose man it is that moves, or that is taken: that one is the other side's. */
function sayColour(said: Saying, colour: Color, edges: Readings['edges'], next: number): Saying[] {
  const isMan = (meaning: Meaning) => isRole(meaning) || meaning === 'man';
  // "White plays e4", "Black takes on d5": he whose move it is.
  const isSubject = said.stage === START && isFollowed(edges, next, isVerb);
  if (!isSubject && !isFollowed(edges, next, isMan) && !leadsTo(edges, next, isOfCastling)) return [];
  const mover = said.takes ? opposite(colour) : colour;
  return said.colour && said.colour !== mover ? [] : [{ ...said, colour: mover }];
}

/**
 * Who plays, in the third person: a colour, a man by his kind or by his square. A file alone is none, its names are
 * also people's ("Eva gra e4"), nor is the square where a move ends ("e4 geht").
 */
function hasSubject(said: Saying): boolean {
  if (said.colour || said.piece || said.pieceUnheard || isCastling(said)) return true;
  return said.fromFile !== null && said.fromRank !== null;
}

function isBeforeTheMove(said: Saying): boolean {
  return said.stage === START && !isCastling(said);
}

/** Whether such a word comes next, or behind words that say nothing. */
function leadsTo(edges: Readings['edges'], node: number, by: (meaning: Meaning) => boolean): boolean {
  return (edges[node] ?? []).some(
    ({ meaning, to, guessed }) => !guessed && (by(meaning) || (isEmpty(meaning) && leadsTo(edges, to, by))),
  );
}

function isFollowed(edges: Readings['edges'], node: number, by: (meaning: Meaning) => boolean): boolean {
  return (edges[node] ?? []).some(({ meaning }) => by(meaning));
}

function isCastling(said: Saying): boolean {
  return said.castles || said.side !== null;
}

/** "The king castles short", "castles, king's side": no other man, no square. */
function sayKing(said: Saying, meaning: Meaning): Saying[] {
  return meaning === 'king' && !said.piece ? [{ ...said, piece: 'king' }] : [];
}

function sayCastling(said: Saying, meaning: Meaning): Saying[] {
  const side = sideOf(meaning);
  const found: Saying[] = [];
  const isKings = said.piece === null || said.piece === 'king';
  // "King to c1, castling": the word may follow the king's move.
  const isWhere = said.stage <= PIECE || (said.stage === TO_RANK && said.piece === 'king');
  const isFree = isWhere && !said.takes && !said.wing && isKings;
  if (isFree && (side === null || said.side === null || said.side === side))
    found.push({ ...said, castles: said.castles || meaning.startsWith('castles'), side: side ?? said.side });
  // The wing of a man: before its name, or right behind it.
  if (
    (meaning === 'kingside' || meaning === 'queenside') &&
    !isCastling(said) &&
    said.stage <= PIECE &&
    !said.wing
  )
    found.push({ ...said, wing: side });
  return found;
}

function sideOf(meaning: Meaning): CastlingSide | null {
  if (meaning === 'short' || meaning === 'kingside' || meaning === 'castles short') return 'short';
  return meaning === 'castles' ? null : 'long';
}

function sayPart(before: Saying, edge: Edge, isWith: boolean): Saying[] {
  const { meaning } = edge;
  // "S konjem na f3", "z biciem na d5": in some languages it is *with*, too.
  const isSquare = isFile(meaning) || isRank(meaning) || before.stage >= TO_FILE;
  const whole = isFile(meaning) ? before : unlessAimed(before);
  const said = isSquare ? whole : { ...whole, leaves: false };
  if (meaning === 'takes') return sayTakes(said);
  if (meaning === 'he takes')
    return sayTakes(hasSubject(said) || said.fromFile !== null ? said : inPart(said));
  if (meaning === 'en passant') return [{ ...said, enPassant: true }];
  if (meaning === 'promotes') return said.promotes ? [] : [{ ...said, promotes: true }];
  if (isRole(meaning))
    return isWith || edge.byWhom ? sayByWhom(said, meaning, edge) : sayRole(said, meaning, edge);
  // "Eva mit David fünf" are two people; "Eva um vier" is a time.
  if (isFile(meaning))
    return sayFile({ ...(isWith && said.parted ? inPart(said) : said), parted: false }, meaning);
  return isRank(meaning) ? sayRank(said.parted ? inPart(said) : said, meaning) : [];
}

function sayTakes(said: Saying): Saying[] {
  if (said.takes) return [];
  if (said.stage < TAKES) return [{ ...said, takes: true, stage: TAKES }];
  return said.stage === TO_RANK ? [dearer({ ...said, takes: true }, COST.takesBehind)] : [];
}

/**
 * "Uzimam skakačem na e5", "take with the knight from f3": the taker, behind whom everything else is still to come.
 * Before the capture and the square every man is the one who moves; "e8 with a rook" may still be a promotion.
 */
function sayByWhom(said: Saying, piece: Role, edge: Edge): Saying[] {
  if (said.stage < TAKES || said.piece || said.pieceUnheard || said.promotes)
    return sayRole(said, piece, edge);
  const by = { ...said, piece };
  if (!said.takes)
    return [dearer(by, COST.byWhomBehind), ...sayRole(dearer(said, COST.promotionByWhom), piece, edge)];
  return said.stage === TAKES ? [by, { ...by, stage: PIECE }] : [by];
}

function sayRole(said: Saying, role: Role, { opening, guessed, isLetter }: Edge): Saying[] {
  const found: Saying[] = [];
  const { stage } = said;
  // "The knight, knight f3": the same man twice, in words that were heard; in "Dame d e6" and "Sbd2" the letter is the file.
  if (said.piece === role && stage === PIECE && !guessed && said.heard !== 'guessed' && !isLetter)
    found.push(dearer(said, opening));
  if (!said.piece && !said.pieceUnheard) {
    if (stage === START) found.push(dearer({ ...said, piece: role, stage: PIECE }, opening));
    // "the e pawn", "the c3 knight": only as a word of its own; before "pawns" a numeral alone counts them.
    if ((stage === FROM_FILE || stage === FROM_RANK) && said.fromFile && opening === 0)
      found.push({ ...said, piece: role });
    if (stage === TO_RANK && !said.promotion) found.push(dearer({ ...said, piece: role }, COST.pieceBehind));
  }
  if (said.takes && !said.victim) {
    if (stage === TAKES) found.push({ ...said, victim: role, stage: VICTIM });
    // Behind the piece of a promotion it would be another one.
    else if (stage === TO_RANK && !said.promotion)
      found.push(dearer({ ...said, victim: role }, COST.victimBehind));
    // "takes the d pawn": only as a word of its own.
    else if (stage === TO_FILE && opening === 0) found.push({ ...said, victim: role });
  }
  // "Takes the rook, knight": who takes has to be said, or the knight may be the one.
  const isTakerKnown = !said.takes || said.piece !== null || said.fromFile !== null;
  const isBehind = (stage === TO_RANK || stage === VICTIM) && isTakerKnown;
  if (!said.promotion && isPromotion(role) && (isBehind || said.promotes))
    found.push({ ...said, promotion: role });
  return found;
}

function sayFile(said: Saying, file: File): Saying[] {
  if (said.fromNext && !said.fromFile) return [{ ...said, fromFile: file }];
  const found: Saying[] = [];
  if (said.stage < FROM_FILE) found.push({ ...unlessAimed(said), fromFile: file, stage: FROM_FILE });
  if (said.stage < TO_FILE) found.push({ ...said, toFile: file, stage: TO_FILE, aims: false });
  return found;
}

function sayRank(said: Saying, rank: Rank): Saying[] {
  if (said.fromNext && !said.fromRank) return [{ ...said, fromRank: rank }];
  const found: Saying[] = [];
  // "Rook one a3", "e2 e4"; but "two e4" names no pawn.
  if (said.stage > START && said.stage < FROM_RANK) found.push({ ...said, fromRank: rank, stage: FROM_RANK });
  if (said.stage === TO_FILE) found.push({ ...said, toRank: rank, stage: TO_RANK });
  return found;
}

function dearer(said: Saying, more: number): Saying {
  return more === 0 ? said : { ...said, cost: said.cost + more };
}
