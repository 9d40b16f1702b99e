import { mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import type { Random } from '../../../core/random.ts';
import type { CityLight } from '../city-light.ts';
import { drawDoor, drawWindow } from './facade-openings.ts';
import type { FacadeLook } from './house-look.ts';
import { drawShopFront } from './shop-front.ts';
import {
  fillWallOutline,
  fillWallPatch,
  stampWall,
  type TownWall,
  tracePatch,
  wallColor,
  wallScale,
} from './town-wall.ts';

/** A house front: plaster or brick, framed windows, shutters, flower boxes, a door or a shop at its foot. */
export function drawFacade(wall: TownWall, random: Random, look: FacadeLook, light: CityLight): void {
  const { stage, length } = wall;
  const { height } = look;
  const [left, right] = [wall.at(0, 0).x, wall.at(length, 0).x];
  if (right - left < 1 || right < 0 || left > stage.width) return;
  const base = wallColor(wall, look.color);
  const glow: Rgb = light.dark ? [255, 190, 120] : base;
  const top = Math.min(wall.at(0, height).y, wall.at(length, height).y);
  const foot = Math.max(wall.at(0, 0).y, wall.at(length, 0).y);
  const shade = stage.context.createLinearGradient(0, top, 0, foot);
  shade.addColorStop(0, toCss(scale(base, 1.04)));
  shade.addColorStop(0.6, toCss(base));
  shade.addColorStop(1, toCss(mix(scale(base, 0.84), glow, light.dark ? 0.26 : 0)));
  tracePatch(wall, { along: 0, up: 0, wide: length, high: height });
  stage.context.fillStyle = shade;
  stage.context.fill();
  if (look.brick) layBricks(wall, random, look, base);
  const floor = height / look.storeys;
  const columns = Math.max(1, Math.round(length / 1.5));
  for (let storey = look.shop ? 1 : 0; storey < look.storeys; storey++)
    for (let column = 0; column < columns; column++) {
      if (storey === 0 && column === columns >> 1) continue;
      drawWindow(wall, random, look, light, {
        along: ((column + 0.5) * length) / columns,
        up: storey * floor + floor * 0.28,
        high: floor * 0.52,
      });
    }
  const trim = mix(base, wallColor(wall, [250, 244, 230]), 0.5);
  for (let storey = 1; storey < look.storeys; storey++)
    fillWallPatch(wall, { along: 0, up: storey * floor - 0.05, wide: length, high: 0.08 }, trim);
  fillWallPatch(wall, { along: -0.05, up: height - 0.16, wide: length + 0.1, high: 0.2, out: 0.08 }, trim);
  if (look.shop) drawShopFront(wall, random, light, floor);
  else drawDoor(wall, random, light, ((columns >> 1) + 0.5) * (length / columns), floor);
  stampWall(wall, height);
}

function layBricks(wall: TownWall, random: Random, { height }: FacadeLook, base: Rgb): void {
  if (wallScale(wall, wall.length / 2) * 0.16 < 2.4) return;
  for (let up = 0; up < height; up += 0.17)
    for (let along = random.range(0, 0.3); along < wall.length - 0.3; along += random.range(0.4, 1.2))
      fillWallPatch(wall, { along, up, wide: 0.3, high: 0.13 }, scale(base, random.range(0.84, 1.16)), 0.75);
}

/** The roof above a front that faces us. */
export function drawGable(
  wall: TownWall,
  random: Random,
  { color, height, roof, gable = 'pointed' }: FacadeLook,
  light: CityLight,
): void {
  const { length, stage } = wall;
  const tile = wallColor(wall, stage.brief.snow ? [236, 242, 250] : roof);
  const rise = Math.min(2.3, length * (gable === 'pointed' ? 0.55 : 0.45));
  const face = wallColor(wall, color);
  if (gable === 'pointed') {
    fillWallOutline(
      wall,
      [
        [-0.25, height - 0.05, 0],
        [length / 2, height + rise + 0.2, 0],
        [length + 0.25, height - 0.05, 0],
      ],
      tile,
    );
    fillWallOutline(
      wall,
      [
        [0.12, height - 0.05, 0],
        [length / 2, height + rise - 0.14, 0],
        [length - 0.12, height - 0.05, 0],
      ],
      face,
    );
  } else if (gable === 'stepped') {
    for (let step = 0; step < 4; step++)
      fillWallPatch(
        wall,
        {
          along: (length * step) / 9,
          up: height,
          wide: length * (1 - (step * 2) / 9),
          high: (rise * (step + 1)) / 4,
        },
        face,
      );
    for (let step = 0; step < 4; step++)
      for (const along of [(length * step) / 9, length * (1 - (step + 1) / 9)])
        fillWallPatch(
          wall,
          { along, up: height + (rise * (step + 1)) / 4 - 0.06, wide: length / 9, high: 0.1 },
          stage.brief.snow ? tile : mix(face, [255, 250, 240], 0.4),
        );
  } else {
    fillWallOutline(
      wall,
      [
        [-0.15, height, 0],
        [length * 0.14, height + rise * 0.8, 0],
        [length * 0.86, height + rise * 0.8, 0],
        [length + 0.15, height, 0],
      ],
      tile,
    );
  }
  const attic = {
    along: length / 2 - 0.3,
    up: height + rise * 0.16,
    wide: 0.6,
    high: Math.min(0.8, rise * 0.45),
  };
  fillWallPatch(
    wall,
    { along: attic.along - 0.07, up: attic.up - 0.06, wide: 0.74, high: attic.high + 0.13 },
    wallColor(wall, [248, 242, 228]),
  );
  fillWallPatch(wall, attic, random.chance(light.lit) ? light.lamps[0]! : wallColor(wall, [84, 104, 126]));
}
