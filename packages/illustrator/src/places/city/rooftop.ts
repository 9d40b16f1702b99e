import { colorList, mix, pickColor, scale, toCss } from '../../core/color.ts';
import { rows } from '../../core/number-tables.ts';
import type { Random } from '../../core/random.ts';
import { hasSubjectOf } from '../../stage/brief-questions.ts';
import { project } from '../../stage/camera.ts';
import { paintFlatGround, traceGround } from '../../stage/ground/city-ground.ts';
import { litColor } from '../../stage/light/lighting.ts';
import { borderFlowers, HEDGE } from '../../stage/plants/garden-plants.ts';
import { createStand } from '../../stage/plants/plant-stand.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { paintSkyline } from './city-skyline.ts';
import { facingWall, fillWallOutline, fillWallPatch, stampWall, wallColor } from './houses/town-wall.ts';
import { isOfOldRoofs, paintOldRoofs } from './old-skyline.ts';
import { hangFestoons, isFestive } from './parts/festoons.ts';
import type { PaintTown } from './town-street.ts';

/** A flat roof with a parapet, chimneys, a water tank and plants; the town lies beyond and below. */
export const paintRooftop: PaintTown = (stage, random, light) => {
  const { horizon, height } = stage;
  paintFlatGround(stage, light.dark ? [110, 102, 112] : [196, 160, 130]);
  paintSkyline(stage, random, light, {
    tall: random.range(0.46, 0.6),
    layers: 5,
    haze: 0.14,
    base: horizon + height * 0.07,
  });
  layRoof(stage, random, light.dark);
  const parapet = facingWall(stage, -30, 8.5, 60);
  const brick = wallColor(parapet, pickColor(random, '#b0644e #cebea8 #965a4c'));
  fillWallPatch(parapet, { along: 0, up: 0, wide: 60, high: 0.85 }, brick);
  for (let row = 0; row < 5; row++)
    for (let along = 18 + (row % 2) * 0.25; along < 42; along += 0.5)
      fillWallPatch(
        parapet,
        { along, up: row * 0.17 + 0.02, wide: 0.46, high: 0.14 },
        scale(brick, random.range(0.86, 1.12)),
      );
  fillWallPatch(
    parapet,
    { along: 0, up: 0.85, wide: 60, high: 0.14, out: 0.12 },
    wallColor(parapet, [226, 214, 196]),
  );
  stampWall(parapet, 0.95);
  const side = random.chance(0.5) ? 1 : -1;
  raiseTank(stage, side * 4.4 - 1.2, 7.8);
  raiseChimneys(stage, random, -side * 4.6);
  for (const x of [-side * 2.6, side * 1.9]) raiseAerial(stage, random, x, 8.2);
  if (stage.brief.placeHints?.has('planted')) plantRoof(stage, random);
  if (isFestive(stage) || light.dark) hangFestoons(stage, random.fork('festoons'), 5);
};

/** Many roofs, one behind the other; whoever walks over them has the flat one of a high house. */
export const paintRoofs: PaintTown = (stage, random, light) => {
  if (!isOfOldRoofs(stage) || hasSubjectOf(stage.brief, 'person', 'animal', 'item')) {
    paintRooftop(stage, random, light);
    return;
  }
  paintFlatGround(stage, light.dark ? [90, 84, 98] : [150, 138, 126]);
  paintOldRoofs(stage, random, light, { far: 150, near: 11, rows: 7, fall: 8 });
};

function layRoof(stage: Stage, random: Random, dark: boolean): void {
  const { context } = stage;
  const tile = litColor(
    stage,
    stage.brief.snow ? [238, 243, 250] : dark ? [128, 112, 118] : [214, 184, 156],
    { sun: 0.42 },
  );
  for (let row = 0; row < 9; row++) {
    const [far, near] = [8.5 - row * 0.9, 8.5 - (row + 1) * 0.9];
    for (let x = -9; x < 9; x += 0.9) {
      context.fillStyle = toCss(scale(tile, random.range(0.92, 1.04)));
      traceGround(stage, [
        [x + 0.02, far],
        [x + 0.88, far],
        [x + 0.88, Math.max(0.6, near + 0.03)],
        [x + 0.02, Math.max(0.6, near + 0.03)],
      ]);
      context.fill();
    }
  }
}

/** A wooden tank on legs under a cone. */
function raiseTank(stage: Stage, x: number, z: number): void {
  const wall = facingWall(stage, x, z, 2.4);
  const wood = wallColor(wall, [166, 112, 74]);
  for (const leg of [0.2, 1.15, 2.1])
    fillWallPatch(wall, { along: leg, up: 0, wide: 0.12, high: 1.5 }, scale(wood, 0.6));
  for (let stave = 0; stave < 10; stave++) {
    const shade = 1.15 - Math.abs(stave / 9 - (stage.light[0] < 0 ? 0.3 : 0.7)) * 0.75;
    fillWallPatch(wall, { along: 0.05 + stave * 0.23, up: 1.4, wide: 0.225, high: 1.9 }, scale(wood, shade));
  }
  for (const up of [1.6, 2.4, 3.1])
    fillWallPatch(wall, { along: 0, up, wide: 2.4, high: 0.07 }, scale(wood, 0.5));
  fillWallOutline(
    wall,
    rows<3>('-0.15,3.28,0 2.55,3.28,0 1.2,4.3,0'),
    mix(wallColor(wall, stage.brief.snow ? [240, 244, 250] : [96, 92, 100]), wood, 0.1),
  );
}

/** A mast with crossed rods on the parapet. */
function raiseAerial(stage: Stage, random: Random, x: number, z: number): void {
  const wall = facingWall(stage, x, z, 1);
  const metal = wallColor(wall, [62, 62, 72]);
  const high = random.range(2.1, 2.7);
  fillWallPatch(wall, { along: 0, up: 0.6, wide: 0.06, high: high - 0.6 }, metal);
  for (const [rod, half] of rows<2>('0.05,0.5 0.25,0.4 0.45,0.3 0.75,0.55'))
    fillWallPatch(wall, { along: 0.03 - half, up: high - rod, wide: half * 2, high: 0.045 }, metal);
}

/** Boxes of flowers and shrubs along the parapet and at both sides, beside a strip of turf. */
function plantRoof(stage: Stage, random: Random): void {
  const { height } = stage;
  stage.context.fillStyle = toCss(litColor(stage, [104, 150, 70], { sun: 0.42 }));
  traceGround(stage, rows<2>('-3.4,7.6 3.4,7.6 3.4,4.4 -3.4,4.4'));
  stage.context.fill();
  const shrub = createStand(stage, random.fork('shrubs'), HEDGE, height * 0.2);
  const flowers = createStand(
    stage,
    random.fork('flowers'),
    borderFlowers(colorList('#e2508a #f2c23c #f4efe6 #8a5ac8')),
    height * 0.2,
  );
  const boxes = rows<3>(
    '-6.4,8.2,1.5 -4.2,8.2,1.5 -2,8.2,1.5 0.2,8.2,1.5 2.4,8.2,1.5 4.6,8.2,1.5 -3.9,5,1 3,5,1 -3,3.4,0.8 2.3,3.4,0.8',
  );
  for (const [x, z, wide] of boxes) {
    const box = facingWall(stage, x, z, wide);
    const at = (along: number) => project(stage, x + along, 0.42, z);
    for (let plant = 0; plant < 7; plant++) {
      const { x: left, y, scale: perMetre } = at((plant / 6) * wide);
      const kind = plant % 3 === 0 ? shrub : flowers;
      kind({ x: left, y, size: perMetre * random.range(0.5, 0.85), distance: z }, random);
    }
    fillWallPatch(box, { along: 0, up: 0, wide, high: 0.46 }, wallColor(box, [150, 98, 62]));
    fillWallPatch(box, { along: 0, up: 0.38, wide, high: 0.08 }, wallColor(box, [112, 70, 46]));
  }
}

function raiseChimneys(stage: Stage, random: Random, x: number): void {
  for (const [dx, high] of rows<2>('0,1.7 0.9,1.35')) {
    const wall = facingWall(stage, x + dx - 0.4, 7.9, 0.7);
    const brick = wallColor(wall, [180, 96, 72]);
    fillWallPatch(wall, { along: 0, up: 0, wide: 0.7, high }, brick);
    fillWallPatch(wall, { along: -0.06, up: high, wide: 0.82, high: 0.14 }, scale(brick, 0.8));
    for (const pot of [0.1, 0.42])
      fillWallPatch(
        wall,
        { along: pot, up: high + 0.14, wide: 0.18, high: 0.32 },
        wallColor(wall, [206, 130, 90]),
      );
    const at = project(stage, x + dx, high + 0.6, 7.9);
    for (let puff = 0; puff < 5; puff++) {
      stage.context.fillStyle = toCss(mix([240, 240, 244], stage.palette.fog, 0.3), 0.3 - puff * 0.05);
      stage.context.beginPath();
      stage.context.arc(
        at.x + puff * at.scale * 0.2,
        at.y - puff * at.scale * 0.28,
        at.scale * (0.1 + puff * 0.06) * random.range(0.9, 1.1),
        0,
        7,
      );
      stage.context.fill();
    }
  }
}
