/**
 * The file that carries the engine's voice data: gzip over
 *
 *   uint32, little endian   length of the index
 *   index                   JSON: [path, length][]
 *   the files               one after another, in the order of the index
 *
 * It is never named `.gz`: servers then add `Content-Encoding`, and the browser would inflate it twice.
 */
export type Files = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

const LENGTH_BYTES = 4;

/** Joins the files; compressing is left to the caller. */
export function joinFiles(files: Files): Uint8Array<ArrayBuffer> {
  const index = new TextEncoder().encode(
    JSON.stringify([...files].map(([path, bytes]) => [path, bytes.length])),
  );
  const parts = [new Uint8Array(LENGTH_BYTES), index, ...files.values()];
  const joined = new Uint8Array(parts.reduce((total, part) => total + part.length, 0));
  new DataView(joined.buffer).setUint32(0, index.length, true);
  let offset = LENGTH_BYTES;
  for (const part of parts.slice(1)) {
    joined.set(part, offset);
    offset += part.length;
  }
  return joined;
}

/** The files of a joined array, without copying them. */
export function splitFiles(joined: Uint8Array<ArrayBuffer>): Files {
  const view = new DataView(joined.buffer, joined.byteOffset, joined.byteLength);
  let offset = LENGTH_BYTES + view.getUint32(0, true);
  const index: [string, number][] = JSON.parse(
    new TextDecoder().decode(joined.subarray(LENGTH_BYTES, offset)),
  );
  return new Map(
    index.map(([path, length]) => {
      const bytes = joined.subarray(offset, offset + length);
      offset += length;
      return [path, bytes];
    }),
  );
}

/** Rejects when the bytes are not gzip, for instance an HTML error page. */
export async function inflate(compressed: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const stream = compressed.pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
