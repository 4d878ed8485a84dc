/** What a board itself is spoken of: how its line stands, which contact fails, where it differs from the game. */
import type { Guidance } from '#devices/correction/guide.ts';
import type { HoleNotice } from '#devices/inference/holes.ts';
import { LINK_FAULTS } from '#devices/transport/transport.ts';
import type { GameState } from '#rules/game/state.ts';
import type { Move } from '#rules/position/move.ts';
import type { Square } from '#rules/position/square.ts';
import type { Message } from '#speech/announcer/message.ts';
import type { AnnounceOptions } from '#speech/phrases/announce.ts';
import { type Said, say, together } from '#speech/phrases/said.ts';
import { sayMoves } from '../desk/inform.ts';
import { saidText, text } from '../i18n/text.ts';
import { sayDifference } from './differences.ts';
import { BOARD_CHOICES } from './playedBoard.ts';
import { sayContact } from './sayContact.ts';

/** How the line stands. Each has its sentence, with what the user can do about it. */
export const SEAT_STATES = ['closed', 'opening', 'ready', 'silent', ...LINK_FAULTS] as const;
export type SeatState = (typeof SEAT_STATES)[number];

export type SeatVoicePort = Readonly<{ say: (message: Message) => void; words: () => AnnounceOptions }>;

export class SeatVoice {
  readonly #port: SeatVoicePort;

  constructor(port: SeatVoicePort) {
    this.#port = port;
  }

  /** `name`: as the board gave it, or which board was chosen. */
  line(before: SeatState, now: SeatState, name: string): void {
    const { language } = this.#port.words();
    if (now === 'opening') return;
    if (now !== 'ready' || before !== 'opening') {
      this.#alert(saidText(language, now === 'ready' ? 'link.back' : `link.${now}`));
      return;
    }
    const choice = BOARD_CHOICES.find((known) => known === name);
    this.#alert(
      say(language, 'board.connected', { name: choice ? text(language, `board.${choice}`) : name }),
    );
  }

  contact(kind: HoleNotice['kind'], square: Square): void {
    this.#alert(sayContact(kind, square, this.#port.words()));
  }

  /** What the board leaves open is asked. */
  which(state: GameState, moves: readonly Move[]): void {
    const words = this.#port.words();
    this.#alert(say(words.language, 'error.unclear', { moves: sayMoves(state, moves, words) }));
  }

  /** Where the board is to be put right, or that it is. Nothing while the difference that is led to stays. */
  lead(guidance: Guidance, isNews: boolean): void {
    const words = this.#port.words();
    if (!guidance.changed) return;
    if (guidance.kind === 'agreed') {
      this.#alert(say(words.language, 'fix.done'));
      return;
    }
    const what = sayDifference(guidance.difference, words);
    const count = saidText(words.language, 'board.differs', { count: guidance.left });
    this.#alert(isNews ? together([count, what]) : what);
  }

  #alert(said: Said): void {
    this.#port.say({ kind: 'alert', said, staysTrue: true });
  }
}
