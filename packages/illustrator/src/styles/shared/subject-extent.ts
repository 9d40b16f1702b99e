import type { Stage } from '../../stage/stage.types.ts';

/** A rectangle of pixels, borders included. */
export interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The rectangle around the subject that covers most of the picture; nothing when there is none. */
export function mainExtent({ mask, width, height }: Stage): Extent | undefined {
  const counts = new Uint32Array(256);
  for (let index = 0; index < mask.length; index += 3) counts[mask[index]!]! += 1;
  counts[0] = 0;
  const most = counts.reduce((best, count) => Math.max(best, count), 0);
  if (most === 0) return undefined;
  const subject = counts.indexOf(most);
  const extent = { left: width, right: 0, top: height, bottom: 0 };
  for (let y = 0; y < height; y += 2) {
    for (let x = 0, index = y * width; x < width; x += 2, index += 2) {
      if (mask[index] !== subject) continue;
      if (x < extent.left) extent.left = x;
      if (x > extent.right) extent.right = x;
      if (y < extent.top) extent.top = y;
      extent.bottom = y;
    }
  }
  return extent.right > extent.left && extent.bottom > extent.top ? extent : undefined;
}
