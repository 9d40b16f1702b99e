import { boxBlur, type Plane } from '../../../core/plane.ts';
import { enlargeRow, type SmallPlane } from '../enlarge-row.ts';
import { lightAt, type Raster } from '../raster.ts';
import { FORM_OF } from './form.types.ts';

/** Cells per block of the planes by which the sky is blurred. */
const BLOCK = 4;
/** How far the sky's color is averaged, in blocks: for its bands, and to tell leaves from it. */
const REACH = { bands: 1, leaves: 5 };
/** Difference of brightness (0..255) from which something dark before the open sky is no air. */
const MUCH_DARKER = 36;

/**
 * Tells leaves before the open sky, which are beyond the depth of their tree, from the sky, and blurs the sky within
 * itself, so that its bands have long borders. Both in place.
 */
export function tellSky(raster: Raster, kinds: Uint8Array): void {
  if (!kinds.includes(FORM_OF.sky)) return;
  groundLeaves(raster, kinds);
  const { data, width, height } = raster;
  const planes = skyPlanes(raster, kinds, REACH.bands);
  const rows = planes.map(() => new Float32Array(width));
  for (let y = 0, cell = 0; y < height; y++) {
    for (const [channel, plane] of planes.entries()) enlargeRow(plane, y, rows[channel]!);
    for (let x = 0; x < width; x++, cell++)
      if (kinds[cell] === FORM_OF.sky)
        for (let channel = 0; channel < 3; channel++) data[cell * 4 + channel] = rows[channel]![x]!;
  }
}

function groundLeaves(raster: Raster, kinds: Uint8Array): void {
  const { data, width, height } = raster;
  const [red, green, blue] = skyPlanes(raster, kinds, REACH.leaves) as [SmallPlane, SmallPlane, SmallPlane];
  const air = red.values.map(
    (value, block) => value * 0.3 + green.values[block]! * 0.59 + blue.values[block]! * 0.11,
  );
  for (let y = 0, cell = 0; y < height; y++) {
    const row = Math.floor(y / BLOCK) * red.width;
    for (let x = 0; x < width; x++, cell++)
      if (
        kinds[cell] === FORM_OF.sky &&
        lightAt(data, cell * 4) < air[row + ((x / BLOCK) | 0)]! - MUCH_DARKER
      )
        kinds[cell] = FORM_OF.land;
  }
}

/** Red, green and blue of the sky around each block, as if nothing stood before it. */
function skyPlanes({ data, width, height }: Raster, kinds: Uint8Array, reach: number): SmallPlane[] {
  const [columns, rows] = [Math.ceil(width / BLOCK), Math.ceil(height / BLOCK)];
  const sums = [0, 1, 2, 3].map(() => new Float32Array(columns * rows)) as [Plane, Plane, Plane, Plane];
  const [red, green, blue, count] = sums;
  for (let y = 0, cell = 0; y < height; y++) {
    const row = Math.floor(y / BLOCK) * columns;
    for (let x = 0; x < width; x++, cell++) {
      if (kinds[cell] !== FORM_OF.sky) continue;
      const block = row + ((x / BLOCK) | 0);
      red[block]! += data[cell * 4]!;
      green[block]! += data[cell * 4 + 1]!;
      blue[block]! += data[cell * 4 + 2]!;
      count[block]! += 1;
    }
  }
  const around = boxBlur(count, columns, rows, reach);
  return [red, green, blue].map((plane) => ({
    values: boxBlur(plane, columns, rows, reach).map((sum, block) => sum / Math.max(1e-3, around[block]!)),
    width: columns,
    height: rows,
    factor: BLOCK,
  }));
}
