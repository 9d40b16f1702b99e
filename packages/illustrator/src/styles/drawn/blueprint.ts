import type { SKRSContext2D } from '../../core/canvas.ts';
import { type Rgb, toCss } from '../../core/color.ts';
import { lerp, smoothstep } from '../../core/maths.ts';
import type { Plane } from '../../core/plane.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { toneTable } from '../shared/grade.ts';
import { frameSheet } from '../shared/graded-stage.ts';
import { flatten } from '../shared/kuwahara.ts';
import { keyLines } from '../shared/lines/key-lines.ts';
import { paperColor, paperTooth } from '../shared/paper.ts';
import { canvasOf, createRaster, pictureUnit, type Raster } from '../shared/raster.ts';
import { type Extent, mainExtent } from '../shared/subject-extent.ts';
import { openFaces, stretchedTone } from '../shared/tone.ts';
import type { Style } from '../style.types.ts';

const CYANOTYPE: Rgb = [23, 72, 143];
const LINE: Rgb = [236, 244, 255];

/** A technical drawing in white on blue: grid, measured lines, hatched shade, a frame with a title block. */
export const drawBlueprint: Style = (scene, stage, random) => {
  const { checkpoint, brief } = stage;
  const model = flatten(scene, 2, checkpoint);
  checkpoint.check();
  const tone = stretchedTone(model, stage);
  if (stage.pictureTones) openFaces(tone, stage);
  const lines = keyLines(scene, model, stage, {
    outline: stage.pictureTones ? 2 : 3,
    ridge: 2.4,
    inner: 1.2,
    from: 0.03 / brief.detail,
    full: 0.1 / brief.detail,
    onSubject: 1,
    onLand: stage.pictureTones ? 0.55 : 0.8,
    onSky: 0.3,
    swell: 0,
  });
  const sheet = exposeSheet(lines, tone, stage, random);
  const canvas = canvasOf(sheet);
  checkpoint.check();
  drawMeasures(canvas.getContext('2d'), stage);
  return frameSheet(canvas, stage, random, 1);
};

function exposeSheet(lines: Plane, tone: Plane, stage: Stage, random: Random): Raster {
  const { width, height, mask, pictureTones, checkpoint, brief } = stage;
  const unit = pictureUnit(width, height);
  const grade = toneTable(brief.grade);
  const level = grade[128]! / 0.5;
  const blue = paperColor(CYANOTYPE, brief.grade).map((value) => value * (0.45 + 0.55 * level));
  const white = paperColor(LINE, brief.grade).map((value) => value * Math.min(1.05, 0.55 + 0.45 * level));
  const tooth = paperTooth(random.fork('paper'), 0.6);
  const pitch = Math.max(5, Math.round(16 * unit));
  const hatchPitch = Math.max(3, 6.5 * unit);
  const result = createRaster(width, height);
  for (let y = 0; y < height; y++) {
    if ((y & 31) === 0) checkpoint.check();
    const rowGrid = y % (pitch * 5) === 0 ? 0.17 : y % pitch === 0 ? 0.075 : 0;
    for (let x = 0, index = y * width; x < width; x++, index++) {
      const grain = tooth.values[(y & 255) * 256 + (x & 255)]!;
      const grid = Math.max(rowGrid, x % (pitch * 5) === 0 ? 0.17 : x % pitch === 0 ? 0.075 : 0);
      const dark = 1 - grade[(tone[index]! * 255) | 0]!;
      const along = (x + y) / hatchPitch;
      const apart = Math.abs(along - Math.round(along)) * hatchPitch;
      const isShaded = mask[index]! > 0 && !pictureTones;
      const shade = isShaded ? smoothstep(0.45, 0.8, dark) * smoothstep(1.3, 0.3, apart) * 0.5 : 0;
      // Light parts of the drawn thing are rubbed a little paler than the sheet; of a photograph, all light parts.
      const wash = pictureTones
        ? (1 - dark) * 0.24
        : mask[index]! > 0
          ? 0.05 + (1 - dark) * 0.2
          : (1 - dark) * 0.05;
      const amount = Math.min(0.97, Math.max(lines[index]! * (0.9 + grain * 0.12), shade, grid) + wash);
      const offset = index * 4;
      for (let channel = 0; channel < 3; channel++)
        result.data[offset + channel] = lerp(blue[channel]! + grain * 5, white[channel]!, amount);
      result.data[offset + 3] = 255;
    }
  }
  return result;
}

/** Frame, title block, and the measuring lines beside the main subject. */
function drawMeasures(context: SKRSContext2D, stage: Stage): void {
  const { width, height } = stage;
  const unit = pictureUnit(width, height);
  context.strokeStyle = toCss(paperColor(LINE, stage.brief.grade), 0.85);
  context.lineWidth = Math.max(1, 2.2 * unit);
  const edge = 22 * unit;
  context.strokeRect(edge, edge, width - 2 * edge, height - 2 * edge);
  context.lineWidth = Math.max(0.7, 1.2 * unit);
  const blockWidth = 250 * unit;
  const blockHeight = 74 * unit;
  const left = width - edge - blockWidth;
  const top = height - edge - blockHeight;
  context.strokeRect(left, top, blockWidth, blockHeight);
  context.beginPath();
  for (const share of [0.36, 0.68]) {
    context.moveTo(left, top + blockHeight * share);
    context.lineTo(left + blockWidth, top + blockHeight * share);
  }
  context.moveTo(left + blockWidth * 0.6, top + blockHeight * 0.36);
  context.lineTo(left + blockWidth * 0.6, top + blockHeight);
  context.stroke();
  const extent = mainExtent(stage);
  if (extent) measure(context, extent, stage, unit);
}

function measure(context: SKRSContext2D, extent: Extent, { width, height }: Stage, unit: number): void {
  const gap = 26 * unit;
  const { left, right, top, bottom } = extent;
  const x = left - gap > 40 * unit ? left - gap : Math.min(width - 40 * unit, right + gap);
  const y = top - gap > 40 * unit ? top - gap : Math.min(height - 40 * unit, bottom + gap);
  dimension(context, x, top, x, bottom, unit);
  dimension(context, left, y, right, y, unit);
}

function dimension(
  context: SKRSContext2D,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  unit: number,
): void {
  const tick = 9 * unit;
  context.beginPath();
  context.moveTo(x0, y0);
  context.lineTo(x1, y1);
  for (const [x, y] of [
    [x0, y0],
    [x1, y1],
  ] as const) {
    context.moveTo(x - tick, y + tick);
    context.lineTo(x + tick, y - tick);
    context.moveTo(x - (y0 === y1 ? 0 : tick * 1.6), y - (y0 === y1 ? tick * 1.6 : 0));
    context.lineTo(x + (y0 === y1 ? 0 : tick * 1.6), y + (y0 === y1 ? tick * 1.6 : 0));
  }
  context.stroke();
}
