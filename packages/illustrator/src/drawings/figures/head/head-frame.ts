import { framed } from '../../../core/ink.ts';
import { clamp } from '../../../core/maths.ts';
import type { FigureTools } from '../figure.types.ts';

/** How far a head turns at most, radians. */
const LARGEST_YAW = 0.96;

/** How far a head turns while the body turns away: both eyes stay in sight. */
export const LARGEST_HEAD_TURN = 0.56;

/** Half the width of a face against half its height. */
const HALF_FACE = 0.86;

/**
 * Heads are drawn in a frame of their own: origin in the middle of the head, radius 1 is half its
 * height, so that children, adults and busts share one face.
 */
export function inHeadFrame({ context, bones }: FigureTools, draw: () => void): void {
  framed(context, { at: [bones.head[0], bones.chin], turn: bones.nod }, () => {
    context.translate(0, bones.head[1] - bones.chin);
    context.scale(bones.headRadius, bones.headRadius);
    draw();
  });
}

/** Where a point of the face at `x` (front view) is seen when the head has turned to the right, and how narrow. */
export function onFace(x: number, turn: number): { x: number; squeeze: number } {
  const angle = Math.asin(clamp(x / HALF_FACE, -1, 1)) + turn * LARGEST_YAW;
  return { x: Math.sin(angle) * HALF_FACE, squeeze: Math.max(0, Math.cos(angle)) };
}
