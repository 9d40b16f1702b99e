import type { Checkpoint } from '../../core/checkpoint.ts';
import { clamp } from '../../core/maths.ts';
import { boxBlur, type Plane } from '../../core/plane.ts';
import type { Texture } from '../shared/texture.ts';

interface ImpastoOptions {
  /** 1 is a usual oil painting, 1.5 a palette knife. */
  strength: number;
  /** Canvas weave that shows where the paint is thin. */
  weave: Texture;
}

/** Lights the relief of the paint from the upper left, in place: ridges catch light, grooves hold shade. */
export function lightPaint(
  pixels: Uint8ClampedArray,
  relief: Plane,
  width: number,
  height: number,
  { strength, weave }: ImpastoOptions,
  checkpoint: Checkpoint,
): void {
  const soft = boxBlur(relief, width, height, 1, 1);
  const { values, size } = weave;
  for (let y = 1; y < height - 1; y++) {
    if ((y & 31) === 0) checkpoint.check();
    const weaveRow = (y & (size - 1)) * size;
    for (let x = 1, index = y * width + 1; x < width - 1; x++, index++) {
      const slope =
        (soft[index - 1]! - soft[index + 1]!) * 0.8 + (soft[index - width]! - soft[index + width]!);
      const thin = 1 - soft[index]!;
      const cloth = values[weaveRow + (x & (size - 1))]! * thin * 0.05;
      const shade = 1 + clamp(-slope * 0.95 * strength, -0.28, 0.3) + cloth;
      const shine = Math.max(0, -slope * strength - 0.2) * 100;
      const offset = index * 4;
      pixels[offset] = pixels[offset]! * shade + shine;
      pixels[offset + 1] = pixels[offset + 1]! * shade + shine;
      pixels[offset + 2] = pixels[offset + 2]! * shade + shine;
    }
  }
}
