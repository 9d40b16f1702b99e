import type { Brief } from '../brief/brief.types.ts';
import { createLayer, pixelsOf } from '../core/canvas.ts';
import type { Checkpoint } from '../core/checkpoint.ts';
import { createNoise } from '../core/noise.ts';
import { luminance, type Plane } from '../core/plane.ts';
import type { Random } from '../core/random.ts';
import type { Picture } from '../illustrator.types.ts';
import { SKY_DEPTH } from '../stage/depth-stamp.ts';
import type { Stage } from '../stage/stage.types.ts';
import { findFaces } from './find-faces.ts';
import { findSky } from './find-sky.ts';
import { findSubject } from './find-subject.ts';
import { guessDepth } from './guess-depth.ts';
import { localLines } from './guided-filter.ts';
import { partingTones, type ToneWeights, tonesOf } from './parting-tones.ts';
import { placesOf } from './places-between.ts';
import { readLight } from './read-light.ts';
import { makeSmall, type SmallPicture, valueAt } from './small-picture.ts';

/** Range of lightness below which a picture is a plain surface. */
const LEAST_RANGE = 0.1;

/**
 * Makes the stage that styles paint from a picture instead of a scene: depth, what it is about, faces, sky, sun
 * and horizon are guessed.
 * @param size the picture is cut to it around its middle, in pixels
 * @throws {IllustrationStopped} when the checkpoint says so
 */
export function stageOfPicture(
  picture: Picture,
  brief: Brief,
  size: { width: number; height: number },
  random: Random,
  checkpoint: Checkpoint,
): Stage {
  const { width, height } = size;
  const { canvas, context } = createLayer(width, height);
  coverWith(context, picture, size);
  checkpoint.check();
  const data = isOfSize(picture, size) ? picture.pixels : pixelsOf(canvas).data;
  checkpoint.check();
  const small = makeSmall(canvas);
  checkpoint.check();
  const faces = findFaces(canvas, small);
  checkpoint.check();
  const sky = findSky(small, faces.length > 0);
  checkpoint.check();
  const subject = findSubject(small, faces, sky?.isSky);
  checkpoint.check();
  const { depth, horizon } = guessDepth(small, subject, sky);
  const { palette, light, sun } = readLight(small, subject, sky);
  const scale = width / small.width;
  const enlarged = (shares: Plane, weights = partingTones(small.rgb, shares)) =>
    enlargeShares(shares, weights, small, { data, width, height });
  const isSky = sky && enlarged(new Float32Array(sky.isSky));
  checkpoint.check();
  const weights = subject && partingTones(small.rgb, subject);
  const mask = subject
    ? enlarged(subject, weights)
    : new Uint8Array(width * height).fill(!sky && showsSomething(small) ? 1 : 0);
  checkpoint.check();
  return {
    width,
    height,
    brief,
    canvas,
    context,
    depth: enlargeDepth(depth, isSky, small, size),
    mask,
    pictureTones: weights ? tonesOf(data, weights) : luminance(data),
    faces: faces.map((face) => ({ x: face.x * scale, y: face.y * scale, radius: face.radius * scale })),
    noise: createNoise(random.fork('noise')),
    random,
    motif: random,
    checkpoint,
    palette,
    horizon: horizon * height,
    focal: 0.85 * Math.max(width, height),
    cameraHeight: 1.7,
    sun: { x: sun.x * width, y: sun.y * height },
    light,
    water: false,
    floating: false,
    // What is asked to fall falls, whether or not a sky was found.
    indoor: !sky && brief.weather === 'clear' && brief.features.size === 0,
    foreground: [],
  };
}

/** A picture of no single thing and without a sky is a close view: all of it is worth the finest hand. */
function showsSomething({ light }: SmallPicture): boolean {
  return valueAt(light, 0.95) - valueAt(light, 0.05) > LEAST_RANGE;
}

/** As tools send it: then its pixels are those of the canvas. */
function isOfSize(picture: Picture, { width, height }: { width: number; height: number }): boolean {
  return picture.width === width && picture.height === height;
}

function coverWith(
  context: Stage['context'],
  picture: Picture,
  size: { width: number; height: number },
): void {
  const image = context.createImageData(picture.width, picture.height);
  image.data.set(picture.pixels);
  if (isOfSize(picture, size)) {
    context.putImageData(image, 0, 0);
    return;
  }
  const whole = createLayer(picture.width, picture.height);
  whole.context.putImageData(image, 0, 0);
  const scale = Math.max(size.width / picture.width, size.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  context.imageSmoothingQuality = 'high';
  context.drawImage(whole.canvas, (size.width - width) / 2, (size.height - height) / 2, width, height);
}

interface WholePicture {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** What a cell of a row is whatever its tones are, or that they tell. */
const OUTSIDE = 0;
const INSIDE = 1;
const OPEN = 2;

/**
 * Borders follow the edges of the whole picture (the fast form of the guided filter), in the tones in which the two
 * sides differ most.
 * @returns 1 from a half on
 */
function enlargeShares(
  shares: Plane,
  weights: ToneWeights,
  small: SmallPicture,
  { data, width, height }: WholePicture,
): Uint8Array {
  const { a, b } = localLines(shares, tonesOf(small.rgb, weights), small, { reach: 3, softness: 0.0015 });
  const [red, green, blue] = weights.map((weight) => weight / 255) as [number, number, number];
  const large = new Uint8Array(width * height);
  const columns = placesOf(width, small.width);
  const rows = placesOf(height, small.height);
  const slopes = new Float32Array(small.width);
  const offsets = new Float32Array(small.width);
  const sides = new Uint8Array(small.width);
  for (let y = 0, index = 0; y < height; y++) {
    const top = rows.cells[y]! * small.width;
    const below = rows.shares[y]!;
    for (let x = 0, at = top; x < small.width; x++, at++) {
      const slope = a[at]! + (a[at + small.width]! - a[at]!) * below;
      const offset = b[at]! + (b[at + small.width]! - b[at]!) * below;
      const most = Math.abs(slope);
      slopes[x] = slope;
      offsets[x] = offset;
      sides[x] = offset - most > 0.5 ? INSIDE : offset + most <= 0.5 ? OUTSIDE : OPEN;
    }
    for (let x = 0; x < width; x++, index++) {
      const cell = columns.cells[x]!;
      const side = sides[cell]!;
      if (side !== OPEN && side === sides[cell + 1]) {
        large[index] = side;
        continue;
      }
      const right = columns.shares[x]!;
      const slope = slopes[cell]! + (slopes[cell + 1]! - slopes[cell]!) * right;
      const offset = offsets[cell]! + (offsets[cell + 1]! - offsets[cell]!) * right;
      const tone = data[index * 4]! * red + data[index * 4 + 1]! * green + data[index * 4 + 2]! * blue;
      large[index] = slope * tone + offset > 0.5 ? 1 : 0;
    }
  }
  return large;
}

/** Land is as far as the small picture says; the sky's border is a fine one. */
function enlargeDepth(
  depth: Plane,
  isSky: Uint8Array | undefined,
  small: SmallPicture,
  { width, height }: { width: number; height: number },
): Plane {
  const large = new Float32Array(width * height);
  const columns = Uint16Array.from({ length: width }, (_, x) => ((x + 0.5) / width) * small.width);
  const far = new Float32Array(width);
  for (let y = 0, last = -1; y < height; y++) {
    const row = Math.min(small.height - 1, Math.floor(((y + 0.5) / height) * small.height));
    if (row !== last) for (let x = 0; x < width; x++) far[x] = depth[row * small.width + columns[x]!]!;
    last = row;
    large.set(far, y * width);
  }
  if (isSky)
    for (let index = 0; index < large.length; index++) if (isSky[index] === 1) large[index] = SKY_DEPTH;
  return large;
}
