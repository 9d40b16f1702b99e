import type { Plane } from '../../core/plane.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { cellAt, type OrientationField } from '../shared/orientation-field.ts';
import { pictureUnit } from '../shared/raster.ts';
import { isSky } from '../shared/tone.ts';

/**
 * Corner points for a triangle mesh, x and y alternating: dense along the borders of subjects and along
 * edges, sparse on flat places, so that triangles end where things end.
 * @param light brightness of the picture, 0..1
 */
export function scatterCorners(
  stage: Stage,
  light: Plane,
  field: OrientationField,
  random: Random,
): number[] {
  const { width, height, checkpoint, brief } = stage;
  const unit = pictureUnit(width, height) / Math.sqrt(brief.detail);
  const ground = createGround(width, height, Math.max(1, 2 * unit));
  placeFrame(ground, width, height, 70 * unit);
  placeAll(ground, maskBorders(stage), width, 6.5 * unit, random);
  checkpoint.check();
  placeAll(ground, toneBorders(light, stage), width, 9.5 * unit, random);
  checkpoint.check();
  const attempts = Math.round(26_000 * brief.detail * ((width * height) / Math.min(width, height) ** 2));
  for (let attempt = 0; attempt < attempts; attempt++) {
    if ((attempt & 1023) === 0) checkpoint.check();
    const x = random.next() * width;
    const y = random.next() * height;
    const index = (y | 0) * width + (x | 0);
    const edge = field.strength[cellAt(field, x, y)]!;
    const onSubject = stage.mask[index]! > 0;
    const room = roomFor(edge, onSubject, isSky(stage, index)) * unit;
    // Strong edges are tried first: later, looser points fill what is left.
    const hurry = 1 - attempt / attempts;
    if (edge < 0.08 * (hurry - 0.35) && !onSubject) continue;
    ground.place(x, y, room);
  }
  return ground.points;
}

/** Distance in units that a point keeps free around itself. */
function roomFor(edge: number, onSubject: boolean, sky: boolean): number {
  if (sky) return 118;
  const flat = onSubject ? 26 : 40;
  const tight = onSubject ? 11 : 15;
  const sharpness = Math.min(1, edge / (onSubject ? 0.1 : 0.14));
  return flat + (tight - flat) * Math.sqrt(sharpness);
}

interface Ground {
  readonly points: number[];
  /** Adds a point unless another one claims the place. */
  place(x: number, y: number, room: number): void;
  /**
   * The same for a point on a border. Only border points crowd it out, and it keeps others twice as far away
   * as its own kind: then neighbours along a border are always joined by a side of a triangle.
   */
  placeOnBorder(x: number, y: number, room: number): void;
}

function createGround(width: number, height: number, cell: number): Ground {
  const columns = Math.ceil(width / cell) + 1;
  const rows = Math.ceil(height / cell) + 1;
  const taken = new Uint8Array(columns * rows);
  const border = new Uint8Array(columns * rows);
  const points: number[] = [];
  const claim = (claims: Uint8Array, column: number, row: number, reach: number) => {
    const span = Math.floor(reach);
    for (let line = Math.max(0, row - span); line <= Math.min(rows - 1, row + span); line++) {
      const half = Math.floor(Math.sqrt(reach * reach - (line - row) ** 2));
      const left = Math.max(0, column - half);
      const right = Math.min(columns - 1, column + half);
      claims.fill(1, line * columns + left, line * columns + right + 1);
    }
  };
  const columnOf = (x: number) => Math.min(columns - 1, Math.max(0, Math.round(x / cell)));
  const rowOf = (y: number) => Math.min(rows - 1, Math.max(0, Math.round(y / cell)));
  return {
    points,
    place(x, y, room) {
      const column = columnOf(x);
      const row = rowOf(y);
      if (taken[row * columns + column]) return;
      claim(taken, column, row, room / cell);
      points.push(x, y);
    },
    placeOnBorder(x, y, room) {
      const column = columnOf(x);
      const row = rowOf(y);
      if (border[row * columns + column]) return;
      claim(border, column, row, room / cell);
      claim(taken, column, row, (room * 1.9) / cell);
      points.push(x, y);
    },
  };
}

/** A closed ring just outside the picture, so that the mesh covers it to the corners. */
function placeFrame(ground: Ground, width: number, height: number, spacing: number): void {
  const across = Math.max(2, Math.round(width / spacing));
  const down = Math.max(2, Math.round(height / spacing));
  const [left, right, top, bottom] = [-8, width + 8, -8, height + 8];
  for (let step = 0; step <= across; step++) {
    const x = left + (step / across) * (right - left);
    ground.points.push(x, top, x, bottom);
  }
  for (let step = 1; step < down; step++) {
    const y = top + (step / down) * (bottom - top);
    ground.points.push(left, y, right, y);
  }
}

/** Where one subject, or none, ends and another begins. */
function maskBorders({ mask, width, height }: Stage): number[] {
  const borders: number[] = [];
  for (let y = 0; y < height - 1; y++) {
    for (let x = 0, index = y * width; x < width - 1; x++, index++) {
      if (mask[index] !== mask[index + 1] || mask[index] !== mask[index + width]) borders.push(index);
    }
  }
  return borders;
}

/** A step in brightness (0..1) that is no cloud. */
const CLOUD = 0.3;

/** The crests of strong steps in brightness: stripes, windows, eyes, the skyline. */
function toneBorders(light: Plane, stage: Stage): number[] {
  const { width, height, checkpoint } = stage;
  const borders: number[] = [];
  const step = (index: number, stride: number) =>
    Math.abs(light[index + 2 * stride]! - light[index - 2 * stride]!);
  for (let y = 4; y < height - 4; y++) {
    if ((y & 31) === 0) checkpoint.check();
    for (let x = 4, index = y * width + 4; x < width - 4; x++, index++) {
      const across = step(index, 1);
      const down = step(index, width);
      const stride = across > down ? 1 : width;
      const here = Math.max(across, down);
      if (here < 0.13 || (here < CLOUD && isSky(stage, index))) continue;
      if (here >= step(index - stride, stride) && here > step(index + stride, stride)) borders.push(index);
    }
  }
  return borders;
}

/** Places points exactly on the borders, in random order so that their spacing is even. */
function placeAll(ground: Ground, borders: number[], width: number, spacing: number, random: Random): void {
  for (let left = borders.length; left > 0; left--) {
    const pick = random.integer(left);
    const index = borders[pick]!;
    borders[pick] = borders[left - 1]!;
    ground.placeOnBorder((index % width) + 0.5, Math.floor(index / width) + 0.5, spacing);
  }
}
