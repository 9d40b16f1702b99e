import type { Checkpoint } from '../../core/checkpoint.ts';
import { smoothstep } from '../../core/maths.ts';
import { boxBlur, type Plane } from '../../core/plane.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { thickenBorder } from './lines/border-lines.ts';
import { cellAt, type OrientationField } from './orientation-field.ts';
import { ROUGH_DEPTH } from './sky-map.ts';
import { SKY_DEPTH } from './tone.ts';

interface LineOptions {
  /** Radius in pixels of the finer blur: about half the line's thickness. */
  fine: number;
  /** Relative darkness (0..1) below which nothing is drawn, and from which a line is full. */
  from: number;
  full: number;
  /** Half the length in pixels over which lines are smoothed along the form. */
  reach?: number;
  /** Where this is above 0 there are no lines to look for. */
  but?: Uint8Array;
}

/**
 * Contour lines 0..1 from brightness: a difference of Gaussians relative to the local brightness,
 * smoothed along the form so that lines are long and unbroken (Kang, Lee and Chui, "Coherent line
 * drawing", 2007, with the across-flow filter made isotropic).
 */
export function contourLines(
  light: Plane,
  width: number,
  height: number,
  field: OrientationField,
  { fine, from, full, reach = 5, but }: LineOptions,
  checkpoint: Checkpoint,
): Plane {
  const near = boxBlur(light, width, height, fine);
  checkpoint.check();
  const wide = boxBlur(light, width, height, Math.ceil(fine * 3.4));
  checkpoint.check();
  const dark = near;
  for (let index = 0; index < dark.length; index++)
    dark[index] = (wide[index]! - near[index]!) / (wide[index]! + 0.12);
  const lines = wide;
  const step = Math.max(1, reach / 3);
  for (let y = 0; y < height; y++) {
    if ((y & 15) === 0) checkpoint.check();
    smoothRowAlong(dark, lines, width, height, y, field, step, from, full, but);
  }
  return lines;
}

function smoothRowAlong(
  dark: Plane,
  lines: Plane,
  width: number,
  height: number,
  y: number,
  field: OrientationField,
  step: number,
  from: number,
  full: number,
  but?: Uint8Array,
): void {
  const row = y * width;
  for (let x = 0; x < width; x++) {
    const here = dark[row + x]!;
    // Most pixels are far from any line, and their neighbours along the form are too.
    if (here < from * 0.08 || (but && but[row + x]! > 0)) {
      lines[row + x] = 0;
      continue;
    }
    const cell = cellAt(field, x, y);
    const dx = field.alongX[cell]! * step;
    const dy = field.alongY[cell]! * step;
    let sum = here;
    for (let tap = 1; tap <= 3; tap++) {
      sum += valueAt(dark, width, height, x + dx * tap, y + dy * tap);
      sum += valueAt(dark, width, height, x - dx * tap, y - dy * tap);
    }
    const mean = sum / 7;
    lines[row + x] = mean <= from ? 0 : smoothstep(from, full, mean);
  }
}

function valueAt(plane: Plane, width: number, height: number, x: number, y: number): number {
  const column = x < 0 ? 0 : x >= width ? width - 1 : x | 0;
  const row = y < 0 ? 0 : y >= height ? height - 1 : y | 0;
  return plane[row * width + column]!;
}

/**
 * Smooth lines 0..1 along the borders of all subjects, `thickness` pixels wide. `weight` (about -1..1
 * per pixel) makes the line thinner or thicker from place to place, as a brush would. Where a subject
 * stands on the ground there is no line: it would be a ruled base.
 */
export function subjectOutlines(
  stage: Stage,
  thickness: number,
  weight: (x: number, y: number) => number = () => 0,
): Plane {
  const { mask, depth, width, height, floating, checkpoint, pictureTones } = stage;
  const isSeen = (index: number) => !pictureTones || changeOfLight(pictureTones, index, width) > CLEAR_CHANGE;
  const border: number[] = [];
  for (let y = 0; y < height - 1; y++) {
    if ((y & 127) === 0) checkpoint.check();
    for (let x = 0, index = y * width; x < width - 1; x++, index++) {
      const here = mask[index]!;
      if (here !== mask[index + 1]!) {
        if (isSeen(index)) border.push(index);
        continue;
      }
      const under = mask[index + width]!;
      if (here === under) continue;
      // Land that begins below a subject and is no farther away is what it stands on.
      const stands = under === 0 && depth[index + width]! < Math.min(SKY_DEPTH, depth[index]! * 1.35);
      if ((floating || !stands) && isSeen(index)) border.push(index);
    }
  }
  return thickenBorder(border, width, height, thickness, checkpoint, weight);
}

/**
 * Smooth lines along the skyline and where one thing ends before a farther one. Near borders need a strong
 * change of light, because trees stamp their depth more roughly than they are drawn.
 * @param sky 1 for every pixel of sky
 * @param light brightness 0..1; a border counts only where it changes
 */
export function skylineOutlines(stage: Stage, sky: Uint8Array, light: Plane, thickness: number): Plane {
  const { width, height, depth, checkpoint } = stage;
  const border: number[] = [];
  for (let y = 0; y < height - 1; y++) {
    if ((y & 127) === 0) checkpoint.check();
    for (let x = 0, index = y * width; x < width - 1; x++, index++) {
      const needed = Math.min(
        neededChange(sky, depth, index, index + 1),
        neededChange(sky, depth, index, index + width),
      );
      if (needed < 1 && changeOfLight(light, index, width) > needed) border.push(index);
    }
  }
  return thickenBorder(border, width, height, thickness, checkpoint, () => 0);
}

/** The change of light from which there is a border between two pixels; 1 where there can be none. */
function neededChange(sky: Uint8Array, depth: Plane, one: number, other: number): number {
  if (sky[one] !== sky[other]) return 0.012;
  const a = depth[one]!;
  const b = depth[other]!;
  const near = a < b ? a : b;
  if ((a < b ? b : a) < near * 1.45) return 1;
  return near > ROUGH_DEPTH ? 0.022 : 0.1;
}

/** Change of light from which the guessed border of a subject is one that the picture shows. */
const CLEAR_CHANGE = 0.07;

function changeOfLight(light: Plane, index: number, width: number): number {
  const last = light.length - 1;
  const across = light[Math.min(last, index + 3)]! - light[Math.max(0, index - 3)]!;
  const down = light[Math.min(last, index + 3 * width)]! - light[Math.max(0, index - 3 * width)]!;
  return Math.abs(across) + Math.abs(down);
}
