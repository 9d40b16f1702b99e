import { type Canvas, resample } from '../../core/canvas.ts';
import { clamp, smoothstep } from '../../core/maths.ts';
import { boxBlur, luminance, type Plane } from '../../core/plane.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { areasOfForms, type FlatAreas } from '../shared/flat-areas.ts';
import { flatten } from '../shared/kuwahara.ts';
import { mergeScraps } from '../shared/merge-scraps.ts';
import { type Raster, readRaster } from '../shared/raster.ts';
import { findSky } from '../shared/sky-map.ts';
import { stackBuilt, stackByLight, stackSubjects } from './sheet-stacks.ts';

/**
 * The plan of a layered paper cut. Every pixel has the number of the topmost
 * sheet there; each sheet also lies under all higher ones, so no sheet has holes that show nothing.
 */
export interface SheetPlan {
  /** Pixels of the picture per cell of the plan. */
  readonly cell: number;
  readonly width: number;
  readonly height: number;
  readonly sheets: Uint8Array;
  readonly count: number;
  /** Color of each sheet, three values each. */
  readonly colors: Float32Array;
  /** First sheet of the subjects: from here on shapes keep fine detail. */
  readonly firstOfSubjects: number;
  /** For each sheet the highest one it lies under; those of a subject lie under no other subject. */
  readonly lastAbove: Uint8Array;
  /** From this sheet on shapes are cut without much rounding. */
  readonly fineFrom: number;
}

/** Nearest to farthest ground in metres; each band is a stack of its own. */
const GROUND_BANDS = [500, 60, 22, 9, 0] as const;
const SKY_SHEETS = 5;

/** Cuts the scene into sheets: sky by light, ground by distance and light, subjects by color. */
export function planSheets(stage: Stage, scene: Canvas, random: Random): SheetPlan {
  const { checkpoint, brief } = stage;
  if (stage.forms) return planOfForms(areasOfForms(stage.forms, PAPERS_OF_PHOTOGRAPH, random), stage);
  const width = Math.ceil(stage.width / 2);
  const height = Math.ceil(stage.height / 2);
  const half = resample(scene, width, height);
  const fine = flatten(half, 3, checkpoint, 1);
  const calm = flatten(flatten(fine, 5, checkpoint), 4, checkpoint);
  const detail = readRaster(fine);
  const raster = readRaster(calm);
  const softness = Math.max(1, Math.round(Math.min(width, height) / 130));
  checkpoint.check();
  const bands = bandsOf(stage, findSky(scene, stage), width, height);
  checkpoint.check();
  const light = softLight(luminance(raster.data), bands, width, height, softness);
  const sheets = new Uint8Array(width * height);
  const richness = Math.sqrt(brief.detail);
  // Streets and rooms are windows, signs and shelves, not hills: their bands are cut by color, with detail.
  const built = brief.scene === 'city' || stage.indoor;
  checkpoint.check();
  let next = stackByLight(sheets, bands, 0, light, 0, Math.max(2, Math.round(SKY_SHEETS * richness)));
  const firstOfGround = next;
  for (let band = 1; band < GROUND_BANDS.length; band++) {
    checkpoint.check();
    next = built
      ? stackBuilt(sheets, bands, band, detail, next, stage, random)
      : stackByLight(sheets, bands, band, light, next, Math.max(2, Math.round(3 * richness)));
  }
  const firstOfSubjects = next;
  const fineFrom = built ? firstOfGround : firstOfSubjects;
  checkpoint.check();
  const subjects = subjectsOf(stage, width, height);
  const stacks = stackSubjects(sheets, subjects, detail, next, richness, stage, random);
  checkpoint.check();
  next = stacks.at(-1) ?? next;
  const lastAbove = new Uint8Array(next).fill(255);
  for (let sheet = firstOfSubjects; sheet < next; sheet++)
    lastAbove[sheet] = stacks.find((end) => sheet < end)! - 1;
  const scrap = Math.round(width * height * 0.00022);
  mergeScraps(
    sheets,
    width,
    height,
    () => scrap,
    (sheet) => (sheet < firstOfSubjects ? 0 : lastAbove[sheet]!),
  );
  checkpoint.check();
  const colors = sheetColors(sheets, bands, built ? detail : raster, detail, next);
  return { cell: 2, width, height, sheets, count: next, colors, firstOfSubjects, lastAbove, fineFrom };
}

/** Few papers, as one has in a drawer. */
const PAPERS_OF_PHOTOGRAPH = { sky: 3, land: 9, figures: 11 };
/** Smaller scraps, as shares of the picture, cannot be cut. */
const LEAST_OF_PHOTOGRAPH = { around: 0.00022, subject: 0.00006 };

/** The flat areas of a photograph as sheets: light sky lies deepest, the land's and the subjects' light papers on top. */
function planOfForms({ width, height, labels, colors, land, figures }: FlatAreas, stage: Stage): SheetPlan {
  const groupOf = (paper: number) => (paper < land ? 0 : paper < figures ? 1 : 2);
  const lightOf = (paper: number) =>
    colors[paper * 3]! * 0.3 + colors[paper * 3 + 1]! * 0.59 + colors[paper * 3 + 2]! * 0.11;
  const order = [...new Set(labels)].sort(
    (one, other) =>
      groupOf(one) - groupOf(other) || (lightOf(one) - lightOf(other)) * (groupOf(one) === 0 ? -1 : 1),
  );
  const rank = new Uint8Array(256);
  for (const [sheet, paper] of order.entries()) rank[paper] = sheet;
  const sheets = labels.map((paper) => rank[paper]!);
  const firstOfSubjects = order.filter((paper) => paper < figures).length;
  const firstOfGround = order.filter((paper) => paper < land).length;
  const { around, subject } = LEAST_OF_PHOTOGRAPH;
  mergeScraps(
    sheets,
    width,
    height,
    (group) => (group === 2 ? subject : around) * width * height,
    (sheet) => groupOf(order[sheet]!),
  );
  return {
    cell: stage.width / width,
    width,
    height,
    sheets,
    count: order.length,
    colors: Float32Array.from(order.flatMap((paper) => dyed(colors.subarray(paper * 3, paper * 3 + 3)))),
    firstOfSubjects,
    lastAbove: new Uint8Array(order.length).fill(255),
    fineFrom: firstOfGround,
  };
}

const SUBJECT_BAND = 255;

/** 0 sky, 1.. ground from far to near, 255 subjects. */
function bandsOf(stage: Stage, sky: Uint8Array, planWidth: number, planHeight: number): Uint8Array {
  const { mask, depth, width, height, noise } = stage;
  const bands = new Uint8Array(planWidth * planHeight);
  const waves = new Float32Array(planWidth);
  for (let x = 0; x < planWidth; x++) waves[x] = 1 + 0.38 * noise.fbm((x / planWidth) * 3.2, 0.37, 2);
  for (let y = 0; y < planHeight; y++) {
    const row = Math.min(height - 1, y * 2) * width;
    for (let x = 0; x < planWidth; x++) {
      const index = row + Math.min(width - 1, x * 2);
      const metres = depth[index]!;
      // Level ground would be cut along dead straight lines; a wave makes hills of its bands.
      const waved = metres * waves[x]!;
      const ground = sky[index] === 1 ? 0 : GROUND_BANDS.findIndex((limit) => waved >= limit);
      bands[y * planWidth + x] = mask[index]! > 0 ? SUBJECT_BAND : ground;
    }
  }
  return bands;
}

/**
 * Brightness blurred within the sky, and within the ground, each as if nothing else were there: a dark
 * tower must not give the sky beside it a dark sheet of its own.
 */
function softLight(light: Plane, bands: Uint8Array, width: number, height: number, radius: number): Plane {
  const result = new Float32Array(light.length);
  for (const sky of [true, false]) {
    const weights = new Float32Array(light.length);
    const values = new Float32Array(light.length);
    for (let index = 0; index < light.length; index++) {
      const band = bands[index]!;
      if (band === SUBJECT_BAND || (band === 0) !== sky) continue;
      weights[index] = 1;
      values[index] = light[index]!;
    }
    const share = boxBlur(weights, width, height, radius);
    const sum = boxBlur(values, width, height, radius);
    for (let index = 0; index < light.length; index++) {
      if (weights[index] === 1) result[index] = sum[index]! / share[index]!;
    }
  }
  return result;
}

function subjectsOf({ mask, width, height }: Stage, planWidth: number, planHeight: number): Uint8Array {
  const subjects = new Uint8Array(planWidth * planHeight);
  for (let y = 0; y < planHeight; y++) {
    const row = Math.min(height - 1, y * 2) * width;
    for (let x = 0; x < planWidth; x++) subjects[y * planWidth + x] = mask[row + Math.min(width - 1, x * 2)]!;
  }
  return subjects;
}

/** Mean colors of what shows of each sheet. */
function sheetColors(
  sheets: Uint8Array,
  bands: Uint8Array,
  raster: Raster,
  detail: Raster,
  count: number,
): Float32Array {
  const sums = new Float64Array(count * 4);
  for (let index = 0; index < sheets.length; index++) {
    const source = bands[index] === SUBJECT_BAND ? detail.data : raster.data;
    const sum = sheets[index]! * 4;
    for (let channel = 0; channel < 3; channel++) sums[sum + channel]! += source[index * 4 + channel]!;
    sums[sum + 3]! += 1;
  }
  const colors = new Float32Array(count * 3);
  for (let sheet = 0; sheet < count; sheet++) {
    const members = Math.max(1, sums[sheet * 4 + 3]!);
    colors.set(dyed([0, 1, 2].map((channel) => sums[sheet * 4 + channel]! / members)), sheet * 3);
  }
  return colors;
}

/** A color as paper has it: a little brighter and stronger. */
function dyed(color: ArrayLike<number>): number[] {
  const [r, g, b] = [color[0]!, color[1]!, color[2]!];
  const luma = r * 0.299 + g * 0.587 + b * 0.114;
  const boost = 1.12 + 0.28 * smoothstep(10, 60, Math.max(r, g, b) - Math.min(r, g, b));
  return [r, g, b].map((value) => clamp(255 * (luma / 255) ** 0.88 + 4 + (value - luma) * boost, 0, 255));
}
