import { clamp } from '../core/maths.ts';
import type { Stage } from './stage.types.ts';

/** Depth of the sky, in metres: further than anything a scene draws. */
export const SKY_DEPTH = 10000;

type StampShape = 'cone' | 'ball' | 'post';

export interface Stamp {
  /** Screen position of the middle of the foot, in pixels. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Metres. */
  distance: number;
  shape: StampShape;
}

/** Half the width of a shape at `up` (0 foot, 1 top), as a fraction of its greatest half width. */
const OUTLINES: Record<StampShape, (up: number) => number> = {
  cone: (up) => (up < 0.08 ? 0.12 : 1 - up),
  ball: (up) => (up < 0.36 ? 0.12 : Math.sqrt(Math.max(0, 1 - ((up - 0.68) / 0.32) ** 2))),
  post: () => 1,
};

/** Writes the depth of something drawn on the canvas, roughly in its shape. */
export function stampDepth(stage: Stage, { x, y, width, height, distance, shape }: Stamp): void {
  const outline = OUTLINES[shape];
  const top = Math.max(0, Math.floor(y - height));
  const bottom = Math.min(stage.height - 1, Math.floor(y));
  for (let row = top; row <= bottom; row++) {
    const half = (width / 2) * outline(clamp((y - row) / height));
    const from = Math.max(0, Math.ceil(x - half));
    const to = Math.min(stage.width - 1, Math.floor(x + half));
    for (let column = from; column <= to; column++) {
      const pixel = row * stage.width + column;
      if (stage.depth[pixel]! > distance) stage.depth[pixel] = distance;
    }
  }
}
