import type { Pose, SubjectRequest } from '../../brief/brief.types.ts';
import type { Random } from '../../core/random.ts';
import { trueHeight } from './true-heights.ts';

/**
 * What someone does whom the prompt leaves free: not everyone just stands there, and animals on
 * furniture rest. `undefined` leaves it to the drawer.
 */
export function naturalPose(
  { noun, pose, qualities, count }: SubjectRequest,
  random: Random,
  resting: boolean,
): Pose | undefined {
  if (pose || noun.drawing.from !== 'procedure' || qualities.includes('flying')) return undefined;
  if (noun.kind === 'animal') {
    const settles = trueHeight(noun) < 1.1;
    if (resting) return settles ? random.pick(['sitting', 'lying', 'sleeping'] as const) : undefined;
    const at = random.next();
    if (at < 0.3) return 'walking';
    return settles && at > 0.78 ? 'sitting' : undefined;
  }
  if (noun.kind === 'person' && !resting && count < 4) return random.chance(0.3) ? 'walking' : undefined;
  return undefined;
}
