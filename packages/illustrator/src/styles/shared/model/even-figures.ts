import { smoothstep } from '../../../core/maths.ts';
import type { Stage } from '../../../stage/stage.types.ts';
import { lightAt, type Raster, readRaster } from '../raster.ts';

/** How much of the scene's light and shade gives way to a figure's own colors, and on its head. */
const EVENED = { figure: 0.85, head: 0.95 };
/** How much of the color of the light stays on them: in blue shade skin would be blue. */
const TINT = 0.35;
/** A head is even up to here, in radii of the face, so that the neck is of one color with it. */
const HEAD = { within: 1.1, until: 1.45 };
/** Fewer pixels of its drawing tell nothing about the light on a subject. */
const FEWEST = 24;

/**
 * Takes most of the scene's light and shade off the figures, in place: a hand in blue shade would become a green patch.
 * What the pen drew stays, in the light that falls on the figure as a whole. Whatever lies over a figure (snow, grass,
 * a glow) is not of its drawing and stays.
 */
export function evenFigures(model: Raster, stage: Stage): void {
  if (!stage.plain) return;
  const { mask, width, height, faces, checkpoint } = stage;
  const plain = readRaster(stage.plain.canvas).data;
  checkpoint.check();
  const light = lightOnSubjects(model.data, plain, mask);
  for (let index = 0; index < mask.length; index++) {
    if ((index & 131071) === 0) checkpoint.check();
    if (mask[index]! > 0) evenPixel(model.data, plain, index, light, mask[index]! * 3, EVENED.figure);
  }
  const rest = 1 - (1 - EVENED.head) / (1 - EVENED.figure);
  for (const { x, y, radius } of faces) {
    const reach = radius * HEAD.until;
    const [left, right] = [Math.max(0, Math.ceil(x - reach)), Math.min(width, x + reach)];
    const bottom = Math.min(height, y + reach);
    for (let row = Math.max(0, Math.ceil(y - reach)); row < bottom; row++)
      for (let column = left, index = row * width + left; column < right; column++, index++) {
        if (mask[index] === 0) continue;
        const within = smoothstep(HEAD.until, HEAD.within, Math.hypot(column - x, row - y) / radius);
        evenPixel(model.data, plain, index, light, mask[index]! * 3, rest * within);
      }
  }
}

/** By which red, green and blue the scene's light multiplies each subject's own colors, on average. */
function lightOnSubjects(lit: Uint8ClampedArray, plain: Uint8ClampedArray, mask: Uint8Array): Float32Array {
  const sums = new Float64Array(256 * 7);
  for (let index = 0; index < mask.length; index += 3) {
    if (mask[index] === 0 || plain[index * 4 + 3]! < 250) continue;
    const sum = mask[index]! * 7;
    for (let channel = 0; channel < 3; channel++) {
      sums[sum + channel]! += lit[index * 4 + channel]!;
      sums[sum + 3 + channel]! += plain[index * 4 + channel]!;
    }
    sums[sum + 6]! += 1;
  }
  const light = new Float32Array(256 * 3);
  for (let subject = 0; subject < 256; subject++) {
    const sum = subject * 7;
    if (sums[sum + 6]! < FEWEST) continue;
    const lit = sums[sum]! * 0.3 + sums[sum + 1]! * 0.59 + sums[sum + 2]! * 0.11;
    const own = sums[sum + 3]! * 0.3 + sums[sum + 4]! * 0.59 + sums[sum + 5]! * 0.11;
    const brightness = lit / Math.max(1, own);
    for (let channel = 0; channel < 3; channel++) {
      const tinted = sums[sum + channel]! / Math.max(1, sums[sum + 3 + channel]!);
      light[subject * 3 + channel] = brightness + (tinted - brightness) * TINT;
    }
  }
  return light;
}

function evenPixel(
  lit: Uint8ClampedArray,
  plain: Uint8ClampedArray,
  index: number,
  light: Float32Array,
  from: number,
  amount: number,
): void {
  const at = index * 4;
  if (plain[at + 3]! < 128 || light[from] === 0) return;
  const red = plain[at]! * light[from]!;
  const green = plain[at + 1]! * light[from + 1]!;
  const blue = plain[at + 2]! * light[from + 2]!;
  const ratio = (lightAt(lit, at) + 8) / (red * 0.3 + green * 0.59 + blue * 0.11 + 8);
  const share = amount * smoothstep(0.25, 0.4, ratio) * smoothstep(2, 1.6, ratio);
  lit[at]! += (red - lit[at]!) * share;
  lit[at + 1]! += (green - lit[at + 1]!) * share;
  lit[at + 2]! += (blue - lit[at + 2]!) * share;
}
