import { setImmediate } from 'node:timers/promises';
import type { Brief } from './brief/brief.types.ts';
import { readBrief } from './brief/read-brief.ts';
import { type Canvas, pixelsOf } from './core/canvas.ts';
import { type Checkpoint, createCheckpoint } from './core/checkpoint.ts';
import { createRandom, hashText } from './core/random.ts';
import { varyRandom } from './core/vary-random.ts';
import { drawAir, drawScene, motifOf } from './draw-scene.ts';
import { finishPicture } from './finish/finish-picture.ts';
import type {
  DrawingSignal,
  Illustrate,
  Illustration,
  IllustrationRequest,
  Picture,
} from './illustrator.types.ts';
import { applyLook } from './learned-style/look/apply-look.ts';
import { letPictureThrough } from './starting-picture/let-picture-through.ts';
import { readPictureBrief } from './starting-picture/picture-brief.ts';
import { stageOfPicture } from './starting-picture/picture-stage.ts';
import { applyStyle } from './styles/apply-style.ts';

export { IllustrationStopped } from './core/checkpoint.ts';

export const SMALLEST_SIDE = 64;
export const LARGEST_SIDE = 2048;
const LARGEST_VARIATION = 9999;

/**
 * Draws a prompt: a picture of exactly the asked size, and a report of what was understood.
 *
 * The same request always gives the same pixels. What is drawn where comes from the seed, the scene
 * and the main subject alone, so another style, light, weather or size shows the same motif again.
 * Another variation keeps who is shown and lets the rest fall anew.
 * Progress is told at the end of each step; the shares are those of a typical painted picture.
 * @throws {RangeError} when a side is not a whole number from 64 to 2048, the seed is not a whole number from 0, the
 * variation is not one from 0 to 9999, the strength is not within 0..1 or the starting picture has another number of
 * pixels than it says.
 * @throws {IllustrationStopped} within 100 ms of work after the signal says that the picture is no longer wanted.
 */
export const illustrate: Illustrate = (request, signal) => drawRequest(request, signal);

/** The same with the first layout as it comes, without the critic: for sheets that show what it is good for. */
export function illustrateUncriticized(request: IllustrationRequest): Promise<Illustration> {
  return drawRequest(request, undefined, 1);
}

async function drawRequest(
  request: IllustrationRequest,
  signal: DrawingSignal | undefined,
  layouts?: number,
): Promise<Illustration> {
  assertDrawable(request);
  const checkpoint = checkpointOf(signal);
  const { prompt, negativePrompt, seed, variation = 0, startingPicture, strength, learnedStyle } = request;
  const chance = createRandom(hashText(`seed ${seed}`));
  const options = { negativePrompt, random: chance.fork('brief') };
  const read = startingPicture ? readPictureBrief(prompt, options) : readBrief(prompt, options);
  const brief = learnedStyle ? { ...read, style: learnedStyle.medium, detail: learnedStyle.detail } : read;
  checkpoint.report(0.02);
  const motif = chance.fork(motifOf(brief));
  const { stage, unplaced } = startingPicture
    ? { stage: stageOfPicture(startingPicture, brief, request, motif, checkpoint), unplaced: [] }
    : await drawScene(brief, request, motif, checkpoint, layouts);
  drawAir(stage);
  // What a picture shows is fixed, so that only the brush can move.
  const styled = applyStyle(stage, (startingPicture ? varyRandom(chance, variation) : chance).fork('style'));
  if (startingPicture) letPictureThrough(styled, stage, strength);
  if (learnedStyle) applyLook(styled, learnedStyle.look, stage, chance.fork('look'));
  const canvas = finishPicture(styled, stage, chance.fork('finish'));
  checkpoint.report(1);
  // The memory of canvases is given back in a turn of the event loop only: without one, pictures
  // drawn one after the other would pile up theirs.
  await setImmediate();
  return { picture: pictureOf(canvas), report: reportOf(brief, unplaced) };
}

function assertDrawable(request: IllustrationRequest): void {
  const { width, height, seed, variation = 0, startingPicture, strength } = request;
  for (const [name, side] of [
    ['width', width],
    ['height', height],
  ] as const) {
    if (!Number.isInteger(side) || side < SMALLEST_SIDE || side > LARGEST_SIDE) {
      throw new RangeError(
        `The ${name} must be a whole number from ${SMALLEST_SIDE} to ${LARGEST_SIDE} pixels.`,
      );
    }
  }
  if (!Number.isSafeInteger(seed) || seed < 0)
    throw new RangeError('The seed must be a whole number from 0.');
  if (!Number.isInteger(variation) || variation < 0 || variation > LARGEST_VARIATION)
    throw new RangeError(`The variation must be a whole number from 0 to ${LARGEST_VARIATION}.`);
  if (strength !== undefined && !(strength >= 0 && strength <= 1))
    throw new RangeError('The strength must be a number from 0 to 1.');
  if (startingPicture && startingPicture.pixels.length !== startingPicture.width * startingPicture.height * 4)
    throw new RangeError('The starting picture must have four bytes for each pixel.');
}

function checkpointOf(signal: DrawingSignal | undefined): Checkpoint {
  return createCheckpoint(
    () => signal?.aborted ?? false,
    (done) => signal?.progress?.(done),
  );
}

function pictureOf(canvas: Canvas): Picture {
  const { data, width, height } = pixelsOf(canvas);
  return { pixels: data, width, height };
}

/** A subject that found no place was understood and yet is not shown: it is told among the unknown. */
function reportOf(brief: Brief, unplaced: readonly number[]): Illustration['report'] {
  const missing = unplaced.flatMap((position) => brief.subjects[position]?.mention ?? []);
  return {
    understood: brief.understood.filter((word) => !missing.includes(word)),
    unknown: [...brief.unknown, ...missing],
    borrowed: brief.borrowed.filter(({ word }) => !missing.some((mention) => mention.includes(word))),
    scene: brief.scene,
    place: brief.place,
    style: brief.style,
  };
}
