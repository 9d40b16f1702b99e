import { type Canvas, pixelsOf } from '../core/canvas.ts';
import type { Rgb } from '../core/color.ts';
import { clamp, smoothstep } from '../core/maths.ts';
import { boxBlur, type Plane } from '../core/plane.ts';
import type { Stage } from '../stage/stage.types.ts';

interface RelightOptions {
  /** How much of the air's color lies over the subject: 0 near .. 1 lost in fog. */
  fog?: number;
  /** How much relief is read from the drawing's own light and dark; little for drawings already shaded. */
  relief?: number;
  /** The drawing will be shown mirrored, so the light must come from the other side. */
  mirrored?: boolean;
  /** 1 for full modelling by the scene's light, less keeps more of the drawing's own shading. */
  strength?: number;
  /** What is seen around the subject; it tints its outline and what it turns to the ground. */
  surroundings?: Surroundings;
}

/** Colors left and right of a drawing as it will be shown, from top to bottom, and of the ground below it. */
export interface Surroundings {
  left: readonly Rgb[];
  right: readonly Rgb[];
  ground: Rgb;
}

/** Light falling on the subject, per channel, so that the pixel loop reads plain numbers. */
interface Lamps {
  lightX: number;
  lightY: number;
  back: number;
  strength: number;
  fog: number;
  surroundings?: Surroundings;
}

/** How much of what is behind a subject spills over its outline, and how much light the ground throws up at it. */
const SPILL = 0.42;
const BOUNCE = 0.34;

/**
 * Makes flat art sit in its scene, in place: normals come from the blurred outline (a pillow) plus
 * the picture's own light and dark; sun and ambient colors of the palette fall on them; a rim shines
 * when the sun is low behind; the base darkens; what lies around tints the outline; distance adds the color
 * of the air.
 */
export function relight(
  canvas: Canvas,
  stage: Stage,
  { fog = 0, relief = 0.05, mirrored = false, strength = 1, surroundings }: RelightOptions = {},
): void {
  const { width, height } = canvas;
  const image = pixelsOf(canvas);
  const shorter = Math.min(width, height);
  stage.checkpoint.check();
  const alpha = alphaOf(image.data);
  const reach = Math.max(2, shorter * 0.07);
  const pillow = boxBlur(alpha, width, height, reach, 2);
  stage.checkpoint.check();
  const grain = boxBlur(brightnessOf(image.data), width, height, Math.max(1, shorter * 0.012), 2);
  stage.checkpoint.check();
  const lowSun = stage.palette.sunElevation < 0.2 && !stage.indoor && stage.brief.scene !== 'portrait';
  const lamps: Lamps = {
    lightX: mirrored ? -stage.light[0] : stage.light[0],
    lightY: stage.light[1],
    back: lowSun ? 0.42 : 0,
    strength,
    fog,
    surroundings: surroundings && mirrored ? swapped(surroundings) : surroundings,
  };
  shade(image.data, width, height, { alpha, pillow, grain }, reach * 1.5, shorter * relief, lamps, stage);
  canvas.getContext('2d').putImageData(image, 0, 0);
}

function swapped({ left, right, ground }: Surroundings): Surroundings {
  return { left: right, right: left, ground };
}

function alphaOf(data: Uint8ClampedArray): Plane {
  const plane = new Float32Array(data.length >> 2);
  for (let index = 0; index < plane.length; index++) plane[index] = data[index * 4 + 3]! / 255;
  return plane;
}

/** Brightness times coverage, 0..1. */
function brightnessOf(data: Uint8ClampedArray): Plane {
  const plane = new Float32Array(data.length >> 2);
  for (let index = 0, offset = 0; index < plane.length; index++, offset += 4)
    plane[index] =
      (data[offset]! * 0.3 + data[offset + 1]! * 0.59 + data[offset + 2]! * 0.11) *
      data[offset + 3]! *
      (1 / 65025);
  return plane;
}

const NOTHING: Rgb = [0, 0, 0];

function shade(
  data: Uint8ClampedArray,
  width: number,
  height: number,
  relief: { alpha: Plane; pillow: Plane; grain: Plane },
  pillowGain: number,
  grainGain: number,
  { lightX, lightY, back, strength, fog, surroundings }: Lamps,
  stage: Stage,
): void {
  const { sun, ambient, fog: air } = stage.palette;
  const { alpha, pillow, grain } = relief;
  const side = Math.sign(lightX) || 1;
  const ambientGain = (0.73 + 0.12 * (1 - back)) / 255;
  const clear = 1 - fog;
  const rimGain = back > 0 ? 1.5 : 0.5;
  const ground = surroundings?.ground ?? NOTHING;
  const bounceGain = BOUNCE / 255;
  const spillGain = surroundings ? SPILL : 0;
  for (let y = 0; y < height; y++) {
    if ((y & 31) === 0) stage.checkpoint.check();
    const occlusion = 0.82 + 0.18 * smoothstep(1, 0.78, y / height);
    const beside = surroundings && Math.floor((y / height) * surroundings.left.length);
    const west = surroundings?.left[beside!] ?? NOTHING;
    const east = surroundings?.right[beside!] ?? NOTHING;
    for (let x = 0; x < width; x++) {
      const index = y * width + x;
      if (alpha[index]! < 0.01) continue;
      const toWest = x > 0 ? index - 1 : index;
      const toEast = x < width - 1 ? index + 1 : index;
      const toNorth = y > 0 ? index - width : index;
      const toSouth = y < height - 1 ? index + width : index;
      let normalX =
        -(pillow[toEast]! - pillow[toWest]!) * pillowGain - (grain[toEast]! - grain[toWest]!) * grainGain;
      let normalY =
        -(pillow[toSouth]! - pillow[toNorth]!) * pillowGain - (grain[toSouth]! - grain[toNorth]!) * grainGain;
      const length = 1 / Math.sqrt(normalX * normalX + normalY * normalY + 0.64);
      normalX *= length;
      normalY *= length;
      const facing = 0.8 * length;
      const direct = clamp(
        normalX * lightX * 1.05 - normalY * lightY * 0.8 + facing * (0.62 - back * 0.6),
        0,
        1.25,
      );
      const edge = clamp(1 - pillow[index]! * 1.06);
      const turned = edge === 0 ? 0 : clamp(normalX * side * 0.9 - normalY * 0.55 + 0.1);
      const rim = turned === 0 ? 0 : edge ** 1.6 * turned * rimGain * 0.75;
      const skyLight = ambientGain * (0.77 - 0.15 * normalY);
      const sunLight = (direct * 0.78 * strength + (1 - strength) * 0.5) / 255;
      const offset = index * 4;
      const spill = edge * spillGain;
      const bounce = normalY > 0 ? normalY * bounceGain : 0;
      const around = normalX < 0 ? west : east;
      // Channel by channel in plain numbers: a loop over them costs half as much again.
      const red =
        data[offset]! * (ambient[0] * skyLight + sun[0] * sunLight + ground[0] * bounce) * occlusion +
        rim * sun[0];
      const green =
        data[offset + 1]! * (ambient[1] * skyLight + sun[1] * sunLight + ground[1] * bounce) * occlusion +
        rim * sun[1];
      const blue =
        data[offset + 2]! * (ambient[2] * skyLight + sun[2] * sunLight + ground[2] * bounce) * occlusion +
        rim * sun[2];
      data[offset] = (red + (around[0] - red) * spill) * clear + air[0] * fog;
      data[offset + 1] = (green + (around[1] - green) * spill) * clear + air[1] * fog;
      data[offset + 2] = (blue + (around[2] - blue) * spill) * clear + air[2] * fog;
    }
  }
}
