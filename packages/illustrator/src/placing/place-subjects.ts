import type { Stage } from '../stage/stage.types.ts';
import type { Cast } from './cast/cast.types.ts';
import { dressPlace } from './dressing/dress-place.ts';
import { drawingOrder } from './plan/drawing-order.ts';
import { placePortrait } from './plan/plan-portrait.ts';
import { planSubjects } from './plan/plan-subjects.ts';
import { prepareGround, renderPlacement } from './render/render-placement.ts';

/**
 * Draws all subjects of the brief into the stage: where they stand, who carries whom, light,
 * shadows, and their marks in `stage.depth` and `stage.mask` (numbers from 1, one for each copy).
 * Of `layouts` ways to place them the best is taken.
 * Returns the positions in `brief.subjects` of those that found no place; usually none.
 * @throws {IllustrationStopped} when the checkpoint says so.
 */
export async function placeSubjects(stage: Stage, layouts?: number): Promise<readonly number[]> {
  if (stage.brief.scene === 'portrait') {
    const sitters = await placePortrait(stage);
    return missing(stage, sitters);
  }
  const { cast, within } = await planSubjects(stage, stage.brief.subjects.length === 0 ? 1 : layouts);
  await dressPlace(stage, cast.placed);
  showAll(cast);
  return missing(stage, [...cast.placed.map(({ subject }) => subject), ...within]);
}

function missing(stage: Stage, drawn: readonly number[]): number[] {
  return stage.brief.subjects.map((_, subject) => subject).filter((subject) => !drawn.includes(subject));
}

/** From far to near, everyone together with what they carry. */
function showAll(cast: Cast): void {
  const order = drawingOrder(cast.placed);
  const grounds = order.map((placement) => prepareGround(cast, placement));
  for (const [index, placement] of order.entries()) renderPlacement(cast, placement, grounds[index]);
}
