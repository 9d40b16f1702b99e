import { type Canvas, resample } from '../../../core/canvas.ts';
import { luminance, type Plane } from '../../../core/plane.ts';
import type { Stage } from '../../../stage/stage.types.ts';
import { flatten } from '../kuwahara.ts';
import { pictureUnit, readRaster } from '../raster.ts';
import { thickenBorder } from './border-lines.ts';

/** From this shorter side on, in pixels, forms are looked for at half the size. */
const LARGE = 900;

interface FormLineOptions {
  /** In pixels of a picture of 1024. */
  thickness: number;
  /** Change of brightness (0..1) from one side to the other below which there is no line. */
  from: number;
  /** Lines shorter than this share of the shorter side are texture and left out. */
  least: number;
}

/**
 * Lines 0..1 of one thickness wherever one surface ends and another begins, as a pen draws a room: unlike
 * `contourLines` they also stand between two tones, not only where something is dark in itself.
 */
export function formLines(scene: Canvas, stage: Stage, options: FormLineOptions): Plane {
  const { width, height, checkpoint } = stage;
  // Forms are as plain at half the size, which takes a quarter of the time.
  const halves = Math.min(width, height) >= LARGE ? 2 : 1;
  const size = { width: Math.ceil(width / halves), height: Math.ceil(height / halves) };
  const model = flatten(halves === 1 ? scene : resample(scene, size.width, size.height), 1, checkpoint);
  const light = luminance(readRaster(model).data);
  // Dark places have the same forms as bright ones: roots bring them up.
  for (let index = 0; index < light.length; index++) light[index] = Math.sqrt(light[index]!);
  checkpoint.check();
  const least = Math.min(size.width, size.height) * options.least;
  const border = longChains(
    crests(light, { ...size, checkpoint }, options.from),
    size.width,
    size.height,
    least,
  );
  checkpoint.check();
  return thickenBorder(
    halves === 1 ? border : enlarged(border, size.width, width, height),
    width,
    height,
    options.thickness * pictureUnit(width, height),
    checkpoint,
    () => 0,
  );
}

/** Positions at half the size as those of the whole picture: two of the four pixels keep a line thin and closed. */
function enlarged(places: readonly number[], half: number, width: number, height: number): number[] {
  return places.flatMap((place) => {
    const [x, y] = [(place % half) * 2, Math.floor(place / half) * 2];
    return [
      [x, y],
      [x + 1, y + 1],
    ].flatMap(([column, row]) => (column! < width && row! < height ? [row! * width + column!] : []));
  });
}

/** 1 where brightness changes most across a border. */
function crests(
  light: Plane,
  { width, height, checkpoint }: Pick<Stage, 'width' | 'height' | 'checkpoint'>,
  from: number,
): Uint8Array {
  const across = new Float32Array(light.length);
  const down = new Float32Array(light.length);
  const steep = new Float32Array(light.length);
  for (let y = 1; y < height - 1; y++) {
    if ((y & 63) === 0) checkpoint.check();
    for (let x = 1, index = y * width + 1; x < width - 1; x++, index++) {
      across[index] = light[index + 1]! - light[index - 1]!;
      down[index] = light[index + width]! - light[index - width]!;
      steep[index] = Math.abs(across[index]!) + Math.abs(down[index]!);
    }
  }
  const crest = new Uint8Array(light.length);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1, index = y * width + 1; x < width - 1; x++, index++) {
      const here = steep[index]!;
      if (here < from) continue;
      const step = Math.abs(across[index]!) > Math.abs(down[index]!) ? 1 : width;
      if (here >= steep[index - step]! && here > steep[index + step]!) crest[index] = 1;
    }
  }
  return crest;
}

/** The positions of all crests that hang together over at least `least` pixels, row by row. */
function longChains(crest: Uint8Array, width: number, height: number, least: number): number[] {
  const sides = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
  const chain: number[] = [];
  for (let start = width; start < width * (height - 1); start++) {
    if (crest[start] !== 1) continue;
    chain.length = 0;
    chain.push(start);
    crest[start] = 2;
    for (let next = 0; next < chain.length; next++) {
      for (const side of sides) {
        const neighbour = chain[next]! + side;
        if (crest[neighbour] !== 1) continue;
        crest[neighbour] = 2;
        chain.push(neighbour);
      }
    }
    if (chain.length < least) for (const place of chain) crest[place] = 0;
  }
  const kept: number[] = [];
  for (let index = 0; index < crest.length; index++) if (crest[index] === 2) kept.push(index);
  return kept;
}
