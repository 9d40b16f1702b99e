import type { Brief } from './brief/brief.types.ts';
import { readBrief } from './brief/read-brief.ts';
import { type Canvas, pixelsOf } from './core/canvas.ts';
import type { Checkpoint } from './core/checkpoint.ts';
import { createRandom, hashText, type Random } from './core/random.ts';
import { finishPicture } from './finish/finish-picture.ts';
import type { Illustrate, Illustration, IllustrationRequest } from './illustrator.types.ts';
import { buildStage, drawForeground } from './scene/build-stage.ts';
import type { Stage } from './scene/stage.types.ts';
import { drawWeather } from './scene/weather.ts';
import { applyStyle } from './styles/apply-style.ts';
import { placeSubjects } from './subjects/place-subjects.ts';

export const SMALLEST_SIDE = 64;
export const LARGEST_SIDE = 2048;

/**
 * Draws a prompt. The same request always gives the same pixels.
 *
 * Progress is reported at the end of each step; the shares are those of a typical painted picture.
 * @throws {RangeError} when a side is not a whole number from 64 to 2048 or the seed is not a whole number from 0.
 * @throws {IllustrationStopped} when the checkpoint says that the picture is no longer wanted.
 */
export const illustrate: Illustrate = async (request, checkpoint) => {
  assertDrawable(request);
  const random = randomOf(request);
  const brief = readBrief(request.prompt, {
    negativePrompt: request.negativePrompt,
    random: random.fork('brief'),
  });
  checkpoint.report(0.02);
  const { stage, unplaced } = await drawScene(brief, request, random, checkpoint);
  const canvas = finishPicture(applyStyle(stage, random.fork('style')), stage, random.fork('finish'));
  checkpoint.report(1);
  return illustrationOf(canvas, brief, unplaced);
};

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

/** Everything that makes a request a different picture goes into the seed of its random numbers. */
function randomOf({ prompt, negativePrompt = '', seed, width, height }: IllustrationRequest): Random {
  return createRandom(hashText([prompt, negativePrompt, seed, `${width}x${height}`].join('|')));
}

async function drawScene(
  brief: Brief,
  size: { width: number; height: number },
  random: Random,
  checkpoint: Checkpoint,
): Promise<{ stage: Stage; unplaced: readonly number[] }> {
  const stage = buildStage(brief, size, random.fork('stage'), checkpoint);
  checkpoint.report(0.3);
  const unplaced = await placeSubjects(stage);
  checkpoint.report(0.5);
  drawWeather(stage);
  drawForeground(stage);
  checkpoint.report(0.55);
  return { stage, unplaced };
}

/** A subject that found no place was understood and yet is not shown: it is told among the unknown. */
function illustrationOf(canvas: Canvas, brief: Brief, unplaced: readonly number[]): Illustration {
  const { data, width, height } = pixelsOf(canvas);
  const missing = unplaced.flatMap((position) => brief.subjects[position]?.mention ?? []);
  return {
    pixels: data,
    width,
    height,
    understood: brief.understood.filter((word) => !missing.includes(word)),
    unknown: [...brief.unknown, ...missing],
  };
}
