import type { Anchor } from '../../drawings/pen/drawing.types.ts';
import { topAt } from '../../drawings/pen/outline.ts';
import { isChair } from '../cast/who-can-carry.ts';
import type { Placement } from '../plan/placement.types.ts';
import { pointOn } from '../render/lights.ts';

/** Where one sits on it, as a part of its drawing. */
export function seatOf({ drawing, request }: Placement): Anchor {
  if (drawing.anchors.seat) return drawing.anchors.seat;
  if (isChair({ request })) return { x: 0.5, y: 0.56 };
  if (request.noun.kind === 'boat') return { x: 0.5, y: 0.68 };
  return topAt(drawing, 0.5);
}

/** Moves a placement so that one of its own points comes to lie on a point of the picture. */
export function putAnchor(placement: Placement, anchor: Anchor, at: { x: number; y: number }): void {
  const now = pointOn(placement, anchor);
  placement.x += at.x - now.x;
  placement.y += at.y - now.y;
}
