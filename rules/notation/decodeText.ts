/**
 * Bytes as text: UTF-16 where the file begins so, otherwise UTF-8, and every byte that is no UTF-8 as windows-1252,
 * which is Latin-1 with letters where Latin-1 has none: older files have names like M\xfcller and \x8aime.
 */

/** The text of a stream, piece by piece; no character is ever cut. */
export async function* decodeText(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: Decoder | null = null;
  let held = new Uint8Array(0);
  for await (const chunk of input) {
    const bytes = held.length > 0 ? joined(held, chunk) : chunk;
    if (!decoder && bytes.length < LONGEST_MARK) {
      held = bytes.slice();
      continue;
    }
    held = new Uint8Array(0);
    decoder ??= decoderFor(bytes);
    const text = decoder.decode(bytes);
    if (text) yield text;
  }
  decoder ??= decoderFor(held);
  const text = decoder.decode(held) + decoder.end();
  if (text) yield text;
}

interface Decoder {
  decode(bytes: Uint8Array): string;
  end(): string;
}

const LONGEST_MARK = 3;
const BYTE_ORDER_MARK = /^\ufeff/;

/** By its mark, or by the zero byte beside its first character: a file of games begins with a plain one. */
function decoderFor([first = 0, second]: Uint8Array): Decoder {
  if ((first === 0xff && second === 0xfe) || (first > 0 && second === 0)) return new Utf16('utf-16le');
  if ((first === 0xfe && second === 0xff) || (first === 0 && second)) return new Utf16('utf-16be');
  return new MixedUtf8();
}

class Utf16 implements Decoder {
  readonly #decoder: TextDecoder;

  constructor(label: 'utf-16le' | 'utf-16be') {
    this.#decoder = new TextDecoder(label);
  }

  decode(bytes: Uint8Array): string {
    return this.#decoder.decode(bytes, { stream: true });
  }

  end(): string {
    return this.#decoder.decode();
  }
}

class MixedUtf8 implements Decoder {
  #held = new Uint8Array(0);
  #first = true;

  decode(chunk: Uint8Array): string {
    const bytes = this.#held.length > 0 ? joined(this.#held, chunk) : chunk;
    const whole = wholeCharacters(bytes);
    this.#held = bytes.slice(whole);
    return this.#unmarked(decodeBytes(bytes.subarray(0, whole)));
  }

  end(): string {
    return this.#unmarked(decodeBytes(this.#held));
  }

  #unmarked(text: string): string {
    if (!this.#first || text === '') return text;
    this.#first = false;
    return text.replace(BYTE_ORDER_MARK, '');
  }
}

export function decodeBytes(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return decodeMixed(bytes);
  }
}

/** Stretch by stretch: what is UTF-8, and between it bytes of windows-1252. */
function decodeMixed(bytes: Uint8Array): string {
  const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
  let text = '';
  for (let at = 0; at < bytes.length; ) {
    const good = at;
    while (at < bytes.length && characterAt(bytes, at) > 0) at += characterAt(bytes, at);
    text += utf8.decode(bytes.subarray(good, at));
    const bad = at;
    while (at < bytes.length && characterAt(bytes, at) === 0) at += 1;
    for (let each = bad; each < at; each++) text += windowsLetter(bytes[each] as number);
  }
  return text;
}

/** 80 to 9F, where Latin-1 has no letters. Some runtimes call windows-1252 what is only Latin-1. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function windowsLetter(byte: number): string {
  return byte >= 0x80 && byte <= 0x9f ? (WINDOWS[byte - 0x80] as string) : String.fromCharCode(byte);
}

/** The bytes of the UTF-8 character that begins here; 0 if none does. */
function characterAt(bytes: Uint8Array, at: number): number {
  const length = announcedLength(bytes[at] as number);
  if (length <= 1) return length;
  for (let next = at + 1; next < at + length; next++) if (!continues(bytes[next])) return 0;
  const [lead, second] = [bytes[at] as number, bytes[at + 1] as number];
  // No longer than needed, no surrogate, nothing beyond the last plane.
  if (lead === 0xe0 && second < 0xa0) return 0;
  if (lead === 0xed && second > 0x9f) return 0;
  if (lead === 0xf0 && second < 0x90) return 0;
  return lead === 0xf4 && second > 0x8f ? 0 : length;
}

/** By the first byte of a character; 0 where none begins with it. */
function announcedLength(byte: number): number {
  if (byte < 0x80) return 1;
  if (byte < 0xc2 || byte > 0xf4) return 0;
  return byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
}

function continues(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80;
}

/** How many bytes end with a character: the rest may be the beginning of one. */
function wholeCharacters(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] as number;
    if (continues(byte)) continue;
    return announcedLength(byte) > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}
