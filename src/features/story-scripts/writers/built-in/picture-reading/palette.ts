import { nameColour } from './name-colour.ts';
import { chromaOf, distanceOf, type Lab } from './oklab.ts';
import type { PaletteColour, Raster } from './picture-reading.types.ts';

const CLUSTERS = 6;
const ROUNDS = 6;
/** Colours are counted on every third pixel: areas stay right to a percent, in a third of the time. */
const STRIDE = 3;
/** An accent is at least this share of the area; less is a speck or noise. */
const SMALLEST_ACCENT = 0.006;
const SECTORS = 12;

export interface Cluster {
  lab: Lab;
  share: number;
}

/** The colours of a picture by area, named; colours of one name are counted together. */
export function paletteOf(clusters: readonly Cluster[]): PaletteColour[] {
  const shares = new Map<string, number>();
  for (const { lab, share } of clusters) {
    const name = nameColour(lab);
    shares.set(name, (shares.get(name) ?? 0) + share);
  }
  return [...shares].map(([name, share]) => ({ name, share })).sort((one, other) => other.share - one.share);
}

/**
 * The name of the colour that stands out: of all pixels that are colourful (chroma above 0.09) and
 * far from the dominant colour (over 0.14 in OKLab), the hue sector of 30 degrees with the most
 * chroma in sum. Undefined when no sector has enough area.
 */
export function accentOf(raster: Raster, dominant: Lab): string | undefined {
  const sectors = Array.from({ length: SECTORS }, () => ({ count: 0, lightness: 0, a: 0, b: 0, chroma: 0 }));
  for (let pixel = 0; pixel < raster.lightness.length; pixel++) {
    const lab = labAt(raster, pixel);
    const chroma = chromaOf(lab);
    if (chroma < 0.09 || distanceOf(lab, dominant) < 0.14) continue;
    const turn = (Math.atan2(lab.b, lab.a) / (2 * Math.PI) + 1) % 1;
    const sector = sectors[Math.floor(turn * SECTORS) % SECTORS]!;
    sector.count++;
    sector.lightness += lab.lightness;
    sector.a += lab.a;
    sector.b += lab.b;
    sector.chroma += chroma;
  }
  const strongest = sectors.reduce((best, sector) => (sector.chroma > best.chroma ? sector : best));
  const { count, lightness, a, b } = strongest;
  if (count < raster.lightness.length * SMALLEST_ACCENT) return undefined;
  return nameColour({ lightness: lightness / count, a: a / count, b: b / count });
}

/** k-means (Lloyd) in OKLab, largest cluster first; the first centres are each the farthest from those before. */
export function clustersOf(raster: Raster): Cluster[] {
  let centres = farthestColours(raster);
  let members: number[][] = [];
  for (let round = 0; round < ROUNDS; round++) {
    members = centres.map(() => []);
    for (let pixel = 0; pixel < raster.lightness.length; pixel += STRIDE) {
      members[nearestCentre(centres, labAt(raster, pixel)).index]!.push(pixel);
    }
    centres = centres.map((centre, index) => meanOf(raster, members[index]!) ?? centre);
  }
  return centres
    .map((lab, index) => ({
      lab,
      share: members[index]!.length / Math.ceil(raster.lightness.length / STRIDE),
    }))
    .filter(({ share }) => share > 0)
    .sort((one, other) => other.share - one.share);
}

function farthestColours(raster: Raster): Lab[] {
  const everyPixel = Array.from(
    { length: Math.ceil(raster.lightness.length / STRIDE) },
    (_, step) => step * STRIDE,
  );
  const centres: Lab[] = [meanOf(raster, everyPixel)!];
  while (centres.length < CLUSTERS) {
    let farthest: Lab | undefined;
    let record = 0.02;
    for (const pixel of everyPixel) {
      const lab = labAt(raster, pixel);
      const { distance } = nearestCentre(centres, lab);
      if (distance > record) {
        record = distance;
        farthest = lab;
      }
    }
    if (!farthest) break;
    centres.push(farthest);
  }
  return centres;
}

function nearestCentre(centres: readonly Lab[], lab: Lab): { index: number; distance: number } {
  let nearest = { index: 0, distance: Number.POSITIVE_INFINITY };
  for (const [index, centre] of centres.entries()) {
    const distance = distanceOf(centre, lab);
    if (distance < nearest.distance) nearest = { index, distance };
  }
  return nearest;
}

function meanOf(raster: Raster, pixels: readonly number[]): Lab | undefined {
  if (pixels.length === 0) return undefined;
  const sum = { lightness: 0, a: 0, b: 0 };
  for (const pixel of pixels) {
    sum.lightness += raster.lightness[pixel]!;
    sum.a += raster.a[pixel]!;
    sum.b += raster.b[pixel]!;
  }
  const count = pixels.length;
  return { lightness: sum.lightness / count, a: sum.a / count, b: sum.b / count };
}

function labAt(raster: Raster, pixel: number): Lab {
  return { lightness: raster.lightness[pixel]!, a: raster.a[pixel]!, b: raster.b[pixel]! };
}
