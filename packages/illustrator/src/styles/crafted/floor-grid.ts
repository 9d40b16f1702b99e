import type { SceneKind } from '../../brief/brief.types.ts';
import { smoothstep } from '../../core/maths.ts';
import type { Plane } from '../../core/plane.ts';
import type { Stage } from '../../stage/stage.types.ts';

/** Scenes with open ground or water for the grid to lie on. */
const OPEN_GROUND: ReadonlySet<SceneKind> = new Set([
  'mountain',
  'snow',
  'meadow',
  'desert',
  'moon',
  'sea',
  'beach',
]);
/** Side of a square in metres. */
const SQUARE = 2;
/** Metres at which the grid has faded out. */
const REACH = 46;

/**
 * Adds the perspective grid of neon landscapes to a plane of lines 0..1: squares of two metres on whatever
 * ground the depth describes, so that it follows hills and stops at things that stand up.
 */
export function layFloorGrid(lines: Plane, stage: Stage): void {
  const { width, height, depth, mask, horizon, focal, cameraHeight, brief, checkpoint } = stage;
  if (!OPEN_GROUND.has(brief.scene) || stage.floating || stage.indoor) return;
  const thickness = Math.max(0.7, Math.min(width, height) / 900);
  for (let y = Math.max(0, Math.ceil(horizon)); y < height - 1; y++) {
    if ((y & 31) === 0) checkpoint.check();
    for (let x = 0, index = y * width; x < width; x++, index++) {
      const metres = depth[index]!;
      if (metres > REACH || mask[index]! > 0) continue;
      const perRow = metres - depth[index + width]!;
      // Level ground comes nearer by this much from row to row; walls and trees do not.
      const level = (metres * metres) / (focal * cameraHeight);
      if (perRow < level * 0.2 || perRow > level * 4) continue;
      const side = ((x - width / 2) * metres) / focal / SQUARE;
      const ahead = metres / SQUARE;
      const sidePixels = (Math.abs(side - Math.round(side)) * SQUARE * focal) / metres;
      const aheadPixels = (Math.abs(ahead - Math.round(ahead)) * SQUARE) / perRow;
      const nearest = Math.min(sidePixels, aheadPixels);
      if (nearest > thickness * 1.6) continue;
      const glow =
        smoothstep(thickness * 1.6, thickness * 0.5, nearest) * smoothstep(REACH, REACH * 0.25, metres);
      lines[index] = Math.max(lines[index]!, glow * 0.62);
    }
  }
}
