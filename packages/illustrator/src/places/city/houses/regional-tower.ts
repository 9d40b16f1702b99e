import { type Rgb, scale } from '../../../core/color.ts';
import { fillDisc } from '../../../core/ink.ts';
import { rows } from '../../../core/number-tables.ts';
import type { CityLight } from '../city-light.ts';
import type { HouseManner } from './house-manners.ts';
import { fillWallOutline, fillWallPatch, type TownWall, wallColor } from './town-wall.ts';

/** Half a disc on a wall, for domes: broad at its foot, with a point when it is an onion. */
function dome(wall: TownWall, middle: number, foot: number, half: number, color: Rgb, point = 0): void {
  const corners = Array.from({ length: 17 }, (_, step): [number, number, number] => {
    const angle = (step / 16) * Math.PI;
    const up = Math.sin(angle);
    return [middle + Math.cos(angle) * half, foot + up * half + up ** 12 * point, 0];
  });
  fillWallOutline(wall, corners, color);
  fillWallOutline(wall, [...corners.slice(0, 7), [middle, foot, 0]], scale(color, 0.82), 0.5);
}

type Corner = readonly [along: number, up: number, out: number];

/** Corners told in breadths of the wall and metres up. */
function scaled(wide: number, corners: readonly Corner[]): Corner[] {
  return corners.map(([along, up, out]) => [along * wide, up, out]);
}

/** A lattice of iron on four feet, twice as tall as other towers. */
function drawIronTower(wall: TownWall): void {
  const iron = wallColor(wall, [112, 92, 84]);
  const legs =
    '-1.6,0,0 -1.1,0,0 -0.3,6,0 0.24,14,0 0.46,24,0 0.5,27,0 0.54,24,0 0.76,14,0 1.3,6,0 2.1,0,0 2.6,0,0';
  const insides = '1.55,4.6,0 0.78,13,0 0.22,13,0 -0.55,4.6,0';
  fillWallOutline(wall, scaled(wall.length, rows<3>(legs)), iron, 0.85);
  fillWallOutline(wall, scaled(wall.length, rows<3>(insides)), scale(iron, 1.3), 0.4);
  for (const [half, up] of rows<2>('1.2,5.6 0.44,13.4 0.12,22.6'))
    fillWallPatch(
      wall,
      { along: (0.5 - half) * wall.length, up, wide: half * 2 * wall.length, high: 0.7 },
      scale(iron, 0.8),
    );
}

/** What rises over the roofs of a town in this part of the world, about twelve metres tall, on the wall's foot. */
export function drawRegionalTower(
  wall: TownWall,
  { tower, walls, roofs }: HouseManner,
  light: CityLight,
): void {
  const { length: wide } = wall;
  const stone = wallColor(wall, walls[0]!);
  const roof = wallColor(wall, roofs[0]!);
  const opening = light.dark ? light.lamps[0]! : scale(stone, 0.5);
  const shaft = (from: number, to: number, foot: number, top: number, color: Rgb) => {
    fillWallPatch(wall, { along: from * wide, up: foot, wide: (to - from) * wide, high: top - foot }, color);
    fillWallPatch(
      wall,
      {
        along: (from + (to - from) * 0.66) * wide,
        up: foot,
        wide: (to - from) * 0.34 * wide,
        high: top - foot,
      },
      scale(color, 0.86),
    );
  };
  if (tower === 'minaret') {
    dome(wall, wide * 1.5, 5.4, wide * 0.9, wallColor(wall, [98, 152, 150]), 0.7);
    shaft(0.62, 2.38, 0, 5.4, scale(stone, 0.96));
    shaft(0.26, 0.74, 0, 12, stone);
    shaft(0.1, 0.9, 9.4, 10, scale(stone, 1.06));
    dome(wall, wide / 2, 12, wide * 0.26, wallColor(wall, [98, 152, 150]), 1);
  } else if (tower === 'dome') {
    const blue = walls[0]![2] > 230 ? wallColor(wall, [44, 104, 196]) : stone;
    shaft(-0.3, 1.3, 0, 6.4, stone);
    dome(wall, wide / 2, 6.4, wide * 0.72, blue, 0.9);
    shaft(0.46, 0.54, 6.4 + wide * 0.72, 8.6 + wide * 0.72, scale(blue, 0.8));
  } else if (tower === 'iron-tower') {
    drawIronTower(wall);
  } else if (tower === 'clock-tower') {
    shaft(0, 1, 0, 12.4, stone);
    fillWallOutline(
      wall,
      scaled(wide, rows<3>('-0.1,12.4,0 1.1,12.4,0 0.72,14,0 0.5,16.6,0 0.28,14,0')),
      roof,
    );
    const { x, y } = wall.at(wide / 2, 11);
    const radius = (wall.at(1, 0).x - wall.at(0, 0).x) * wide * 0.36;
    fillDisc(
      wall.stage.context,
      light.dark ? [255, 236, 180] : wallColor(wall, [250, 246, 232]),
      x,
      y,
      radius,
    );
  } else if (tower === 'bell-tower') {
    shaft(0, 1, 0, 12, stone);
    for (const up of [8.9, 10.2])
      for (const along of [0.2, 0.6])
        fillWallPatch(wall, { along: along * wide, up, wide: wide * 0.22, high: 0.9 }, opening);
    fillWallOutline(
      wall,
      [
        [-0.15 * wide, 12, 0],
        [1.15 * wide, 12, 0],
        [0.5 * wide, 14, 0],
      ],
      roof,
    );
  } else {
    for (let tier = 0; tier < 5; tier++) {
      const [half, foot] = [0.62 - tier * 0.09, tier * 2.3];
      shaft(0.5 - half, 0.5 + half, foot, foot + 1.8, scale(wallColor(wall, [168, 62, 48]), 1 - tier * 0.03));
      fillWallOutline(
        wall,
        [
          [(0.5 - half * 1.7) * wide, foot + 1.7, 0],
          [(0.5 + half * 1.7) * wide, foot + 1.7, 0],
          [(0.5 + half * 0.9) * wide, foot + 2.5, 0],
          [(0.5 - half * 0.9) * wide, foot + 2.5, 0],
        ],
        roof,
      );
    }
    shaft(0.47, 0.53, 11.6, 13.8, roof);
  }
}

/** The steeple of a town north of the Alps. */
export function raiseSpire(tower: TownWall, light: CityLight): void {
  const stone = wallColor(tower, [196, 180, 160]);
  fillWallOutline(tower, scaled(tower.length, rows<3>('0,0,0 1,0,0 1,12,0 0,12,0')), stone);
  fillWallOutline(
    tower,
    scaled(tower.length, rows<3>('-0.14,12,0 1.14,12,0 0.5,17.5,0')),
    wallColor(tower, [120, 84, 76]),
  );
  fillWallOutline(
    tower,
    scaled(tower.length, rows<3>('0.32,9.4,0 0.68,9.4,0 0.68,11,0 0.32,11,0')),
    light.dark ? light.lamps[0]! : scale(stone, 0.6),
  );
}
