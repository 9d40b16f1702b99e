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

/** Whether something `reach` pixels tall that rises from (x, y) would hide more than the feet of a subject. */
export function coversSubject(
  { width, height, mask }: Stage,
  { x, y }: { x: number; y: number },
  reach: number,
): boolean {
  const half = reach * 0.4;
  const top = Math.max(0, Math.floor(y - reach));
  const bottom = Math.min(height - 1, Math.floor(y - reach * 0.3));
  const from = Math.max(0, Math.floor(x - half));
  const to = Math.min(width - 1, Math.ceil(x + half));
  const step = Math.max(1, Math.floor(reach / 12));
  for (let row = top; row <= bottom; row += step) {
    for (let column = from; column <= to; column += step) if (mask[row * width + column]) return true;
  }
  return false;
}
