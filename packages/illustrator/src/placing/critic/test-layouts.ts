import { readBrief } from '../../brief/read-brief.ts';
import { createLayer } from '../../core/canvas.ts';
import { createCheckpoint } from '../../core/checkpoint.ts';
import { createRandom } from '../../core/random.ts';
import { buildStage } from '../../stage/build-stage.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { Placement } from '../plan/placement.types.ts';
import { CRITIC_RULES } from './critic-rules.ts';
import { outlineLayout } from './outline-layout.ts';

export const SIDE = 256;

/** A real stage for a prompt whose subjects the test places itself. */
export function stageFor(prompt: string, seed = 3): Stage {
  const random = createRandom(seed);
  const brief = readBrief(prompt, { random: random.fork('brief') });
  return buildStage(brief, { width: SIDE, height: SIDE }, random, createCheckpoint());
}

type Place = Partial<Placement> & Pick<Placement, 'x' | 'y' | 'width' | 'height'>;

/** A block of ink for the subject of the brief at `subject`, in fractions of the picture's side. */
export function block(stage: Stage, subject: number, id: number, place: Place): Placement {
  const { canvas, context } = createLayer(40, 40);
  context.fillRect(0, 0, 40, 40);
  return {
    request: stage.brief.subjects[subject]!,
    subject,
    id,
    drawing: { canvas, lights: [], anchors: {}, shaded: false, facing: 'front' },
    distance: 8,
    mirrored: false,
    turn: 0,
    footing: 'ground',
    rank: 0,
    ...place,
    x: place.x * SIDE,
    y: place.y * SIDE,
    width: place.width * SIDE,
    height: place.height * SIDE,
  };
}

/** What one rule says of a layout. */
export function costOf(rule: string, stage: Stage, placed: readonly Placement[]): number {
  const found = CRITIC_RULES.find(({ name }) => name === rule);
  if (!found) throw new Error(`There is no rule "${rule}".`);
  return found.cost(outlineLayout(stage, placed));
}
