import { framed } from '../../core/ink.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { fill } from '../pen/pen.ts';
import { sketch } from '../pen/sketch.ts';

/** Where the birds of a flock are and how broad each is: a loose wedge. */
const FLOCK = [
  [-0.32, 0.02, 0.34],
  [-0.06, -0.24, 0.27],
  [0.02, 0.1, 0.29],
  [0.22, -0.4, 0.22],
  [0.34, -0.02, 0.25],
  [0.44, -0.22, 0.19],
] as const;

/** Far birds in flight: dark, curved strokes. */
export function drawBirds({ size, random, color }: DrawingRequest): Drawing {
  return sketch({ size: size * 0.9, left: -0.56, right: 0.56, top: -0.55, bottom: 0.2 }, ({ context }) => {
    for (const [x, y, breadth] of FLOCK)
      framed(context, { at: [x, y + random.range(-0.03, 0.03)], scale: [breadth, breadth] }, () =>
        fill(context, wingsOf(random), color ?? [44, 44, 54]),
      );
  });
}

function wingsOf(random: DrawingRequest['random']): string {
  const [left, right] = [random.range(0.1, 0.4), random.range(0.1, 0.4)];
  return `M-0.5 ${-left}Q-0.22 -0.34 0 -0.06Q0.22 -0.36 0.5 ${-right}Q0.24 -0.2 0.06 0.04Q0 0.1 -0.06 0.04Q-0.24 -0.18 -0.5 ${-left}Z`;
}
