import { type Canvas, pixelsOf, resample } from '../core/canvas.ts';
import type { FaceSpot } from '../stage/stage.types.ts';
import { type Box, loadFaceTools, type Matrix, passingWindows, WINDOW } from './face-cascade.ts';
import { placesOf } from './places-between.ts';
import type { SmallPicture } from './small-picture.ts';

/** Faces in the second row of a group need more pixels than anything else that is looked for: on the long side. */
const LONG_SIDE = 288;
/** Where so much has the color of skin, a face is a near one or there is none, but every window must be looked at. */
const MUCH_SKIN = 0.45;
const FEWER_PIXELS = 240;
/** How the cascade's windows grow. */
const GROWTH = 1.15;
/** Fewer windows than this that agree are an accident; without colors there are more accidents. */
const LEAST_AGREEING = 3;
const LEAST_AGREEING_COLORLESS = 5;
/** A picture with less skin than this has no face worth looking for: the search takes longer than all the rest. */
const LEAST_SKIN = 0.004;
const LEAST_SKIN_IN_WINDOW = 0.5;
/** Mean chroma below which a picture is a black and white one, where no color tells skin. */
const COLORLESS = 0.012;

/** Faces that look at the camera, upright. Pixels of the small picture. */
export function findFaces(canvas: Canvas, small: SmallPicture): FaceSpot[] {
  const isColorless = meanChroma(small) < COLORLESS;
  const skin = isColorless ? new Uint8Array(small.light.length).fill(1) : skinOf(small);
  const sums = skinSums(skin, small);
  const share = sums.at(-1)! / skin.length;
  if (share < LEAST_SKIN) return [];
  const longSide = share > MUCH_SKIN && !isColorless ? FEWER_PIXELS : LONG_SIDE;
  const scale = Math.min(1, longSide / Math.max(canvas.width, canvas.height));
  const picture = resample(canvas, Math.max(24, canvas.width * scale), Math.max(24, canvas.height * scale));
  const [across, down] = [small.width / picture.width, small.height / picture.height];
  return detect(picture, sums, small)
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
function detect(picture: Canvas, skin: Int32Array, small: SmallPicture): Box[] {
  const { width, height } = picture;
  const { jsfeat, cascade } = loadFaceTools();
  const newMatrix = (across: number, down: number) =>
    new jsfeat.matrix_t(across, down, jsfeat.U8_t | jsfeat.C1_t);
  let from = { width, height, matrix: newMatrix(width, height) };
  jsfeat.imgproc.grayscale(pixelsOf(picture).data, width, height, from.matrix);
  const found: Box[] = [];
  for (let scale = 1; Math.min(width, height) / scale > WINDOW; scale *= GROWTH) {
    const size = { width: Math.ceil(width / scale), height: Math.ceil(height / scale) };
    const [stepX, stepY] = [width / size.width, height / size.height];
    const level = newMatrix(size.width, size.height);
    if (size.width * 2 <= from.width) {
      const half = { width: from.width >> 1, height: from.height >> 1 };
      const matrix = newMatrix(half.width, half.height);
      shrink(from.matrix, from, matrix, half);
      from = { ...half, matrix };
    }
    shrink(from.matrix, from, level, size);
    const isPromising = skinWindows(skin, small, size);
    const corners = passingWindows(cascade, { ...size, ...sumsOf(level, size) }, isPromising);
    for (let at = 0; at < corners.length; at += 2)
      found.push({
        x: corners[at]! * stepX,
        y: corners[at + 1]! * stepY,
        width: WINDOW * stepX,
        height: WINDOW * stepY,
        neighbors: 1,
      });
  }
  return jsfeat.haar.group_rectangles(found, LEAST_AGREEING);
}

interface Size {
  width: number;
  height: number;
}

/** Light is evened out first. */
function sumsOf(level: Matrix, { width, height }: Size): { light: Int32Array; squares: Int32Array } {
  const { imgproc } = loadFaceTools().jsfeat;
  const [light, squares] = [0, 1].map(() => new Int32Array((width + 1) * (height + 1))) as [
    Int32Array,
    Int32Array,
  ];
  imgproc.equalize_histogram(level, level);
  imgproc.compute_integral_image(level, light, squares);
  return { light, squares };
}

/** A picture at up to half its size: what lies between four pixels is a mix of them. */
function shrink(from: Matrix, size: Size, to: Matrix, { width, height }: Size): void {
  const { data } = from;
  const columns = placesOf(width, size.width);
  const rows = placesOf(height, size.height);
  for (let y = 0, index = 0; y < height; y++) {
    const top = rows.cells[y]! * size.width;
    const below = rows.shares[y]!;
    for (let x = 0; x < width; x++, index++) {
      const at = top + columns.cells[x]!;
      const right = columns.shares[x]!;
      const upper = data[at]! + (data[at + 1]! - data[at]!) * right;
      const under = at + size.width;
      const lower = data[under]! + (data[under + 1]! - data[under]!) * right;
      to.data[index] = upper + (lower - upper) * below + 0.5;
    }
  }
}

/** How much skin lies above and left of each corner of the small picture. */
function skinSums(skin: Uint8Array, { width, height }: Size): Int32Array {
  const stride = width + 1;
  const sums = new Int32Array(stride * (height + 1));
  for (let y = 0; y < height; y++) {
    for (let x = 0, row = 0; x < width; x++) {
      row += skin[y * width + x]!;
      sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1]! + row;
    }
  }
  return sums;
}

/** Whether a window of a level, by its corner, shows enough skin in the small picture. */
function skinWindows(sums: Int32Array, small: Size, level: Size): (x: number, y: number) => boolean {
  const [across, down] = [small.width / level.width, small.height / level.height];
  const [width, height] = [Math.ceil(WINDOW * across), Math.ceil(WINDOW * down)];
  const stride = small.width + 1;
  const least = width * height * LEAST_SKIN_IN_WINDOW;
  return (x, y) => {
    const left = Math.min(small.width - width, (x * across) | 0);
    const at = Math.min(small.height - height, (y * down) | 0) * stride + left;
    const below = at + height * stride;
    return sums[at]! - sums[at + width]! - sums[below]! + sums[below + width]! >= least;
  };
}

function meanChroma({ red, yellow }: SmallPicture): number {
  let sum = 0;
  for (let index = 0; index < red.length; index++)
    sum += Math.sqrt(red[index]! * red[index]! + yellow[index]! * yellow[index]!);
  return sum / red.length;
}

/** 1 where there may be skin: all of it is a little more red and yellow than gray, dark or light. */
function skinOf({ red, yellow }: SmallPicture): Uint8Array {
  const skin = new Uint8Array(red.length);
  for (let index = 0; index < skin.length; index++) {
    const towardsRed = red[index]!;
    const towardsYellow = yellow[index]!;
    if (towardsRed > 0.004 && towardsRed < 0.13 && towardsYellow > 0.003 && towardsYellow < 0.14)
      skin[index] = 1;
  }
  return skin;
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
