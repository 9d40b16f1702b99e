import { clamp, TAU } from '../../core/maths.ts';
import type { Cast, Member } from '../cast/cast.types.ts';
import { distanceAt } from '../cast/footing.ts';
import { spreadOf } from '../cast/spread-kinds.ts';
import { takePlace } from '../cast/take-place.ts';
import { toldHeight } from '../cast/true-heights.ts';
import type { Placement } from './placement.types.ts';

const COUNT = 11;
const LOOKS = 6;
const IN_THE_AIR = ['floating', 'flying', 'hovering'];

/** A ring about the main subject: on the ground before and behind it, in the air around it. */
export async function placeRing(cast: Cast, member: Member, main: Placement): Promise<void> {
  const { stage, random } = cast;
  const { request } = member;
  const place = random.fork(`ring-${member.subject}`);
  const aloft =
    ['air', 'adrift'].includes(spreadOf(stage, request)) ||
    request.qualities.some((quality) => IN_THE_AIR.includes(quality));
  const ratio = clamp((toldHeight(request) / toldHeight(main.request)) ** 0.5, 0.28, 0.7);
  const size = Math.min(main.height, stage.height * 0.5) * ratio * 0.6;
  const reach = Math.min(main.width * 0.5 + size * 1.3, stage.width * 0.44);
  const [radiusX, radiusY] = aloft
    ? [reach, main.height * 0.46 + size * 0.5]
    : [Math.max(reach, stage.width * 0.3), stage.height * 0.09];
  const centreX = clamp(main.x, radiusX, stage.width - radiusX);
  // Who is in a ring has some of it before the feet.
  if (!aloft) main.y = Math.max(main.height, Math.min(main.y, stage.height * 0.86));
  const centreY = aloft ? main.y - main.height * 0.42 : main.y;
  const shown: Placement[] = [];
  const count = clamp(request.count, COUNT, 16);
  for (let copy = 0; copy < count; copy++) {
    stage.checkpoint.check();
    const angle = ((copy + place.range(-0.2, 0.2)) / count) * TAU;
    const near = Math.sin(angle);
    // The lowest part of a ring in the air would lie on the ground.
    const x = centreX + Math.cos(angle) * radiusX;
    const y = centreY + near * radiusY * (aloft && near > 0 ? 0.7 : 1);
    const placement = await takePlace(cast, member, {
      x,
      y: aloft ? y + size / 2 : y,
      height: size * (aloft ? place.range(0.8, 1.1) : 0.95 + near * 0.25),
      maxWidth: size * 1.6,
      distance: aloft ? main.distance * (1 - near * 0.05) : distanceAt(stage, x, y),
      footing: stage.floating ? 'float' : aloft ? 'air' : 'ground',
      turn: aloft ? place.range(-0.25, 0.25) : 0,
      drawing: shown.length >= LOOKS ? shown[(copy * 5) % LOOKS]!.drawing : undefined,
      look: x < centreX ? 'right' : 'left',
    });
    placement.fixed = true;
    shown.push(placement);
  }
}
