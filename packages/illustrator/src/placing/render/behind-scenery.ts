import { type Canvas, pixelsOf } from '../../core/canvas.ts';
import { clamp } from '../../core/maths.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { Placement } from '../plan/placement.types.ts';

/** Metres from which on everything is sky. */
export const SKY_DISTANCE = 3000;

/** Takes away what houses, mountains and trees of the scene hide of something far up in the sky. */
export function hideBehindScenery(stage: Stage, placement: Placement, canvas: Canvas): void {
  const { x, y, width, height, mirrored } = placement;
  const pixels = pixelsOf(canvas);
  const { data } = pixels;
  for (let row = 0; row < canvas.height; row++) {
    if ((row & 127) === 0) stage.checkpoint.check();
    const seenRow = Math.round(y - height + ((row + 0.5) / canvas.height) * height);
    if (seenRow < 0 || seenRow >= stage.height) continue;
    for (let column = 0; column < canvas.width; column++) {
      const across = ((column + 0.5) / canvas.width - 0.5) * width * (mirrored ? -1 : 1);
      const seenColumn = clamp(Math.round(x + across), 0, stage.width - 1);
      if (stage.depth[seenRow * stage.width + seenColumn]! < SKY_DISTANCE)
        data[(row * canvas.width + column) * 4 + 3] = 0;
    }
  }
  canvas.getContext('2d').putImageData(pixels, 0, 0);
}
