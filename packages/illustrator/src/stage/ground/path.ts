import type { Brief } from '../../brief/brief.types.ts';
import { lerp, smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { hasSubjectOf } from '../brief-questions.ts';
import type { Stage } from '../stage.types.ts';
import type { Way } from './way.types.ts';

interface WayWish {
  /** World x where it ends. */
  targetX?: number;
  /** Distance of the end, metres. */
  targetZ?: number;
  /** Sideways swing in metres; 0 is straight. */
  swing?: number;
}

/** From the middle of a road to its edge, metres. */
export const HALF_ROAD = 2.2;

/** Whether asphalt lies there: nothing grows on it, and nothing gathers around wheels. */
export function isOnRoad({ brief, way, width, focal }: Stage, column: number, distance: number): boolean {
  if (!way || !brief.features.has('road')) return false;
  return Math.abs(way.offset(((column - width / 2) / focal) * distance, distance)) < HALF_ROAD;
}

/** Where vehicles stand. */
const CROSSING = 0.68;

/**
 * A way that meanders towards its target, straighter for leading lines and symmetrical pictures. The first one that is
 * laid becomes the stage's. Vehicles are seen from their side, so theirs runs across the picture: a way that led
 * away would be barred by them.
 */
export function layWay(
  stage: Stage,
  random: Random,
  { targetX = 0, targetZ = 34, swing = 1.6 }: WayWish = {},
): Way {
  if (isDriven(stage.brief)) {
    stage.way ??= crossWay(stage, random, targetX);
    return stage.way;
  }
  const { composition } = stage.brief;
  const amount = composition === 'symmetrical' ? 0 : composition === 'leading-lines' ? swing * 0.4 : swing;
  const phase = random.range(0, 9);
  const pace = random.range(0.17, 0.27);
  const start = composition === 'symmetrical' ? 0 : random.range(-0.8, 0.8);
  const middle = (z: number) => {
    const approach = smoothstep(3, targetZ, z);
    const fade = smoothstep(targetZ + 6, 5, z);
    return lerp(start, targetX, approach) + Math.sin(z * pace + phase) * amount * fade;
  };
  const way: Way = { middle, offset: (x, z) => x - middle(z) };
  // A place with a stream lays that after its way.
  stage.way ??= way;
  return way;
}

function isDriven(brief: Brief): boolean {
  return hasSubjectOf(brief, 'vehicle') && !brief.features.has('river') && !brief.features.has('waterfall');
}

/** Where camera and horizon will be is known when the ground is drawn, later than the way is laid. */
function crossWay(stage: Stage, random: Random, middle: number): Way {
  const phase = random.range(0, 9);
  const pace = random.range(0.04, 0.08);
  return {
    crossesAt: CROSSING,
    middle: () => middle,
    offset(x, z) {
      const { focal, cameraHeight, height, horizon } = stage;
      const near = (focal * cameraHeight) / ((height - horizon) * CROSSING);
      return z - near - Math.sin(x * pace + phase) * 0.4;
    },
  };
}
