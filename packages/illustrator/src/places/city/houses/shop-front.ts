import { colorList, hslToRgb, mix, type Rgb, scale, toCss } from '../../../core/color.ts';
import type { Random } from '../../../core/random.ts';
import type { CityLight } from '../city-light.ts';
import { fillWallOutline, fillWallPatch, type TownWall, wallColor, wallScale } from './town-wall.ts';

const WOODS: readonly Rgb[] = colorList('#46685c #963a36 #3e5278 #784e34 #c48e46 #603e60');
const AWNINGS: readonly Rgb[] = colorList('#ce3e38 #3a7a68 #e2a03e #4668a4 #dc788c');

/** A shop at a house's foot: painted wood, a warm window full of things, a sign, a striped awning. */
export function drawShopFront(wall: TownWall, random: Random, light: CityLight, floor: number): void {
  const { length } = wall;
  const wood = wallColor(wall, random.pick(WOODS));
  const high = floor * 0.94;
  fillWallPatch(wall, { along: 0.08, up: 0, wide: length - 0.16, high, out: 0.04 }, wood);
  const doorAt = random.chance(0.5) ? 0.3 : length - 1;
  const warm: Rgb = light.dark
    ? [255, 214, 140]
    : mix(wallColor(wall, [250, 226, 176]), [255, 240, 206], 0.25);
  const from = doorAt < length / 2 ? doorAt + 0.9 : 0.3;
  const to = doorAt < length / 2 ? length - 0.3 : doorAt - 0.2;
  if (to - from > 0.3) {
    fillWallPatch(wall, { along: from, up: 0.45, wide: to - from, high: high * 0.55, out: 0.05 }, warm);
    fillWindowDisplay(wall, random, from, to, high);
  }
  fillWallPatch(
    wall,
    { along: doorAt, up: 0.05, wide: 0.7, high: high * 0.76, out: 0.05 },
    scale(wood, 0.72),
  );
  fillWallPatch(
    wall,
    { along: doorAt + 0.12, up: high * 0.3, wide: 0.46, high: high * 0.4, out: 0.05 },
    warm,
  );
  fillWallPatch(
    wall,
    { along: 0.14, up: high * 0.84, wide: length - 0.28, high: high * 0.14, out: 0.06 },
    mix(wood, [255, 240, 210], 0.18),
  );
  writeSign(wall, random, high * 0.91);
  if (random.chance(0.75)) stretchAwning(wall, random.pick(AWNINGS), 0.1, length - 0.1, high * 0.84, 0.8);
}

function fillWindowDisplay(wall: TownWall, random: Random, from: number, to: number, high: number): void {
  const { context } = wall.stage;
  const size = wallScale(wall, from) * 0.13;
  if (size < 1.5) return;
  for (let row = 0; row < 2; row++)
    for (let along = from + 0.15; along < to - 0.1; along += 0.24) {
      const { x, y } = wall.at(along, 0.56 + row * high * 0.24, 0.05);
      context.fillStyle = toCss(
        wallColor(wall, hslToRgb(random.pick([0.04, 0.09, 0.95, 0.3, 0.56]), 0.55, random.range(0.4, 0.6))),
      );
      context.beginPath();
      context.ellipse(
        x,
        y - size * 0.4,
        size * random.range(0.5, 0.8),
        size * random.range(0.5, 0.9),
        0,
        0,
        7,
      );
      context.fill();
    }
  for (const along of [from, (from + to) / 2, to])
    fillWallPatch(
      wall,
      { along: along - 0.025, up: 0.45, wide: 0.05, high: high * 0.55, out: 0.06 },
      wallColor(wall, [246, 240, 226]),
    );
}

/** A few strokes where the name would be. */
function writeSign(wall: TownWall, random: Random, up: number): void {
  const { context } = wall.stage;
  const middle = wall.length / 2;
  const size = wallScale(wall, middle);
  if (size < 18) return;
  context.strokeStyle = toCss(wallColor(wall, [255, 236, 190]));
  context.lineWidth = Math.max(0.8, size * 0.035);
  context.lineCap = 'round';
  context.beginPath();
  for (let letter = 0; letter < 7; letter++) {
    const along = middle - 0.6 + letter * 0.18;
    const a = wall.at(along, up - 0.05, 0.07);
    const b = wall.at(along + random.range(0.02, 0.1), up + random.range(0, 0.06), 0.07);
    context.moveTo(a.x, a.y);
    context.lineTo(b.x, b.y);
  }
  context.stroke();
}

/** Striped cloth that slopes out over the pavement, with a scalloped edge. */
export function stretchAwning(
  wall: TownWall,
  color: Rgb,
  from: number,
  to: number,
  up: number,
  out: number,
): void {
  const stripes = Math.max(4, Math.round((to - from) / 0.3));
  const cloth = [wallColor(wall, color), wallColor(wall, [250, 244, 230])];
  const low = up - out * 0.5;
  for (let stripe = 0; stripe < stripes; stripe++) {
    const a = from + ((to - from) * stripe) / stripes;
    const b = from + ((to - from) * (stripe + 1)) / stripes;
    const tone = cloth[stripe % 2]!;
    fillWallOutline(
      wall,
      [
        [a, up, 0.05],
        [b, up, 0.05],
        [b, low, out],
        [a, low, out],
      ],
      tone,
    );
    fillWallOutline(
      wall,
      [
        [a, low, out],
        [b, low, out],
        [b, low - 0.12, out],
        [(a + b) / 2, low - 0.22, out],
        [a, low - 0.12, out],
      ],
      scale(tone, 0.82),
    );
  }
}
