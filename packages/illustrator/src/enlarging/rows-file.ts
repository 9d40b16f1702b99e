import { closeSync, openSync, writeSync } from 'node:fs';
import type { RowSink } from './double-rows.ts';

const CHANNELS = 4;
/** How much is gathered before it is written. */
const BUFFER_BYTES = 4 * 1024 * 1024;
/** Readers take a whole strip into their memory. */
const ROWS_OF_STRIP = 16;

/** The numbers of TIFF. */
const TAGS = {
  width: 256,
  height: 257,
  bitsPerSample: 258,
  compression: 259,
  photometric: 262,
  stripOffsets: 273,
  samplesPerPixel: 277,
  rowsPerStrip: 278,
  stripByteCounts: 279,
  extraSamples: 338,
} as const;
const SHORT = 3;
const LONG = 4;
const UNCOMPRESSED = 1;
const RGB = 2;
const ALPHA_APART = 2;

/**
 * A picture on disk as it is being made, without ever being whole in memory: an uncompressed TIFF, which
 * is read from top to bottom just so.
 */
export function writeRowsFile(path: string, width: number, height: number): RowSink & { close(): void } {
  const file = openSync(path, 'w', 0o600);
  const buffer = Buffer.allocUnsafe(Math.max(BUFFER_BYTES, width * CHANNELS));
  let filled = 0;
  const flush = () => {
    for (let at = 0; at < filled; ) at += writeSync(file, buffer, at, filled - at);
    filled = 0;
  };
  const header = describeRows(width, height);
  writeSync(file, header);
  return {
    push(row) {
      if (filled + row.length > buffer.length) flush();
      buffer.set(row, filled);
      filled += row.length;
    },
    end: flush,
    close: () => closeSync(file),
  };
}

/** All that stands before the pixels. */
function describeRows(width: number, height: number): Buffer {
  const strips = Math.ceil(height / ROWS_OF_STRIP);
  const entries: [tag: number, type: number, values: number[]][] = [
    [TAGS.width, LONG, [width]],
    [TAGS.height, LONG, [height]],
    [TAGS.bitsPerSample, SHORT, [8, 8, 8, 8]],
    [TAGS.compression, SHORT, [UNCOMPRESSED]],
    [TAGS.photometric, SHORT, [RGB]],
    [TAGS.stripOffsets, LONG, []],
    [TAGS.samplesPerPixel, SHORT, [CHANNELS]],
    [TAGS.rowsPerStrip, LONG, [ROWS_OF_STRIP]],
    [TAGS.stripByteCounts, LONG, []],
    [TAGS.extraSamples, SHORT, [ALPHA_APART]],
  ];
  const directoryBytes = 8 + 2 + entries.length * 12 + 4;
  const bitsAt = directoryBytes;
  const offsetsAt = bitsAt + 8;
  const countsAt = offsetsAt + strips * 4;
  const pixelsAt = countsAt + strips * 4;
  const stripBytes = width * CHANNELS * ROWS_OF_STRIP;
  const header = Buffer.alloc(pixelsAt);
  header.write('II*\0', 0, 'latin1');
  header.writeUInt32LE(8, 4);
  header.writeUInt16LE(entries.length, 8);
  for (const [index, [tag, type, values]] of entries.entries()) {
    const at = 10 + index * 12;
    const isStrips = tag === TAGS.stripOffsets || tag === TAGS.stripByteCounts;
    header.writeUInt16LE(tag, at);
    header.writeUInt16LE(type, at + 2);
    header.writeUInt32LE(isStrips ? strips : values.length, at + 4);
    if (tag === TAGS.bitsPerSample) header.writeUInt32LE(bitsAt, at + 8);
    else if (type === SHORT) header.writeUInt16LE(values[0]!, at + 8);
    else if (!isStrips) header.writeUInt32LE(values[0]!, at + 8);
    // One strip stands in the entry itself.
    else if (strips === 1)
      header.writeUInt32LE(tag === TAGS.stripOffsets ? pixelsAt : width * CHANNELS * height, at + 8);
    else header.writeUInt32LE(tag === TAGS.stripOffsets ? offsetsAt : countsAt, at + 8);
  }
  for (let sample = 0; sample < CHANNELS; sample++) header.writeUInt16LE(8, bitsAt + sample * 2);
  for (let strip = 0; strip < strips; strip++) {
    const rows = Math.min(ROWS_OF_STRIP, height - strip * ROWS_OF_STRIP);
    header.writeUInt32LE(pixelsAt + strip * stripBytes, offsetsAt + strip * 4);
    header.writeUInt32LE(rows * width * CHANNELS, countsAt + strip * 4);
  }
  return header;
}
