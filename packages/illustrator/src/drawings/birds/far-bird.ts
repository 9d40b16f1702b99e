import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { fill } from '../pen/pen.ts';
import { sketch } from '../pen/sketch.ts';

/** One far bird in flight: a dark, curved stroke. */
export function drawBirds({ size, random, color }: DrawingRequest): Drawing {
  const left = random.range(0.1, 0.4);
  const right = random.range(0.1, 0.4);
  return sketch({ size: size * 0.9, left: -0.56, right: 0.56, top: -0.55, bottom: 0.2 }, ({ context }) => {
    const wings = `M-0.5 ${-left}Q-0.22 -0.34 0 -0.06Q0.22 -0.36 0.5 ${-right}Q0.24 -0.2 0.06 0.04Q0 0.1 -0.06 0.04Q-0.24 -0.18 -0.5 ${-left}Z`;
    fill(context, wings, color ?? [44, 44, 54]);
  });
}
