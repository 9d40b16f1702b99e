import { mix, scale } from '../../core/color.ts';
import { lerp } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { paintHazeBand } from '../../stage/sky/haze-band.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { CityLight } from './city-light.ts';
import { drawFacade, drawGable } from './houses/facade.ts';
import { chooseHouse, type FacadeLook, mannerOf } from './houses/house-look.ts';
import { drawRegionalTower, raiseSpire } from './houses/regional-tower.ts';
import { facingWall, fillWallPatch, type TownWall, wallColor } from './houses/town-wall.ts';

/** Whether the city that is named is known by its roofs; one of towers, or none that is named, is not. */
export function isOfOldRoofs(stage: Stage): boolean {
  const manner = mannerOf(stage);
  return stage.brief.region === 'northern' || (manner !== undefined && !manner.highRise);
}

interface RoofRows {
  /** Metres from the eye, of the furthest and of the nearest row. */
  far: number;
  near: number;
  rows: number;
  /** How much lower the ground of the nearest row lies than that of the furthest, metres. */
  fall: number;
}

/** Rows of old houses, one behind the other, their roofs over those before them and a tower over all. */
export function paintOldRoofs(
  stage: Stage,
  random: Random,
  light: CityLight,
  { far, near, rows, fall }: RoofRows,
): void {
  for (let row = 0; row < rows; row++) {
    stage.checkpoint.check();
    const share = rows === 1 ? 1 : row / (rows - 1);
    const z = far * (near / far) ** share;
    const reach = ((stage.width / stage.focal) * z) / 2 + 4;
    if (row === 1) raiseTowers(stage, random, light, z * 1.1, reach);
    for (let x = -reach; x < reach; ) {
      const length = random.range(3.4, 6);
      const wall = sunken(facingWall(stage, x, z, length), lerp(0, fall, share));
      const look = { ...chooseHouse(stage, random, [2, 4]), shop: false };
      drawFacade(wall, random, look, light);
      drawGable(wall, random, look, light);
      if (random.chance(0.6)) raiseChimney(wall, random, look);
      x += length;
    }
    if (row < rows - 1)
      paintHazeBand(stage, { y: stage.horizon, reach: stage.height * 0.08, strength: 0.16 });
  }
}

/** Spires and domes stand in all parts of a city; the tower of iron is one. */
function raiseTowers(stage: Stage, random: Random, light: CityLight, z: number, reach: number): void {
  const manner = mannerOf(stage);
  const places = manner?.tower === 'iron-tower' ? [random.range(-0.3, 0.3)] : [-0.42, 0.06, 0.5];
  for (const place of places) {
    const grow = random.range(1.8, 2.7);
    const x = (place + random.range(-0.08, 0.08)) * reach;
    const ground = facingWall(stage, x, z, 2.2 * grow);
    const tower: TownWall = { ...ground, at: (along, up, out) => ground.at(along, up * grow, out) };
    if (manner) drawRegionalTower(tower, manner, light);
    else raiseSpire(tower, light);
  }
}

/** Houses whose foot lies below the ground that the eye stands over. */
function sunken(wall: TownWall, metres: number): TownWall {
  return { ...wall, at: (along, up, out) => wall.at(along, up - metres, out) };
}

function raiseChimney(wall: TownWall, random: Random, { height, color }: FacadeLook): void {
  const along = wall.length * random.range(0.2, 0.7);
  const brick = wallColor(wall, mix(color, [150, 84, 66], 0.6));
  fillWallPatch(wall, { along, up: height + 0.6, wide: 0.6, high: 1.7 }, brick);
  fillWallPatch(wall, { along: along - 0.07, up: height + 2.2, wide: 0.74, high: 0.14 }, scale(brick, 0.75));
  for (const pot of [0.1, 0.36])
    fillWallPatch(
      wall,
      { along: along + pot, up: height + 2.34, wide: 0.14, high: 0.34 },
      wallColor(wall, [206, 130, 90]),
    );
}
