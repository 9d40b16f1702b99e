import { scale } from '../../../core/color.ts';
import { paintFlatGround } from '../../../stage/ground/city-ground.ts';
import { drawFacade } from '../houses/facade.ts';
import { chooseHouse } from '../houses/house-look.ts';
import { facingWall, fillWallPatch, wallColor } from '../houses/town-wall.ts';
import type { PaintTown } from '../town-street.ts';

/** Metres to the wall, and from its foot to the edge of each step, nearest last. */
const WALL = 4.4;
const STEPS = [0.3, 0.75, 1.2] as const;

/** The front of a house seen from near, its door in the middle, and broad steps before it for whatever lies there. */
export const paintDoorstep: PaintTown = (stage, random, light) => {
  paintFlatGround(stage, light.dark ? [112, 104, 108] : [186, 170, 150]);
  const reach = (stage.width / stage.focal) * WALL * 0.54;
  const half = Math.ceil(reach / 1.5 + 0.5) * 1.5 + 0.75;
  const wall = facingWall(stage, -half, WALL, half * 2);
  const look = { ...chooseHouse(stage, random, [2, 2]), height: 6, shop: false };
  drawFacade(wall, random, look, light);
  for (const [index, out] of STEPS.entries()) {
    const step = facingWall(stage, -1.7 - index * 0.3, WALL - out, 3.4 + index * 0.6);
    const high = 0.36 - index * 0.12;
    const stone = wallColor(step, [188, 178, 164]);
    fillWallPatch(step, { along: 0, up: 0, wide: step.length, high }, scale(stone, 0.72));
    fillWallPatch(step, { along: 0, up: high - 0.05, wide: step.length, high: 0.05 }, stone);
  }
};
