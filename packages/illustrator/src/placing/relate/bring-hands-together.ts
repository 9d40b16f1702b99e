import type { Cast } from '../cast/cast.types.ts';
import { isPerson } from '../cast/who-can-carry.ts';
import { type Placement, standing } from '../plan/placement.types.ts';
import { pointOn } from '../render/lights.ts';
import { type Spot, type Touch, touchesOf } from './touches.ts';

/** Bends the arms of everybody to what their relations have them touch; when everybody stands where they stay. */
export async function bringHandsTogether(cast: Cast): Promise<void> {
  const touches = new Map<Placement, Touch>();
  const working = new Set<Placement>();
  for (const relation of cast.stage.brief.relations)
    for (const [one, touch] of touchesOf(cast, relation)) {
      if (!isPerson(one) || one.request.otherHalf || !one.drawing.anchors.face) continue;
      touches.set(one, { ...touches.get(one), ...touch });
      if (relation.kind !== 'holding' && touch.near) working.add(one);
    }
  for (const [one, touch] of touches) {
    const before = working.has(one) && handOf(one);
    await stretch(cast, one, touch);
    if (before) takeAlong(cast, one, before);
  }
}

const handOf = (one: Placement): Spot => pointOn(one, one.drawing.anchors.hand ?? { x: 0.5, y: 0.5 });

/** What a hand holds while it reaches for something else goes with it: a towel to the car, a lens to the footprint. */
function takeAlong({ stage, placed }: Cast, one: Placement, before: Spot): void {
  const now = handOf(one);
  const isHeld = ({ carrier, subject, string }: Placement) =>
    carrier === one.id &&
    !string &&
    stage.brief.relations.some(
      ({ kind, subject: holder, object }) =>
        kind === 'holding' && holder === one.subject && object === subject && holder !== object,
    );
  for (const held of placed.filter(isHeld)) {
    held.x += now.x - before.x;
    held.y += now.y - before.y;
  }
}

async function stretch(cast: Cast, one: Placement, { near, far, hands, over, arms }: Touch): Promise<void> {
  const { redraw } = one;
  if (!redraw) return;
  const reach = { near: near && seenFromFace(one, near), far: far && seenFromFace(one, far), hands };
  const before = { ...one };
  exchange(one, before, await redraw({ reach }));
  if (!over) return;
  for (const arm of arms ?? ['near' as const]) {
    // What the arm holds would hide it, so it is drawn once more, over that.
    const lying: Placement = {
      ...before,
      id: cast.nextId,
      carrier: over.id,
      footing: 'carried',
      distance: over.distance,
      lift: undefined,
      string: undefined,
    };
    cast.nextId = Math.min(255, cast.nextId + 1);
    exchange(lying, before, await redraw({ reach, arm }));
    cast.placed.push(lying);
  }
}

/** From the face, in heights of somebody who stands, the way the drawing looks. */
function seenFromFace(one: Placement, { x, y }: Spot): readonly [number, number] {
  const { drawing, mirrored, turn } = one;
  const face = pointOn(one, drawing.anchors.face!);
  const unit = standing(one);
  const [right, down] = [x - face.x, y - face.y];
  const across = right * Math.cos(turn) + down * Math.sin(turn);
  const along = down * Math.cos(turn) - right * Math.sin(turn);
  return [((mirrored ? -1 : 1) * across) / unit, along / unit];
}

/** Shows another drawing of the same scale with its face where that was. */
function exchange(placement: Placement, before: Placement, drawing: Placement['drawing']): void {
  const zoom = before.height / before.drawing.canvas.height;
  const face = pointOn(before, before.drawing.anchors.face!);
  placement.drawing = drawing;
  placement.width = drawing.canvas.width * zoom;
  placement.height = drawing.canvas.height * zoom;
  const now = pointOn(placement, drawing.anchors.face!);
  placement.x += face.x - now.x;
  placement.y += face.y - now.y;
}
