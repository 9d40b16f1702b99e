import type { SubjectRequest } from '../../brief/brief.types.ts';
import type { LineKind } from '../../brief/relation-frames/frame.types.ts';
import type { Drawing, DrawingRequest } from '../../drawings/pen/drawing.types.ts';

/** What a subject stands on, swims in or hangs from; it decides shadow, waterline and fog. */
export type Footing = 'ground' | 'water' | 'air' | 'table' | 'float' | 'carried';

/** A line that ends at (x, y); it begins at its placement's own edge, or where `from` says. Pixels. */
export interface Line {
  x: number;
  y: number;
  from?: { x: number; y: number };
  like?: LineKind;
}

/** Where one copy of a subject goes on the picture. Pixels; (x, y) is the middle of its lower edge. */
export interface Placement {
  request: SubjectRequest;
  /** Position of the request in the brief. */
  subject: number;
  drawing: Drawing;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Metres from the camera. */
  distance: number;
  mirrored: boolean;
  /** Radians, about the middle of the lower edge. */
  turn: number;
  footing: Footing;
  /** Subject number in the mask, from 1. */
  id: number;
  /** Drawn over its neighbours of the same depth when higher. */
  rank: number;
  /** Part of the height, from the top, that is seen; the rest sinks into what carries it. */
  visible?: number;
  /** Its place is right as it is: neighbours are not moved apart from it. */
  fixed?: boolean;
  /** `id` of the placement that carries this one; it is drawn right after its carrier. */
  carrier?: number;
  /** Others who carry it along with its carrier, by `id`. */
  sharedBy?: readonly number[];
  /** Pixels between its lower edge and the ground below it: jumping, hovering. */
  lift?: number;
  /** A string or a rope, drawn before it, to a hand or to where it hangs from. */
  string?: Line;
  /** The line between two walls or trees that a row hangs from; the first of the row brings it along. */
  rope?: { from: { x: number; y: number }; to: { x: number; y: number }; sag: number };
  /** The same drawing with other wishes: once it is known what the hands touch. */
  redraw?: (wishes: Pick<DrawingRequest, 'reach' | 'arm'>) => Promise<Drawing>;
  /** The middle of the foot of its own table and the breadth of that table, pixels. */
  stand?: { x: number; y: number; width: number };
  /** What has been put into it, and its own drawing without that. */
  filled?: { empty: Drawing; pieces: Drawing[] };
  /** It came out of the water at this point a moment ago. */
  splash?: { x: number; y: number; width: number };
  /** The board that a row stands on, with the back of its dresser; the first of the row brings it along. */
  shelf?: { left: number; right: number; y: number; back?: { top: number; bottom: number } };
}

/** Height of somebody when standing, in pixels. */
export function standing({ height, drawing }: Pick<Placement, 'height' | 'drawing'>): number {
  return height / (drawing.units ?? 1);
}

export interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function boundsOf({
  x,
  y,
  width,
  height,
}: Pick<Placement, 'x' | 'y' | 'width' | 'height'>): Rectangle {
  return { left: x - width / 2, right: x + width / 2, top: y - height, bottom: y };
}

/** Area two rectangles share, as a fraction of the smaller one. */
export function overlap(a: Rectangle, b: Rectangle): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  if (width <= 0 || height <= 0) return 0;
  const smaller = Math.min(areaOf(a), areaOf(b));
  return smaller > 0 ? (width * height) / smaller : 0;
}

function areaOf({ left, top, right, bottom }: Rectangle): number {
  return (right - left) * (bottom - top);
}
