import type { Anchor } from '../../drawings/pen/drawing.types.ts';
import { headTop, topAt } from '../../drawings/pen/outline.ts';
import { toldHeight } from '../cast/true-heights.ts';
import type { Placement } from '../plan/placement.types.ts';
import { resize } from '../relate/relate-places.ts';
import { pointOn } from '../render/lights.ts';

/** How broad one on a shoulder may be, and each of several, in breadths of the head. */
const ON_SHOULDER = 1;
const OF_MANY = 0.8;

/** Metres: owls and cats sit on a shoulder, lambs lie on both. */
const SMALL = 0.6;

/** Puts one of `many` that sits on a person where it has room: something small on a shoulder, several on head and hands as well. */
export function perchOnPerson(guest: Placement, host: Placement, copy: number, many: number): void {
  const { drawing } = host;
  const head = (drawing.headWidth ?? 0.3) * host.width;
  const small = toldHeight(guest.request) < SMALL;
  if (small) resize(guest, Math.min(1, (head * (many > 1 ? OF_MANY : ON_SHOULDER)) / guest.width));
  if (!small || many === 1) {
    // Of who is seen from the side the shoulder is behind the face, so that nothing there hides it.
    clearFace(
      guest,
      host,
      small && drawing.facing !== 'front' ? head * 0.62 : head * 0.5 + guest.width * 0.4,
    );
    return;
  }
  const top = topAt(drawing, headTop(drawing).x, 0.04);
  const { hand, shoulder, 'other-hand': other } = drawing.anchors;
  const spots: Array<Anchor | undefined> = [hand, shoulder, top, other];
  const { x, y } = pointOn(host, spots[copy % spots.length] ?? top);
  guest.x = x;
  guest.y = y + guest.height * 0.06;
}

/** A lamb on the shoulders lies beside the face, not before it. */
function clearFace(guest: Placement, { drawing, width, x, mirrored }: Placement, clear: number): void {
  const { face } = drawing.anchors;
  if (!face) return;
  const middle = x + (face.x - 0.5) * width * (mirrored ? -1 : 1);
  // Nobody has it before the eyes.
  const looks = (drawing.face?.turn ?? 0) * (mirrored ? -1 : 1);
  const side = Math.abs(looks) > 0.2 ? -Math.sign(looks) : guest.x < middle ? -1 : 1;
  guest.x = middle + side * Math.max(clear, Math.abs(guest.x - middle));
}
