import { type Canvas, createLayer, resample } from '../../core/canvas.ts';
import { clamp, smoothstep } from '../../core/maths.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { canvasOf, readRaster, writeRaster } from './raster.ts';

/** Metres at which a picture without subjects is focused. */
const LANDSCAPE_FOCUS = 14;

interface FocusOptions {
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

/** Colors at half the picture's size, premultiplied: red, green, blue and cover per cell. */
interface SoftBackground {
  readonly values: Float32Array;
  readonly width: number;
  readonly height: number;
}

/**
 * Blurs what lies before or behind the main subject, growing with distance from the plane of focus.
 * Subjects are cut out before the background is blurred, so no halo of theirs leaks into it. What is
 * blurred has no detail, so all of it happens at half the size or less.
 */
export function blurByDepth(canvas: Canvas, stage: Stage, { strength, far = 0.75 }: FocusOptions): Canvas {
  const radius = Math.min(stage.width, stage.height) * strength;
  if (radius < 0.7) return canvas;
  const sharp = readRaster(canvas);
  stage.checkpoint.check();
  const amounts = blurAmounts(stage, far);
  const soft = softBackground(canvas, stage, radius, amounts);
  stage.checkpoint.check();
  const row = new Float32Array(stage.width * 4);
  const cells = new Float32Array(soft.width * 4);
  for (let y = 0; y < stage.height; y++) {
    if ((y & 31) === 0) stage.checkpoint.check();
    enlargeColors(soft, y, cells, row);
    for (let x = 0, index = y * stage.width; x < stage.width; x++, index++) {
      if (stage.mask[index]! > 0) continue;
      const share = Math.min(1, amounts(stage.depth[index]!) * 2);
      const cover = row[x * 4 + 3]!;
      if (share <= 0.02 || cover <= 0) continue;
      for (let channel = 0; channel < 3; channel++) {
        const before = sharp.data[index * 4 + channel]!;
        sharp.data[index * 4 + channel] = before + (row[x * 4 + channel]! / cover - before) * share;
      }
    }
  }
  writeRaster(canvas, sharp);
  stage.checkpoint.check();
  return canvas;
}

/** The scene behind its subjects: half blurred up to a half of the amount, from there on fully. */
function softBackground(
  canvas: Canvas,
  stage: Stage,
  radius: number,
  amounts: (depth: number) => number,
): SoftBackground {
  const background = withoutSubjects(canvas, stage);
  const { width, height } = background;
  stage.checkpoint.check();
  const half = readRaster(blurred(background, Math.max(0.8, radius * 0.25))).data;
  const quarter = resample(background, width / 2, height / 2);
  const full = readRaster(resample(blurred(quarter, radius * 0.325), width, height)).data;
  stage.checkpoint.check();
  const values = new Float32Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    const depths = Math.min(stage.height - 1, y * 2) * stage.width;
    for (let x = 0, at = y * width * 4; x < width; x++, at += 4) {
      const amount = amounts(stage.depth[depths + Math.min(stage.width - 1, x * 2)]!);
      const second = amount > 0.5 ? amount * 2 - 1 : 0;
      const once = half[at + 3]! * (1 - second);
      const twice = full[at + 3]! * second;
      values[at] = half[at]! * once + full[at]! * twice;
      values[at + 1] = half[at + 1]! * once + full[at + 1]! * twice;
      values[at + 2] = half[at + 2]! * once + full[at + 2]! * twice;
      values[at + 3] = once + twice;
    }
  }
  return { values, width, height };
}

/** Half the picture with every cell left out that a subject touches. */
function withoutSubjects(canvas: Canvas, { mask, width, height }: Stage): Canvas {
  const raster = readRaster(resample(canvas, width / 2, height / 2));
  for (let y = 0; y < height; y++) {
    const row = (y >> 1) * raster.width;
    for (let x = 0, index = y * width; x < width; x++, index++)
      if (mask[index]! > 0) raster.data[(row + (x >> 1)) * 4 + 3] = 0;
  }
  return canvasOf(raster);
}

function blurred(source: Canvas, radius: number): Canvas {
  const { canvas, context } = createLayer(source.width, source.height);
  context.filter = `blur(${radius}px)`;
  context.drawImage(source, 0, 0);
  return canvas;
}

/** Row `pictureY` of the picture from cells of two pixels, between the cells' middles; `cells` is room to work in. */
function enlargeColors(
  { values, width, height }: SoftBackground,
  pictureY: number,
  cells: Float32Array,
  row: Float32Array,
): void {
  const y = clamp(pictureY / 2 - 0.25, 0, height - 1);
  const upper = Math.floor(y) * width * 4;
  const lower = Math.min(height - 1, Math.floor(y) + 1) * width * 4;
  const below = y - Math.floor(y);
  for (let at = 0; at < cells.length; at++)
    cells[at] = values[upper + at]! + (values[lower + at]! - values[upper + at]!) * below;
  const last = cells.length - 4;
  for (let at = 0; at < row.length; at += 4) {
    const near = (at >> 3) << 2;
    // An even column lies a quarter of a cell towards its left neighbour, an odd one towards its right.
    const beside = (at & 4) === 0 ? Math.max(0, near - 4) : Math.min(last, near + 4);
    for (let channel = 0; channel < 4; channel++)
      row[at + channel] = cells[near + channel]! * 0.75 + cells[beside + channel]! * 0.25;
  }
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
