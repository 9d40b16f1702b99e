import type { Part } from '../../brief/relation-frames/frame.types.ts';
import { clamp, lerp } from '../../core/maths.ts';
import type { Anchor } from '../../drawings/pen/drawing.types.ts';
import { edgeAt, headTop, topAt } from '../../drawings/pen/outline.ts';
import { isPerson } from '../cast/who-can-carry.ts';
import type { Placement } from '../plan/placement.types.ts';
import { pointOn } from '../render/lights.ts';

/** Where on the picture a part of somebody or something is; `way` is where the other one is. */
export function partOf(placement: Placement, part: Part, way: -1 | 1): { x: number; y: number } {
  return pointOn(placement, anchorOf(placement, part, placement.mirrored ? (-way as -1 | 1) : way));
}

/** Where hands push a thing: its handle, or its outline at their height. */
export function gripOf(other: Placement, hands: { y: number }, way: -1 | 1): { x: number; y: number } {
  const { hand } = other.drawing.anchors;
  if (hand && other.request.noun.kind !== 'animal' && !isPerson(other)) return pointOn(other, hand);
  const side = (other.mirrored ? -way : way) as -1 | 1;
  // What is low there is pushed below its upper edge, not at its roof: a train is lower at its end.
  const roof = topAt(other.drawing, side > 0 ? 0.92 : 0.08).y;
  const down = clamp(1 - (other.y - hands.y) / other.height, lerp(roof, 1, 0.26), 0.9);
  return pointOn(other, edgeAt(other.drawing, down, side, 0.03));
}

function anchorOf(placement: Placement, part: Part, way: -1 | 1): Anchor {
  const { drawing } = placement;
  const { anchors } = drawing;
  switch (part) {
    case 'hand':
      return anchors.hand ?? edgeAt(drawing, 0.5, way);
    case 'crown':
      return headTop(drawing);
    case 'mouth':
      if (isPerson(placement)) return belowFace(placement, 0.3);
      return drawing.facing === 'front' ? cheekOf(placement, way) : (anchors.hand ?? faceOf(placement));
    case 'face':
      return faceOf(placement);
    case 'neck':
      return isPerson(placement) ? belowFace(placement, 0.6) : neckOf(placement);
    case 'nape':
      return isPerson(placement) ? napeOf(placement, way) : neckOf(placement);
    case 'back':
      return isPerson(placement)
        ? shoulderOf(placement, way)
        : (anchors.back ?? anchors.seat ?? topAt(drawing, 0.5));
    case 'top':
      return anchors.seat ?? topAt(drawing, 0.5);
    case 'middle':
      return { x: 0.5, y: 0.5 };
    case 'foot':
      return { x: 0.5, y: 1 };
    // Of a beast it is the foot that is nearer.
    case 'shin':
      return anchors.knee ?? { x: 0.5 + way * 0.24, y: 0.84 };
    case 'toe':
      return anchors.toe ?? { x: 0.5 + way * 0.28, y: 0.96 };
    case 'edge':
      return edgeAt(drawing, 0.55, way, 0.3);
  }
}

function faceOf({ drawing }: Placement): Anchor {
  const crown = headTop(drawing);
  return drawing.anchors.face ?? { x: crown.x, y: crown.y + 0.12 };
}

/** Of an animal that looks at us. */
function cheekOf(placement: Placement, way: -1 | 1): Anchor {
  return edgeAt(placement.drawing, faceOf(placement).y, way);
}

/** A share of the head's breadth below the middle of the face. */
function belowFace(placement: Placement, share: number): Anchor {
  const { drawing } = placement;
  const { x, y } = faceOf(placement);
  return { x, y: y + ((drawing.headWidth ?? 0.3) * drawing.canvas.width * share) / drawing.canvas.height };
}

/** Between head and back; below the side of the head where the drawing tells of no back. */
function neckOf(placement: Placement): Anchor {
  const { drawing } = placement;
  if (!drawing.anchors.back && !drawing.anchors.seat) {
    const crown = headTop(drawing);
    return { x: lerp(crown.x, 0.5, 0.4), y: lerp(crown.y, 1, 0.62) };
  }
  const face = faceOf(placement);
  const back = drawing.anchors.back ?? drawing.anchors.seat ?? { x: 0.5, y: 0.5 };
  // Behind the cheeks, however large the head.
  const apart = Math.abs(back.x - face.x) || 1;
  const share = clamp(((drawing.headWidth ?? 0) * 0.8) / apart, 0.36, 1);
  // Below the ears, which hide the rest of it.
  const ears = ((drawing.headWidth ?? 0) * drawing.canvas.width * 0.3) / drawing.canvas.height;
  return { x: lerp(face.x, back.x, share), y: lerp(face.y, back.y, 0.5) + ears };
}

/** The back of the head, where braids begin. */
function napeOf(placement: Placement, way: -1 | 1): Anchor {
  const { x, y } = belowFace(placement, 0.3);
  return { x: x + way * (placement.drawing.headWidth ?? 0.3) * 0.66, y };
}

/** The far shoulder: where the hand of somebody lies who embraces. */
function shoulderOf(placement: Placement, way: -1 | 1): Anchor {
  const { x, y } = belowFace(placement, 0.95);
  return { x: x - way * (placement.drawing.headWidth ?? 0.3) * 0.3, y };
}
