import type { Rgb } from '../../core/color.ts';
import { clamp, lerp, smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { findFlatAreas } from '../shared/flat-areas.ts';
import { gradeCanvas, wishedGrade } from '../shared/grade.ts';
import { cellAt, type OrientationField, readOrientation } from '../shared/orientation-field.ts';
import { printAreas } from '../shared/print-areas.ts';
import { canvasOf, createRaster, pictureUnit, type Raster } from '../shared/raster.ts';
import { createTexture } from '../shared/texture.ts';
import type { Style } from '../style.types.ts';

const LINEN: Rgb = [230, 220, 198];

/** Those of the ground and of subjects; a photograph has more to tell and wants finer ones. */
const STITCHES = [
  { length: 21, thickness: 3 },
  { length: 14, thickness: 2.2 },
] as const;
const FINE_STITCHES = [
  { length: 16, thickness: 2.4 },
  { length: 9, thickness: 1.7 },
] as const;
/** Bare cloth around the work, as a share of the shorter side. */
const MARGIN = 0.035;

/** Embroidery: satin stitches of shining thread along the forms, on linen. */
export const stitch: Style = (scene, stage, random) => {
  const { checkpoint, brief } = stage;
  const { detail } = brief;
  const areas = findFlatAreas(
    scene,
    stage,
    {
      sky: Math.round(4 + 2 * detail),
      land: Math.round((stage.pictureTones ? 16 : 8) + 3 * detail),
      figures: Math.round((stage.pictureTones ? 18 : 11) + 5 * detail),
      least: 0.0001,
    },
    random.fork('threads'),
  );
  const colors = printAreas(areas, stage);
  const field = readOrientation(canvasOf(colors), 5);
  checkpoint.check();
  const cloth = weaveLinen(stage, random);
  const [ground, figures] = stage.pictureTones ? FINE_STITCHES : STITCHES;
  if (stage.pictureTones) layUnderThreads(cloth, colors, stage);
  // Long stitches of the ground first; subjects are worked over them in finer ones.
  sew(cloth, colors, field, stage, { ...ground, onSubjects: false }, random.fork('ground'));
  sew(cloth, colors, field, stage, { ...figures, onSubjects: true }, random.fork('figures'));
  return gradeCanvas(
    canvasOf(cloth),
    wishedGrade(stage, { saturation: 1.16, contrast: 1.04, gain: 1.06, vignette: 0.12 }),
    random,
    checkpoint,
  );
};

function weaveLinen({ width, height, checkpoint }: Stage, random: Random): Raster {
  const warp = createTexture(random.fork('warp'), { radius: 0, radiusY: 9 });
  const weft = createTexture(random.fork('weft'), { radius: 9, radiusY: 0 });
  const cloth = createRaster(width, height);
  for (let y = 0; y < height; y++) {
    if ((y & 63) === 0) checkpoint.check();
    for (let x = 0, index = y * width; x < width; x++, index++) {
      const texel = (y & 255) * 256 + (x & 255);
      const over = ((x >> 1) + (y >> 1)) & 1 ? 7 : -7;
      const level = over + (warp.values[texel]! + weft.values[texel]!) * 9;
      const offset = index * 4;
      for (const channel of [0, 1, 2] as const) cloth.data[offset + channel] = LINEN[channel] + level;
      cloth.data[offset + 3] = 255;
    }
  }
  return cloth;
}

/** Threads that lie under the others, in place: no cloth shows through a photograph. */
function layUnderThreads({ data }: Raster, colors: Raster, { width, height, checkpoint }: Stage): void {
  const margin = Math.ceil(Math.min(width, height) * MARGIN);
  for (let y = margin; y < height - margin; y++) {
    if ((y & 63) === 0) checkpoint.check();
    for (let x = margin, offset = (y * width + x) * 4; x < width - margin; x++, offset += 4)
      for (let channel = offset; channel < offset + 3; channel++)
        data[channel] = colors.data[channel]! * 0.82;
  }
}

interface Sewing {
  /** Half the length and half the thickness of a stitch in pixels of a picture of 1024. */
  length: number;
  thickness: number;
  onSubjects: boolean;
}

function sew(
  cloth: Raster,
  colors: Raster,
  field: OrientationField,
  stage: Stage,
  { length, thickness, onSubjects }: Sewing,
  random: Random,
): void {
  const { width, height, mask, checkpoint } = stage;
  const unit = Math.max(0.42, pictureUnit(width, height));
  const half = length * unit;
  const thick = Math.max(0.9, thickness * unit);
  const margin = Math.min(width, height) * MARGIN;
  const isOneArea = stage.pictureTones
    ? (place: number, start: number) => isOneColor(colors.data, place * 4, start * 4)
    : (place: number, start: number) => mask[place] === mask[start];
  const stepY = thick * 1.7;
  const stepX = half * 0.95;
  for (let row = 0; row * stepY < height; row++) {
    if ((row & 3) === 0) checkpoint.check();
    for (let column = 0; column * stepX < width + stepX; column++) {
      const x = (column + (row % 3) / 3 + random.range(-0.2, 0.2)) * stepX;
      const y = (row + random.range(-0.3, 0.3)) * stepY;
      const light = random.range(-12, 12);
      const wander = random.range(-0.1, 0.1);
      const border = Math.min(x, y, width - 1 - x, height - 1 - y);
      if (border < margin || x < 0 || y < 0) continue;
      const place = Math.min(height - 1, y | 0) * width + Math.min(width - 1, x | 0);
      if (mask[place]! > 0 !== onSubjects) continue;
      const cell = cellAt(field, x, y);
      const led = smoothstep(0.004, 0.02, field.strength[cell]!);
      const alongX = field.alongX[cell]!;
      const sign = alongX < 0 ? -1 : 1;
      const angle = Math.atan2(field.alongY[cell]! * sign, alongX * sign) * led + wander;
      const offset = place * 4;
      thread[0] = colors.data[offset]! + light;
      thread[1] = colors.data[offset + 1]! + light;
      thread[2] = colors.data[offset + 2]! + light;
      layStitch(cloth, isOneArea, x, y, Math.cos(angle), Math.sin(angle), half, thick, place);
    }
  }
}

const thread: [number, number, number] = [0, 0, 0];

/** Stitches of a photograph end where its colors change by so many levels, so that edges stay edges. */
const OTHER_COLOR = 100;

function isOneColor(colors: Uint8ClampedArray, one: number, other: number): boolean {
  const apart =
    Math.abs(colors[one]! - colors[other]!) +
    Math.abs(colors[one + 1]! - colors[other + 1]!) +
    Math.abs(colors[one + 2]! - colors[other + 2]!);
  return apart < OTHER_COLOR;
}

/** One stitch: round like a cord, lit from above, twisted, darker where it dips into the cloth. */
function layStitch(
  { data, width, height }: Raster,
  isOneArea: (place: number, start: number) => boolean,
  x: number,
  y: number,
  alongX: number,
  alongY: number,
  half: number,
  thick: number,
  start: number,
): void {
  const reachX = Math.abs(alongX) * half + Math.abs(alongY) * thick + 1;
  const reachY = Math.abs(alongY) * half + Math.abs(alongX) * thick + 1;
  const left = Math.max(0, Math.floor(x - reachX));
  const right = Math.min(width - 1, Math.ceil(x + reachX));
  const top = Math.max(0, Math.floor(y - reachY));
  const bottom = Math.min(height - 1, Math.ceil(y + reachY));
  const twist = 2.4 / thick;
  for (let row = top; row <= bottom; row++) {
    for (let column = left, index = row * width + left; column <= right; column++, index++) {
      const dx = column - x;
      const dy = row - y;
      const v = (dy * alongX - dx * alongY) / thick;
      if (v <= -1 || v >= 1 || !isOneArea(index, start)) continue;
      const u = dx * alongX + dy * alongY;
      const end = half - (u < 0 ? -u : u);
      if (end <= 0) continue;
      const across = 1 - v * v;
      const cover = clamp(end) * clamp(across * thick * 1.6);
      const dip = end < thick * 1.6 ? 0.68 + (0.32 * end) / (thick * 1.6) : 1;
      const cord = ((u + v * thick * 0.8) * twist) / 6;
      const strand = (cord - Math.floor(cord) - 0.5) * 0.12;
      const shade = (0.62 + 0.5 * across - v * 0.2 + strand) * dip;
      const gleam = across > 0.8 && v < 0.1 ? 12 : 0;
      const offset = index * 4;
      data[offset] = lerp(data[offset]!, thread[0] * shade + gleam, cover);
      data[offset + 1] = lerp(data[offset + 1]!, thread[1] * shade + gleam, cover);
      data[offset + 2] = lerp(data[offset + 2]!, thread[2] * shade + gleam, cover);
    }
  }
}
