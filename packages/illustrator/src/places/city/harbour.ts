import { colorList, mix, pickColor, type Rgb, scale, toCss } from '../../core/color.ts';
import { fillBox, strokeLine } from '../../core/ink.ts';
import { rows } from '../../core/number-tables.ts';
import type { Random } from '../../core/random.ts';
import { hasSubjectOf } from '../../stage/brief-questions.ts';
import { project } from '../../stage/camera.ts';
import { stampDepth } from '../../stage/depth-stamp.ts';
import { paintFlatGround, traceGround } from '../../stage/ground/city-ground.ts';
import { litColor } from '../../stage/light/lighting.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { reflectInWater } from '../../stage/water/water.ts';
import type { CityLight } from './city-light.ts';
import { raiseFronts } from './houses/shop-row.ts';
import { lightBulb } from './parts/festoons.ts';
import type { PaintTown } from './town-street.ts';

/** Water between a row of gabled houses and our own quay, boats with masts, bollards, lamps that glitter at night. */
export const paintHarbour: PaintTown = (stage, random, light) => {
  const { width, height, horizon } = stage;
  paintHills(stage, random);
  paintFlatGround(stage, [60, 84, 100]);
  raiseFronts(stage, random, light, 30, [2, 3], 0.1);
  layFarQuay(stage);
  raiseCranes(stage, random, light.dark);
  moorBoats(stage, random, light);
  stage.water = hasSubjectOf(stage.brief, 'boat', 'sea-creature');
  const quay = stage.water ? height : horizon + (height - horizon) * 0.52;
  const shore = Math.ceil(project(stage, 0, 0, 28).y);
  const water = new Uint8Array(width * height);
  water.fill(1, shore * width, Math.max(shore + 1, Math.floor(quay)) * width);
  clearBoats(stage, water);
  stage.wet = water.slice();
  reflectInWater(stage, {
    water,
    tint: mix(stage.palette.zenith, [14, 50, 70], 0.55),
    mirror: [0.8, 0.55],
    roughness: 1.1,
  });
  if (!stage.water) layQuay(stage, random, quay, light.dark);
};

function paintHills(stage: Stage, random: Random): void {
  const { context, width, height, horizon, palette } = stage;
  for (let range = 0; range < 2; range++) {
    context.fillStyle = toCss(
      mix(litColor(stage, [110, 140, 120], { sun: 0.3 }), palette.fog, 0.62 - range * 0.25),
    );
    context.beginPath();
    context.moveTo(0, horizon + 2);
    for (let step = 0; step <= 20; step++)
      context.lineTo(
        (width * step) / 20,
        horizon -
          height *
            (0.05 + 0.09 * Math.abs(stage.noise.at(step * 0.23 + range * 7, random.range(0, 0.1)))) *
            (1.2 - range * 0.3),
      );
    context.lineTo(width, horizon + 2);
    context.fill();
  }
}

function layFarQuay(stage: Stage): void {
  const { context } = stage;
  context.fillStyle = toCss(litColor(stage, [176, 164, 148], { distance: 28, sun: 0.36 }));
  traceGround(stage, rows<2>('-60,30 60,30 60,28.4 -60,28.4'));
  context.fill();
  const top = project(stage, 0, 0, 28.4).y;
  context.fillStyle = toCss(litColor(stage, [96, 88, 84], { distance: 28, sun: 0.2 }));
  context.fillRect(0, top, stage.width, Math.max(2, project(stage, 0, 0, 26.6).y - top));
}

/** Cranes on the far quay, and lamps that the water draws out into ribbons by night. */
function raiseCranes(stage: Stage, random: Random, dark: boolean): void {
  const spread = (stage.width / stage.focal) * 29 * 0.5;
  const turn = random.chance(0.5) ? 1 : -1;
  for (const share of [-0.62, 0.7]) {
    const x = spread * share;
    const steel = litColor(stage, [196, 120, 52], { distance: 24, sun: 0.4 });
    const beam = (...ends: ReadonlyArray<readonly [right: number, up: number]>) => {
      const [from, to] = ends.map(([right, up]) => project(stage, x + right * turn, up, 29));
      strokeLine(stage.context, steel, Math.max(1.2, from!.scale * 0.26), from!.x, from!.y, to!.x, to!.y);
    };
    for (const [fromX, fromY, toX, toY] of rows<4>(
      '-1.1,0,-0.5,9 1.1,0,0.5,9 -0.9,3,0.7,6 0.9,3,-0.7,6 -3,9,7.5,9 0,9,0,12 0,12,7.5,9.2 0,12,-3,9.2 6,9,6,5',
    ))
      beam([fromX, fromY], [toX, toY]);
  }
  if (!dark) return;
  for (let lamp = -3; lamp <= 3; lamp++) {
    const at = project(stage, (lamp / 3.2) * spread, 2.6, 28.4);
    lightBulb(stage, at.x, at.y, at.scale * 0.2, [255, 214, 140]);
  }
}

const HULLS: readonly Rgb[] = colorList('#ce463a #f0ece2 #36608c #46826e #e2aa46');

function moorBoats(stage: Stage, random: Random, light: CityLight): void {
  const boats = stage.water ? 3 : 5;
  for (let boat = 0; boat < boats; boat++) {
    stage.checkpoint.check();
    const z = boat < 2 ? 24 - boat * 3 : 15 - boat * 1.5;
    const spread = (stage.width / stage.focal) * z * 0.44;
    const x = (boat % 2 ? 1 : -1) * spread * random.range(0.35, 0.95);
    drawBoat(stage, random, project(stage, x, 0, z), z, light.dark);
  }
}

function drawBoat(
  stage: Stage,
  random: Random,
  at: { x: number; y: number; scale: number },
  z: number,
  dark: boolean,
): void {
  const { context } = stage;
  const size = at.scale * random.range(1.5, 2.1);
  const hull = litColor(stage, random.pick(HULLS), { distance: z, sun: 0.4 });
  const side = random.chance(0.5) ? 1 : -1;
  const mast = { x: at.x - side * size * 0.1, top: at.y - size * 2.6 };
  context.strokeStyle = toCss(litColor(stage, [130, 96, 66], { distance: z }));
  context.lineWidth = Math.max(0.8, size * 0.05);
  context.beginPath();
  context.moveTo(mast.x, at.y - size * 0.3);
  context.lineTo(mast.x, mast.top);
  context.moveTo(mast.x, at.y - size * 0.75);
  context.lineTo(mast.x - side * size * 0.95, at.y - size * 0.75);
  context.stroke();
  if (random.chance(0.5)) {
    context.fillStyle = toCss(
      litColor(stage, pickColor(random, '#faf4e6 #d66446'), { distance: z, sun: 0.42 }),
    );
    context.beginPath();
    context.moveTo(mast.x, mast.top + size * 0.1);
    context.lineTo(mast.x, at.y - size * 0.8);
    context.lineTo(mast.x - side * size * 0.9, at.y - size * 0.8);
    context.fill();
  }
  context.fillStyle = toCss(litColor(stage, [244, 238, 226], { distance: z, sun: 0.4 }));
  context.fillRect(at.x - size * 0.45, at.y - size * 0.62, size * 0.8, size * 0.36);
  context.fillStyle = dark ? toCss([255, 220, 150]) : toCss([90, 110, 130]);
  for (const pane of [-0.3, 0, 0.2])
    context.fillRect(at.x + pane * size - size * 0.05, at.y - size * 0.52, size * 0.14, size * 0.14);
  context.fillStyle = toCss(hull);
  context.beginPath();
  context.moveTo(at.x - side * size * 1.05, at.y - size * 0.34);
  context.lineTo(at.x + side * size * 1.3, at.y - size * 0.46);
  context.quadraticCurveTo(at.x + side * size * 1.05, at.y, at.x + side * size * 0.8, at.y);
  context.lineTo(at.x - side * size * 0.9, at.y);
  context.fill();
  fillBox(context, scale(hull, 0.6), at.x - size * 0.88, at.y - size * 0.1, size * 1.7, size * 0.1);
  stampDepth(stage, { x: at.x, y: at.y, width: size * 2, height: size * 0.7, distance: z, shape: 'post' });
  if (dark) lightBulb(stage, mast.x, mast.top, size * 0.06, [255, 220, 150]);
}

/** Boats float before the far shore's mirror image, so their pixels are no water. */
function clearBoats({ depth, width, focal, cameraHeight, horizon, height }: Stage, water: Uint8Array): void {
  for (let y = Math.ceil(horizon); y < height; y++) {
    const ground = (focal * cameraHeight) / Math.max(1, y - horizon);
    for (let x = 0; x < width; x++) if (depth[y * width + x]! < ground * 0.9) water[y * width + x] = 0;
  }
}

function layQuay(stage: Stage, random: Random, quay: number, dark: boolean): void {
  const { context, width, height, focal, cameraHeight, horizon } = stage;
  const edge = (focal * cameraHeight) / (quay - horizon);
  const stone = litColor(
    stage,
    stage.brief.snow ? [240, 244, 250] : dark ? [140, 130, 136] : [200, 184, 160],
    { sun: 0.42 },
  );
  fillBox(context, stone, 0, quay, width, height - quay);
  for (let row = 0; row < 6; row++) {
    const z = edge - row * edge * 0.13;
    const next = edge - (row + 1) * edge * 0.13;
    for (let x = -8 + (row % 2) * 0.6; x < 8; x += 1.2) {
      context.fillStyle = toCss(scale(stone, random.range(0.9, 1.04)));
      traceGround(stage, [
        [x + 0.02, z - 0.01],
        [x + 1.17, z - 0.01],
        [x + 1.17, Math.max(0.5, next + 0.02)],
        [x + 0.02, Math.max(0.5, next + 0.02)],
      ]);
      context.fill();
    }
  }
  fillBox(context, scale(stone, 0.6), 0, quay - height * 0.004, width, height * 0.012);
  for (const x of [-1.9, 1.7]) {
    const at = project(stage, x, 0, edge * 0.95);
    const size = at.scale * 0.34;
    context.fillStyle = toCss(litColor(stage, [66, 66, 74], { sun: 0.4 }));
    context.fillRect(at.x - size * 0.3, at.y - size * 0.9, size * 0.6, size * 0.9);
    context.beginPath();
    context.ellipse(at.x, at.y - size * 0.95, size * 0.48, size * 0.22, 0, 0, 7);
    context.fill();
  }
  if (!dark) return;
  for (const x of [-2.6, 2.6]) {
    const [foot, head] = [project(stage, x, 0, edge * 0.97), project(stage, x, 2.7, edge * 0.97)];
    strokeLine(context, [40, 40, 50], foot.scale * 0.06, foot.x, foot.y, head.x, head.y);
    lightBulb(stage, head.x, head.y, head.scale * 0.14, [255, 214, 140]);
  }
}
