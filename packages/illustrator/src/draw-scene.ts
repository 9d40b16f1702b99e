import type { Brief } from './brief/brief.types.ts';
import type { Checkpoint } from './core/checkpoint.ts';
import type { Random } from './core/random.ts';
import type { IllustrationRequest } from './illustrator.types.ts';
import { placeSubjects } from './placing/place-subjects.ts';
import { buildStage, drawForeground } from './stage/build-stage.ts';
import type { Stage } from './stage/stage.types.ts';
import { drawWeather } from './stage/weather/weather.ts';

/** Where the scene's dice start: two prompts of one motif and one seed are composed alike. */
export function motifOf({ scene, place, subjects }: Brief): string {
  return ['motif', scene, place, subjects[0]?.noun.name].join(' ');
}

/** The place with whoever the brief names in it, before its air. @returns which subjects found no room */
export async function drawScene(
  brief: Brief,
  { variation, ...size }: Pick<IllustrationRequest, 'width' | 'height' | 'variation'>,
  random: Random,
  checkpoint: Checkpoint,
  layouts?: number,
): Promise<{ stage: Stage; unplaced: readonly number[] }> {
  const stage = buildStage(brief, size, random, checkpoint, variation);
  checkpoint.report(0.3);
  const unplaced = await placeSubjects(stage, layouts);
  checkpoint.report(0.5);
  return { stage, unplaced };
}

export function drawAir(stage: Stage): void {
  drawWeather(stage);
  drawForeground(stage);
  stage.checkpoint.report(0.55);
}
