import type { Cast, Member } from '../cast/cast.types.ts';
import { toldHeight } from '../cast/true-heights.ts';
import { type Placement, standing } from '../plan/placement.types.ts';
import { resize } from '../relate/relate-places.ts';
import { pointOn } from '../render/lights.ts';
import { cutBehindOutline } from './cut-behind.ts';
import { putAnchor } from './seat-of.ts';

/** Above the eyes of the bearer, in heights of who sits on the shoulders. */
const SEEN_ON_SHOULDERS = 0.62;

/** In heights of the bearer; somebody grown up is shown smaller, so that both are seen. */
function sizeBeside(guest: Pick<Placement, 'request'>, host: Placement): number {
  return Math.min(0.78, toldHeight(guest.request) / toldHeight(host.request));
}

/** Steps back until there is room above for who is carried. */
export function stepBackFor({ stage }: Cast, member: Member, host: Placement): void {
  const needed = standing(host) * (1 + sizeBeside(member, host) * SEEN_ON_SHOULDERS);
  const room = host.y - stage.height * 0.03;
  if (needed > room) resize(host, room / needed);
}

/** Astride the neck: over the head from the waist up, the rest behind it. */
export function sitOnShoulders(guest: Placement, host: Placement): void {
  const { face } = host.drawing.anchors;
  if (face) {
    const head = (host.drawing.headWidth ?? 0.3) * host.width;
    const { x, y } = pointOn(host, face);
    const room = (y - head) / (guest.height * 0.8);
    resize(guest, Math.min((standing(host) * sizeBeside(guest, host)) / standing(guest), Math.max(1, room)));
    guest.x = x;
    if (guest.drawing.anchors.seat) putAnchor(guest, guest.drawing.anchors.seat, { x, y: y - head * 0.15 });
  }
  cutBehindOutline(guest, host, 0);
}
