/**
 * What a player asks about the board as it stands: what is in the hand, the men of a kind, what lies in a direction, what
 * was captured last. From the placing alone: the same for a legal move and for one that is not (11.3.1).
 */
import type { GameState, Ply } from '#rules/game/state.ts';
import type { Language } from '#rules/notation/language.ts';
import { PAWN_LETTERS, PIECE_LETTERS } from '#rules/notation/pieceLetters.ts';
import { capturedByForm } from '#rules/position/form.ts';
import {
  COLORS,
  FILES,
  fileOf,
  RANKS,
  ROLES,
  type Role,
  rankOf,
  type Square,
} from '#rules/position/square.ts';
import { fold } from '#speech/match/fold.ts';
import type { AnnounceOptions } from '#speech/phrases/announce.ts';
import { readKind } from '#speech/phrases/boardReading.ts';
import { plainly, type Said, together } from '#speech/phrases/said.ts';
import { saySquare } from '#speech/phrases/speak.ts';
import { manWord } from '#speech/phrases/words.ts';
import { type Men, menInHand, menOnBoard, standing } from '../pegs/men.ts';
import { sayPly } from './inform.ts';
import { deskTexts } from './texts.ts';

export function sayInHand(state: GameState, { language }: AnnounceOptions): Said {
  const men = menInHand(state).map(({ color, role }) => manWord(language, color, role));
  return men.length === 0
    ? deskTexts.say(language, 'hand.empty')
    : deskTexts.say(language, 'hand.holds', { men: men.join(', ') });
}

/** The piece that a letter names: of the own language, then English. */
export function roleOf(letter: string, language: Language): Role | null {
  const typed = fold(letter).text;
  for (const tongue of [language, 'en'] as const) {
    const letters = { ...PIECE_LETTERS[tongue], pawn: PAWN_LETTERS[tongue] };
    const role = ROLES.find((known) => letters[known] !== '' && fold(letters[known]).text === typed);
    if (role) return role;
  }
  return typed === 'p' ? 'pawn' : null;
}

/** Where the men of a kind stand, White's first. */
export function sayMen(state: GameState, role: Role, words: AnnounceOptions): Said {
  const men = standing(menOnBoard(state));
  return together(COLORS.map((color) => readKind(men, color, role, words)));
}

/** The last capture, and what was taken. */
export function sayLastCapture(state: GameState, words: AnnounceOptions): Said {
  const { language } = words;
  for (let ply: Ply | null = state.ply; ply?.previous; ply = ply.previous) {
    const { position } = ply.previous;
    const square = ply.move && capturedByForm(position, ply.move);
    const man = square && position.pieceAt(square);
    const move = man && sayPly(ply, words);
    if (move)
      return deskTexts.say(language, 'capture.last', { move, man: manWord(language, man.color, man.role) });
  }
  return deskTexts.say(language, 'capture.none');
}

/** As the player looks at the board: up is away from him. */
export const DIRECTIONS = ['n', 's', 'w', 'e', 'nw', 'ne', 'sw', 'se'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The squares from one to the edge. */
export function squaresTowards(from: Square, direction: Direction, turned: boolean): Square[] {
  const sign = turned ? -1 : 1;
  const rankStep = direction.startsWith('n') ? sign : direction.startsWith('s') ? -sign : 0;
  const fileStep = direction.endsWith('e') ? sign : direction.endsWith('w') ? -sign : 0;
  const squares: Square[] = [];
  let [file, rank] = [FILES.indexOf(fileOf(from)), RANKS.indexOf(rankOf(from))];
  for (;;) {
    file += fileStep;
    rank += rankStep;
    const [name, number] = [FILES[file], RANKS[rank]];
    if (!name || !number) return squares;
    squares.push(`${name}${number}`);
  }
}

/** What lies in a direction, to the edge. */
export function sayScan(
  men: Men,
  from: Square,
  direction: Direction,
  turned: boolean,
  words: AnnounceOptions,
): Said {
  const { language } = words;
  const found = squaresTowards(from, direction, turned).flatMap((square) => {
    const man = men.get(square);
    return man
      ? [
          together(
            [saySquare(square, words), plainly(language, manWord(language, man.color, man.role))],
            ': ',
          ),
        ]
      : [];
  });
  const named = deskTexts.text(language, `direction.${direction}`);
  if (found.length === 0) return deskTexts.say(language, 'scan.empty', { direction: named });
  return deskTexts.say(language, 'scan.found', { direction: named, men: together(found, ', ') });
}
