import { mix, type Rgb } from '../core/color.ts';
import { clamp } from '../core/maths.ts';
import type { Plane } from '../core/plane.ts';
import type { Palette, Stage } from '../stage/stage.types.ts';
import type { Sky } from './find-sky.ts';
import type { SmallPicture } from './small-picture.ts';

/** Mean lightness below which a picture was taken at night or in a dark room, and of its sky alone. */
const DARK = 0.3;
const DARK_SKY = 0.4;

interface GuessedLight {
  palette: Palette;
  light: Stage['light'];
  /** Where the light comes from, as shares of width and height. */
  sun: { x: number; y: number };
}

/** The side that the light falls from, by which half of the subject is brighter; colors of sky, air and shadow. */
export function readLight(
  small: SmallPicture,
  subject: Plane | undefined,
  sky: Sky | undefined,
): GuessedLight {
  const across = sideOf(small, subject);
  const isDark = meanOf(small.light) < DARK || (sky !== undefined && skyLightness(small, sky) < DARK_SKY);
  const skyAt = (from: number, to: number) => meanColor(small, sky?.isSky, [from, to]);
  const end = sky?.end ?? 0.4;
  const horizon = skyAt(end * 0.66, end);
  const palette: Palette = {
    zenith: skyAt(0, end * 0.33),
    middle: skyAt(end * 0.33, end * 0.66),
    horizon,
    sun: mix(brightest(small), [255, 250, 235], 0.4),
    ambient: meanColor(small, darkOf(small.light)),
    fog: mix(horizon, [225, 230, 236], isDark ? 0.1 : 0.5),
    sunElevation: 0.3,
    night: isDark,
  };
  const length = Math.hypot(across, 0.7, 0.5);
  return {
    palette,
    light: [across / length, 0.7 / length, -0.5 / length],
    sun: { x: clamp(0.5 + across * 0.6, 0.08, 0.92), y: Math.min(0.2, end * 0.5) },
  };
}

/** -1 from the left .. 1 from the right. */
function sideOf({ width, light }: SmallPicture, subject: Plane | undefined): number {
  let [middle, total] = [0, 0];
  for (let index = 0; index < light.length; index++) {
    const weight = subject ? subject[index]! : 1;
    middle += (index % width) * weight;
    total += weight;
  }
  middle /= Math.max(1, total);
  const sums = [0, 0];
  const counts = [0, 0];
  for (let index = 0; index < light.length; index++) {
    const side = index % width < middle ? 0 : 1;
    const weight = subject ? subject[index]! : 1;
    sums[side]! += light[index]! * weight;
    counts[side]! += weight;
  }
  const [left, right] = sums.map((sum, side) => sum / Math.max(1, counts[side]!)) as [number, number];
  return clamp(((right - left) / (right + left + 0.01)) * 6, -0.85, 0.85);
}

function meanOf(plane: Plane): number {
  let sum = 0;
  for (let index = 0; index < plane.length; index++) sum += plane[index]!;
  return sum / plane.length;
}

function skyLightness({ light }: SmallPicture, { isSky, share }: Sky): number {
  let sum = 0;
  for (let index = 0; index < light.length; index++) if (isSky[index] === 1) sum += light[index]!;
  return sum / (share * light.length);
}

function darkOf(light: Plane): Uint8Array {
  const isDark = new Uint8Array(light.length);
  for (let index = 0; index < light.length; index++) isDark[index] = light[index]! < 0.5 ? 1 : 0;
  return isDark;
}

/** @param rows from which to which share of the height */
function meanColor(
  { width, height, rgb }: SmallPicture,
  counts: Uint8Array | undefined,
  [from, to]: readonly [from: number, to: number] = [0, 1],
): Rgb {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  const last = Math.ceil(to * height) * width;
  for (let index = Math.ceil(from * height) * width; index < last; index++) {
    if (counts?.[index] === 0) continue;
    count++;
    for (const channel of [0, 1, 2] as const) sum[channel] += rgb[index * 4 + channel]!;
  }
  return count === 0 ? [128, 128, 128] : [sum[0] / count, sum[1] / count, sum[2] / count];
}

function brightest({ light, rgb }: SmallPicture): Rgb {
  let best = 0;
  for (let index = 1; index < light.length; index++) if (light[index]! > light[best]!) best = index;
  return [rgb[best * 4]!, rgb[best * 4 + 1]!, rgb[best * 4 + 2]!];
}
