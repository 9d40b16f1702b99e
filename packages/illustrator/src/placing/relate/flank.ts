import { clamp } from '../../core/maths.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { turnTowards } from '../cast/facing.ts';
import { toldHeight } from '../cast/true-heights.ts';
import { isChair } from '../cast/who-can-carry.ts';
import type { Placement } from '../plan/placement.types.ts';
import { resize } from './relate-places.ts';

/** Of the picture's breadth, and of the seat's that they may cover. */
const WIDEST = 0.34;
const BEFORE_SEAT = 0.22;

/** Whether two beasts are at the sides of one seat. */
export function isFlanked(own: readonly Placement[], beasts: readonly Placement[]): boolean {
  return (
    own.length === 1 &&
    isChair(own[0]!) &&
    beasts.length === 2 &&
    beasts.every(({ request }) => request.noun.kind === 'animal')
  );
}

/** One at each side of a throne, as large as beasts are beside whoever sits there, looking outwards to us. */
export function flank(stage: Stage, seat: Placement, beasts: readonly Placement[]): void {
  seat.x = clamp(seat.x, stage.width * 0.46, stage.width * 0.54);
  for (const [index, beast] of beasts.entries()) {
    const side = index === 0 ? -1 : 1;
    const wanted = seat.height * (toldHeight(beast.request) / toldHeight(seat.request)) ** 0.85;
    resize(beast, Math.min(wanted / beast.height, (stage.width * WIDEST) / beast.width));
    const half = beast.width / 2 + stage.width * 0.012;
    const beside = seat.x + side * (seat.width * (0.5 - BEFORE_SEAT) + beast.width / 2);
    beast.x = clamp(beside, half, stage.width - half);
    beast.y = Math.min(stage.height * 0.975, seat.y + stage.height * 0.02);
    beast.distance = seat.distance * 0.97;
    beast.rank = seat.rank + 1;
    turnTowards(beast, seat.x);
  }
}
