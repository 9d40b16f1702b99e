import type { Canvas } from '../core/canvas.ts';
import { clamp, lerp } from '../core/maths.ts';
import { boxBlur, luminance, type Plane } from '../core/plane.ts';
import type { Stage } from '../stage/stage.types.ts';
import { canvasOf, readRaster } from '../styles/shared/raster.ts';
import { isSky } from '../styles/shared/tone.ts';
import { wideMean } from '../styles/shared/wide-mean.ts';

/** Warm gray modelling clay under a white sky: colors go, forms and soft shade stay. */
export function modelInClay(source: Canvas, stage: Stage): Canvas {
  const { width, height, checkpoint, mask } = stage;
  const pixels = readRaster(source);
  const light = luminance(pixels.data);
  const side = Math.min(width, height);
  const fine = boxBlur(light, width, height, Math.max(1, Math.round(side / 500)), 1);
  checkpoint.check();
  const around = wideMean(source, side / 12);
  checkpoint.check();
  const shade = contactShade(mask, width, height, Math.max(2, Math.round(side / 50)));
  for (let y = 0; y < height; y++) {
    if ((y & 31) === 0) checkpoint.check();
    const above = y > 0 ? width : 0;
    const below = y < height - 1 ? width : 0;
    for (let x = 0, index = y * width; x < width; x++, index++) {
      const west = x > 0 ? index - 1 : index;
      const east = x < width - 1 ? index + 1 : index;
      // Taking the surroundings away removes the colors of surfaces and leaves the modelling.
      const relief = (fine[index]! - around[index]!) * 1.25 + (around[index]! - 0.5) * 0.22;
      const slope = fine[west]! - fine[east]! + (fine[index - above]! - fine[index + below]!);
      const form = isSky(stage, index) ? 0.8 + relief * 0.25 : clamp(0.6 + relief - slope * 0.5, 0.1, 1);
      const value = form * (1 - shade[index]! * 0.5) * 255;
      const offset = index * 4;
      pixels.data[offset] = lerp(pixels.data[offset]! * 0.3 + 70, value, 0.9);
      pixels.data[offset + 1] = lerp(pixels.data[offset + 1]! * 0.3 + 66, value * 0.965, 0.9);
      pixels.data[offset + 2] = lerp(pixels.data[offset + 2]! * 0.3 + 62, value * 0.92, 0.9);
    }
  }
  return canvasOf(pixels);
}

/** Ambient occlusion at the feet and sides of subjects, on what is around them. */
function contactShade(mask: Uint8Array, width: number, height: number, reach: number): Plane {
  const solid = new Float32Array(width * height);
  for (let index = 0; index < mask.length; index++) if (mask[index]! > 0) solid[index] = 1;
  const shade = boxBlur(solid, width, height, reach);
  for (let index = 0; index < mask.length; index++) if (mask[index]! > 0) shade[index] = 0;
  return shade;
}
