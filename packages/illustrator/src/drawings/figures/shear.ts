import type { SKRSContext2D } from '../../core/canvas.ts';

/** Tilts what is drawn next: the middle stays where it is, and what lies to the right of it goes down. */
export function shear(context: SKRSContext2D, slope: number): void {
  context.transform(1, slope, 0, 1, 0, 0);
}
