/** A board at hand for tests of the reading: lifts and inserts as the board tells them, a second apart. */
import { HandReader } from '#devices/inference/reader.ts';
import type { Reading } from '#devices/inference/reading.ts';
import { type Move, makeUci, parseUci } from '#rules/position/move.ts';
import { Position } from '#rules/position/position.ts';
import type { Color, Piece, Square } from '#rules/position/square.ts';
import { positionAt } from '#test/positionAt.ts';

export function positionOf(fen?: string): Position {
  return fen ? positionAt(fen) : Position.start();
}

export class Table {
  readonly reader: HandReader;
  readonly #occupied: Set<Square>;
  at = 0;

  constructor(fen?: string) {
    const position = positionOf(fen);
    this.reader = new HandReader(position);
    this.#occupied = new Set(position.occupied);
  }

  /** `-e2` lifts, `+e4` inserts. `afterMs` apart. */
  do(acts: string, afterMs = 1000): this {
    for (const act of acts.split(' ')) {
      this.at += afterMs;
      const square = act.slice(1) as Square;
      if (act[0] === '-') this.#occupied.delete(square);
      else this.#occupied.add(square);
      this.state();
    }
    return this;
  }

  /** The whole state as it is: what an absolute report says. */
  state(): this {
    this.reader.board({ kind: 'occupancy', occupied: new Set(this.#occupied), at: this.at });
    return this;
  }

  /** Changed while nobody reports. */
  unseen(acts: string): this {
    for (const act of acts.split(' ')) {
      const square = act.slice(1) as Square;
      if (act[0] === '-') this.#occupied.delete(square);
      else this.#occupied.add(square);
    }
    return this;
  }

  /** One hole's report, with the man where the board knows it. */
  take(square: Square): this {
    this.at += 1000;
    this.reader.board({ kind: 'lifted', square, at: this.at });
    return this;
  }

  put(square: Square, piece?: Piece): this {
    this.at += 1000;
    this.reader.board({ kind: 'inserted', square, ...(piece && { piece }), at: this.at });
    return this;
  }

  press(color: Color): this {
    this.at += 500;
    this.reader.press(color, this.at);
    return this;
  }

  say(...moves: string[]): this {
    this.at += 500;
    const said = moves.map((move) => parseUci(move) as Move);
    this.reader.words(
      (position) =>
        said.flatMap((move) => {
          const read = position.read(move);
          return position.isLegal(read) ? [read] : [];
        }),
      this.at,
    );
    return this;
  }

  adjust(on: boolean): this {
    this.at += 500;
    this.reader.adjust(on, this.at);
    return this;
  }

  /** Everything read to the end. */
  end(): Reading[] {
    this.reader.finish();
    return this.reader.take();
  }
}

export function made(readings: readonly Reading[]): string {
  return readings.flatMap((reading) => (reading.kind === 'made' ? [makeUci(reading.move)] : [])).join(' ');
}

export function unclear(readings: readonly Reading[]): string[][] {
  return readings.flatMap((reading) =>
    reading.kind === 'unclear' ? [reading.candidates.map(makeUci).sort()] : [],
  );
}
