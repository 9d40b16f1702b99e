import { type Canvas, createLayer, pixelsOf } from '../../core/canvas.ts';
import type { Checkpoint } from '../../core/checkpoint.ts';
import { mix, type Rgb } from '../../core/color.ts';
import { clamp, lerp } from '../../core/maths.ts';
import type { Noise } from '../../core/noise.ts';
import { boxBlur, luminance, type Plane } from '../../core/plane.ts';
import type { Grain, ToneSubstance } from './substance.types.ts';

/** Light and shade of a cut-out drawing, with color taken away. */
export interface Form {
  width: number;
  height: number;
  /** 0..1: the drawing's own light, evened out, and the roundness of its outline. */
  light: Plane;
  /** 1 at the outline, 0 well inside. */
  edge: Plane;
}

/** Reads the form of a drawing: pale and dark things alike get the whole range from shade to light. */
export function formOf(canvas: Canvas, lightSide: -1 | 1): Form {
  const { data, width, height } = pixelsOf(canvas);
  const own = luminance(data);
  const alpha = new Float32Array(own.length);
  let [sum, squares, count] = [0, 0, 0];
  for (let index = 0; index < own.length; index++) {
    alpha[index] = data[index * 4 + 3]! / 255;
    if (alpha[index]! < 0.5) continue;
    sum += own[index]!;
    squares += own[index]! ** 2;
    count++;
  }
  const mean = sum / Math.max(1, count);
  const spread = Math.sqrt(Math.max(0, squares / Math.max(1, count) - mean ** 2));
  const gain = 0.2 / Math.max(0.08, spread);
  const reach = Math.max(2, Math.min(width, height) * 0.06);
  const pillow = boxBlur(alpha, width, height, reach, 2);
  const rim = boxBlur(alpha, width, height, Math.max(1, Math.max(width, height) * 0.008), 1);
  const light = new Float32Array(own.length);
  const edge = new Float32Array(own.length);
  for (let index = 0; index < own.length; index++) {
    if (alpha[index]! < 0.02) continue;
    const row = Math.floor(index / width);
    const west = index % width > 0 ? index - 1 : index;
    const north = row > 0 ? index - width : index;
    const slope = (pillow[index]! - pillow[west]!) * -lightSide + (pillow[index]! - pillow[north]!);
    light[index] = clamp(0.52 + (own[index]! - mean) * gain + slope * reach * 0.6);
    edge[index] = clamp((1 - rim[index]!) * 2);
  }
  return { width, height, light, edge };
}

/** The drawing again in another substance: its own light and shade, other colors and another grain. */
export function drawInTones(
  canvas: Canvas,
  form: Form,
  substance: ToneSubstance,
  noise: Noise,
  checkpoint: Checkpoint,
  offset: number,
): Canvas {
  const { width, height } = canvas;
  const image = pixelsOf(canvas);
  const { data } = image;
  const ramp = rampOf(substance.tones);
  const [inside, outline] = substance.opacity ?? [1, 1];
  const keep = substance.keep ?? 0;
  const zoom = 1 / Math.max(width, height);
  const grain: Grain = { x: 0, y: 0, light: 0, edge: 0 };
  for (let y = 0; y < height; y++) {
    if ((y & 15) === 0) checkpoint.check();
    for (let x = 0; x < width; x++) {
      const index = y * width + x;
      const pixel = index * 4;
      if (data[pixel + 3]! < 4) continue;
      grain.x = x * zoom + offset;
      grain.y = y * zoom + offset;
      grain.light = form.light[index]!;
      grain.edge = form.edge[index]!;
      const value = clamp(grain.light + (substance.texture?.(grain, noise) ?? 0));
      const tone = Math.round(value * 255) * 3;
      const shade = keep > 0 ? 0.45 + value * 0.9 : 0;
      for (let channel = 0; channel < 3; channel++) {
        const own = Math.min(255, data[pixel + channel]! * shade + 18 * keep);
        data[pixel + channel] = lerp(ramp[tone + channel]!, own, keep);
      }
      data[pixel + 3] = data[pixel + 3]! * lerp(inside, outline, Math.max(grain.edge, value > 0.9 ? 0.8 : 0));
    }
  }
  const layer = createLayer(width, height);
  layer.context.putImageData(image, 0, 0);
  return layer.canvas;
}

/** 256 colors from the first to the last tone, as bytes in a row. */
function rampOf(tones: readonly Rgb[]): Uint8Array {
  const ramp = new Uint8Array(256 * 3);
  for (let step = 0; step < 256; step++) {
    const at = (step / 255) * (tones.length - 1);
    const from = Math.min(tones.length - 2, Math.floor(at));
    ramp.set(mix(tones[from]!, tones[from + 1]!, at - from).map(Math.round), step * 3);
  }
  return ramp;
}
