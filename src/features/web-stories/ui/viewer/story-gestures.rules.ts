/** How far a finger travels at least when it swipes, in CSS pixels. */
const SWIPE_LENGTH = 48;
/** A finger that rests moves a little. */
const REST_LENGTH = 10;

/** The left third of the viewer goes back, the rest of it on. `x` is measured from the viewer's left edge. */
export function tapStep(x: number, width: number): 'previous' | 'next' {
  return x < width / 3 ? 'previous' : 'next';
}

export type Swipe = 'next' | 'previous' | 'close';

/** What the way of a finger means; null where it is no swipe. Swiping up means nothing. */
export function readSwipe(x: number, y: number): Swipe | null {
  if (Math.max(Math.abs(x), Math.abs(y)) < SWIPE_LENGTH) return null;
  if (Math.abs(x) > Math.abs(y)) return x < 0 ? 'next' : 'previous';
  return y > 0 ? 'close' : null;
}

export function isResting(x: number, y: number): boolean {
  return Math.hypot(x, y) < REST_LENGTH;
}
