/** PGN out: the export form of a game, wrapped before column 80. Reading it back gives the same game. */
import { Replay } from '../position/replay.ts';
import { type Remarks, type ScoreGame, startPosition, type Variation } from './game.ts';
import { writeComments } from './pgnComment.ts';

const WIDTH = 79;

export function writePgn(game: ScoreGame): string {
  const tags = game.tags.map(([name, value]) => `[${name} "${value.replace(/["\\]/g, '\\$&')}"]`);
  return `${tags.join('\n')}\n\n${wrap(movetext(game))}\n\n`;
}

/** The tokens of the movetext; those that end with a line feed must end their line. */
function movetext(game: ScoreGame): string[] {
  const replay = new Replay(startPosition(game));
  const tokens = game.comments.flatMap(comment);
  let numbered = false;
  for (const move of game.moves) {
    const before = move.before.flatMap(comment);
    const number = { fullmoves: replay.fullmoves, white: replay.turn === 'white' };
    tokens.push(...before);
    if (number.white || !numbered || before.length > 0) tokens.push(moveNumber(number));
    tokens.push(replay.play(move.move));
    const after = remarks(move, number);
    tokens.push(...after);
    numbered = after.length === 0;
  }
  return [...tokens, game.result];
}

type MoveNumber = Readonly<{ fullmoves: number; white: boolean }>;

function remarks(move: Remarks, number: MoveNumber): string[] {
  return [
    ...move.nags.map((nag) => `$${nag}`),
    ...writeComments(move).flatMap(comment),
    ...move.variations.flatMap((variation) => variationText(variation, number)),
  ];
}

function variationText({ moves, comments }: Variation, from: MoveNumber): string[] {
  const tokens: string[] = [];
  let number = from;
  let numbered = false;
  for (const move of moves) {
    const before = move.before.flatMap(comment);
    tokens.push(...before);
    if (number.white || !numbered || before.length > 0) tokens.push(moveNumber(number));
    const after = remarks(move, number);
    tokens.push(move.san, ...after);
    numbered = after.length === 0;
    number = { fullmoves: number.fullmoves + (number.white ? 0 : 1), white: !number.white };
  }
  tokens.push(...comments.flatMap(comment));
  const last = tokens.pop() ?? '';
  // A comment to the end of its line would swallow the parenthesis.
  const closed = last.endsWith('\n') ? [last, ')'] : [`${last})`];
  const [first = '', ...others] = [...tokens, ...closed];
  return [`(${first}`, ...others];
}

function moveNumber({ fullmoves, white }: MoveNumber): string {
  return `${fullmoves}${white ? '.' : '...'}`;
}

/** The words of a comment. One that contains "}" can only be a comment to the end of its line. */
function comment(text: string): string[] {
  return text.includes('}') ? [`;${text}\n`] : `{${text}}`.split(/(?<! ) (?! )/);
}

/** No line passes the width unless a single token does. */
function wrap(tokens: readonly string[]): string {
  const lines: string[] = [];
  let line = '';
  for (const token of tokens) {
    const next = line === '' ? token : `${line} ${token}`;
    if (line !== '' && next.trimEnd().length > WIDTH) {
      lines.push(line);
      line = token;
    } else line = next;
    if (line.endsWith('\n')) {
      lines.push(line.slice(0, -1));
      line = '';
    }
  }
  return [...lines, line].filter(Boolean).join('\n');
}
