/** The flight recorder of a game: the bytes of one board, and what the game has heard besides them, as a trace file. */
import type { BoardKind, Orientation } from '#devices/board.ts';
import type { HandTiming } from '#devices/inference/timing.ts';
import { Recorder } from '#devices/recorder/recorder.ts';
import type { Tap } from '#devices/transport/connection.ts';
import type { ReaderNote } from '#devices/transport/trace.ts';
import type { GameEvent } from '#rules/game/event.ts';
import type { GameState } from '#rules/game/state.ts';
import { type Move, makeUci } from '#rules/position/move.ts';
import type { Color } from '#rules/position/square.ts';
import type { Change } from '../desk/gamePort.ts';

export type Recorded = Readonly<{
  kind: BoardKind;
  orientation: Orientation;
  /** The numbers by which the hand is read. */
  hand: HandTiming;
  state: GameState;
}>;

export class FlightRecorder {
  readonly #lines: string[] = [];
  readonly #recorder: Recorder;
  readonly #now: () => number;

  /** `now` is the clock of the board's connection. A recording may begin in the middle of a game. */
  constructor({ kind, orientation, hand, state }: Recorded, now: () => number) {
    const { edition, mode, startFen } = state.header;
    const position = state.ply.number === 0 ? startFen : state.ply.position.fen;
    this.#recorder = new Recorder(
      { hector: 'trace/1', board: kind, orientation, startFen: position, edition, mode, hand, made: true },
      Math.round(now()),
      (line) => this.#lines.push(line),
    );
    this.#now = now;
  }

  get tap(): Tap {
    return this.#recorder.tap;
  }

  /** What was said beside the bytes, when it was said, and as it was understood. */
  announced(words: string, move: Move): void {
    this.#recorder.announce(words, this.#now(), makeUci(move));
  }

  noted(note: ReaderNote): void {
    this.#recorder.note(note, this.#now());
  }

  pressed(color: Color): void {
    this.#recorder.press(color, this.#now());
  }

  /** `isHand`: words and presses are told as they come, because the game hears of them when they have settled. */
  happened({ before, state, events }: Change, isHand = false): void {
    for (const event of events) this.#note(event, this.#now(), isHand);
    const made = events.filter(({ event }) => event === 'made').length;
    // Where a hand is read, whoever reads it notes what is not as it was read.
    if (!isHand && state.ply.number - before.ply.number !== made)
      this.noted({ game: state.ply.position.fen });
  }

  file(): string {
    return this.#lines.map((line) => `${line}\n`).join('');
  }

  #note(event: GameEvent, at: number, isHand: boolean): void {
    switch (event.event) {
      case 'announced':
      case 'corrected': {
        const words = event.text ?? event.move;
        if (words && !isHand) this.#recorder.announce(words, at);
        return;
      }
      case 'pressed':
        if (!isHand) this.#recorder.press(event.side, at);
        return;
      case 'made':
      case 'illegal':
        if (event.move) this.#recorder.made(event.move, at);
        return;
      case 'adjusting':
      case 'adjusted':
        this.#recorder.adjust(event.event === 'adjusting', at);
        return;
      default:
    }
  }
}
