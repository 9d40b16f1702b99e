import type { Stage } from '../../stage/stage.types.ts';
import type { Raster } from './raster.ts';

/** Tells whether a place of the picture, in pixels, is on a face, up to `reach` radii from its middle. */
export function isOnFace({ faces }: Stage, x: number, y: number, reach = 0.8): boolean {
  return faces.some((face) => Math.hypot(x - face.x, y - face.y) < face.radius * reach);
}

/**
 * The colors on faces, for a palette in which they count once more in full: skin is a small part of a person, and
 * no one may be gray.
 * @param raster of any size
 * @param isWanted whether a pixel of the raster belongs to whom the palette is for
 */
export function colorsOfFaces(
  { data, width, height }: Raster,
  stage: Stage,
  isWanted: (index: number) => boolean,
): number[] {
  const scale = width / stage.width;
  const samples: number[] = [];
  for (const { x, y, radius } of stage.faces) {
    const reach = radius * 0.8;
    const [left, right] = [Math.max(0, (x - reach) * scale), Math.min(width, (x + reach) * scale)];
    const bottom = Math.min(height, (y + reach) * scale);
    for (let row = Math.max(0, Math.floor((y - reach) * scale)); row < bottom; row++)
      for (let column = Math.floor(left); column < right; column++) {
        const index = row * width + column;
        if (Math.hypot(column / scale - x, row / scale - y) < reach && isWanted(index))
          samples.push(data[index * 4]!, data[index * 4 + 1]!, data[index * 4 + 2]!);
      }
  }
  return samples;
}
