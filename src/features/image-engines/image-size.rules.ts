import { createSizeNotSupportedError } from './image-engines.errors.ts';

const SMALLEST_SIDE = 64;
const LARGEST_SIDE = 2048;

/** @throws {AppError} status 400 unless both sides are whole pixels, 64..2048. */
export function assertDrawableSize(
  engine: string,
  { width, height }: { width: number; height: number },
): void {
  const isDrawable = [width, height].every(
    (side) => Number.isInteger(side) && side >= SMALLEST_SIDE && side <= LARGEST_SIDE,
  );
  if (!isDrawable) throw createSizeNotSupportedError(engine);
}
