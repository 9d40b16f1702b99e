import { decodeRaster } from './decode-raster.ts';
import { detailOf } from './detail.ts';
import { focusOf } from './focus.ts';
import { horizonOf } from './horizon.ts';
import { hourOf } from './hour.ts';
import { brightnessOf, contrastOf, meanChroma, meanLightness, orientationOf, warmthOf } from './light.ts';
import { accentOf, clustersOf, paletteOf } from './palette.ts';
import type { PaletteColour, PictureReading, Raster } from './picture-reading.types.ts';
import { signatureOf } from './signature.ts';

/** Colours below this share of the area are not what a picture is "in". */
const SMALLEST_SHARE = 0.04;

/** Measures a picture: its colours, light, composition, and what hour the light looks like. */
export async function readPicture(bytes: Uint8Array): Promise<PictureReading> {
  return readRaster(await decodeRaster(bytes));
}

/** The same for a decoded picture. */
export function readRaster(raster: Raster): PictureReading {
  const clusters = clustersOf(raster);
  const colours = twoColoursAtLeast(paletteOf(clusters), meanLightness(raster));
  const horizon = horizonOf(raster);
  return {
    colours,
    accent: otherThan(colours[0].name, accentOf(raster, clusters[0]!.lab)) ?? (colours[2] ?? colours[1]).name,
    brightness: brightnessOf(raster),
    warmth: warmthOf(raster),
    contrast: contrastOf(raster),
    vivid: meanChroma(raster) > 0.08,
    detail: detailOf(raster),
    orientation: orientationOf(raster),
    focus: focusOf(raster),
    ...(horizon === undefined ? {} : { horizon }),
    hour: hourOf(raster),
    signature: signatureOf(raster),
  };
}

/** A picture of one colour only still has two words: the colour, and its own shade or tint. */
function twoColoursAtLeast(palette: readonly PaletteColour[], lightness: number): PictureReading['colours'] {
  const [first, ...rest] = palette.filter(({ share }, position) => position === 0 || share >= SMALLEST_SHARE);
  const [second, ...others] = rest;
  if (second) return [first!, second, ...others];
  const neighbour = { name: `${lightness > 0.6 ? 'darker' : 'lighter'} ${first!.name}`, share: 0 };
  return [first!, neighbour];
}

/** A stronger shade of the main colour may have the same name: it is no second colour then. */
function otherThan(main: string, accent: string | undefined): string | undefined {
  return accent === main ? undefined : accent;
}
