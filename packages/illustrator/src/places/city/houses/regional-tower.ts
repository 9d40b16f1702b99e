import { type Rgb, scale } from '../../../core/color.ts';
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
