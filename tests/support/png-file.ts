import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

export interface PngHead {
  width: number;
  height: number;
  /** Of one channel. */
  bits?: 1 | 8 | 16;
  /** PNG's own number: 0 gray, 2 RGB, 3 palette, 6 RGB with transparency. */
  color?: 0 | 2 | 3 | 6;
  isInterlaced?: boolean;
}

/** One chunk of a PNG, its checksum right. */
export function pngChunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  return Buffer.concat([number32(content.length), named, number32(crc32(named))]);
}

/** A PNG of these chunks, between its head and its end. */
export function writePng(head: PngHead, ...chunks: readonly Buffer[]): Buffer {
  const { width, height, bits = 8, color = 0, isInterlaced = false } = head;
  const facts = Buffer.concat([
    number32(width),
    number32(height),
    Buffer.from([bits, color, 0, 0, isInterlaced ? 1 : 0]),
  ]);
  return Buffer.concat([SIGNATURE, pngChunk('IHDR', facts), ...chunks, pngChunk('IEND', Buffer.alloc(0))]);
}

/** So many zeros, packed as small as they go. */
export function pngZeros(bytes: number): Buffer {
  return pngChunk('IDAT', deflateSync(Buffer.alloc(bytes)));
}

/** The pixels of a black picture; right for what is not interlaced. */
export function pngPixels({ width, height, bits = 8, color = 0 }: PngHead): Buffer {
  const channels = { 0: 1, 2: 3, 3: 1, 6: 4 }[color];
  return pngZeros(height * (1 + Math.ceil((width * bits * channels) / 8)));
}

function number32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
