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
  const small = makeSmall(canvas);
  const faces = findFaces(canvas, small);
  checkpoint.check();
  const sky = findSky(small, faces.length > 0);
  checkpoint.check();
  const subject = findSubject(small, faces, sky?.isSky);
  checkpoint.check();
  const { depth, horizon } = guessDepth(small, subject, sky);
  const { palette, light, sun } = readLight(small, subject, sky);
  const scale = width / small.width;
  const enlarging = {
    light: luminance(pixelsOf(canvas).data),
    smallLight: luminance(small.rgb),
    small,
    width,
    height,
  };
  checkpoint.check();
  const isSky = sky && enlargeShares(Float32Array.from(sky.isSky), enlarging);
  checkpoint.check();
  const mask = subject
    ? enlargeShares(subject, enlarging)
    : new Uint8Array(width * height).fill(!sky && showsSomething(small) ? 1 : 0);
  checkpoint.check();
  return {
    width,
    height,
    brief,
    canvas,
    context,
    depth: enlargeDepth(depth, isSky, enlarging),
    mask,
    pictureLight: enlarging.light,
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

function coverWith(
  context: Stage['context'],
  picture: Picture,
  size: { width: number; height: number },
): void {
  const whole = createLayer(picture.width, picture.height);
  const image = whole.context.createImageData(picture.width, picture.height);
  image.data.set(picture.pixels);
  whole.context.putImageData(image, 0, 0);
  const scale = Math.max(size.width / picture.width, size.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  context.imageSmoothingQuality = 'high';
  context.drawImage(whole.canvas, (size.width - width) / 2, (size.height - height) / 2, width, height);
}

interface Enlarging {
  /** Lightness of the whole picture, and of the small one. */
  light: Plane;
  smallLight: Plane;
  small: SmallPicture;
  width: number;
  height: number;
}

/** Borders follow the edges of the whole picture (the fast form of the guided filter). @returns 1 from a half on */
function enlargeShares(shares: Plane, { light, smallLight, small, width, height }: Enlarging): Uint8Array {
  const { a, b } = localLines(shares, smallLight, small, { reach: 3, softness: 0.0015 });
  const large = new Uint8Array(width * height);
  const [stepX, stepY] = [small.width / width, small.height / height];
  for (let y = 0; y < height; y++) {
    const down = Math.min(small.height - 1.001, Math.max(0, (y + 0.5) * stepY - 0.5));
    const top = (down | 0) * small.width;
    const below = down - (down | 0);
    for (let x = 0; x < width; x++) {
      const across = Math.min(small.width - 1.001, Math.max(0, (x + 0.5) * stepX - 0.5));
      const at = top + (across | 0);
      const right = across - (across | 0);
      const slope = between(a, at, small.width, right, below);
      const offset = between(b, at, small.width, right, below);
      large[y * width + x] = slope * light[y * width + x]! + offset > 0.5 ? 1 : 0;
    }
  }
  return large;
}

/** Land is as far as the small picture says; the sky's border is a fine one. */
function enlargeDepth(
  depth: Plane,
  isSky: Uint8Array | undefined,
  { small, width, height }: Enlarging,
): Plane {
  const large = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = Math.min(small.height - 1, Math.floor(((y + 0.5) / height) * small.height)) * small.width;
    for (let x = 0, index = y * width; x < width; x++, index++)
      large[index] = isSky?.[index]
        ? SKY_DEPTH
        : depth[row + Math.min(small.width - 1, Math.floor(((x + 0.5) / width) * small.width))]!;
  }
  return large;
}

function between(plane: Plane, at: number, width: number, right: number, below: number): number {
  const upper = plane[at]! + (plane[at + 1]! - plane[at]!) * right;
  const lower = plane[at + width]! + (plane[at + width + 1]! - plane[at + width]!) * right;
  return upper + (lower - upper) * below;
}
