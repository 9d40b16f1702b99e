import { mix, pickColor, type Rgb, scale } from '../../../core/color.ts';
import { fillDisc } from '../../../core/ink.ts';
import type { Random } from '../../../core/random.ts';
import type { CityLight } from '../city-light.ts';
import type { FacadeLook } from './house-look.ts';
import { fillWallOutline, fillWallPatch, type TownWall, wallColor, wallScale } from './town-wall.ts';

export function drawWindow(
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
    : mix(wallColor(wall, [74, 96, 120]), wall.stage.palette.middle, 0.36);
  const frame = wallColor(wall, [248, 242, 228]);
  if (scaleHere * wide < 3) {
    fillWallPatch(wall, patch, glass);
    return;
  }
  if (look.manner?.arched || look.manner?.lattice) {
    drawRegionalWindow(wall, look, patch, glass, frame);
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
        wallColor(wall, look.shutters),
      );
  if (look.flowers && random.chance(0.7)) plantBox(wall, random, patch.along, up, wide);
}

type Opening = Parameters<typeof fillWallPatch>[1];

/** A round arch over an opening of the wall. */
function fillArch(wall: TownWall, { along, up, wide, high }: Opening, color: Rgb): void {
  const foot = high - wide / 2;
  const arch = Array.from({ length: 9 }, (_, step): [number, number, number] => {
    const angle = (step / 8) * Math.PI;
    return [along + (wide / 2) * (1 + Math.cos(angle)), up + foot + (Math.sin(angle) * wide) / 2, 0];
  });
  fillWallOutline(wall, [[along, up, 0], [along + wide, up, 0], ...arch], color);
}

/** An arch with shutters of its own color, or a window behind a lattice of dark wood. */
function drawRegionalWindow(
  wall: TownWall,
  { manner, shutters, flowers }: FacadeLook,
  patch: Opening,
  glass: Rgb,
  frame: Rgb,
): void {
  const { along, up, wide, high } = patch;
  if (manner!.lattice) {
    const wood = wallColor(wall, [74, 50, 36]);
    fillWallPatch(
      wall,
      { along: along - wide * 0.4, up: up - 0.05, wide: wide * 1.8, high: high + 0.1 },
      wood,
    );
    fillWallPatch(
      wall,
      { along: along - wide * 0.3, up, wide: wide * 1.6, high },
      mix(glass, [248, 232, 196], 0.5),
    );
    for (let bar = 1; bar < 6; bar++)
      fillWallPatch(
        wall,
        { along: along - wide * 0.3 + (bar * wide * 1.6) / 6, up, wide: 0.035, high },
        wood,
      );
    fillWallPatch(
      wall,
      { along: along - wide * 0.3, up: up + high * 0.48, wide: wide * 1.6, high: 0.035 },
      wood,
    );
    return;
  }
  fillArch(wall, { along: along - 0.07, up: up - 0.06, wide: wide + 0.14, high: high + 0.16 }, frame);
  fillArch(wall, patch, shutters ? wallColor(wall, shutters) : glass);
  if (shutters) fillArch(wall, { along: along + wide * 0.3, up, wide: wide * 0.4, high: high * 0.92 }, glass);
  if (flowers)
    fillWallPatch(wall, { along, up: up - 0.16, wide, high: 0.12 }, wallColor(wall, [92, 140, 70]));
}

function plantBox(wall: TownWall, random: Random, along: number, up: number, wide: number): void {
  const { context } = wall.stage;
  fillWallPatch(
    wall,
    { along: along - 0.06, up: up - 0.22, wide: wide + 0.12, high: 0.16, out: 0.14 },
    wallColor(wall, [140, 88, 58]),
  );
  const size = wallScale(wall, along) * 0.09;
  const bloom = pickColor(random, '#e23c46 #f082aa #fac850 #b46ed2');
  for (let leaf = 0; leaf < 9; leaf++) {
    const { x, y } = wall.at(along + wide * random.next(), up - 0.04 + random.range(-0.06, 0.1), 0.16);
    fillDisc(context, wallColor(wall, leaf % 2 ? bloom : [84, 140, 76]), x, y, size * random.range(0.6, 1));
  }
}

export function drawDoor(
  wall: TownWall,
  random: Random,
  light: CityLight,
  along: number,
  floor: number,
): void {
  const [wide, high] = [0.62, floor * 0.72];
  const door = pickColor(random, '#78422e #3c645a #963430 #3e507c #ce9646');
  fillWallPatch(
    wall,
    { along: along - wide / 2 - 0.1, up: 0, wide: wide + 0.2, high: high + 0.34 },
    wallColor(wall, [240, 232, 216]),
  );
  fillWallPatch(wall, { along: along - wide / 2, up: 0, wide, high }, wallColor(wall, door));
  fillWallPatch(
    wall,
    { along: along - wide / 2, up: high + 0.03, wide, high: 0.24 },
    light.dark ? light.lamps[0]! : wallColor(wall, [120, 150, 170]),
  );
  for (const up of [0.14, high * 0.55])
    fillWallPatch(
      wall,
      { along: along - wide * 0.34, up, wide: wide * 0.68, high: high * 0.34 },
      scale(wallColor(wall, door), 0.8),
    );
  fillWallPatch(
    wall,
    { along: along - wide / 2 - 0.16, up: 0, wide: wide + 0.32, high: 0.12, out: 0.3 },
    wallColor(wall, [176, 168, 156]),
  );
}
