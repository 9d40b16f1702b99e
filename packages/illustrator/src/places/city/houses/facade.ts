import { mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import { fillOval, strokeLine } from '../../../core/ink.ts';
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
  if (look.manner) dressRoof(wall, look, light, floor);
  if (look.shop) drawShopFront(wall, random, light, floor);
  else drawDoor(wall, random, light, ((columns >> 1) + 0.5) * (length / columns), floor);
  stampWall(wall, height);
}

/** The parapet of a flat roof, or eaves above every storey with lanterns below them. */
function dressRoof(wall: TownWall, look: FacadeLook, light: CityLight, floor: number): void {
  const { length } = wall;
  const { height, roof, manner, storeys } = look;
  const tile = wallColor(wall, wall.stage.brief.snow ? [236, 242, 250] : roof);
  if (manner!.roof === 'flat') {
    const rim = wallColor(wall, look.color);
    fillWallPatch(wall, { along: 0, up: height, wide: length, high: 0.34 }, rim);
    if (manner!.tower === 'minaret')
      for (let along = 0; along < length - 0.2; along += 0.5)
        fillWallPatch(wall, { along, up: height + 0.34, wide: 0.28, high: 0.24 }, rim);
    return;
  }
  if (manner!.roof !== 'eaves') return;
  for (let storey = 1; storey <= storeys; storey++) {
    const up = storey * floor;
    fillWallOutline(
      wall,
      [
        [-0.1, up + 0.28, 0],
        [length + 0.1, up + 0.28, 0],
        [length + 0.25, up - 0.06, 0.7],
        [-0.25, up - 0.06, 0.7],
      ],
      tile,
    );
    fillWallPatch(
      wall,
      { along: -0.25, up: up - 0.13, wide: length + 0.5, high: 0.08, out: 0.7 },
      scale(tile, 0.6),
    );
  }
  if (manner!.lanterns) hangLanterns(wall, light, floor);
}

function hangLanterns(wall: TownWall, light: CityLight, floor: number): void {
  const { context } = wall.stage;
  for (let along = 0.5; along < wall.length; along += 1.1) {
    const { x, y } = wall.at(along, floor - 0.5, 0.62);
    const size = wallScale(wall, along) * 0.2;
    if (size < 1.2) continue;
    const paper: Rgb = light.dark ? [255, 120, 70] : wallColor(wall, [214, 52, 40]);
    strokeLine(context, scale(paper, 0.4), size * 0.12, x, y - size * 1.8, x, y);
    fillOval(context, paper, x, y, size, size * 1.2);
    fillOval(context, mix(paper, [255, 226, 150], 0.6), x, y, size * 0.5, size * 0.9);
  }
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
  { color, height, roof, gable = 'pointed', manner }: FacadeLook,
  light: CityLight,
): void {
  if (manner?.roof === 'flat') return;
  const { length, stage } = wall;
  const tile = wallColor(wall, stage.brief.snow ? [236, 242, 250] : roof);
  const rise = Math.min(2.3, length * (gable === 'pointed' ? 0.55 : 0.45));
  const face = wallColor(wall, color);
  if (manner) {
    // The long side faces us: its roof rises away from the eaves.
    fillWallOutline(
      wall,
      [
        [-0.3, height - 0.05, 0],
        [length * 0.08, height + rise * 0.7, 0],
        [length * 0.92, height + rise * 0.7, 0],
        [length + 0.3, height - 0.05, 0],
      ],
      tile,
    );
    return;
  }
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
