import type { Stage } from '../../stage/stage.types.ts';
import type { Cast } from '../cast/cast.types.ts';
import { needsIsland } from '../cast/footing.ts';
import type { Placement } from '../plan/placement.types.ts';
import { isWater } from '../plan/water-spot.ts';

const ACROSS = [
  0, 0.05, -0.05, 0.1, -0.1, 0.16, -0.16, 0.22, -0.22, 0.3, -0.3, 0.38, -0.38, 0.5, -0.5, 0.64, -0.64,
];

/** Part of the height that stands out of shallow water. */
const KNEE_DEEP = 0.9;

/** Moves whoever came to stand in a lake onto its near shore, or lets them wade where there is none. */
export function standInShallows({ stage, placed }: Cast): void {
  if (!stage.wet || stage.water) return;
  for (const placement of placed) {
    const { footing, carrier, request } = placement;
    if (footing !== 'ground' || carrier !== undefined || needsIsland(stage, footing)) continue;
    if (request.noun.kind === 'building' || !standsWet(stage, placement, placement.x, placement.y)) continue;
    const shore = shoreNear(stage, placement);
    if (shore) Object.assign(placement, shore);
    else {
      placement.footing = 'water';
      placement.visible = KNEE_DEEP;
    }
  }
}

/** Most of its feet are in the water: what is broad may reach over it with its head. */
function standsWet(stage: Stage, { width }: Placement, x: number, y: number): boolean {
  return (
    [-0.3, 0, 0.3].filter((side) => isWetFoot(stage, x + side * width, y - stage.height * 0.012)).length > 1
  );
}

function isWetFoot(stage: Stage, x: number, y: number): boolean {
  const column = Math.min(stage.width - 1, Math.max(0, Math.round(x)));
  return isWater(stage, column, Math.min(stage.height - 1, Math.max(0, Math.round(y))));
}

/** The nearest dry foot at the same height or below. */
function shoreNear(stage: Stage, placement: Placement): { x: number; y: number } | undefined {
  const { x, y, width } = placement;
  const margin = Math.min(stage.width / 2, width / 2 + stage.width * 0.01);
  let best: { x: number; y: number; way: number } | undefined;
  for (const shift of ACROSS) {
    const column = x + shift * stage.width;
    if (column < margin || column > stage.width - margin) continue;
    for (let row = y; row <= stage.height * 0.985; row += stage.height * 0.01) {
      if (standsWet(stage, placement, column, row)) continue;
      const way = Math.abs(column - x) * 0.7 + (row - y);
      if (!best || way < best.way) best = { x: column, y: row, way };
      break;
    }
  }
  return best && { x: best.x, y: best.y };
}
