import { clamp, smoothstep } from '../../../core/maths.ts';
import { boxBlur, type Plane } from '../../../core/plane.ts';
import type { Stage } from '../../../stage/stage.types.ts';
import { enlargeRow, type SmallPlane } from '../enlarge-row.ts';
import { lightAt, type Raster } from '../raster.ts';

/** Pixels per cell of the planes by which ground and subjects are compared. */
const CELL = 8;
/** Where each cell is looked at. */
const PROBES = [1, 3, 5, 7] as const;
/** Difference of brightness that subjects and the ground around them shall have, 0..1. */
const APART = 0.17;
/** How far from a subject the ground gives way, as a share of the shorter side. */
const REACH = 0.06;

/**
 * Makes the ground around subjects lighter or darker than they are, in place, fading outwards like air: gray hair
 * before a gray wall would be one patch with it.
 */
export function partFromGround({ data }: Raster, stage: Stage): void {
  const { width, height, mask, checkpoint } = stage;
  const shift = shiftOfGround(data, stage);
  checkpoint.check();
  const row = new Float32Array(width);
  // Most rows are far from any subject.
  const isShifted = Array.from({ length: shift.height }, (_, y) =>
    shift.values
      .subarray(Math.max(0, y - 2) * shift.width, (y + 2) * shift.width)
      .some((value) => value !== 0),
  );
  for (let y = 0; y < height; y++) {
    if ((y & 31) === 0) checkpoint.check();
    if (!isShifted[Math.min(shift.height - 1, Math.round(y / CELL))]) continue;
    enlargeRow(shift, y, row);
    for (let x = 0, index = y * width; x < width; x++, index++) {
      const change = row[x]!;
      if (mask[index]! > 0 || Math.abs(change) < 0.01) continue;
      for (let at = index * 4; at < index * 4 + 3; at++) data[at]! *= 1 + change;
    }
  }
}

/** By which share of itself the ground's brightness grows or shrinks. */
function shiftOfGround(data: Uint8ClampedArray, stage: Stage): SmallPlane {
  const width = Math.ceil(stage.width / CELL);
  const height = Math.ceil(stage.height / CELL);
  const reach = Math.max(1, Math.round((Math.min(stage.width, stage.height) * REACH) / CELL));
  const [own, ownLight, ground, groundLight] = lookAtCells(data, stage, width, height).map((plane) =>
    boxBlur(plane, width, height, reach),
  ) as [Plane, Plane, Plane, Plane];
  const values = own.map((near, index) => {
    if (near < 0.002) return 0;
    const light = groundLight[index]! / Math.max(0.01, ground[index]!);
    const figure = ownLight[index]! / near;
    const apart = light - figure;
    // The way it is already, or else light behind what is dark and dark behind what is light.
    const way = clamp(apart / 0.06 + (0.5 - figure) * 2, -1, 1);
    const missing = clamp(APART - Math.abs(apart), 0, APART);
    return (way * missing * smoothstep(0, 0.3, near)) / Math.max(0.2, light);
  });
  return { values, width, height, factor: CELL };
}

/** How much of each cell is a subject, its brightness there, how much is ground, and the ground's brightness. */
function lookAtCells(
  data: Uint8ClampedArray,
  { mask, width, height }: Stage,
  columns: number,
  rows: number,
): readonly [Plane, Plane, Plane, Plane] {
  const [own, ownLight, ground, groundLight] = [0, 1, 2, 3].map(() => new Float32Array(columns * rows)) as [
    Plane,
    Plane,
    Plane,
    Plane,
  ];
  for (let y = 0, cell = 0; y < rows; y++)
    for (let x = 0; x < columns; x++, cell++)
      for (const down of PROBES) {
        const row = Math.min(height - 1, y * CELL + down) * width;
        for (const right of PROBES) {
          const index = row + Math.min(width - 1, x * CELL + right);
          const light = lightAt(data, index * 4) / 255;
          const isOwn = mask[index]! > 0;
          (isOwn ? own : ground)[cell]! += 1 / 16;
          (isOwn ? ownLight : groundLight)[cell]! += light / 16;
        }
      }
  return [own, ownLight, ground, groundLight];
}
