import type { Detail, Raster } from './picture-analysis.types.ts';

/** A part of a picture, in shares of its sides. */
interface Window {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const WHOLE: Window = { left: 0, right: 1, top: 0, bottom: 1 };
const THIRDS = [0, 1, 2];
const NINTHS: readonly Window[] = THIRDS.flatMap((row) =>
  THIRDS.map((column) => ({
    left: column / 3,
    right: (column + 1) / 3,
    top: row / 3,
    bottom: (row + 1) / 3,
  })),
);

/** A step in lightness that reads as an edge at this size. */
const EDGE = 0.22;
/** In each of nine parts, for a picture that has details everywhere. */
const SOME_EDGES = 0.12;

/**
 * The share of a part's inner pixels that lie on an edge: the length of the Sobel gradient of lightness
 * (Sobel and Feldman 1968), scaled so that a step of 1 gives 4, is above {@link EDGE} times 4 / 2.
 */
export function edgeDensity({ width, height, lightness }: Raster, part: Window = WHOLE): number {
  if (width < 3 || height < 3) return 0;
  const [left, right] = [Math.floor(part.left * width), Math.floor(part.right * width)];
  const [top, bottom] = [Math.floor(part.top * height), Math.floor(part.bottom * height)];
  const at = (x: number, y: number) => lightness[y * width + x]!;
  let edges = 0;
  let inner = 0;
  for (let y = Math.max(1, top); y < Math.min(height - 1, bottom); y++) {
    for (let x = Math.max(1, left); x < Math.min(width - 1, right); x++) {
      inner++;
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
  return inner === 0 ? 0 : edges / inner;
}

export function detailOf(raster: Raster): Detail {
  const density = edgeDensity(raster);
  if (density < 0.07) return 'calm';
  if (density < 0.24) return 'lively';
  if (NINTHS.every((part) => edgeDensity(raster, part) >= SOME_EDGES)) return 'everywhere';
  const [above, below] = [
    edgeDensity(raster, { ...WHOLE, bottom: 0.5 }),
    edgeDensity(raster, { ...WHOLE, top: 0.5 }),
  ];
  return below > 2 * above ? 'below' : 'busy';
}
