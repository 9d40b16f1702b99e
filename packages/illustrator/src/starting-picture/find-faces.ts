import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import { type Canvas, pixelsOf, resample } from '../core/canvas.ts';
import type { FaceSpot } from '../stage/stage.types.ts';
import type { SmallPicture } from './small-picture.ts';

/** One byte per pixel. */
interface Matrix {
  data: Uint8Array;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
  /** How many windows agree. */
  neighbors: number;
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
    /** The share of `promising` below which a window is passed over. */
    edges_density: number;
    /** The cascade hangs itself here. */
    frontalface?: unknown;
    detect_single_scale(
      sums: Int32Array,
      squares: Int32Array,
      tilted: null,
      promising: Int32Array,
      width: number,
      height: number,
      scale: number,
      cascade: unknown,
    ): Box[];
    group_rectangles(boxes: Box[], leastAgreeing: number): Box[];
  };
}

let loaded: Jsfeat | undefined;

/** The cascade is written for pages, with the library as a global. Loaded by the first picture that needs it. */
function loadJsfeat(): Jsfeat {
  if (loaded) return loaded;
  const load = createRequire(import.meta.url);
  const jsfeat: Jsfeat = load('jsfeat');
  runInNewContext(readFileSync(load.resolve('jsfeat/cascades/frontalface.js'), 'utf8'), { jsfeat });
  jsfeat.haar.edges_density = LEAST_SKIN_IN_WINDOW;
  loaded = jsfeat;
  return jsfeat;
}

/** Faces in the second row of a group need more pixels than anything else that is looked for: on the long side. */
const LONG_SIDE = 320;
/** The side of the cascade's windows in pixels, and how they grow. */
const WINDOW = 20;
const GROWTH = 1.12;
/** Fewer windows than this that agree are an accident; without colors there are more accidents. */
const LEAST_AGREEING = 3;
const LEAST_AGREEING_COLORLESS = 5;
/** A picture with less skin than this has no face worth looking for: the search takes longer than all the rest. */
const LEAST_SKIN = 0.004;
const LEAST_SKIN_IN_WINDOW = 0.25;
/** Mean chroma below which a picture is a black and white one, where no color tells skin. */
const COLORLESS = 0.012;

/** Faces that look at the camera, upright. Pixels of the small picture. */
export function findFaces(canvas: Canvas, small: SmallPicture): FaceSpot[] {
  const isColorless = meanChroma(small) < COLORLESS;
  const skin = isColorless ? new Uint8Array(small.light.length).fill(1) : skinOf(small);
  if (skin.reduce((sum, value) => sum + value, 0) < skin.length * LEAST_SKIN) return [];
  const scale = Math.min(1, LONG_SIDE / Math.max(canvas.width, canvas.height));
  const picture = resample(canvas, Math.max(24, canvas.width * scale), Math.max(24, canvas.height * scale));
  const [across, down] = [small.width / picture.width, small.height / picture.height];
  return detect(picture, (x, y) => skin[Math.floor(y * down) * small.width + Math.floor(x * across)]!)
    .filter(({ neighbors }) => neighbors >= (isColorless ? LEAST_AGREEING_COLORLESS : LEAST_AGREEING))
    .map(({ x, y, width, height }) => ({
      x: (x + width / 2) * across,
      y: (y + height * 0.52) * down,
      radius: width * 0.52 * across,
    }))
    .filter((face) => skinShare(skin, small.width, face) > 0.4);
}

/**
 * Windows of one size over smaller and smaller pictures: the features of enlarged windows would fall between
 * pixels, which loses half of the faces.
 */
function detect(picture: Canvas, skinAt: (x: number, y: number) => number): Box[] {
  const { haar } = loadJsfeat();
  const found: Box[] = [];
  for (let scale = 1; Math.min(picture.width, picture.height) / scale > WINDOW; scale *= GROWTH) {
    const level = resample(picture, picture.width / scale, picture.height / scale);
    const [stepX, stepY] = [picture.width / level.width, picture.height / level.height];
    for (const box of detectInLevel(level, (x, y) => skinAt(x * stepX, y * stepY)))
      found.push({
        ...box,
        x: box.x * stepX,
        y: box.y * stepY,
        width: WINDOW * stepX,
        height: WINDOW * stepY,
      });
  }
  return haar.group_rectangles(found, LEAST_AGREEING);
}

function detectInLevel(level: Canvas, skinAt: (x: number, y: number) => number): Box[] {
  const { U8_t, C1_t, matrix_t: NewMatrix, imgproc, haar } = loadJsfeat();
  const { width, height } = level;
  const [gray, skin] = [new NewMatrix(width, height, U8_t | C1_t), new NewMatrix(width, height, U8_t | C1_t)];
  imgproc.grayscale(pixelsOf(level).data, width, height, gray);
  imgproc.equalize_histogram(gray, gray);
  for (let y = 0, index = 0; y < height; y++)
    for (let x = 0; x < width; x++, index++) skin.data[index] = skinAt(x, y) * 255;
  const sums = () => new Int32Array((width + 1) * (height + 1));
  const [light, squares, promising] = [sums(), sums(), sums()];
  imgproc.compute_integral_image(gray, light, squares);
  imgproc.compute_integral_image(skin, promising, null);
  return haar.detect_single_scale(light, squares, null, promising, width, height, 1, haar.frontalface);
}

function meanChroma({ red, yellow }: SmallPicture): number {
  return red.reduce((sum, value, index) => sum + Math.hypot(value, yellow[index]!), 0) / red.length;
}

/** 1 where there may be skin: all of it is a little more red and yellow than gray, dark or light. */
function skinOf({ red, yellow }: SmallPicture): Uint8Array {
  return Uint8Array.from(red, (value, index) =>
    value > 0.004 && value < 0.13 && yellow[index]! > 0.003 && yellow[index]! < 0.14 ? 1 : 0,
  );
}

function skinShare(skin: Uint8Array, width: number, { x, y, radius }: FaceSpot): number {
  let count = 0;
  let found = 0;
  for (let down = -0.5; down <= 0.5; down += 0.125) {
    for (let across = -0.5; across <= 0.5; across += 0.125) {
      count++;
      found += skin[Math.round(y + down * radius) * width + Math.round(x + across * radius)] ?? 0;
    }
  }
  return found / count;
}
