import { colorList, hslToRgb, type Rgb, scale, toCss } from '../../core/color.ts';
import { fillDisc } from '../../core/ink.ts';
import { rows } from '../../core/number-tables.ts';
import type { Random } from '../../core/random.ts';
import { paintFlatGround } from '../../stage/ground/city-ground.ts';
import { wetGround } from '../../stage/weather/wet-ground.ts';
import { stretchAwning } from './houses/shop-front.ts';
import { raiseFronts } from './houses/shop-row.ts';
import {
  facingWall,
  fillWallOutline,
  fillWallPatch,
  streetWall,
  type TownWall,
  wallColor,
  wallScale,
} from './houses/town-wall.ts';
import { drawPassersBy } from './parts/city-people.ts';
import { hangFestoons } from './parts/festoons.ts';
import { type PaintTown, pave } from './town-street.ts';

const CLOTHS: readonly Rgb[] = colorList('#ce3e38 #3a846e #ecaa3e #466eb0 #e26e8c #825aa0');
const WARES: readonly (readonly Rgb[])[] = [
  colorList('#e23c32 #f07832'),
  colorList('#fa9632 #fabe46'),
  colorList('#60a046 #96be50'),
  colorList('#fadc5a #e6be3c'),
  colorList('#783c82 #5a3c78'),
  colorList('#f0ecdc #d2965a'),
  colorList('#f082aa #fadc78'),
];

/** Two rows of stalls with striped cloth and heaps of produce, houses behind, flags across. */
export const paintMarket: PaintTown = (stage, random, light) => {
  paintFlatGround(stage, light.dark ? [110, 104, 116] : [186, 172, 154]);
  raiseFronts(stage, random, light, 19, [2, 3], 0.5);
  pave(stage, random, 0, 7);
  drawPassersBy(stage, random, { neon: false });
  const half = random.range(2.2, 2.6);
  for (const [far, near] of rows<2>('16,13 12.4,9.6 9,6.4 5.9,3.6 3.2,1.5'))
    for (const side of [-1, 1] as const) {
      stage.checkpoint.check();
      raiseStall(streetWall(stage, side * half, near, far, side), random, light.dark);
    }
  const stall = facingWall(stage, random.range(-2.4, -0.4), 15.5, 3);
  raiseStall(stall, random, light.dark);
  hangFestoons(stage, random.fork('festoons'), 5);
  if (stage.brief.weather === 'rain') wetGround(stage);
};

function raiseStall(wall: TownWall, random: Random, dark: boolean): void {
  const { length } = wall;
  const wood = wallColor(wall, [150, 104, 66]);
  fillWallPatch(wall, { along: 0, up: 0, wide: length, high: 2.5, out: -0.9 }, scale(wood, 0.42));
  for (const along of [0.04, length - 0.14])
    fillWallPatch(wall, { along, up: 0, wide: 0.1, high: 2.4 }, scale(wood, 0.8));
  fillWallPatch(wall, { along: 0, up: 0, wide: length, high: 0.95 }, wood);
  for (let board = 0; board < 3; board++)
    fillWallPatch(wall, { along: 0, up: board * 0.32 + 0.29, wide: length, high: 0.03 }, scale(wood, 0.66));
  fillWallOutline(
    wall,
    [
      [0, 0.95, 0.06],
      [length, 0.95, 0.06],
      [length, 1.3, -0.8],
      [0, 1.3, -0.8],
    ],
    scale(wood, 1.2),
  );
  heapWares(wall, random);
  if (dark)
    fillWallPatch(wall, { along: 0, up: 1.3, wide: length, high: 1.1, out: -0.6 }, [255, 200, 120], 0.26);
  stretchAwning(wall, random.pick(CLOTHS), -0.1, length + 0.1, 2.7, 0.75);
}

function heapWares(wall: TownWall, random: Random): void {
  const { context } = wall.stage;
  const crates = Math.max(2, Math.round(wall.length / 0.7));
  for (let row = 2; row >= 0; row--)
    for (let crate = 0; crate < crates; crate++) {
      const colors = random.pick(WARES);
      const along = ((crate + 0.5) * wall.length) / crates;
      const size = wallScale(wall, along) * 0.105;
      if (size < 1) continue;
      for (let piece = 0; piece < 8; piece++) {
        const at = wall.at(
          along + (piece % 4) * 0.13 - 0.2,
          1.02 + row * 0.12 + (piece >> 2) * 0.07,
          -row * 0.26,
        );
        const color = wallColor(wall, random.pick(colors));
        fillDisc(context, scale(color, 0.75), at.x, at.y, size);
        fillDisc(context, scale(color, 1.12), at.x - size * 0.15, at.y - size * 0.2, size * 0.74);
      }
    }
  if (random.chance(0.5)) return;
  for (let bunch = 0; bunch < 4; bunch++) {
    const at = wall.at(wall.length * (0.2 + bunch * 0.2), 2.1, 0.2);
    const size = wallScale(wall, 0) * 0.13;
    context.fillStyle = toCss(wallColor(wall, hslToRgb(random.pick([0.14, 0.3, 0.02]), 0.6, 0.5)));
    context.beginPath();
    context.ellipse(at.x, at.y, size * 0.6, size, 0, 0, 7);
    context.fill();
  }
}
