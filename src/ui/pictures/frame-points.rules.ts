/** Pixels to the right of and below the middle of a frame. */
export interface FramePoint {
  right: number;
  down: number;
}

export function apart(a: FramePoint, b: FramePoint): number {
  return Math.hypot(a.right - b.right, a.down - b.down);
}

export function between(a: FramePoint, b: FramePoint): FramePoint {
  return { right: (a.right + b.right) / 2, down: (a.down + b.down) / 2 };
}
