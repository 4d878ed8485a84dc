/** A picture of a screen in at most 256 colours: its few plain ones stay exact, the many shades of its letters come near. */
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

type Chunk = Readonly<{ type: string; data: Buffer }>;

function chunksOf(png: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.push({
      type: png.toString('latin1', at + 4, at + 8),
      data: png.subarray(at + 8, at + 8 + length),
    });
    at += length + 12;
  }
  return chunks;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body) >>> 0, 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** The rows of an RGB or RGBA picture without their filters, as `0xrrggbb`. */
function pixelsOf(header: Buffer, packed: Buffer): Uint32Array {
  const width = header.readUInt32BE(0);
  const height = header.readUInt32BE(4);
  const size = header[9] === 6 ? 4 : 3;
  const raw = inflateSync(packed);
  const stride = width * size;
  let before = new Uint8Array(stride);
  const pixels = new Uint32Array(width * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)] ?? 0;
    const row = Uint8Array.from(raw.subarray(y * (stride + 1) + 1, (y + 1) * (stride + 1)));
    for (let x = 0; x < stride; x++) {
      const left = x >= size ? (row[x - size] ?? 0) : 0;
      const up = before[x] ?? 0;
      const corner = x >= size ? (before[x - size] ?? 0) : 0;
      row[x] = ((row[x] ?? 0) + predicted(filter, left, up, corner)) & 255;
    }
    for (let x = 0; x < width; x++) {
      const [red = 0, green = 0, blue = 0] = row.subarray(x * size, x * size + 3);
      pixels[y * width + x] = (red << 16) | (green << 8) | blue;
    }
    before = row;
  }
  return pixels;
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    case 4: {
      const near = left + up - corner;
      const [byLeft, byUp, byCorner] = [left, up, corner].map((value) => Math.abs(near - value)) as [
        number,
        number,
        number,
      ];
      if (byLeft <= byUp && byLeft <= byCorner) return left;
      return byUp <= byCorner ? up : corner;
    }
    default:
      return 0;
  }
}

export function smallPng(png: Buffer): Buffer {
  const chunks = chunksOf(png);
  const header = chunks.find(({ type }) => type === 'IHDR')?.data;
  if (!header) throw new Error('this is no PNG');
  const pixels = pixelsOf(
    header,
    Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)),
  );
  const counts = new Map<number, number>();
  for (const color of pixels) counts.set(color, (counts.get(color) ?? 0) + 1);
  const palette = [...counts]
    .sort((one, other) => other[1] - one[1])
    .slice(0, 256)
    .map(([color]) => color);
  const nearest = new Map<number, number>(palette.map((color, index) => [color, index]));
  const indexOf = (color: number): number => {
    const known = nearest.get(color);
    if (known !== undefined) return known;
    let best = 0;
    for (let index = 1; index < palette.length; index++)
      if (distance(palette[index] ?? 0, color) < distance(palette[best] ?? 0, color)) best = index;
    nearest.set(color, best);
    return best;
  };
  const width = header.readUInt32BE(0);
  const height = header.readUInt32BE(4);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = indexOf(pixels[y * width + x] ?? 0);
  const newHeader = Buffer.from(header);
  newHeader[9] = 3; // a palette
  const colors = Buffer.from(palette.flatMap((color) => [color >> 16, (color >> 8) & 255, color & 255]));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', newHeader),
    chunk('PLTE', colors),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function distance(one: number, other: number): number {
  const apart = (shift: number) => ((one >> shift) & 255) - ((other >> shift) & 255);
  return apart(16) ** 2 + apart(8) ** 2 + apart(0) ** 2;
}
