import { clamp, lerp } from '../../core/maths.ts';
import type { TerrainFrame, TerrainRow } from './terrain.types.ts';

/** How much detail of the ground can be seen `z` metres away. */
export function octavesAt(z: number): number {
  return clamp(Math.round(8 - Math.log2(z / 2 + 1) * 0.95), 3, 6);
}

/**
 * Water and land meet between two samples: the former kind is drawn up to the shore itself and the next
 * begins there, or else all banks would show the teeth of the sampling.
 */
export function endAtShore(frame: TerrainFrame, row: TerrainRow, column: number, screenY: number): void {
  const { stage, surface, point, paint, shade, last, skyline } = frame;
  const { width, focal, horizon, cameraHeight } = stage;
  const own = [shade[0]!, shade[1]!, shade[2]!, paint[6]!] as const;
  let from = row.z - row.step;
  let to = row.z;
  let height = row.heights[column]!;
  const octaves = octavesAt(row.z);
  for (let round = 0; round < 5; round++) {
    const z = (from + to) / 2;
    point.x = ((column - width / 2) / focal) * z;
    point.z = z;
    height = surface.height(point.x, z, octaves);
    point.height = height;
    paint.fill(0, 3);
    surface.paint(point, paint);
    if (paint[6]! > 0 === own[3] > 0) to = z;
    else from = z;
  }
  const shore = horizon + (focal * (cameraHeight - height)) / to;
  paint[6] = frame.lastWet[column]!;
  shade.set(last.subarray(column * 3, column * 3 + 3));
  if (shore < skyline[column]! && shore > screenY) fillColumn(frame, column, shore, to);
  last[column * 3] = -1;
  shade.set(own.slice(0, 3));
  paint[6] = own[3];
}

/** Fills a column from its skyline up to a sample, in the color of that sample, and raises the skyline. */
export function fillColumn(frame: TerrainFrame, column: number, screenY: number, z: number): void {
  const { stage, pixels, skyline, last, shade, water, paint } = frame;
  const { width, height, depth } = stage;
  const bottom = skyline[column]!;
  const lowest = Math.min(height - 1, Math.ceil(bottom) - 1);
  const highest = Math.max(0, Math.ceil(screenY));
  const span = Math.max(1, bottom - screenY);
  const base = column * 3;
  const fresh = last[base]! < 0;
  for (let y = lowest; y >= highest; y--) {
    const t = fresh ? 1 : clamp((bottom - y) / span);
    const pixel = y * width + column;
    const offset = pixel * 4;
    for (let channel = 0; channel < 3; channel++)
      pixels[offset + channel] = fresh ? shade[channel]! : lerp(last[base + channel]!, shade[channel]!, t);
    pixels[offset + 3] = 255;
    depth[pixel] = z;
    water[pixel] = paint[6]!;
  }
  if (highest > 0 && highest <= lowest) softenEdge(frame, column, highest - 1, highest - screenY);
  skyline[column] = screenY;
  last[base] = Math.max(0, shade[0]!);
  last[base + 1] = shade[1]!;
  last[base + 2] = shade[2]!;
}

/** Covers the row above the sample by the fraction that the ground reaches into it. */
function softenEdge(frame: TerrainFrame, column: number, y: number, cover: number): void {
  if (cover <= 0) return;
  const offset = (y * frame.stage.width + column) * 4;
  for (let channel = 0; channel < 3; channel++)
    frame.pixels[offset + channel] = lerp(frame.pixels[offset + channel]!, frame.shade[channel]!, cover);
}
