import type { Canvas } from '../../core/canvas.ts';
import type { Rgb } from '../../core/color.ts';
import { clamp, lerp, smoothstep } from '../../core/maths.ts';
import { createNoise } from '../../core/noise.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { frameSheet, gradedModel } from '../shared/graded-stage.ts';
import { flatten } from '../shared/kuwahara.ts';
import { keyLines } from '../shared/lines/key-lines.ts';
import { readOrientation } from '../shared/orientation-field.ts';
import { paperColor, paperTooth } from '../shared/paper.ts';
import { canvasOf, createRaster, pictureUnit, readRaster } from '../shared/raster.ts';
import { createStreaks, readStreakRow } from '../shared/streaks.ts';
import type { Style } from '../style.types.ts';
import { CHALKBOARD, COLORED_PENCIL, CRAYON, type DryMedium, PASTEL } from './dry-media.ts';

/** Soft pastel on toned paper. */
export const drawPastel: Style = (scene, stage, random) => drawDry(scene, stage, random, PASTEL);

/** Wax crayon on cartridge paper, as children draw. */
export const drawCrayon: Style = (scene, stage, random) => drawDry(scene, stage, random, CRAYON);

/** Layered strokes of colored pencil. */
export const drawColoredPencil: Style = (scene, stage, random) =>
  drawDry(scene, stage, random, COLORED_PENCIL);

/** Colored chalk on a blackboard. */
export const drawChalk: Style = (scene, stage, random) => drawDry(scene, stage, random, CHALKBOARD);

function drawDry(scene: Canvas, stage: Stage, random: Random, usual: DryMedium): Canvas {
  const medium = stage.pictureTones ? { ...usual, ...usual.ofPhotograph } : usual;
  const { width, height, checkpoint, brief } = stage;
  const unit = pictureUnit(width, height);
  const graded = gradedModel(scene, stage, medium.base, random);
  checkpoint.check();
  const model = flatten(
    graded,
    Math.max(2, Math.round(medium.flattened / Math.sqrt(brief.detail))),
    checkpoint,
  );
  const field = readOrientation(model, 3);
  checkpoint.check();
  const lines = brief.vetoes.has('outlines')
    ? new Float32Array(width * height)
    : keyLines(scene, model, stage, {
        outline: medium.line.thickness,
        ridge: medium.line.thickness * 0.7,
        inner: Math.max(1, medium.line.thickness * 0.5),
        from: 0.06 / brief.detail,
        full: 0.22 / brief.detail,
        onSubject: medium.features,
        onLand: 0.45,
        field,
      });
  const streaks = createStreaks(random.fork('marks'), field, {
    length: medium.mark.length * unit,
    thickness: medium.mark.thickness * unit,
    rest: medium.mark.angle,
  });
  const sheet = createRaster(width, height);
  const paper = sheetColor(stage, medium);
  const ink = paperColor(medium.line.color, brief.grade);
  const tooth = paperTooth(random.fork('paper'), 0.3);
  const colors = readRaster(model).data;
  const row = new Float32Array(width);
  const palest = medium.palest ?? 0;
  const border = marginOf(stage, medium, random);
  for (let y = 0; y < height; y++) {
    if ((y & 15) === 0) checkpoint.check();
    readStreakRow(streaks, y, row);
    for (let x = 0, index = y * width; x < width; x++, index++) {
      const offset = index * 4;
      const grain = tooth.values[(y & 255) * 256 + (x & 255)]!;
      const streak = row[x]!;
      const luma = colors[offset]! * 0.3 + colors[offset + 1]! * 0.59 + colors[offset + 2]! * 0.11;
      const lift = palest > 0 ? (palest + luma * (1 - palest / 255)) / Math.max(24, luma) : 1;
      const r = colors[offset]! * lift;
      const g = colors[offset + 1]! * lift;
      const b = colors[offset + 2]! * lift;
      const apart = (Math.abs(r - paper[0]) + Math.abs(g - paper[1]) + Math.abs(b - paper[2])) / 500;
      const pressure = medium.body + medium.need * (apart < 1 ? apart : 1);
      const firm = stage.mask[index]! > 0 ? medium.figures : 0;
      const broken = pressure + firm + streak * medium.streaked * 0.5 + grain * medium.toothed * 0.5;
      const inside = border(x, y);
      const amount = smoothstep(0.36 - medium.softness / 2, 0.36 + medium.softness / 2, broken) * inside;
      const line =
        lines[index]! * inside * medium.line.strength * (0.62 + 0.38 * clamp(0.6 + grain + streak * 0.5));
      const change = streak * medium.layered;
      sheet.data[offset] = lerp(lerp(paper[0] + grain * 5, r + change, amount), ink[0], line);
      sheet.data[offset + 1] = lerp(lerp(paper[1] + grain * 5, g + change * 0.8, amount), ink[1], line);
      sheet.data[offset + 2] = lerp(lerp(paper[2] + grain * 5, b + change * 0.6, amount), ink[2], line);
      sheet.data[offset + 3] = 255;
    }
  }
  return frameSheet(canvasOf(sheet), stage, random);
}

function sheetColor({ brief, palette }: Stage, medium: DryMedium): Rgb {
  const dark = palette.night && medium.nightPaper !== undefined;
  return paperColor(dark ? medium.nightPaper! : medium.paper, brief.grade);
}

/** 1 inside, falling raggedly to 0 on the bare margin. */
function marginOf(
  { width, height }: Stage,
  medium: DryMedium,
  random: Random,
): (x: number, y: number) => number {
  const side = Math.min(width, height);
  const margin = side * medium.margin;
  const noise = createNoise(random.fork('margin'));
  return (x, y) => {
    const border = Math.min(x, y, width - 1 - x, height - 1 - y);
    if (border > margin * 1.8) return 1;
    const ragged = noise.at((x * 22) / side, (y * 22) / side) * margin * 0.4;
    return smoothstep(margin * 0.55, margin * 0.95, border + ragged);
  };
}
