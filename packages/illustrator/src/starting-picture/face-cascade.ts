import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';

/** One byte per pixel. */
export interface Matrix {
  data: Uint8Array;
}

/** Where a face was found, in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  /** How many windows agree. */
  neighbors: number;
}

/** Stages of trees of rectangles, each `[left, top, width, height, weight]`, as the library ships them. */
interface ShippedCascade {
  complexClassifiers: ReadonlyArray<{
    threshold: number;
    simpleClassifiers: ReadonlyArray<{
      threshold: number;
      left_val: number;
      right_val: number;
      features: ReadonlyArray<readonly [number, number, number, number, number]>;
    }>;
  }>;
}

/** What we use of jsfeat: the detector of Viola and Jones ("Robust real-time face detection", 2004). */
interface Jsfeat {
  U8_t: number;
  C1_t: number;
  matrix_t: new (width: number, height: number, type: number) => Matrix;
  imgproc: {
    grayscale(pixels: ArrayLike<number>, width: number, height: number, into: Matrix): void;
    equalize_histogram(from: Matrix, into: Matrix): void;
    compute_integral_image(from: Matrix, sums: Int32Array, squares: Int32Array | null): void;
  };
  haar: {
    /** The cascade hangs itself here. */
    frontalface?: ShippedCascade;
    group_rectangles(boxes: Box[], leastAgreeing: number): Box[];
  };
}

/**
 * The cascade as flat tables. The library's own search walks its objects anew for every window, which takes four
 * times as long as all other guesses about a picture together.
 */
interface Cascade {
  /** After the last tree of each stage, and what the trees must come to. */
  stageEnds: Int32Array;
  stageThresholds: Float64Array;
  /** After the last rectangle of each tree, its threshold, and what it counts below and above it. */
  treeEnds: Int32Array;
  treeThresholds: Float64Array;
  below: Float64Array;
  above: Float64Array;
  /** Left, top, width and height of each. */
  rectangles: Uint8Array;
  weights: Float64Array;
}

interface FaceTools {
  jsfeat: Jsfeat;
  cascade: Cascade;
}

let loaded: FaceTools | undefined;

/** The cascade is written for pages, with the library as a global. Loaded by the first picture that needs it. */
export function loadFaceTools(): FaceTools {
  if (loaded) return loaded;
  const load = createRequire(import.meta.url);
  const jsfeat: Jsfeat = load('jsfeat');
  runInNewContext(readFileSync(load.resolve('jsfeat/cascades/frontalface.js'), 'utf8'), { jsfeat });
  loaded = { jsfeat, cascade: flattened(jsfeat.haar.frontalface!) };
  return loaded;
}

function flattened({ complexClassifiers: stages }: ShippedCascade): Cascade {
  const trees = stages.flatMap(({ simpleClassifiers }) => simpleClassifiers);
  const rectangles = trees.flatMap(({ features }) => features);
  const endsOf = (lists: ReadonlyArray<{ length: number }>) => {
    let end = 0;
    return Int32Array.from(lists, ({ length }) => {
      end += length;
      return end;
    });
  };
  return {
    stageEnds: endsOf(stages.map(({ simpleClassifiers }) => simpleClassifiers)),
    stageThresholds: Float64Array.from(stages, ({ threshold }) => threshold),
    treeEnds: endsOf(trees.map(({ features }) => features)),
    treeThresholds: Float64Array.from(trees, ({ threshold }) => threshold),
    below: Float64Array.from(trees, ({ left_val: value }) => value),
    above: Float64Array.from(trees, ({ right_val: value }) => value),
    rectangles: Uint8Array.from(rectangles.flatMap((rectangle) => rectangle.slice(0, 4))),
    weights: Float64Array.from(rectangles, ([, , , , weight]) => weight),
  };
}

/** Sums over all pixels above and left of each corner: of light, and of its squares. */
interface Sums {
  width: number;
  height: number;
  light: Int32Array;
  squares: Int32Array;
}

/** The side of the cascade's windows in pixels, and how far one is from the next. */
export const WINDOW = 20;
const STEP = 2;
/** Every other window of every other row is looked at first; those around it only where it passes this many stages. */
const STAGES_NEAR_FACE = 4;
/** A window of less contrast, of 255, shows nothing. */
const LEAST_CONTRAST = 20;

/** The upper left corners of all promising windows that pass every stage, x and y in turn. */
export function passingWindows(
  cascade: Cascade,
  sums: Sums,
  isPromising: (x: number, y: number) => boolean,
): number[] {
  const stagesOf = stageCounter(cascade, sums);
  const [columns, rows] = [sums.width, sums.height].map((side) => Math.ceil((side - WINDOW) / STEP)) as [
    number,
    number,
  ];
  const found: number[] = [];
  const stagesAt = (column: number, row: number): number => {
    const [x, y] = [column * STEP, row * STEP];
    const stages = isPromising(x, y) ? stagesOf(x, y) : 0;
    if (stages === cascade.stageEnds.length) found.push(x, y);
    return stages;
  };
  const isNear = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row += 2)
    for (let column = 0; column < columns; column += 2)
      if (stagesAt(column, row) >= STAGES_NEAR_FACE)
        for (let near = Math.max(0, row - 1); near <= Math.min(rows - 1, row + 1); near++)
          isNear.fill(
            1,
            near * columns + Math.max(0, column - 1),
            near * columns + Math.min(columns, column + 2),
          );
  for (let row = 0, index = 0; row < rows; row++)
    for (let column = 0; column < columns; column++, index++)
      if (isNear[index] === 1 && (row % 2 === 1 || column % 2 === 1)) stagesAt(column, row);
  return found;
}

/** How many stages a window passes by its upper left corner; none where nothing is to be seen. */
function stageCounter(cascade: Cascade, { width, light, squares }: Sums): (x: number, y: number) => number {
  const stride = width + 1;
  const corners = cornersOf(cascade, stride);
  const [right, down] = [WINDOW, WINDOW * stride];
  const sumAt = (plane: Int32Array, at: number) =>
    plane[at]! - plane[at + right]! - plane[at + down]! + plane[at + down + right]!;
  return (x, y) => {
    const at = y * stride + x;
    const mean = sumAt(light, at) / WINDOW ** 2;
    const contrast = Math.sqrt(Math.max(0, sumAt(squares, at) / WINDOW ** 2 - mean * mean));
    return contrast < LEAST_CONTRAST ? 0 : stagesPassed(cascade, corners, light, at, contrast);
  };
}

/** Four positions for each rectangle, relative to the window's, in sums of this stride. */
function cornersOf({ rectangles }: Cascade, stride: number): Int32Array {
  const corners = new Int32Array(rectangles.length);
  for (let corner = 0; corner < corners.length; corner += 4) {
    const first = rectangles[corner + 1]! * stride + rectangles[corner]!;
    const width = rectangles[corner + 2]!;
    const height = rectangles[corner + 3]! * stride;
    corners[corner] = first;
    corners[corner + 1] = first + width;
    corners[corner + 2] = first + height;
    corners[corner + 3] = first + height + width;
  }
  return corners;
}

function stagesPassed(
  { stageEnds, stageThresholds, treeEnds, treeThresholds, below, above, weights }: Cascade,
  corners: Int32Array,
  light: Int32Array,
  at: number,
  deviation: number,
): number {
  const needed = deviation * WINDOW ** 2;
  for (let stage = 0, tree = 0, rectangle = 0; stage < stageEnds.length; stage++) {
    let total = 0;
    for (; tree < stageEnds[stage]!; tree++) {
      let sum = 0;
      for (; rectangle < treeEnds[tree]!; rectangle++) {
        const corner = rectangle * 4;
        sum +=
          (light[at + corners[corner]!]! -
            light[at + corners[corner + 1]!]! -
            light[at + corners[corner + 2]!]! +
            light[at + corners[corner + 3]!]!) *
          weights[rectangle]!;
      }
      total += sum < treeThresholds[tree]! * needed ? below[tree]! : above[tree]!;
    }
    if (total < stageThresholds[stage]!) return stage;
  }
  return stageEnds.length;
}
