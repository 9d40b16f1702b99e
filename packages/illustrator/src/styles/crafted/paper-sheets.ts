import { type Canvas, resample } from '../../core/canvas.ts';
import { clamp, smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { areasOfForms, type FlatAreas } from '../shared/flat-areas.ts';
import { FORM_OF, type Forms } from '../shared/forms/form.types.ts';
import { formsOf } from '../shared/forms/forms-of.ts';
import { flatten } from '../shared/kuwahara.ts';
import { mergeScraps } from '../shared/merge-scraps.ts';
import { type Raster, readRaster } from '../shared/raster.ts';
import { stackSubjects } from './sheet-stacks.ts';

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

/** Nearest to farthest ground in metres; the forms of each band are a stack of their own. */
const GROUND_BANDS = [500, 60, 22, 9, 0] as const;
/** How many papers a scene of usual detail is cut from, beside those of its subjects. */
const PAPERS = { sky: 4, land: 9 };
/** Smaller scraps of a scene, as shares of the picture, cannot be cut. */
const LEAST = 0.00022;

/** Cuts the scene into sheets: sky and ground by their forms, farthest lowest, subjects by color. */
export function planSheets(stage: Stage, scene: Canvas, random: Random): SheetPlan {
  const forms = formsOf(stage);
  if (stage.pictureTones) return planOfForms(areasOfForms(forms, PAPERS_OF_PHOTOGRAPH, random), stage);
  const { width, height } = forms;
  const { checkpoint } = stage;
  const richness = Math.sqrt(stage.brief.detail);
  const counts = {
    sky: Math.round(PAPERS.sky * richness),
    land: Math.round(PAPERS.land * richness),
    figures: 1,
  };
  const papers = areasOfForms(forms, counts, random.fork('papers'));
  const { sheets, colors, ofSky } = stackForms(forms, papers, stage);
  checkpoint.check();
  const firstOfSubjects = colors.length / 3;
  const detail = readRaster(flatten(resample(scene, width, height), 3, checkpoint, 1));
  const subjects = subjectsOf(stage, width, height);
  const stacks = stackSubjects(sheets, subjects, detail, firstOfSubjects, richness, stage, random);
  checkpoint.check();
  const count = stacks.at(-1) ?? firstOfSubjects;
  const lastAbove = new Uint8Array(count).fill(255);
  for (let sheet = firstOfSubjects; sheet < count; sheet++)
    lastAbove[sheet] = stacks.find((end) => sheet < end)! - 1;
  mergeScraps(
    sheets,
    width,
    height,
    () => LEAST * width * height,
    (sheet) => (sheet < firstOfSubjects ? 0 : lastAbove[sheet]!),
  );
  checkpoint.check();
  return {
    cell: stage.width / width,
    width,
    height,
    sheets,
    count,
    colors: Float32Array.from([...colors, ...meanColors(sheets, detail, firstOfSubjects, count)]),
    firstOfSubjects,
    lastAbove,
    fineFrom: ofSky,
  };
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

/** A sheet for each paper in each band: light sky lowest, then the ground from far to near, its light papers on top. */
function stackForms(
  { labels, groups, sizes }: Forms,
  { labels: papers, colors, ...cells }: FlatAreas,
  stage: Stage,
): { sheets: Uint8Array; colors: number[]; ofSky: number } {
  const depths = new Float64Array(sizes.length);
  const scale = stage.width / cells.width;
  for (let y = 0, cell = 0; y < cells.height; y++) {
    const row = Math.floor((y + 0.5) * scale) * stage.width;
    for (let x = 0; x < cells.width; x++, cell++)
      depths[labels[cell]!]! += stage.depth[row + Math.floor((x + 0.5) * scale)]!;
  }
  const bandOf = (form: number) =>
    groups[form] === FORM_OF.sky
      ? 0
      : 1 + GROUND_BANDS.findIndex((limit) => depths[form]! / sizes[form]! >= limit);
  const bands = Array.from(sizes, (_, form) => (groups[form] === FORM_OF.subject ? undefined : bandOf(form)));
  const keys = labels.map((form, cell) => (bands[form] ?? 0) * 256 + papers[cell]!);
  const lightOf = (key: number) => {
    const at = (key % 256) * 3;
    return colors[at]! * 0.3 + colors[at + 1]! * 0.59 + colors[at + 2]! * 0.11;
  };
  const bandOfKey = (key: number) => Math.floor(key / 256);
  const order = [...new Set(keys.filter((_, cell) => bands[labels[cell]!] !== undefined))].sort(
    (one, other) =>
      bandOfKey(one) - bandOfKey(other) || (lightOf(one) - lightOf(other)) * (bandOfKey(one) === 0 ? -1 : 1),
  );
  const rank = new Map(order.map((key, sheet) => [key, sheet]));
  return {
    sheets: Uint8Array.from(keys, (key) => rank.get(key) ?? 0),
    colors: order.flatMap((key) => dyed(colors.subarray((key % 256) * 3, (key % 256) * 3 + 3))),
    ofSky: order.filter((key) => bandOfKey(key) === 0).length,
  };
}

function subjectsOf({ mask, width, height }: Stage, planWidth: number, planHeight: number): Uint8Array {
  const subjects = new Uint8Array(planWidth * planHeight);
  for (let y = 0, cell = 0; y < planHeight; y++) {
    const row = Math.floor(((y + 0.5) / planHeight) * height) * width;
    for (let x = 0; x < planWidth; x++, cell++)
      subjects[cell] = mask[row + Math.floor(((x + 0.5) / planWidth) * width)]!;
  }
  return subjects;
}

/** Mean colors of what shows of each sheet from `first` on. */
function meanColors(sheets: Uint8Array, { data }: Raster, first: number, count: number): number[] {
  const sums = new Float64Array(count * 4);
  for (let cell = 0; cell < sheets.length; cell++) {
    const sum = sheets[cell]! * 4;
    for (let channel = 0; channel < 3; channel++) sums[sum + channel]! += data[cell * 4 + channel]!;
    sums[sum + 3]! += 1;
  }
  return Array.from({ length: count - first }, (_, sheet) => {
    const sum = (first + sheet) * 4;
    const members = Math.max(1, sums[sum + 3]!);
    return dyed([0, 1, 2].map((channel) => sums[sum + channel]! / members));
  }).flat();
}

/** A color as paper has it: a little brighter and stronger. */
function dyed(color: ArrayLike<number>): number[] {
  const [r, g, b] = [color[0]!, color[1]!, color[2]!];
  const luma = r * 0.299 + g * 0.587 + b * 0.114;
  const boost = 1.12 + 0.28 * smoothstep(10, 60, Math.max(r, g, b) - Math.min(r, g, b));
  return [r, g, b].map((value) => clamp(255 * (luma / 255) ** 0.88 + 4 + (value - luma) * boost, 0, 255));
}
