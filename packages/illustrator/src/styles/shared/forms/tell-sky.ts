import { lightAt, type Raster } from '../raster.ts';
import { averageAround, BLOCK, layAverage } from './average-around.ts';
import { FORM_OF } from './form.types.ts';

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
  layAverage(raster, REACH.bands, (cell) => (kinds[cell] === FORM_OF.sky ? 1 : 0));
}

function groundLeaves(raster: Raster, kinds: Uint8Array): void {
  const { data, width, height } = raster;
  const [red, green, blue] = averageAround(raster, REACH.leaves, (cell) =>
    kinds[cell] === FORM_OF.sky ? 1 : 0,
  );
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
