import { lookOf } from '../cast/facing.ts';
import { isCreature } from '../cast/who-can-carry.ts';
import type { Placement } from '../plan/placement.types.ts';
import { resize } from '../relate/relate-places.ts';
import { pointOn } from '../render/lights.ts';

/** So far to the tail, in breadths of the host, may a guest move, and so small at least does it stay. */
const FARTHEST = 0.22;
const SMALLEST = 0.45;

/** What an animal has on its back leaves its face free: it moves to the tail, and is smaller where that is not enough. */
export function keepOffFace(guest: Placement, host: Placement): void {
  const { face } = host.drawing.anchors;
  if (!face || !isCreature(host) || host.drawing.facing === 'front') return;
  const { x, y } = pointOn(host, face);
  const head = (host.drawing.headWidth ?? 0.3) * host.width * 0.5;
  if (y + head * 0.4 < guest.y - guest.height || y - head > guest.y) return;
  const way = lookOf(host) === 'right' ? 1 : -1;
  const room = way * (x - guest.x) - head * 0.7;
  const over = guest.width / 2 - room;
  if (over <= 0) return;
  const back = Math.max(0, host.width * FARTHEST - way * (host.x - guest.x));
  const moved = Math.min(over, back);
  guest.x -= way * moved;
  const half = Math.max(room + moved, 0);
  if (half < guest.width / 2) resize(guest, Math.max(SMALLEST, half / (guest.width / 2)));
}
