import { mix, type Rgb, scale, toCss } from '../../core/colour.ts';
import type { Random } from '../../core/random.ts';
import type { CityLight } from '../city-light.ts';
import { drawShopFront } from './shop-front.ts';
import {
  fillWallOutline,
  fillWallPatch,
  stampWall,
  type TownWall,
  tracePatch,
  wallColour,
  wallScale,
} from './town-wall.ts';

export interface FacadeLook {
  colour: Rgb;
  /** Metres. */
  height: number;
  storeys: number;
  roof: Rgb;
  /** The gable faces us: a stepped or pointed top above the wall. */
  gable?: 'pointed' | 'stepped' | 'round';
  shop?: boolean;
  brick?: boolean;
  shutters?: Rgb;
  flowers?: boolean;
}

const PLASTERS: readonly Rgb[] = [
  [236, 196, 130],
  [222, 142, 106],
  [240, 222, 184],
  [158, 188, 168],
  [232, 176, 160],
  [150, 178, 206],
  [206, 106, 84],
  [244, 232, 206],
  [190, 166, 200],
  [216, 180, 96],
];
const BRICKS: readonly Rgb[] = [
  [176, 92, 70],
  [150, 82, 70],
  [190, 120, 86],
];
const ROOFS: readonly Rgb[] = [
  [170, 82, 58],
  [120, 70, 60],
  [96, 104, 120],
  [186, 104, 66],
];
const SHUTTERS: readonly Rgb[] = [
  [70, 110, 100],
  [84, 110, 150],
  [150, 70, 62],
  [96, 84, 70],
  [240, 236, 222],
];

/** Looks of a house in an old, friendly town. */
export function chooseHouse(random: Random, floors: readonly [number, number] = [2, 4]): FacadeLook {
  const storeys = floors[0] + random.integer(floors[1] - floors[0] + 1);
  const brick = random.chance(0.22);
  return {
    colour: random.pick(brick ? BRICKS : PLASTERS),
    height: 0.5 + storeys * random.range(1.9, 2.15),
    storeys,
    roof: random.pick(ROOFS),
    gable: random.pick<NonNullable<FacadeLook['gable']>>(['pointed', 'stepped', 'round', 'pointed']),
    shop: random.chance(0.55),
    brick,
    ...(random.chance(0.5) ? { shutters: random.pick(SHUTTERS) } : {}),
    flowers: random.chance(0.5),
  };
}

/** A house front: plaster or brick, framed windows, shutters, flower boxes, a door or a shop at its foot. */
export function drawFacade(wall: TownWall, random: Random, look: FacadeLook, light: CityLight): void {
  const { stage, length } = wall;
  const { height } = look;
  const [left, right] = [wall.at(0, 0).x, wall.at(length, 0).x];
  if (right - left < 1 || right < 0 || left > stage.width) return;
  const base = wallColour(wall, look.colour);
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
  const trim = mix(base, wallColour(wall, [250, 244, 230]), 0.5);
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

function drawWindow(
  wall: TownWall,
  random: Random,
  look: FacadeLook,
  light: CityLight,
  { along, up, high }: { along: number; up: number; high: number },
): void {
  const wide = Math.min(0.72, high * 0.78);
  const patch = { along: along - wide / 2, up, wide, high };
  const scaleHere = wallScale(wall, along);
  const lit = random.chance(light.lit);
  const glass: Rgb = lit
    ? random.pick(light.lamps)
    : mix(wallColour(wall, [74, 96, 120]), wall.stage.palette.middle, 0.36);
  const frame = wallColour(wall, [248, 242, 228]);
  if (scaleHere * wide < 3) {
    fillWallPatch(wall, patch, glass);
    return;
  }
  fillWallPatch(
    wall,
    { along: patch.along - 0.07, up: up - 0.06, wide: wide + 0.14, high: high + 0.14 },
    frame,
  );
  fillWallPatch(wall, patch, glass);
  if (!lit)
    fillWallOutline(
      wall,
      [
        [patch.along, up, 0],
        [patch.along + wide * 0.6, up, 0],
        [patch.along + wide, up + high, 0],
        [patch.along + wide * 0.5, up + high, 0],
      ],
      wall.stage.palette.horizon,
      0.22,
    );
  fillWallPatch(wall, { along: along - 0.025, up, wide: 0.05, high }, frame);
  fillWallPatch(wall, { along: patch.along, up: up + high * 0.6, wide, high: 0.05 }, frame);
  if (look.shutters)
    for (const edge of [patch.along - wide * 0.48, patch.along + wide + 0.04])
      fillWallPatch(
        wall,
        { along: edge, up: up - 0.04, wide: wide * 0.44, high: high + 0.08 },
        wallColour(wall, look.shutters),
      );
  if (look.flowers && random.chance(0.7)) plantBox(wall, random, patch.along, up, wide);
}

function plantBox(wall: TownWall, random: Random, along: number, up: number, wide: number): void {
  const { context } = wall.stage;
  fillWallPatch(
    wall,
    { along: along - 0.06, up: up - 0.22, wide: wide + 0.12, high: 0.16, out: 0.14 },
    wallColour(wall, [140, 88, 58]),
  );
  const size = wallScale(wall, along) * 0.09;
  const bloom = random.pick<Rgb>([
    [226, 60, 70],
    [240, 130, 170],
    [250, 200, 80],
    [180, 110, 210],
  ]);
  for (let leaf = 0; leaf < 9; leaf++) {
    const { x, y } = wall.at(along + wide * random.next(), up - 0.04 + random.range(-0.06, 0.1), 0.16);
    context.fillStyle = toCss(wallColour(wall, leaf % 2 ? bloom : [84, 140, 76]));
    context.beginPath();
    context.arc(x, y, size * random.range(0.6, 1), 0, 7);
    context.fill();
  }
}

function drawDoor(wall: TownWall, random: Random, light: CityLight, along: number, floor: number): void {
  const [wide, high] = [0.62, floor * 0.72];
  const door = random.pick<Rgb>([
    [120, 66, 46],
    [60, 100, 90],
    [150, 52, 48],
    [62, 80, 124],
    [206, 150, 70],
  ]);
  fillWallPatch(
    wall,
    { along: along - wide / 2 - 0.1, up: 0, wide: wide + 0.2, high: high + 0.34 },
    wallColour(wall, [240, 232, 216]),
  );
  fillWallPatch(wall, { along: along - wide / 2, up: 0, wide, high }, wallColour(wall, door));
  fillWallPatch(
    wall,
    { along: along - wide / 2, up: high + 0.03, wide, high: 0.24 },
    light.dark ? light.lamps[0]! : wallColour(wall, [120, 150, 170]),
  );
  for (const up of [0.14, high * 0.55])
    fillWallPatch(
      wall,
      { along: along - wide * 0.34, up, wide: wide * 0.68, high: high * 0.34 },
      scale(wallColour(wall, door), 0.8),
    );
  fillWallPatch(
    wall,
    { along: along - wide / 2 - 0.16, up: 0, wide: wide + 0.32, high: 0.12, out: 0.3 },
    wallColour(wall, [176, 168, 156]),
  );
}

/** The roof above a front that faces us. */
export function drawGable(
  wall: TownWall,
  random: Random,
  { colour, height, roof, gable = 'pointed' }: FacadeLook,
  light: CityLight,
): void {
  const { length, stage } = wall;
  const tile = wallColour(wall, stage.brief.snow ? [236, 242, 250] : roof);
  const rise = Math.min(2.3, length * (gable === 'pointed' ? 0.55 : 0.45));
  const face = wallColour(wall, colour);
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
    wallColour(wall, [248, 242, 228]),
  );
  fillWallPatch(wall, attic, random.chance(light.lit) ? light.lamps[0]! : wallColour(wall, [84, 104, 126]));
}
