/** Bytes as text: UTF-8, and every byte that is no UTF-8 as Latin-1, since older files have names like M\xfcller. */

const LINE_FEED = 0x0a;

/** The text of a stream in pieces that end with a line, so that no character is ever cut. */
export async function* decodeText(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let rest: Uint8Array[] = [];
  let first = true;
  const decode = (bytes: Uint8Array): string => {
    const text = decodeBytes(bytes);
    const withoutMark = first && text.startsWith('\ufeff') ? text.slice(1) : text;
    first = false;
    return withoutMark;
  };
  for await (const chunk of input) {
    const end = chunk.lastIndexOf(LINE_FEED) + 1;
    if (end === 0) rest.push(chunk);
    else {
      yield decode(join([...rest, chunk.subarray(0, end)]));
      rest = end < chunk.length ? [chunk.slice(end)] : [];
    }
  }
  if (rest.length > 0) yield decode(join(rest));
}

export function decodeBytes(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return decodeMixed(bytes);
  }
}

/** Character by character: what is a UTF-8 sequence is read as one, any other byte as Latin-1. */
function decodeMixed(bytes: Uint8Array): string {
  const parts: string[] = [];
  let plain = 0;
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const latin = (from: number, to: number) => {
    if (to > from) parts.push(String.fromCharCode(...bytes.subarray(from, to)));
  };
  for (let at = 0; at < bytes.length; ) {
    const length = sequenceLength(bytes[at] as number);
    if (length > 1) {
      try {
        const character = strict.decode(bytes.subarray(at, at + length));
        latin(plain, at);
        parts.push(character);
        at += length;
        plain = at;
        continue;
      } catch {
        // No sequence after all: this byte stays Latin-1.
      }
    }
    at += 1;
    if (at - plain >= 4096) {
      latin(plain, at);
      plain = at;
    }
  }
  latin(plain, bytes.length);
  return parts.join('');
}

function sequenceLength(byte: number): number {
  if (byte >= 0xf0) return 4;
  if (byte >= 0xe0) return 3;
  return byte >= 0xc0 ? 2 : 1;
}

function join(chunks: readonly Uint8Array[]): Uint8Array {
  if (chunks.length === 1) return chunks[0] as Uint8Array;
  const joined = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    joined.set(chunk, at);
    at += chunk.length;
  }
  return joined;
}
