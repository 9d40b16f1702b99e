import { createLayer } from '../../core/canvas.ts';
import type { Cast, Member } from '../cast/cast.types.ts';
import { lookOf } from '../cast/facing.ts';
import { takePlace } from '../cast/take-place.ts';
import type { Placement } from '../plan/placement.types.ts';
import { pointOn } from '../render/lights.ts';

/** In mid air on one long vine or rope that comes down from above the picture; nothing else of the plant is shown. */
export async function swingFrom(cast: Cast, member: Member, host: Placement): Promise<Placement[]> {
  const { stage } = cast;
  const like = host.request.noun.name === 'rope' ? 'rope' : 'vine';
  const many = Math.min(member.request.count, 3);
  const shown: Placement[] = [];
  for (let copy = 0; copy < many; copy++) {
    const middle = stage.width * ((copy + 1) / (many + 1));
    const swinger = await takePlace(
      cast,
      member,
      {
        x: middle,
        y: stage.height * (0.84 - (copy % 2) * 0.08),
        height: (stage.height * 0.5) / Math.sqrt(many),
        maxWidth: (stage.width * 0.7) / many,
        distance: Math.max(1, host.distance - 0.1),
        footing: 'carried',
        carrier: host.id,
      },
      { pose: 'climbing' },
    );
    const back = lookOf(swinger) === 'right' ? -1 : 1;
    swinger.turn = back * 0.28;
    const hand = pointOn(swinger, swinger.drawing.anchors.hand ?? { x: 0.5, y: 0.1 });
    swinger.string = { x: hand.x + back * stage.width * 0.1, y: -4, from: hand, like };
    shown.push(swinger);
  }
  hide(host);
  return shown;
}

function hide(host: Placement): void {
  Object.assign(host, { width: 1, height: 1, y: 0, footing: 'air', lift: undefined });
  host.drawing = {
    ...host.drawing,
    canvas: createLayer(2, 2).canvas,
    glow: undefined,
    front: undefined,
    lights: [],
  };
}
