import { clamp } from '../../core/maths.ts';
import type { Cast, Member } from '../cast/cast.types.ts';
import { lookOf } from '../cast/facing.ts';
import { takePlace } from '../cast/take-place.ts';
import { toldHeight } from '../cast/true-heights.ts';
import { type Placement, standing } from '../plan/placement.types.ts';
import { keepInside, resize } from '../relate/relate-places.ts';
import { pointOn } from '../render/lights.ts';

/** How high above the ground hands hold a waist, and how far before the body, in heights of who lifts. */
const HIGH = 1.02;
const AHEAD = 0.27;
/** What is left free above whoever is lifted, of the picture's height. */
const MARGIN = 0.03;

/** A dancer or a child is held up by the waist, at the size that it has beside who lifts. */
export async function liftUp(cast: Cast, member: Member, host: Placement): Promise<Placement[]> {
  const { stage } = cast;
  const told = clamp(toldHeight(member.request) / toldHeight(host.request), 0.3, 1);
  const lifted = await takePlace(cast, member, {
    x: host.x,
    y: host.y,
    height: standing(host) * told,
    maxWidth: stage.width,
    distance: Math.max(1, host.distance - 0.1),
    footing: 'carried',
    inside: false,
    carrier: host.id,
  });
  const waist = lifted.drawing.anchors.waist ?? { x: 0.5, y: 0.5 };
  const needed = standing(host) * HIGH + lifted.height * waist.y;
  const fit = Math.min(1, (host.y - stage.height * MARGIN) / needed);
  resize(host, fit);
  resize(lifted, fit);
  const ahead = lookOf(host) === 'right' ? 1 : -1;
  const unit = standing(host);
  const held = pointOn(lifted, waist);
  lifted.x += host.x + ahead * unit * AHEAD - held.x;
  lifted.y += host.y - unit * HIGH - held.y;
  keepInside(stage, lifted);
  return [lifted];
}
