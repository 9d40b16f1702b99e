import { SKY_DEPTH } from '../../../stage/depth-stamp.ts';
import type { Stage } from '../../../stage/stage.types.ts';

/** Metres given to whatever stands before the sky without a depth of its own: roofs, masts, wires, bunting. */
const DISTANCE = 40;
/** Summed channel difference from which a pixel shows something else than the sky that was there. */
const DARKER = 40;
/** The glow around a lamp brightens the sky, and is not a thing. */
const BRIGHTER = 380;

/**
 * Remembers the sky before a town is built in front of it.
 * @returns what gives a depth to all that came to stand before that sky: without one, styles would print their sky
 * over roofs and masts
 */
export function watchSky(stage: Stage): () => void {
  const { context, width, height, depth, horizon } = stage;
  const rows = Math.max(1, Math.min(height, Math.ceil(horizon)));
  const before = context.getImageData(0, 0, width, rows).data;
  return () => {
    stage.checkpoint.check();
    const after = context.getImageData(0, 0, width, rows).data;
    for (let index = 0, at = 0; at < after.length; index++, at += 4) {
      if (depth[index]! < SKY_DEPTH) continue;
      const red = after[at]! - before[at]!;
      const green = after[at + 1]! - before[at + 1]!;
      const blue = after[at + 2]! - before[at + 2]!;
      const change = Math.abs(red) + Math.abs(green) + Math.abs(blue);
      if (change > (red + green + blue > 0 ? BRIGHTER : DARKER)) depth[index] = DISTANCE;
    }
  };
}
