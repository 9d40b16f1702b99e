import { createSizeNotSupportedError } from './image-engines.errors.ts';

const SMALLEST_SIDE = 64;
const LARGEST_SIDE = 2048;

interface Size {
  width: number;
  height: number;
}

/** @throws {AppError} status 400 unless both sides are whole pixels, 64..2048. */
export function assertDrawableSize(engine: string, size: Size): void {
  if (!isDrawableSize(size)) throw createSizeNotSupportedError(engine);
}

export function isDrawableSize({ width, height }: Size): boolean {
  return [width, height].every(
    (side) => Number.isInteger(side) && side >= SMALLEST_SIDE && side <= LARGEST_SIDE,
  );
}
