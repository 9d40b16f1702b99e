import { type Canvas, resample } from '../core/canvas.ts';
import { clamp } from '../core/maths.ts';
import { boxBlur, luminance } from '../core/plane.ts';
import type { Random } from '../core/random.ts';
import type { Stage } from '../stage/stage.types.ts';
import { layGlow } from '../styles/shared/bloom.ts';
import { gradeCanvas } from '../styles/shared/grade.ts';
import { flatten } from '../styles/shared/kuwahara.ts';
import { canvasOf, copyCanvas, readRaster } from '../styles/shared/raster.ts';

/** Every edge a little harder than a lens gives it. */
export function sharpen(source: Canvas, { width, height, checkpoint }: Stage, amount: number): Canvas {
  const pixels = readRaster(source);
  const light = luminance(pixels.data);
  checkpoint.check();
  const around = boxBlur(light, width, height, Math.max(1, Math.round(Math.min(width, height) / 340)), 1);
  checkpoint.check();
  for (let index = 0, offset = 0; index < light.length; index++, offset += 4) {
    const change = clamp((light[index]! - around[index]!) * amount, -0.22, 0.22) * 255;
    for (let channel = 0; channel < 3; channel++) pixels.data[offset + channel]! += change;
  }
  return canvasOf(pixels);
}

/** A soft-focus filter: the sharp picture under a veil of its own blurred light. */
export function soften(source: Canvas, stage: Stage, random: Random): Canvas {
  const canvas = copyCanvas(source);
  layGlow(
    canvas,
    resample(source, source.width / 3, source.height / 3),
    0.34,
    Math.min(source.width, source.height) * 0.014,
  );
  return gradeCanvas(canvas, { contrast: 0.94, lift: 0.03, gain: 0.9 }, random, stage.checkpoint);
}

/** Tooth of a surface over everything, lit from the upper left. */
export function giveTexture(source: Canvas, { noise, width, height, checkpoint }: Stage): Canvas {
  const pixels = readRaster(source);
  const scale = 1100 / Math.min(width, height);
  const step = 1 / scale;
  for (let y = 0; y < height; y++) {
    if ((y & 15) === 0) checkpoint.check();
    for (let x = 0; x < width; x++) {
      const u = x * scale * 0.09;
      const v = y * scale * 0.09;
      const slope = noise.fbm(u, v, 2) - noise.fbm(u + 0.12 * step * scale, v + 0.12 * step * scale, 2);
      const offset = (y * width + x) * 4;
      const change = slope * 62;
      for (let channel = 0; channel < 3; channel++) pixels.data[offset + channel]! += change;
    }
  }
  return canvasOf(pixels);
}

/** Only the large areas of color, in few tones: what is left when small things are left out. */
export function simplify(source: Canvas, { width, height, checkpoint }: Stage, tones: number): Canvas {
  const radius = Math.max(2, Math.round(Math.min(width, height) / 150));
  const flat = readRaster(flatten(source, radius, checkpoint));
  checkpoint.check();
  const steps = new Uint8ClampedArray(256);
  for (let level = 0; level < 256; level++) steps[level] = Math.round((level / 255) * tones) * (255 / tones);
  for (let offset = 0; offset < flat.data.length; offset += 4) {
    for (let channel = offset; channel < offset + 3; channel++) {
      const own = flat.data[channel]!;
      flat.data[channel] = own * 0.4 + steps[own]! * 0.6;
    }
  }
  return canvasOf(flat);
}
