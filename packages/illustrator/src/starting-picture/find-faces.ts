import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createContext, runInContext } from 'node:vm';
import type { FaceSpot } from '../stage/stage.types.ts';
import type { SmallPicture } from './small-picture.ts';

/** What we use of tracking.js: the detector of Viola and Jones ("Robust real-time face detection", 2004). */
interface Tracking {
  ViolaJones: {
    classifiers: { face: Float64Array };
    detect(
      pixels: Uint8ClampedArray,
      width: number,
      height: number,
      initialScale: number,
      scaleFactor: number,
      stepSize: number,
      edgesDensity: number,
      data: Float64Array,
    ): ReadonlyArray<{ x: number; y: number; width: number; height: number; total: number }>;
  };
}

let tracking: Tracking | undefined;

/** Written for pages: its two scripts hang themselves on a window. Loaded by the first picture that needs it. */
function loadTracking(): Tracking {
  if (tracking) return tracking;
  const { resolve } = createRequire(import.meta.url);
  const page: { navigator: object; tracking?: Tracking } = { navigator: {} };
  createContext(page);
  runInContext('globalThis.window = globalThis;', page);
  for (const script of ['tracking-min.js', 'data/face-min.js'])
    runInContext(readFileSync(resolve(`tracking/build/${script}`), 'utf8'), page);
  tracking = page.tracking!;
  return tracking;
}

/** Where the search begins, how its windows grow and how far they step, in windows of 20 pixels. */
const SEARCH = { smallest: 1.3225, growth: 1.15, step: 1 };
/** Fewer windows than this that agree are an accident. */
const LEAST_AGREEING = 4;
/** A picture with less skin than this has no face worth looking for: the search takes longer than all the rest. */
const LEAST_SKIN = 0.004;

/** Faces that look at the camera, upright. Pixels of the small picture. */
export function findFaces({ width, height, rgb, red, yellow }: SmallPicture): FaceSpot[] {
  const skin = Uint8Array.from(red, (value, index) => (isSkin(value, yellow[index]!) ? 1 : 0));
  if (skin.reduce((sum, value) => sum + value, 0) < skin.length * LEAST_SKIN) return [];
  const { ViolaJones } = loadTracking();
  const { smallest, growth, step } = SEARCH;
  return ViolaJones.detect(rgb, width, height, smallest, growth, step, 0, ViolaJones.classifiers.face)
    .filter(({ total }) => total >= LEAST_AGREEING)
    .map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height * 0.52, radius: box.width * 0.52 }))
    .filter((face) => skinShare(skin, width, face) > 0.4);
}

/** All skin is a little more red and yellow than gray, dark or light. */
function isSkin(red: number, yellow: number): boolean {
  return red > 0.004 && red < 0.13 && yellow > 0.003 && yellow < 0.14;
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
