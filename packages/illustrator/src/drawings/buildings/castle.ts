import { mix, pickColor, type Rgb, scale } from '../../core/color.ts';
import { lerp } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import type { Drawing, DrawingRequest } from '../pen/drawing.types.ts';
import { box, down, fade, fill } from '../pen/pen.ts';
import { type Sketch, sketch } from '../pen/sketch.ts';
import {
  drawBattlements,
  drawConeRoof,
  drawGate,
  drawOpening,
  drawPennant,
  drawTowerShaft,
  layStones,
} from './parts/masonry.ts';

interface CastleTower {
  x: number;
  width: number;
  height: number;
  roof: boolean;
}

interface CastlePlan {
  back: CastleTower[];
  wallHeight: number;
  front: CastleTower[];
}

interface CastlePaint {
  stone: Rgb;
  roof: Rgb;
  flag: Rgb;
}

/** A walled castle with round towers: a slender palace, a broad fortress or a keep, by seed. */
export function drawCastle(request: DrawingRequest): Drawing {
  const { random, size, color } = request;
  const paint: CastlePaint = {
    stone: pickColor(random, '#b3a99c #c4b6a2 #a09a9e #bfb2a8'),
    roof: color ?? pickColor(random, '#8a3543 #3f5a8a #65508a #9a5238 #3c6e70'),
    flag: color ? scale(color, 1.25) : pickColor(random, '#d8423b #e8b53a #3f7fd0'),
  };
  const plan = random.pick([palacePlan, fortressPlan, keepPlan])(random);
  return sketch({ size, left: -0.85, right: 0.85, top: -1.12 }, (sheet) => {
    for (const tower of plan.back)
      drawCastleTower(sheet, request, tower, paint, mix(paint.stone, [150, 150, 175], 0.18));
    drawCurtainWall(sheet, request, plan.wallHeight, paint.stone);
    for (const tower of plan.front) drawCastleTower(sheet, request, tower, paint, paint.stone);
    drawGate(sheet.context, 0, 0.01, 0.11, 0.17);
  });
}

function palacePlan(random: Random): CastlePlan {
  const tall = random.range(0.8, 0.88);
  return {
    back: [
      { x: -0.36, width: 0.12, height: random.range(0.48, 0.55), roof: true },
      { x: 0.38, width: 0.13, height: random.range(0.44, 0.5), roof: true },
      { x: -0.17, width: 0.11, height: random.range(0.6, 0.68), roof: true },
      { x: 0.19, width: 0.11, height: random.range(0.56, 0.64), roof: true },
      { x: 0.02, width: 0.15, height: tall * 0.92, roof: true },
    ],
    wallHeight: 0.27,
    front: [
      { x: -0.54, width: 0.14, height: 0.37, roof: random.chance(0.5) },
      { x: 0.55, width: 0.14, height: 0.35, roof: true },
      { x: -0.13, width: 0.1, height: 0.36, roof: false },
      { x: 0.13, width: 0.1, height: 0.36, roof: false },
    ],
  };
}

function fortressPlan(random: Random): CastlePlan {
  return {
    back: [
      { x: -0.28, width: 0.2, height: random.range(0.52, 0.6), roof: false },
      { x: 0.27, width: 0.16, height: random.range(0.6, 0.7), roof: true },
      { x: 0.04, width: 0.24, height: random.range(0.66, 0.74), roof: false },
      { x: 0.1, width: 0.09, height: random.range(0.8, 0.86), roof: true },
    ],
    wallHeight: 0.32,
    front: [
      { x: -0.6, width: 0.19, height: 0.44, roof: false },
      { x: 0.6, width: 0.19, height: 0.46, roof: false },
      { x: -0.14, width: 0.12, height: 0.42, roof: random.chance(0.6) },
      { x: 0.14, width: 0.12, height: 0.42, roof: random.chance(0.6) },
    ],
  };
}

function keepPlan(random: Random): CastlePlan {
  return {
    back: [
      { x: -0.24, width: 0.13, height: random.range(0.68, 0.76), roof: true },
      { x: 0.24, width: 0.13, height: random.range(0.6, 0.7), roof: true },
      { x: 0, width: 0.36, height: random.range(0.5, 0.56), roof: false },
      { x: 0.03, width: 0.12, height: random.range(0.76, 0.84), roof: true },
    ],
    wallHeight: 0.22,
    front: [
      { x: -0.46, width: 0.16, height: 0.36, roof: true },
      { x: 0.47, width: 0.16, height: 0.34, roof: true },
      { x: -0.13, width: 0.1, height: 0.3, roof: true },
      { x: 0.13, width: 0.1, height: 0.3, roof: true },
    ],
  };
}

function drawCurtainWall(sheet: Sketch, { random }: DrawingRequest, height: number, stone: Rgb): void {
  const { context } = sheet;
  sheet.cover(box(0, 0, 1.12, height + 0.02));
  const wall = { left: -0.56, right: 0.56, top: -height, bottom: 0 };
  fill(
    context,
    box(0, 0, 1.12, height),
    down(context, -height, 0, fade(scale(stone, 1.04), scale(stone, 0.66))),
  );
  layStones(context, random, wall, stone);
  drawBattlements(context, wall.left, wall.right, -height, stone);
}

function drawCastleTower(
  sheet: Sketch,
  { random, lamps, lightSide, snow }: DrawingRequest,
  { x, width, height, roof }: CastleTower,
  paint: CastlePaint,
  stone: Rgb,
): void {
  const { context } = sheet;
  sheet.cover(box(x, 0, width * 1.2, height + (roof ? width * 0.9 : 0.03)));
  drawTowerShaft(context, random, { x, width, top: -height, bottom: 0 }, stone, lightSide);
  const parapet = width * 0.58;
  drawBattlements(context, x - parapet, x + parapet, -height, scale(stone, 0.95));
  if (roof) {
    const roofHeight = Math.min(width * random.range(1.5, 2.1), 1.04 - height);
    const shape = { x, width: width * 1.28, y: -height - 0.012, height: roofHeight };
    drawConeRoof(context, shape, paint.roof, lightSide, snow);
    drawPennant(context, x, -height - roofHeight, 0.055, paint.flag);
  } else if (width < 0.2) {
    drawPennant(context, x, -height - 0.01, 0.085, paint.flag);
  }
  const levels = height < 0.4 ? 2 : 3;
  for (let level = 0; level < levels; level++) {
    const y = lerp(-height + 0.07, -0.07, level / levels + 0.05);
    const columns = width > 0.18 ? [-0.25, 0.25] : [0];
    for (const column of columns) {
      const lit = lamps && random.chance(0.5);
      const windowWidth = Math.min(width * 0.26, 0.036);
      drawOpening(sheet, { x: x + column * width, y, width: windowWidth, height: windowWidth * 1.9 }, lit);
      if (lit) sheet.light(x + column * width, y, 0.05, [255, 180, 90]);
    }
  }
}
