import { framed } from '../../../core/ink.ts';
import { clamp } from '../../../core/maths.ts';
import type { FigureTools } from '../figure.types.ts';

/** Yaw in radians for each unit of turn. */
const YAW = 0.96;

/** The turn of a three-quarter view: further round, the far eye would leave the face. */
export const THREE_QUARTER = 0.72;

/** From this turn on a head is drawn from the side: one eye, and the nose in the outline. */
export const PROFILE = 0.9;

/** Where the middle line of a face is in profile. */
const PROFILE_FRONT = 0.76;

/**
 * Heads are drawn in a frame of their own: origin in the middle of the head, radius 1 is half its
 * height, so that children, adults and busts share one face. Heads look to the right in it.
 */
export function inHeadFrame({ context, bones }: FigureTools, draw: () => void): void {
  framed(context, { at: [bones.head[0], bones.chin], turn: bones.nod }, () => {
    context.translate(0, bones.head[1] - bones.chin);
    context.scale(bones.headRadius * sideOf(bones.headTurn), bones.headRadius);
    draw();
  });
}

/** The way a head looks: -1 to the left. */
export function sideOf(headTurn: number): -1 | 1 {
  return headTurn < 0 ? -1 : 1;
}

/** Tools for the head, which turns as it likes: in its frame it looks to the right, with the light where it is then. */
export function facing(tools: FigureTools): FigureTools {
  const { bones, lightSide } = tools;
  const side = sideOf(bones.headTurn);
  return {
    ...tools,
    bones: { ...bones, turn: Math.abs(bones.headTurn) },
    lightSide: (lightSide * side) as -1 | 1,
    model: (shape, color, depth, outline) => tools.model(shape, color, depth, outline, side),
  };
}

/** Where a point of the face at `x` (front view) is seen when the head has turned to the right, and how narrow. */
export function onFace(x: number, turn: number): { x: number; squeeze: number } {
  if (turn >= PROFILE) {
    const seen = PROFILE_FRONT + 0.7 * Math.min(x, 0.03);
    return { x: seen, squeeze: x > 0.1 ? 0 : 0.62 };
  }
  const [sin, cos] = [Math.sin(turn * YAW), Math.cos(turn * YAW)];
  // The eyes lie on a flatter plane than the cheeks.
  const depth = 0.72 - 0.7 * x * x;
  return { x: x * cos + depth * sin, squeeze: clamp(cos - 1.4 * x * sin, 0, 1) };
}

/** The sides of a face that show: -1 is the near one of a head that looks to the right. */
export function seenSides(turn: number): readonly number[] {
  return turn >= PROFILE ? [-1] : [-1, 1];
}

/** From this turn on, what hangs at the far side of a head is behind the cheek. */
const FAR_HIDDEN = 0.15;

/** Whether a head has turned so far that its far cheek hides the hair beside it, and not yet all of it. */
export function hidesFarSide(turn: number): boolean {
  return turn > FAR_HIDDEN && turn < PROFILE;
}

/** Where an ear is seen. */
export function earAt(side: number, turn: number): number {
  return turn >= PROFILE ? -0.16 : side * 0.85 * Math.cos(turn * YAW);
}
