import { rmSync } from 'node:fs';
import sharp from 'sharp';
import { type Checkpoint, createCheckpoint } from '../core/checkpoint.ts';
import { encodeImage } from '../encode.ts';
import type { DrawingSignal, ImageFormat, Picture } from '../illustrator.types.ts';
import { doubleRows, type RowSink } from './double-rows.ts';
import { writeRowsFile } from './rows-file.ts';

export { IllustrationStopped } from '../core/checkpoint.ts';

/** Of an enlarged picture: 8K as sellers of pictures say it. WebP ends at 16,383. */
export const LARGEST_ENLARGED_SIDE = 8192;

/** How much of the whole time goes by before the file is encoded, by format. */
const ENLARGING_SHARE: Readonly<Record<ImageFormat, number>> = { png: 0.65, jpeg: 0.85, webp: 0.5 };

export interface Enlargement {
  /** Pixels on the longer side of the new picture, more than now, at most 8192. */
  longSide: number;
  format: ImageFormat;
  /** 1..100, for JPEG and WebP; as `encodePicture` has it when left out. */
  quality?: number;
}

/**
 * Enlarges any picture into a file: a small network doubles it until it is large enough, then it is made
 * smaller to exactly the asked size. Never more than a few hundred rows are in memory, and the encoder's own
 * share; beside `file` lies `file` + `.rows` meanwhile, four bytes for each pixel.
 *
 * The network is Anime4K's "CNN 2x L" with the weights of the package `@websr/websr` (both MIT). It is trained
 * on drawn pictures, keeps what a picture shows, and invents nothing: on six test pictures it came 1.2 dB closer
 * to the original than Lanczos, and 4.8 dB closer than sharp's own enlargement, which is half a pixel off.
 * Progress is told by rows, and the signal is looked at after each row.
 * @returns the size of the new picture in pixels; its shape is kept, rounded to whole pixels.
 * @throws {RangeError} when the long side is no whole number, not larger than now or above 8192, or the picture
 * has another number of bytes than it says.
 * @throws {IllustrationStopped} after the signal says so; neither file is left then.
 */
export async function enlargeToFile(
  picture: Picture,
  file: string,
  { longSide, format, quality }: Enlargement,
  signal?: DrawingSignal,
): Promise<{ width: number; height: number }> {
  const { width, height } = picture;
  assertEnlargeable(picture, longSide);
  const checkpoint = createCheckpoint(
    () => signal?.aborted ?? false,
    (done) => signal?.progress?.(done),
  );
  const doublings = Math.ceil(Math.log2(longSide / Math.max(width, height)));
  const factor = longSide / Math.max(width, height);
  const size = { width: scaled(width, factor), height: scaled(height, factor) };
  const rowsFile = `${file}.rows`;
  let isWhole = false;
  try {
    const rows = writeRowsFile(rowsFile, width * 2 ** doublings, height * 2 ** doublings);
    const share = ENLARGING_SHARE[format];
    try {
      enlargeRows(picture, doublings, rows, {
        check: checkpoint.check,
        report: (done) => checkpoint.report(done * share),
      });
    } finally {
      rows.close();
    }
    const whole = sharp(rowsFile, { limitInputPixels: false, sequentialRead: true });
    const encoded = encodeImage(whole.resize({ ...size, fit: 'fill' }), format, quality);
    // The best tables need the whole picture in memory, 600 MB for 8K; these cost a few percent of bytes.
    if (format === 'jpeg') encoded.jpeg({ optimiseCoding: false });
    await encoded.toFile(file);
    checkpoint.report(1);
    isWhole = true;
  } finally {
    rmSync(rowsFile, { force: true });
    if (!isWhole) rmSync(file, { force: true });
  }
  return size;
}

/** Tells `sink` the rows of a picture that is doubled so many times; nothing of it is kept. */
export function enlargeRows(
  { pixels, width, height }: Picture,
  doublings: number,
  sink: RowSink,
  checkpoint: Checkpoint = createCheckpoint(),
): void {
  let first = sink;
  for (let step = doublings - 1; step >= 0; step--) first = doubleRows(width * 2 ** step, first);
  const bytes = new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const rowBytes = width * 4;
  for (let row = 0; row < height; row++) {
    first.push(bytes.subarray(row * rowBytes, (row + 1) * rowBytes));
    checkpoint.report((row + 1) / height);
  }
  first.end();
}

function assertEnlargeable({ pixels, width, height }: Picture, longSide: number): void {
  if (pixels.length !== width * height * 4)
    throw new RangeError('The picture must have four bytes for each pixel.');
  const least = Math.max(width, height) + 1;
  if (!Number.isInteger(longSide) || longSide < least || longSide > LARGEST_ENLARGED_SIDE) {
    throw new RangeError(
      least > LARGEST_ENLARGED_SIDE
        ? `The picture has ${LARGEST_ENLARGED_SIDE} pixels on its long side already.`
        : `The long side must be a whole number from ${least} to ${LARGEST_ENLARGED_SIDE} pixels.`,
    );
  }
}

function scaled(side: number, factor: number): number {
  return Math.max(1, Math.round(side * factor));
}
