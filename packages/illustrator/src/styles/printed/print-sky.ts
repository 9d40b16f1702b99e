import { mix, type Rgb } from '../../core/color.ts';
import { lerp, smoothstep } from '../../core/maths.ts';
import { coloredRows } from '../../core/number-tables.ts';
import type { Plane } from '../../core/plane.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { Raster } from '../shared/raster.ts';

/** Colors of a graded sky from the top edge to the horizon, with the share of the sky's height they sit at. */
type Gradation = readonly (readonly [number, Rgb])[];

const PAPER: Rgb = [241, 230, 207];
const CLOUD: Rgb = [243, 234, 216];

const GRADATIONS: Readonly<Record<'day' | 'glow' | 'night', Gradation>> = {
  day: [
    [0, [34, 70, 111]],
    [0.13, [79, 131, 171]],
    [0.34, [195, 214, 212]],
    [0.6, PAPER],
    [0.86, [239, 217, 182]],
    [1, [226, 180, 140]],
  ],
  glow: coloredRows<1>('0,#27375f 0.16,#6d7ea3 0.4,#ecdcc0 0.66,#efb98a 1,#c4482f'),
  night: coloredRows<1>('0,#101a33 0.4,#1d3557 0.75,#3c648c 1,#93b3bd'),
};

/**
 * Replaces the sky by a bokashi gradation, the hand-wiped bands of woodblock prints, and keeps
 * clouds as flat shapes of bare paper and the sun or moon as a clean disc.
 * @param sky 1 for every pixel of sky
 * @param light brightness 0..1 of the scene without detail, drawn out sideways as mist bands are
 */
export function printSky(print: Raster, light: Plane, sky: Uint8Array, stage: Stage): void {
  const { width, height, checkpoint } = stage;
  const skyHeight = lowestSky(sky, width, height);
  const gradation = gradationOf(stage);
  const disc = discOf(stage);
  for (let y = 0; y < height; y++) {
    if ((y & 31) === 0) checkpoint.check();
    const mean = rowMean(light, sky, width, y);
    if (mean === undefined) continue;
    const wiped = colorAt(gradation, Math.min(1, y / skyHeight));
    for (let x = 0, index = y * width; x < width; x++, index++) {
      if (sky[index] === 0) continue;
      const distance = Math.hypot(x - disc.x, y - disc.y);
      // The glow around the sun is as bright as a cloud but must not be printed as one.
      const apart = disc.radius > 0 ? smoothstep(disc.radius * 3, disc.radius * 6.5, distance) : 1;
      const cloud = smoothstep(0.05, 0.075, light[index]! - mean) * apart * (stage.palette.night ? 0.3 : 0.9);
      const inDisc = smoothstep(disc.radius + 0.8, disc.radius - 0.8, distance);
      const offset = index * 4;
      for (let channel = 0; channel < 3; channel++) {
        const air = lerp(wiped[channel]!, CLOUD[channel]!, cloud);
        print.data[offset + channel] = lerp(air, disc.color[channel]!, inDisc);
      }
    }
  }
}

function gradationOf({ brief, palette }: Stage): Gradation {
  if (palette.night || brief.timeOfDay === 'night') return GRADATIONS.night;
  return brief.timeOfDay === 'day' ? GRADATIONS.day : GRADATIONS.glow;
}

function discOf({ brief, sun, palette, width, height }: Stage): {
  x: number;
  y: number;
  radius: number;
  color: Rgb;
} {
  const hidden = brief.weather !== 'clear' && brief.weather !== 'wind' && brief.weather !== 'cloudy';
  const radius = hidden ? -10 : Math.min(width, height) * 0.043;
  const warm = brief.timeOfDay === 'sunset' || brief.timeOfDay === 'dawn';
  const color: Rgb = palette.night ? CLOUD : warm ? [191, 59, 43] : [217, 85, 47];
  return { x: sun.x, y: sun.y, radius, color };
}

function rowMean(light: Plane, sky: Uint8Array, width: number, y: number): number | undefined {
  let sum = 0;
  let count = 0;
  for (let x = 0, index = y * width; x < width; x += 3, index += 3) {
    if (sky[index] === 0) continue;
    sum += light[index]!;
    count++;
  }
  return count > 0 ? sum / count : undefined;
}

/** The lowest row of which a good part is sky: there the gradation ends. */
function lowestSky(sky: Uint8Array, width: number, height: number): number {
  for (let y = height - 1; y > 0; y -= 2) {
    let count = 0;
    for (let x = 0; x < width; x += 4) count += sky[y * width + x]!;
    if (count * 4 > width * 0.18) return y;
  }
  return height;
}

function colorAt(gradation: Gradation, position: number): Rgb {
  for (let stop = 1; stop < gradation.length; stop++) {
    const [from, low] = gradation[stop - 1]!;
    const [to, high] = gradation[stop]!;
    if (position <= to) return mix(low, high, smoothstep(from, to, position));
  }
  return gradation[gradation.length - 1]![1];
}
