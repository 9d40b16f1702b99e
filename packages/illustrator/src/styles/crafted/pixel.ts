import { type Canvas, createLayer, resample } from '../../core/canvas.ts';
import { clamp } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { type Colors, findPalette, nearestColor } from '../shared/color-clusters.ts';
import { gradeCanvas, wishedGrade } from '../shared/grade.ts';
import { penLines } from '../shared/lines/pen-lines.ts';
import { traceOver } from '../shared/lines/traced-lines.ts';
import { colorsOfFaces, isOnFace } from '../shared/on-faces.ts';
import { canvasOf, copyCanvas, type Raster, readRaster, writeRaster } from '../shared/raster.ts';
import type { Style } from '../style.types.ts';

/** Bayer's 4x4 ordered dither matrix. */
const DITHER = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5] as const;
const DITHER_LEVELS = 21;

/** Pixel art: square cells of a small palette, ordered dithering, dark outlines around subjects. */
export const drawPixels: Style = (scene, stage, random) => {
  const { width, height, brief, checkpoint } = stage;
  const cell = Math.max(2, Math.round(Math.min(width, height) / (144 * Math.sqrt(brief.detail))));
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  const graded = gradeCanvas(
    onWholeCells(withInnerLines(scene, stage), columns * cell, rows * cell),
    wishedGrade(stage, { saturation: 1.28, contrast: 1.14 }),
    random,
    checkpoint,
  );
  // In two steps: one large step of the canvas's own filter would skip source pixels.
  const halved = resample(graded, columns * 2, rows * 2);
  const sprite = readRaster(resample(halved, columns, rows));
  const subjects = cellSubjects(stage, cell, columns, rows);
  sharpen(sprite);
  const palette = spritePalette(sprite, subjects, stage, Math.round(22 + 8 * brief.detail), random);
  paintCells(sprite, subjects, palette, stage, !brief.vetoes.has('outlines'));
  return enlarge(sprite, cell, width, height);
};

/** Lines thinner than a cell would be averaged away, and an arm with them. */
function withInnerLines(scene: Canvas, stage: Stage): Canvas {
  const pen = stage.brief.vetoes.has('outlines') ? undefined : penLines(stage, 4);
  if (!pen) return scene;
  const raster = readRaster(scene);
  traceOver(raster.data, pen, 0.6);
  return canvasOf(raster);
}

function onWholeCells(scene: Canvas, width: number, height: number): Canvas {
  const canvas = copyCanvas(scene);
  if (width === scene.width && height === scene.height) return canvas;
  const layer = createLayer(width, height);
  // The part beyond the picture repeats its border, so that the last cells are not darkened.
  layer.context.drawImage(canvas, width - scene.width, height - scene.height);
  layer.context.drawImage(canvas, 0, height - scene.height);
  layer.context.drawImage(canvas, width - scene.width, 0);
  layer.context.drawImage(canvas, 0, 0);
  return layer.canvas;
}

/** The subject that covers most of each cell, 0 for none. */
function cellSubjects(
  { mask, width, height }: Stage,
  cell: number,
  columns: number,
  rows: number,
): Uint8Array {
  const subjects = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let covered = 0;
      let probed = 0;
      let subject = 0;
      for (let y = row * cell; y < Math.min(height, (row + 1) * cell); y += 2) {
        for (let x = column * cell; x < Math.min(width, (column + 1) * cell); x += 2) {
          const here = mask[y * width + x]!;
          probed++;
          if (here > 0) {
            covered++;
            subject = here;
          }
        }
      }
      if (covered * 2 > probed) subjects[row * columns + column] = subject;
    }
  }
  return subjects;
}

/** Gives back the crispness that averaging took: each cell moves away from its neighbours' mean. */
function sharpen({ data, width, height }: Raster): void {
  const soft = Uint8ClampedArray.from(data);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      for (let channel = 0; channel < 3; channel++) {
        const at = (y * width + x) * 4 + channel;
        const around = soft[at - 4]! + soft[at + 4]! + soft[at - width * 4]! + soft[at + width * 4]!;
        data[at] = soft[at]! + (soft[at]! - around / 4) * 0.45;
      }
    }
  }
}

function spritePalette(
  sprite: Raster,
  subjects: Uint8Array,
  stage: Stage,
  count: number,
  random: Random,
): Colors {
  const samples: number[] = [];
  // Subjects are few pixels but what people look at: each of their cells counts four times as much.
  for (let index = 0; index < subjects.length; index++) {
    const step = subjects[index]! > 0 ? 1 : 4;
    if (index % step !== 0) continue;
    for (let channel = 0; channel < 3; channel++) samples.push(sprite.data[index * 4 + channel]!);
  }
  if (!stage.pictureTones) samples.push(...colorsOfFaces(sprite, stage, (index) => subjects[index]! > 0));
  return findPalette(Float32Array.from(samples), count, random.fork('palette'), !stage.pictureTones);
}

function paintCells(
  sprite: Raster,
  subjects: Uint8Array,
  palette: Colors,
  stage: Stage,
  outlined: boolean,
): void {
  const { data, width, height } = sprite;
  const cell = stage.width / width;
  for (let y = 0; y < height; y++) {
    stage.checkpoint.check();
    for (let x = 0, index = y * width; x < width; x++, index++) {
      const offset = index * 4;
      // Eyes and mouths are a cell each: dithering would scatter them.
      const dither =
        !stage.pictureTones && isOnFace(stage, x * cell, y * cell) ? 0 : subjects[index] ? 0.2 : 0.7;
      const shift = (DITHER[(y & 3) * 4 + (x & 3)]! / 15 - 0.5) * DITHER_LEVELS * dither;
      const entry =
        nearestColor(palette, data[offset]! + shift, data[offset + 1]! + shift, data[offset + 2]! + shift) *
        3;
      const dark = outlined && touchesSubject(subjects, width, height, x, y) ? 0.28 : 1;
      data[offset] = palette[entry]! * dark;
      data[offset + 1] = palette[entry + 1]! * dark;
      data[offset + 2] = palette[entry + 2]! * (dark < 1 ? dark * 1.3 : 1);
      data[offset + 3] = 255;
    }
  }
}

/** True for a cell of the background beside a subject, and between two subjects. */
function touchesSubject(subjects: Uint8Array, width: number, height: number, x: number, y: number): boolean {
  const here = subjects[y * width + x]!;
  const differs = (column: number, row: number) => {
    const there = subjects[clamp(row, 0, height - 1) * width + clamp(column, 0, width - 1)]!;
    return there > here;
  };
  return differs(x + 1, y) || differs(x - 1, y) || differs(x, y + 1) || differs(x, y - 1);
}

function enlarge(sprite: Raster, cell: number, width: number, height: number): Canvas {
  const small = createLayer(sprite.width, sprite.height);
  writeRaster(small.canvas, sprite);
  const { canvas, context } = createLayer(width, height);
  context.imageSmoothingEnabled = false;
  context.drawImage(small.canvas, 0, 0, sprite.width * cell, sprite.height * cell);
  return canvas;
}
