/** So many wrong codes from one place, and it has to wait: guessing is slow, and typing is not. */
export const BURST = 20;
export const PER_SECOND = 1;
const MOST_PLACES = 10_000;

type Bucket = { left: number; at: number };

export class GuessLimit {
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  /** `now`: steady milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Milliseconds until this place may try again; 0 if it may now. */
  wait(address: string): number {
    const bucket = this.#bucket(address);
    return bucket.left >= 1 ? 0 : Math.ceil(((1 - bucket.left) / PER_SECOND) * 1000);
  }

  failed(address: string): void {
    const bucket = this.#bucket(address);
    bucket.left = Math.max(0, bucket.left - 1);
    this.#buckets.set(place(address), bucket);
    if (this.#buckets.size > MOST_PLACES) this.#forget();
  }

  #bucket(address: string): Bucket {
    const now = this.#now();
    const known = this.#buckets.get(place(address)) ?? { left: BURST, at: now };
    known.left = Math.min(BURST, known.left + ((now - known.at) / 1000) * PER_SECOND);
    known.at = now;
    return known;
  }

  #forget(): void {
    for (const [key] of this.#buckets) {
      if (this.#buckets.size <= MOST_PLACES / 2) return;
      this.#buckets.delete(key);
    }
  }
}

/** A whole network of the sixth version is one guest. */
function place(address: string): string {
  const plain = address.replace(/^::ffff:/, '');
  return plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain;
}
