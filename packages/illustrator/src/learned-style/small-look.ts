import { type Canvas, createLayer, pixelsOf, resample } from '../core/canvas.ts';
import { oklab } from '../core/oklab.ts';
import type { Plane } from '../core/plane.ts';
import type { Picture } from '../illustrator.types.ts';

/** Pictures are compared at this many pixels per side of a square of their area: strokes then have the sizes of ours. */
const LOOK_SIDE = 256;
/** Strips are looked at no longer than this many sides. */
const LONGEST = 3;
const SHORTEST_SIDE = 32;

/** A picture at the size at which manners are measured, in OKLab. */
export interface SmallLook {
  readonly width: number;
  readonly height: number;
  /** Lightness 0..1. */
  readonly light: Plane;
  /** Green to red and blue to yellow, about -0.3..0.3. */
  readonly red: Plane;
  readonly yellow: Plane;
  /** Colorfulness, 0..0.35. */
  readonly chroma: Plane;
}

/** @param side of the square whose area it gets */
export function makeSmallLook(picture: Picture, side = LOOK_SIDE): SmallLook {
  const whole = createLayer(picture.width, picture.height);
  const image = whole.context.createImageData(picture.width, picture.height);
  image.data.set(picture.pixels);
  whole.context.putImageData(image, 0, 0);
  return lookOfCanvas(whole.canvas, side);
}

export function lookOfCanvas(canvas: Canvas, side: number): SmallLook {
  const scale = side / Math.sqrt(canvas.width * canvas.height);
  const [width, height] = [canvas.width, canvas.height].map((length) =>
    Math.round(Math.min(LONGEST * side, Math.max(SHORTEST_SIDE, length * scale))),
  ) as [number, number];
  return lookOf(pixelsOf(resample(canvas, width, height)).data, width, height);
}

/** @param data RGBA bytes, opaque */
export function lookOf(data: Uint8ClampedArray, width: number, height: number): SmallLook {
  const plane = () => new Float32Array(width * height);
  const [light, red, yellow, chroma] = [plane(), plane(), plane(), plane()];
  for (let index = 0; index < light.length; index++) {
    const lab = oklab(data[index * 4]!, data[index * 4 + 1]!, data[index * 4 + 2]!);
    light[index] = lab[0];
    red[index] = lab[1];
    yellow[index] = lab[2];
    chroma[index] = Math.hypot(lab[1], lab[2]);
  }
  return { width, height, light, red, yellow, chroma };
}
