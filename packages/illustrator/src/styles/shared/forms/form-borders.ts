import { clamp, smoothstep } from '../../../core/maths.ts';
import { boxBlur, type Plane } from '../../../core/plane.ts';
import type { Stage } from '../../../stage/stage.types.ts';
import { enlargeRow, type SmallPlane } from '../enlarge-row.ts';
import { pictureUnit } from '../raster.ts';
import { FORM_OF, type Forms } from './form.types.ts';

export interface BorderLineOptions {
  /** Of the heaviest lines, in pixels of a picture of 1024. */
  thickness: number;
  /** Difference of color, in levels, from which two forms have a line between them, and from which it is heaviest. */
  from?: number;
  full?: number;
  /** How much of the lines is drawn on subjects, on the land and in the sky, 0..1. */
  onSubject?: number;
  onLand?: number;
  onSky?: number;
  /** Makes the line thinner (-1) or thicker (1) from place to place. */
  weight?: (x: number, y: number) => number;
}

/** Lines that are thinner, in cells, are spread as little as can be: two that run side by side stay two. */
const FINE = 1.7;
/** Forms of fewer cells are specks, of more are things. */
const SPECK = [5, 30] as const;
/** Cells around which lines are counted, and shares of lines from which they crowd. */
const CROWD = { reach: 7, from: 0.14, full: 0.34, less: 0.5 };

/**
 * Lines 0..1 between the forms of a picture, the heavier the more these differ, as a draftsman presses his pen:
 * long, closed, and thin where much is fine.
 */
export function formBorders(forms: Forms, stage: Stage, options: BorderLineOptions): Plane {
  const { width, height, checkpoint } = stage;
  const cell = width / forms.width;
  const thickness = (options.thickness * pictureUnit(width, height)) / cell;
  const reach = thickness < FINE ? 0 : Math.max(1, Math.round(thickness * 0.6));
  // How far a border is spread, in cells.
  const spread = reach === 0 ? 2 : 2 * reach + 1;
  // A line of weight w is half as wide as it is spread, less where it is cut off.
  const least = clamp(1 - thickness / 2 / spread, 0.2, 0.92);
  const soft: SmallPlane = {
    values: spreadBorders(forms, { ...options, onOutline: stage.pictureTones ? 1 : 0 }, least, reach),
    width: forms.width,
    height: forms.height,
    factor: cell,
  };
  const crowd = crowdOf(forms.features, forms);
  const features: SmallPlane = {
    ...soft,
    values: forms.features.map((feature, index) => thinned(feature, crowd[index]!)),
  };
  checkpoint.check();
  const limit = least / spread;
  const edge = 0.62 / (spread * spread * cell);
  const lines = new Float32Array(width * height);
  const row = new Float32Array(width);
  const dark = new Float32Array(width);
  const { onSubject = 1 } = options;
  for (let y = 0; y < height; y++) {
    if ((y & 31) === 0) checkpoint.check();
    enlargeRow(soft, y, row);
    enlargeRow(features, y, dark);
    for (let x = 0, index = y * width; x < width; x++, index++) {
      const value = row[x]!;
      const feature = stage.mask[index]! > 0 ? dark[x]! * onSubject : 0;
      if (value < limit * 0.4) {
        lines[index] = feature;
        continue;
      }
      const here = limit * (1 - 0.25 * (options.weight?.(x, y) ?? 0));
      lines[index] = Math.max(feature, smoothstep(here - edge, here + edge, value));
    }
  }
  quietFaces(lines, features, stage, onSubject);
  return lines;
}

/** How much of each line is left out on a face: its features are enough. */
const QUIET = 0.65;

/** Cheeks and brows are full of soft borders: as lines they would be war paint. In place. */
function quietFaces(
  lines: Plane,
  features: SmallPlane,
  { faces, width, height }: Stage,
  onSubject: number,
): void {
  const row = new Float32Array(width);
  for (const face of faces) {
    const bottom = Math.min(height, face.y + face.radius);
    const [left, right] = [
      Math.max(0, Math.ceil(face.x - face.radius)),
      Math.min(width, face.x + face.radius),
    ];
    for (let y = Math.max(0, Math.ceil(face.y - face.radius)); y < bottom; y++) {
      enlargeRow(features, y, row);
      for (let x = left, index = y * width + left; x < right; x++, index++) {
        const away = Math.hypot((x - face.x) / 0.85, y - face.y) / face.radius;
        const less = QUIET * smoothstep(1, 0.85, away);
        lines[index] = Math.max(lines[index]! * (1 - less), row[x]! * onSubject);
      }
    }
  }
}

/** With how much of the line is drawn around subjects: those of a scene have outlines of their own. */
type WeightOptions = BorderLineOptions & { onOutline: number };

/**
 * How heavy the line is at each cell and, less and less, beside it.
 * @param least what the thinnest line that is seen weighs
 * @param reach how far the line is spread, in cells
 */
function spreadBorders(forms: Forms, options: WeightOptions, least: number, reach: number): Plane {
  const { width, height } = forms;
  const sides = bordersOf(forms, options);
  const crowd = crowdOf(
    sides[0].map((right, index) => Math.max(right, sides[1][index]!)),
    forms,
  );
  // A slanted border is both upright and level, but no longer than it is: its two parts are legs of a triangle.
  const [right, under] = sides.map((side) => {
    const weights = side.map((weight, index) => {
      const line = thinned(weight, crowd[index]!);
      return line > 0.02 ? least + (1 - least) * (0.12 + 0.88 * line) : 0;
    });
    return reach === 0 ? softened(weights, forms) : boxBlur(weights, width, height, reach);
  }) as [Plane, Plane];
  for (let index = 0; index < right.length; index++)
    right[index] = Math.sqrt(right[index]! * right[index]! + under[index]! * under[index]!);
  return right;
}

/** How heavy the line between each cell and the one on its right is, and the one under it, 0..1. */
function bordersOf(forms: Forms, options: WeightOptions): readonly [right: Plane, under: Plane] {
  const { width, height, labels } = forms;
  const right = new Float32Array(width * height);
  const under = new Float32Array(width * height);
  const count = forms.sizes.length;
  const known = new Map<number, number>();
  const weightBetween = (one: number, other: number) => {
    if (one === other) return 0;
    const key = one < other ? one * count + other : other * count + one;
    let weight = known.get(key);
    if (weight === undefined) {
      weight = borderWeight(forms, one, other, options);
      known.set(key, weight);
    }
    return weight;
  };
  for (let y = 0; y < height - 1; y++)
    for (let x = 0, index = y * width; x < width - 1; x++, index++) {
      right[index] = weightBetween(labels[index]!, labels[index + 1]!);
      under[index] = weightBetween(labels[index]!, labels[index + width]!);
    }
  return [right, under];
}

function borderWeight(
  { colors, groups, sizes }: Forms,
  one: number,
  other: number,
  { from = 16, full = 75, onSubject = 1, onLand = 0.8, onSky = 0, onOutline }: WeightOptions,
): number {
  const [red, green, blue] = [0, 1, 2].map(
    (channel) => colors[one * 3 + channel]! - colors[other * 3 + channel]!,
  );
  const apart = Math.sqrt(red! * red! * 0.3 + green! * green! * 0.5 + blue! * blue! * 0.2);
  const share = [onSky, onLand, onSubject];
  const isOutline = groups[one] !== groups[other];
  const isOfSubject = groups[one] === FORM_OF.subject || groups[other] === FORM_OF.subject;
  // Outlines are drawn wherever they can be seen at all.
  const contrast = isOutline ? smoothstep(from * 0.35, full * 0.35, apart) : smoothstep(from, full, apart);
  const amount = isOutline
    ? isOfSubject
      ? onOutline
      : 0.85
    : Math.max(share[groups[one]!]!, share[groups[other]!]!);
  const speck = smoothstep(SPECK[0], SPECK[1], Math.min(sizes[one]!, sizes[other]!));
  return contrast * amount * speck;
}

/** How much of the surroundings of each cell is lines, 0..1. */
function crowdOf(lines: Plane, { width, height }: Forms): Plane {
  return boxBlur(lines, width, height, CROWD.reach);
}

/** Fur, leaves and grass are all lines: there each is thinner, the faint ones most. */
function thinned(line: number, crowd: number): number {
  return line * (1 - CROWD.less * smoothstep(CROWD.from, CROWD.full, crowd) * (1 - line * 0.5));
}

/** Each cell mixed with its neighbours. */
function softened(borders: Plane, { width, height }: Forms): Plane {
  const across = new Float32Array(borders.length);
  const result = new Float32Array(borders.length);
  for (let index = 1; index < borders.length - 1; index++)
    across[index] = (borders[index - 1]! + 2 * borders[index]! + borders[index + 1]!) / 4;
  for (let index = width; index < width * (height - 1); index++)
    result[index] = (across[index - width]! + 2 * across[index]! + across[index + width]!) / 4;
  return result;
}
