import { setImmediate } from 'node:timers/promises';
import type { Brief } from './brief/brief.types.ts';
import { readBrief } from './brief/read-brief.ts';
import { type Canvas, pixelsOf } from './core/canvas.ts';
import { type Checkpoint, createCheckpoint } from './core/checkpoint.ts';
import { createRandom, hashText, type Random } from './core/random.ts';
import { finishPicture } from './finish/finish-picture.ts';
import type {
  DrawingSignal,
  Illustrate,
  Illustration,
  IllustrationRequest,
  Picture,
} from './illustrator.types.ts';
import { placeSubjects } from './placing/place-subjects.ts';
import { buildStage, drawForeground } from './stage/build-stage.ts';
import type { Stage } from './stage/stage.types.ts';
import { drawWeather } from './stage/weather/weather.ts';
import { applyStyle } from './styles/apply-style.ts';

export { IllustrationStopped } from './core/checkpoint.ts';

export const SMALLEST_SIDE = 64;
export const LARGEST_SIDE = 2048;

/**
 * Draws a prompt: a picture of exactly the asked size, and a report of what was understood.
 *
 * The same request always gives the same pixels. What is drawn where comes from the seed, the scene
 * and the main subject alone, so another style, light, weather or size shows the same motif again.
 * Progress is told at the end of each step; the shares are those of a typical painted picture.
 * @throws {RangeError} when a side is not a whole number from 64 to 2048 or the seed is not a whole number from 0.
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
  const { prompt, negativePrompt, seed } = request;
  const chance = createRandom(hashText(`seed ${seed}`));
  const brief = readBrief(prompt, { negativePrompt, random: chance.fork('brief') });
  checkpoint.report(0.02);
  const { stage, unplaced } = await drawScene(
    brief,
    request,
    chance.fork(motifOf(brief)),
    checkpoint,
    layouts,
  );
  const canvas = finishPicture(applyStyle(stage, chance.fork('style')), stage, chance.fork('finish'));
  checkpoint.report(1);
  // The memory of canvases is given back in a turn of the event loop only: without one, pictures
  // drawn one after the other would pile up theirs.
  await setImmediate();
  return { picture: pictureOf(canvas), report: reportOf(brief, unplaced) };
}

function assertDrawable({ width, height, seed }: IllustrationRequest): void {
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
}

function checkpointOf(signal: DrawingSignal | undefined): Checkpoint {
  return createCheckpoint(
    () => signal?.aborted ?? false,
    (done) => signal?.progress?.(done),
  );
}

/** Where the scene's dice start: two prompts of one motif and one seed are composed alike. */
function motifOf({ scene, place, subjects }: Brief): string {
  return ['motif', scene, place, subjects[0]?.noun.name].join(' ');
}

async function drawScene(
  brief: Brief,
  size: { width: number; height: number },
  random: Random,
  checkpoint: Checkpoint,
  layouts?: number,
): Promise<{ stage: Stage; unplaced: readonly number[] }> {
  const stage = buildStage(brief, size, random, checkpoint);
  checkpoint.report(0.3);
  const unplaced = await placeSubjects(stage, layouts);
  checkpoint.report(0.5);
  drawWeather(stage);
  drawForeground(stage);
  checkpoint.report(0.55);
  return { stage, unplaced };
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
