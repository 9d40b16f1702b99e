import type { Canvas } from '../../../core/canvas.ts';
import { clamp, smoothstep } from '../../../core/maths.ts';
import { boxBlur, type Plane } from '../../../core/plane.ts';
import type { FaceSpot, Stage } from '../../../stage/stage.types.ts';
import { enlargeRow } from '../enlarge-row.ts';
import { lightAt } from '../raster.ts';

/** How much of the shade on skin goes: a little tells that a head is round. */
const EVENED = 0.85;
/** Skin is looked for up to here from the middle of the face, so that the neck is of one color with it. */
const REACH = 1.5;
/** Shade makes skin at most so many times darker than it is. */
const MOST_GAIN = 2.6;
/** Cells across a face: shade is a slow change. */
const CELLS = 60;
/** Shares of red and of green by which colors are told apart in `skinOf`. */
const BINS = 40;

interface Patch {
  data: Uint8ClampedArray;
  side: number;
  left: number;
  top: number;
}

/**
 * Gives the skin of every face its own color all over, in place: the dark half of a face would be cut off as a patch of
 * its own. Eyes, mouth, hair and beard are of other colors and stay.
 */
export function evenFaces(model: Canvas, stage: Stage): void {
  const context = model.getContext('2d');
  for (const face of stage.faces) {
    stage.checkpoint.check();
    const reach = Math.ceil(face.radius * REACH);
    if (reach < 4) continue;
    const [left, top, side] = [Math.round(face.x) - reach, Math.round(face.y) - reach, reach * 2 + 1];
    const image = context.getImageData(left, top, side, side);
    evenFace({ data: image.data, side, left, top }, ownerOf(stage, face), stage);
    context.putImageData(image, left, top);
  }
}

/** The subject that has the face; 0 when somebody else stands before it. */
function ownerOf({ mask, width, height }: Stage, { x, y }: FaceSpot): number {
  const [column, row] = [Math.round(x), Math.round(y)];
  return column < 0 || row < 0 || column >= width || row >= height ? 0 : mask[row * width + column]!;
}

function evenFace(patch: Patch, owner: number, { mask, width, height }: Stage): void {
  const { data, side, left, top } = patch;
  const isOwn = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && owner > 0 && mask[y * width + x] === owner;
  const factor = Math.max(1, Math.round(side / CELLS));
  const cells = Math.ceil(side / factor);
  const places = new Int32Array(cells * cells).fill(-1);
  for (let row = 0; row < cells; row++)
    for (let column = 0; column < cells; column++) {
      const [x, y] = [column, row].map((cell) => Math.min(side - 1, cell * factor + (factor >> 1)));
      if (isOwn(left + x!, top + y!)) places[row * cells + column] = (y! * side + x!) * 4;
    }
  const skin = skinOf(data, places, cells);
  if (!skin) return;
  const gains = gainsOf(data, places, cells, skin).map((values) => ({
    values,
    width: cells,
    height: cells,
    factor,
  }));
  const rows = gains.map(() => new Float32Array(side));
  const middle = side >> 1;
  for (let y = 0, at = 0; y < side; y++) {
    for (const [channel, gain] of gains.entries()) enlargeRow(gain, y, rows[channel]!);
    for (let x = 0; x < side; x++, at += 4) {
      const within = EVENED * smoothstep(1, 0.8, Math.hypot(x - middle, y - middle) / middle);
      const amount = within > 0 && isOwn(left + x, top + y) ? within * likeness(data, at, skin) : 0;
      if (amount > 0)
        for (let channel = 0; channel < 3; channel++)
          data[at + channel]! *= 1 + (rows[channel]![x]! - 1) * amount;
    }
  }
}

/** The lit half of the color that the middle of the face mostly has. */
function skinOf(
  data: Uint8ClampedArray,
  places: Int32Array,
  cells: number,
): readonly [number, number, number] | undefined {
  const middle = (cells - 1) / 2;
  const within = places.filter(
    (place, cell) =>
      place >= 0 &&
      lightAt(data, place) > 24 &&
      Math.hypot((cell % cells) - middle, Math.floor(cell / cells) - middle) < (middle / REACH) * 0.6,
  );
  if (within.length === 0) return undefined;
  const counts = new Uint32Array(BINS * BINS);
  for (const place of within) counts[binAt(data, place)]! += 1;
  const most = counts.indexOf(counts.reduce((best, count) => Math.max(best, count), 0));
  const alike = [...within.filter((place) => isNextTo(binAt(data, place), most))].sort(
    (one, other) => lightAt(data, one) - lightAt(data, other),
  );
  const lit = alike.slice(alike.length >> 1);
  const mean = (channel: number) => lit.reduce((sum, place) => sum + data[place + channel]!, 0) / lit.length;
  return [mean(0), mean(1), mean(2)];
}

function binAt(data: Uint8ClampedArray, place: number): number {
  const sum = data[place]! + data[place + 1]! + data[place + 2]! + 1;
  return Math.floor((data[place]! / sum) * BINS) + Math.floor((data[place + 1]! / sum) * BINS) * BINS;
}

function isNextTo(one: number, other: number): boolean {
  return (
    Math.abs((one % BINS) - (other % BINS)) < 2 &&
    Math.abs(Math.floor(one / BINS) - Math.floor(other / BINS)) < 2
  );
}

/** By what red, green and blue of each cell must grow to be skin in full light. */
function gainsOf(
  data: Uint8ClampedArray,
  places: Int32Array,
  cells: number,
  skin: readonly [number, number, number],
): Plane[] {
  const share = Float32Array.from(places, (place) => (place < 0 ? 0 : likeness(data, place, skin)));
  const blur = (plane: Plane) => boxBlur(plane, cells, cells, Math.max(1, Math.round(cells * 0.07)));
  const around = blur(share);
  return skin.map((full, channel) => {
    const seen = blur(share.map((value, cell) => (value > 0 ? value * data[places[cell]! + channel]! : 0)));
    return seen.map((value, cell) =>
      around[cell]! < 0.01 ? 1 : clamp((full * around[cell]!) / Math.max(1, value), 0.6, MOST_GAIN),
    );
  });
}

/** 1 for skin in light or shade, 0 for eyes, lips, hair and cloth. */
function likeness(data: Uint8ClampedArray, at: number, skin: readonly [number, number, number]): number {
  const own = data[at]! + data[at + 1]! + data[at + 2]! + 1;
  const whole = skin[0] + skin[1] + skin[2] + 1;
  const red = Math.abs(data[at]! / own - skin[0] / whole);
  const green = Math.abs(data[at + 1]! / own - skin[1] / whole);
  const blue = Math.abs(data[at + 2]! / own - skin[2] / whole);
  return smoothstep(0.085, 0.045, Math.max(red, green, blue)) * smoothstep(0.28, 0.42, own / whole);
}
