/**
 * The short commands of the text field and of the board's keys: one table, so that help, field and keys agree.
 * What is no command is a move, or not understood.
 */
import { FILES, type File, isSquare, RANKS, type Rank, type Square } from '#rules/position/square.ts';

export const COMMAND_KEYS = {
  ownTime: ['t'],
  opponentTime: ['o'],
  moves: ['m'],
  toControl: ['n'],
  lastMove: ['l'],
  lastMoves: ['ll'],
  turn: ['w'],
  check: ['k?'],
  repeat: ['r', '.'],
  repeatFive: ['rr'],
  spell: ['sp'],
  pieces: ['p'],
  press: ['x', 'press', 'drücken'],
  offerDraw: ['d', 'draw', 'remis', '(=)'],
  acceptDraw: ['da', 'accept', 'annehmen'],
  declineDraw: ['dd', 'decline', 'ablehnen'],
  resign: ['resign', 'aufgeben'],
  callArbiter: ['a', 'arbiter', 'schiedsrichter'],
  adjust: ['j', 'adjust', 'korrigiere'],
  difference: ['u'],
  export: ['export', 'ausgeben'],
  ownScore: ['score', 'mitschrift'],
  compareScores: ['compare', 'vergleichen'],
  help: ['?', 'help', 'hilfe'],
} as const satisfies Record<string, readonly string[]>;

export type CommandName = keyof typeof COMMAND_KEYS;
export const COMMAND_NAMES = Object.keys(COMMAND_KEYS) as readonly CommandName[];

export type TextCommand = Readonly<
  | { kind: 'nothing' }
  | { kind: 'command'; name: CommandName }
  | { kind: 'read'; what: Square | Rank | File }
  | { kind: 'repeated'; text: string }
  | { kind: 'move'; text: string }
>;

export function parseTextCommand(text: string): TextCommand {
  const typed = text.trim();
  if (typed === '') return { kind: 'nothing' };
  const lower = typed.toLowerCase();
  const name = COMMAND_NAMES.find((command) => (COMMAND_KEYS[command] as readonly string[]).includes(lower));
  if (name) return { kind: 'command', name };
  const what = /^s\s+(\S{1,2})$/.exec(lower)?.[1];
  if (what && isReadable(what)) return { kind: 'read', what };
  const repeated = /^rp\s+(.+)$/i.exec(typed)?.[1];
  if (repeated) return { kind: 'repeated', text: repeated };
  return { kind: 'move', text: typed };
}

function isReadable(text: string): text is Square | Rank | File {
  return isSquare(text) || FILES.some((file) => file === text) || RANKS.some((rank) => rank === text);
}
