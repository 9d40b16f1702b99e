import type { Stage } from './stage.types.ts';

/** Whether a subject shows in the outer `share` of the picture on that side; to be asked after the subjects are drawn. */
export function isSubjectAtSide({ width, height, mask }: Stage, side: -1 | 1, share: number): boolean {
  const from = side < 0 ? 0 : Math.floor(width * (1 - share));
  const to = side < 0 ? Math.ceil(width * share) : width;
  for (let y = 0; y < height; y += 4) {
    for (let x = from; x < to; x += 4) if (mask[y * width + x]) return true;
  }
  return false;
}

/** The lowest screen row in which a subject shows, or 0. */
export function lowestSubjectRow({ mask, width }: Stage): number {
  for (let pixel = mask.length - 1; pixel >= 0; pixel--) if (mask[pixel]) return Math.floor(pixel / width);
  return 0;
}
