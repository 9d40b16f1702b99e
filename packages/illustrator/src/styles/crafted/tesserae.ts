import { clamp } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { cellAt, type OrientationField } from '../shared/orientation-field.ts';

/**
 * Small square stones laid along the forms: a Voronoi partition under a turned square metric (after
 * Hausner, "Simulating decorative mosaics", 2001), with stones of subjects finer than those of the ground.
 */
export interface Tesserae {
  readonly count: number;
  /** Centre, direction and half size of each stone. */
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly cos: Float32Array;
  readonly sin: Float32Array;
  readonly size: Float32Array;
  readonly subject: Uint8Array;
  /**
   * Stones by grid square: those of square s are `members[starts[s]]` to `members[starts[s + 1] - 1]`. Those of a
   * photograph, which are of many sizes, stand in every square that they may reach.
   */
  readonly starts: Uint32Array;
  readonly members: Uint32Array;
  readonly columns: number;
  readonly rows: number;
  readonly square: number;
  /** Of a photograph: the color at each stone's middle, three values each. */
  colors?: Float32Array;
}

/** How much finer stones on subjects are. */
const FINER = 0.5;
/** Smoothed change of brightness from which a place of a photograph has much to see. */
const BUSY = 0.035;

export function layTesserae(stage: Stage, field: OrientationField, size: number, random: Random): Tesserae {
  const stones: number[] = [];
  const levelAt = stage.pictureTones ? levelsOfPhotograph(stage, field) : levelsOfScene(stage);
  for (const [level, name] of (['ground', 'figures', 'features'] as const).entries())
    plant(stones, stage, { size: size * FINER ** level, level, levelAt }, random.fork(name));
  const count = stones.length / 3;
  const tesserae = {
    count,
    x: new Float32Array(count),
    y: new Float32Array(count),
    cos: new Float32Array(count),
    sin: new Float32Array(count),
    size: new Float32Array(count),
    subject: new Uint8Array(count),
  };
  for (let stone = 0; stone < count; stone++) {
    const x = stones[stone * 3]!;
    const y = stones[stone * 3 + 1]!;
    const cell = cellAt(field, x, y);
    const led = field.strength[cell]! > 0.006;
    const tilt = random.range(-0.09, 0.09);
    const angle = (led ? Math.atan2(field.alongY[cell]!, field.alongX[cell]!) : 0.15) + tilt;
    tesserae.x[stone] = x;
    tesserae.y[stone] = y;
    tesserae.cos[stone] = Math.cos(angle);
    tesserae.sin[stone] = Math.sin(angle);
    tesserae.size[stone] = stones[stone * 3 + 2]!;
    tesserae.subject[stone] = subjectAt(stage, x, y);
  }
  const square = stage.pictureTones ? size * FINER ** 2 : size;
  return { ...tesserae, ...sortIntoSquares(tesserae, stage, square) };
}

function subjectAt({ mask, width, height }: Stage, x: number, y: number): number {
  return mask[clamp(y | 0, 0, height - 1) * width + clamp(x | 0, 0, width - 1)]!;
}

type LevelAt = (x: number, y: number) => number;

const levelsOfScene =
  (stage: Stage): LevelAt =>
  (x, y) =>
    subjectAt(stage, x, y) > 0 ? 1 : 0;

/** Stones are small where there is much to see: on subjects and edges, and smallest on the edges of subjects and on faces. */
function levelsOfPhotograph(stage: Stage, field: OrientationField): LevelAt {
  const { faces, pictureTones, width, height } = stage;
  return (x, y) => {
    if (faces.some((face) => Math.hypot(x - face.x, y - face.y) < face.radius)) return 2;
    const figure = subjectAt(stage, x, y) > 0 ? 1 : 0;
    // At night a mast is hardly brighter than the sky.
    const light = clamp(pictureTones![clamp(y | 0, 0, height - 1) * width + clamp(x | 0, 0, width - 1)]!);
    return Math.min(2, figure + (field.strength[cellAt(field, x, y)]! > BUSY * (0.35 + light) ? 1 : 0));
  };
}

interface Planting {
  size: number;
  /** Which stones these are, and which ones a place wants. */
  level: number;
  levelAt: LevelAt;
}

function plant(stones: number[], stage: Stage, { size, level, levelAt }: Planting, random: Random): void {
  const { width, height } = stage;
  for (let row = 0; row * size < height + size; row++) {
    for (let column = 0; column * size < width + size; column++) {
      const x = (column + 0.5 + random.range(-0.08, 0.08)) * size;
      const y = (row + 0.5 + random.range(-0.08, 0.08)) * size;
      if (levelAt(x, y) === level) stones.push(x, y, size);
    }
  }
}

function sortIntoSquares(
  { x, y, size }: Pick<Tesserae, 'x' | 'y' | 'size'>,
  stage: Stage,
  square: number,
): Pick<Tesserae, 'starts' | 'members' | 'columns' | 'rows' | 'square'> {
  const columns = Math.ceil(stage.width / square) + 3;
  const rows = Math.ceil(stage.height / square) + 3;
  const columnAt = (place: number) => clamp(Math.floor(place / square) + 1, 0, columns - 1);
  const rowAt = (place: number) => clamp(Math.floor(place / square) + 1, 0, rows - 1);
  const forSquares = (visit: (square: number, stone: number) => void) => {
    for (let stone = 0; stone < x.length; stone++) {
      const reach = stage.pictureTones ? size[stone]! * REACH : 0;
      const [left, right] = [columnAt(x[stone]! - reach), columnAt(x[stone]! + reach)];
      const bottom = rowAt(y[stone]! + reach);
      for (let row = rowAt(y[stone]! - reach); row <= bottom; row++)
        for (let column = left; column <= right; column++) visit(row * columns + column, stone);
    }
  };
  const starts = new Uint32Array(columns * rows + 1);
  forSquares((place) => {
    starts[place + 1]! += 1;
  });
  for (let index = 1; index < starts.length; index++) starts[index]! += starts[index - 1]!;
  const next = starts.slice();
  const members = new Uint32Array(starts.at(-1)!);
  forSquares((place, stone) => {
    members[next[place]!++] = stone;
  });
  return { starts, members, columns, rows, square };
}

/** The nearest stone of a place, and how far (in stone sizes) the place is from the border to the next one. */
export interface StoneAt {
  stone: number;
  inside: number;
}

/** Stones of another subject count as farther by this many of their sizes, so that none crosses an outline. */
const FOREIGN = 0.75;

/** How far a stone of a photograph may be from a place that it is nearest to, in its sizes. */
const REACH = 1.2;

/** A place of a photograph: its subject, and its own red, green and blue. */
export interface Place {
  subject: number;
  color: Uint8ClampedArray;
  offset: number;
}

export function findStone(tesserae: Tesserae, x: number, y: number, place: Place, found: StoneAt): void {
  const { subject, color, offset } = place;
  const { colors } = tesserae;
  const { starts, members, columns, square } = tesserae;
  const column = Math.floor(x / square) + 1;
  const row = Math.floor(y / square) + 1;
  let nearest = 1e9;
  let second = 1e9;
  let best = found.stone;
  const around = colors ? 0 : 1;
  for (let r = row - around; r <= row + around; r++) {
    const first = starts[r * columns + column - around]!;
    const last = starts[r * columns + column + around + 1]!;
    for (let member = first; member < last; member++) {
      const stone = members[member]!;
      const dx = x - tesserae.x[stone]!;
      const dy = y - tesserae.y[stone]!;
      const u = Math.abs(dx * tesserae.cos[stone]! + dy * tesserae.sin[stone]!);
      const v = Math.abs(dy * tesserae.cos[stone]! - dx * tesserae.sin[stone]!);
      // A square with slightly rounded corners.
      let distance = ((u > v ? u : v) * 0.8 + (u + v) * 0.2) / tesserae.size[stone]!;
      if (colors) distance += strangeness(colors, stone * 3, color, offset);
      else if (tesserae.subject[stone] !== subject) distance += FOREIGN;
      if (distance < nearest) {
        second = nearest;
        nearest = distance;
        best = stone;
      } else if (distance < second) second = distance;
    }
  }
  found.stone = best;
  found.inside = (second - nearest) / 2;
}

/** Stones of a photograph end where its colors do: up to so many sizes, at so many levels of difference. */
const MOST_STRANGE = 0.7;
const STRANGE_LEVELS = 130;

function strangeness(colors: Float32Array, stone: number, color: Uint8ClampedArray, place: number): number {
  const apart =
    Math.abs(colors[stone]! - color[place]!) +
    Math.abs(colors[stone + 1]! - color[place + 1]!) +
    Math.abs(colors[stone + 2]! - color[place + 2]!);
  return apart > STRANGE_LEVELS ? MOST_STRANGE : (apart / STRANGE_LEVELS) * MOST_STRANGE;
}
