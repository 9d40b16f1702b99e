import { clamp, lerp, smoothstep } from '../../core/maths.ts';
import { createNoise, type Noise } from '../../core/noise.ts';
import { boxBlur, luminance, type Plane } from '../../core/plane.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { subjectOutlines } from '../shared/edges.ts';
import { gradeCanvas, wishedGrade } from '../shared/grade.ts';
import { penLines } from '../shared/lines/pen-lines.ts';
import { calmModel } from '../shared/model/calm-model.ts';
import { paperColor, paperTooth } from '../shared/paper.ts';
import { canvasOf, copyCanvas, createRaster, pictureUnit, readRaster } from '../shared/raster.ts';
import type { Style } from '../style.types.ts';

/** Where wet paint wandered to, at half the picture's size. */
interface Wash {
  readonly width: number;
  readonly height: number;
  /** Displacement in pixels of the picture. */
  readonly driftX: Plane;
  readonly driftY: Plane;
  /** Concentration of the pigment, about -1..1. */
  readonly pigment: Plane;
}

/** How far paint wanders within a figure, against the ground: its hands and features are small. */
const HELD = 0.25;

/** Washes on rough paper: wandering edges, dark rims where the paint dried, granulation, a white margin. */
export const paintWatercolor: Style = (scene, stage, random) => {
  const { width, height, mask, checkpoint } = stage;
  const unit = pictureUnit(width, height);
  const wish = wishedGrade(stage, { saturation: 1.42, gain: 1.1 });
  checkpoint.check();
  const copy = copyCanvas(scene);
  checkpoint.check();
  const model = gradeCanvas(copy, { ...wish, vignette: 0, grain: 0 }, random, checkpoint);
  const paint = readRaster(calmModel(model, stage, Math.max(2, Math.round(5 / stage.brief.detail)))).data;
  checkpoint.check();
  const light = boxBlur(luminance(paint), width, height, Math.round(2 * unit), 1);
  const around = boxBlur(light, width, height, Math.round(9 * unit));
  checkpoint.check();
  const wash = runWash(createNoise(random.fork('wash')), stage, unit);
  const tooth = paperTooth(random.fork('paper'));
  const drawing = subjectOutlines(
    stage,
    1.6 * unit,
    (x, y) => tooth.values[((y >> 2) & 255) * 256 + ((x >> 2) & 255)]!,
  );
  const pen = penLines(stage, 2);
  const result = createRaster(width, height);
  const paper = paperColor([251, 248, 241], wish);
  const margin = Math.min(width, height) * 0.042;
  for (let y = 0; y < height; y++) {
    if ((y & 15) === 0) checkpoint.check();
    for (let x = 0; x < width; x++) {
      const cell = Math.min(y >> 1, wash.height - 1) * wash.width + Math.min(x >> 1, wash.width - 1);
      const index = y * width + x;
      const within = mask[index]! > 0 ? HELD : 1;
      const ran =
        clamp((y + wash.driftY[cell]! * within) | 0, 0, height - 1) * width +
        clamp((x + wash.driftX[cell]! * within) | 0, 0, width - 1);
      // Paint runs up to the next figure, and not into it.
      const source = mask[ran] === mask[index] ? ran : index;
      const grain = tooth.values[(y & 255) * 256 + (x & 255)]!;
      const rim = driedRim(light, around, width, height, source % width, (source / width) | 0, unit);
      const strength = clamp(0.92 + wash.pigment[cell]! * 0.3 + grain * 0.12, 0.3, 1.1);
      const inside = marginCover(x, y, width, height, margin, wash, cell);
      const edge = smoothstep(0, 0.6, inside) * (1 - smoothstep(0.6, 1, inside) * 0.8);
      const line = Math.max(drawing[source]! * 0.34, pen ? pen[source]! * 0.5 : 0);
      const shade = rim * (1 - edge * 0.16 * (1 - smoothstep(0.85, 1, inside)));
      const hold = smoothstep(0, 0.35, inside);
      const offset = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel++) {
        const sheet = paper[channel]! + grain * 6;
        const pigment = (255 - paint[source * 4 + channel]!) * 0.86;
        const washed = (255 - pigment * strength) * shade * (1 - line);
        result.data[offset + channel] = lerp(sheet, (washed * sheet) / 255, hold);
      }
      result.data[offset + 3] = 255;
    }
  }
  return gradeCanvas(
    canvasOf(result),
    { vignette: (stage.brief.grade.vignette ?? 0) * 0.7, grain: wish.grain },
    random,
    checkpoint,
  );
};

function runWash(noise: Noise, stage: Stage, unit: number): Wash {
  const width = (stage.width + 1) >> 1;
  const height = (stage.height + 1) >> 1;
  const driftX = new Float32Array(width * height);
  const driftY = new Float32Array(width * height);
  const pigment = new Float32Array(width * height);
  const scale = 1 / unit;
  for (let y = 0; y < height; y++) {
    if ((y & 15) === 0) stage.checkpoint.check();
    for (let x = 0, index = y * width; x < width; x++, index++) {
      const u = x * 0.012 * scale;
      const v = y * 0.012 * scale;
      driftX[index] = noise.fbm(u, v, 4) * 13 * unit;
      driftY[index] = noise.fbm(u + 40, v, 4) * 13 * unit;
      pigment[index] = noise.fbm(u * 0.62 + 9, v * 0.62, 4);
    }
  }
  return { width, height, driftX, driftY, pigment };
}

/** Brightness factor: pigment gathers at the edge of a wash while it dries. */
function driedRim(
  light: Plane,
  around: Plane,
  width: number,
  height: number,
  x: number,
  y: number,
  unit: number,
): number {
  const index = y * width + x;
  const darker = Math.max(0, around[index]! - light[index]!) * 1.4;
  const step = Math.max(1, Math.round(2 * unit));
  if (x < step || y < step || x >= width - step || y >= height - step) return 1 - darker * 0.55;
  const across = light[index + step]! - light[index - step]!;
  const down = light[index + step * width]! - light[index - step * width]!;
  return 1 - Math.min(0.5, Math.sqrt(across * across + down * down) * 1.5) * 0.6 - darker * 0.55;
}

/** 0 on the bare margin, rising to 1 well inside the painted area. */
function marginCover(
  x: number,
  y: number,
  width: number,
  height: number,
  margin: number,
  wash: Wash,
  cell: number,
): number {
  const border = Math.min(x, y, width - 1 - x, height - 1 - y);
  if (border > margin * 2.2) return 1;
  const wander = (wash.driftX[cell]! + wash.driftY[cell]!) * 0.5 + wash.pigment[cell]! * margin * 0.55;
  return clamp((border + wander - margin * 0.55) / (margin * 0.55));
}
