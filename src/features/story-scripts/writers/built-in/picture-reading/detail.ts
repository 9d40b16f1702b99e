import type { Detail, Raster } from './picture-reading.types.ts';

/** A step in lightness that reads as an edge at this size. */
const EDGE = 0.22;

/**
 * The share of inner pixels that lie on an edge: the length of the Sobel gradient of lightness
 * (Sobel and Feldman 1968), scaled so that a step of 1 gives 4, is above {@link EDGE} times 4 / 2.
 */
export function edgeDensity({ width, height, lightness }: Raster): number {
  if (width < 3 || height < 3) return 0;
  const at = (x: number, y: number) => lightness[y * width + x]!;
  let edges = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const across =
        at(x + 1, y - 1) +
        2 * at(x + 1, y) +
        at(x + 1, y + 1) -
        at(x - 1, y - 1) -
        2 * at(x - 1, y) -
        at(x - 1, y + 1);
      const down =
        at(x - 1, y + 1) +
        2 * at(x, y + 1) +
        at(x + 1, y + 1) -
        at(x - 1, y - 1) -
        2 * at(x, y - 1) -
        at(x + 1, y - 1);
      if (Math.hypot(across, down) > EDGE * 2) edges++;
    }
  }
  return edges / ((width - 2) * (height - 2));
}

export function detailOf(raster: Raster): Detail {
  const density = edgeDensity(raster);
  if (density < 0.07) return 'calm';
  return density < 0.24 ? 'lively' : 'busy';
}
