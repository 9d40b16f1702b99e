import { clamp } from '../core/maths.ts';
import type { Plane } from '../core/plane.ts';
import type { Sky } from './find-sky.ts';
import type { SmallPicture } from './small-picture.ts';

/** Metres of the ground at the lower edge and at the horizon, and of a backdrop without ground. */
const NEAREST = 3;
const FARTHEST = 36;
/** Where ground begins when no sky tells, as a share of the height. */
const USUAL_HORIZON = 0.36;

interface GuessedDepth {
  /** Metres per pixel of whatever is not sky. */
  depth: Plane;
  /** As a share of the height. */
  horizon: number;
}

/**
 * Ground comes nearer towards the lower edge, what is out of focus is farther than it stands, and a subject is as
 * near as the ground that it stands on.
 */
export function guessDepth(
  small: SmallPicture,
  subject: Plane | undefined,
  sky: Sky | undefined,
): GuessedDepth {
  const { width, height, focus } = small;
  const horizon = clamp(sky?.end ?? USUAL_HORIZON, 0.12, 0.8);
  const groundAt = (y: number) =>
    FARTHEST * (NEAREST / FARTHEST) ** clamp((y / height - horizon) / (1 - horizon));
  const foot = subject && footOf(subject, width, height);
  const own = foot === undefined ? NEAREST : Math.min(groundAt(foot), 14);
  const depth = new Float32Array(width * height);
  for (let y = 0, index = 0; y < height; y++) {
    const ground = groundAt(y);
    for (let x = 0; x < width; x++, index++) {
      const blurred = subject ? ground * (1.5 - 0.5 * focus[index]!) : ground;
      depth[index] = Math.min(FARTHEST, blurred);
      if (subject && subject[index]! > 0.5) depth[index] = Math.min(own, depth[index]!);
    }
  }
  return { depth, horizon };
}

/** The row that a subject stands on: above it lies nearly all of it. */
function footOf(subject: Plane, width: number, height: number): number {
  let total = 0;
  for (let index = 0; index < subject.length; index++) total += subject[index]!;
  let seen = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) seen += subject[y * width + x]!;
    if (seen > total * 0.985) return y;
  }
  return height - 1;
}
