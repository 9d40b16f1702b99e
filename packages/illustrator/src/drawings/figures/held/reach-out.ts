import type { Reach } from '../../pen/drawing.types.ts';
import type { Point } from '../../pen/pen.ts';
import type { FigureLook, Skeleton } from '../figure.types.ts';
import { leaned, unleaned } from '../figure-skeleton.ts';
import { reachFor } from './bring-hands.ts';
import { PALM } from './palm.ts';

/** Arms stretch a little rather than end just before what they touch. */
const STRETCH = 1.14;

/** Ends the arms where the request wants the hands; `flip` where the figure will be shown the other way round. */
export function reachOut(
  bones: Skeleton,
  look: FigureLook,
  { near, far, hands }: Reach,
  flip: -1 | 1,
): Skeleton {
  const stature = look.build.stature ?? 1;
  const length = bones.length * (look.young ? 0.92 : 1);
  const face = leaned(bones, bones.head);
  const arm = (shoulder: Point, [x, y]: Point): [Point, Point] => {
    const target = unleaned(bones, [face[0] + (x / stature) * flip, face[1] + y / stature]);
    const [right, down] = [target[0] - shoulder[0], target[1] - shoulder[1]];
    const distance = Math.hypot(right, down) || 1;
    const share = Math.max(0, distance - PALM) / distance;
    const stretch = Math.min(STRETCH, Math.max(1, (distance - PALM) / (length * 0.43)));
    const hand: Point = [shoulder[0] + right * share, shoulder[1] + down * share];
    return reachFor(shoulder, hand, length * stretch, bones.turn);
  };
  const reached = { ...bones, hands: hands === 'cradle' ? 'relaxed' : (hands ?? bones.hands) };
  if (near) [reached.nearElbow, reached.nearHand] = arm(bones.nearShoulder, near);
  if (far) [reached.farElbow, reached.farHand] = arm(bones.farShoulder, far);
  return reached;
}
