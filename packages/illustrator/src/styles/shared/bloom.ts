import { type Canvas, createLayer, resample } from '../../core/canvas.ts';
import { smoothstep } from '../../core/maths.ts';
import { lightAt, readRaster, writeRaster } from './raster.ts';

interface BloomOptions {
  /** 0..1: how much light is added. */
  amount: number;
  /** Reach of the glow as a fraction of the shorter side. */
  radius?: number;
  /** Brightness 0..1 from which pixels glow. */
  threshold?: number;
}

/** Adds a soft glow around bright places, in place. Computed at a quarter of the size: glow has no detail. */
export function addBloom(canvas: Canvas, { amount, radius = 0.022, threshold = 0.6 }: BloomOptions): Canvas {
  const small = resample(canvas, canvas.width / 4, canvas.height / 4);
  const pixels = readRaster(small);
  const { data } = pixels;
  const weights = new Float32Array(256);
  for (let level = 0; level < 256; level++) weights[level] = smoothstep(threshold, 1, level / 255);
  for (let offset = 0; offset < data.length; offset += 4) {
    const luma = lightAt(data, offset);
    const weight = weights[Math.min(255, luma | 0)]!;
    data[offset]! *= weight;
    data[offset + 1]! *= weight;
    data[offset + 2]! *= weight;
  }
  writeRaster(small, pixels);
  layGlow(canvas, small, amount, Math.min(canvas.width, canvas.height) * radius);
  return canvas;
}

/** Screens a blurred copy of `light` (any size) over the canvas; `blur` in pixels of the canvas. */
export function layGlow(canvas: Canvas, light: Canvas, amount: number, blur: number): void {
  const soft = createLayer(light.width, light.height);
  soft.context.filter = `blur(${Math.max(0.6, (blur * light.width) / canvas.width)}px)`;
  soft.context.drawImage(light, 0, 0);
  const context = canvas.getContext('2d');
  context.save();
  context.globalCompositeOperation = 'screen';
  context.globalAlpha = amount;
  // Plain bilinear: what is blurred already has nothing for a better filter to keep.
  context.imageSmoothingQuality = 'low';
  context.drawImage(soft.canvas, 0, 0, canvas.width, canvas.height);
  context.restore();
}
