import { type Canvas, createLayer, resample } from '../core/canvas.ts';
import { smoothstep } from '../core/maths.ts';
import type { Stage } from '../scene/stage.types.ts';
import { canvasOf, createRaster, type Raster, readRaster } from './raster.ts';

/** Metres at which a picture without subjects is focused. */
const LANDSCAPE_FOCUS = 14;

export interface FocusOptions {
  /** Largest blur radius as a fraction of the shorter side. */
  strength: number;
  /** How much of it far things get, 0..1. */
  far?: number;
}

/** Metres to the nearest subject, or nothing when there is none. */
function subjectDistance(stage: Stage): number | undefined {
  let nearest = Number.POSITIVE_INFINITY;
  for (let index = 0; index < stage.mask.length; index += 13) {
    if (stage.mask[index]! > 0 && stage.depth[index]! < nearest) nearest = stage.depth[index]!;
  }
  return Number.isFinite(nearest) ? Math.max(2, nearest) : undefined;
}

/**
 * Blurs what lies before or behind the main subject, growing with distance from the plane of focus.
 * Subjects are cut out before the background is blurred, so no halo of theirs leaks into it.
 */
export function blurByDepth(canvas: Canvas, stage: Stage, { strength, far = 0.75 }: FocusOptions): Canvas {
  const radius = Math.min(stage.width, stage.height) * strength;
  if (radius < 0.7) return canvas;
  const sharp = readRaster(canvas);
  stage.checkpoint.check();
  const background = canvasOf(withoutSubjects(sharp, stage.mask));
  stage.checkpoint.check();
  const half = readRaster(blurred(background, radius * 0.5));
  stage.checkpoint.check();
  const full = readRaster(blurred(background, radius * 1.3));
  stage.checkpoint.check();
  const amounts = blurAmounts(stage, far);
  for (let y = 0; y < stage.height; y++) {
    if ((y & 31) === 0) stage.checkpoint.check();
    for (let x = 0, index = y * stage.width; x < stage.width; x++, index++) {
      if (stage.mask[index]! > 0) continue;
      const amount = amounts(stage.depth[index]!);
      if (amount <= 0.01) continue;
      mixBlur(sharp.data, half.data, full.data, index * 4, amount);
    }
  }
  const result = canvasOf(sharp);
  stage.checkpoint.check();
  return result;
}

function mixBlur(
  sharp: Uint8ClampedArray,
  half: Uint8ClampedArray,
  full: Uint8ClampedArray,
  offset: number,
  amount: number,
): void {
  const second = amount > 0.5 ? amount * 2 - 1 : 0;
  const first = amount > 0.5 ? 1 : amount * 2;
  for (let channel = offset; channel < offset + 3; channel++) {
    const once = sharp[channel]! + (half[channel]! - sharp[channel]!) * first;
    sharp[channel] = once + (full[channel]! - once) * second;
  }
}

function withoutSubjects(source: Raster, mask: Uint8Array): Raster {
  const copy = createRaster(source.width, source.height);
  copy.data.set(source.data);
  for (let index = 0; index < mask.length; index++) if (mask[index]! > 0) copy.data[index * 4 + 3] = 0;
  return copy;
}

/** Blurred at a fraction of the size that the radius allows, brought back to full size. */
function blurred(source: Canvas, radius: number): Canvas {
  const scale = radius > 5 ? 0.25 : radius > 2 ? 0.5 : 1;
  const small = scale === 1 ? source : resample(source, source.width * scale, source.height * scale);
  const { canvas, context } = createLayer(small.width, small.height);
  context.filter = `blur(${radius * scale}px)`;
  context.drawImage(small, 0, 0);
  if (scale === 1) return canvas;
  const full = createLayer(source.width, source.height);
  full.context.imageSmoothingQuality = 'low';
  full.context.drawImage(canvas, 0, 0, source.width, source.height);
  return full.canvas;
}

/** Blur 0..1 for a depth, read from a table: logarithms at every pixel would cost more than the blur. */
function blurAmounts(stage: Stage, wishedFar: number): (depth: number) => number {
  const subject = subjectDistance(stage);
  const focus = subject ?? LANDSCAPE_FOCUS;
  // Nothing but land: a landscape is photographed sharp from the middle distance to the mountains.
  const far = subject === undefined ? wishedFar * 0.15 : wishedFar;

  const table = new Float32Array(512);
  for (let entry = 0; entry < table.length; entry++) {
    const depth = entry ** 2 / 64;
    table[entry] =
      depth < focus
        ? smoothstep(focus * 0.6, focus * 0.2, depth)
        : smoothstep(focus * 1.8, focus * 13, depth) * far;
  }
  if (stage.floating) table.fill(far);
  return (depth) => table[Math.min(511, Math.sqrt(depth * 64) | 0)]!;
}
