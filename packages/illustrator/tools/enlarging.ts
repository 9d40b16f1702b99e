import { enlargeToFile, LARGEST_ENLARGED_SIDE } from '../src/enlarging/enlarge.ts';
import type { ImageFormat, Picture } from '../src/illustrator.types.ts';

/** @throws {Error} unless it is one of the scales that tools offer. */
export function readScale(text: string): 2 | 4 {
  if (text !== '2' && text !== '4') throw new Error(`--scale must be 2 or 4, not "${text}".`);
  return text === '2' ? 2 : 4;
}

/** @throws {Error} when a side of the result would be too long. */
export function longSideOf({ width, height }: { width: number; height: number }, scale: number): number {
  const longSide = Math.max(width, height) * scale;
  if (longSide > LARGEST_ENLARGED_SIDE) {
    throw new Error(
      `${width} x ${height} pixels times ${scale} is too large: at most ${LARGEST_ENLARGED_SIDE} pixels on the long side.`,
    );
  }
  return longSide;
}

/** Enlarges into a file and shows meanwhile how far it is. */
export async function enlargeAloud(
  picture: Picture,
  file: string,
  wanted: { longSide: number; format: ImageFormat },
): Promise<void> {
  const started = performance.now();
  const isWatched = process.stderr.isTTY;
  const size = await enlargeToFile(picture, file, wanted, {
    aborted: false,
    progress: (done) => isWatched && process.stderr.write(`\r${Math.round(done * 100)} % `),
  });
  if (isWatched) process.stderr.write('\r');
  console.log(`${file}: ${size.width} x ${size.height}`);
  console.log(`${Math.round(performance.now() - started)} ms to enlarge and encode`);
}
