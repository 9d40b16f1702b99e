import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { pointsAt } from '../../core/number-tables.ts';
import type { Random } from '../../core/random.ts';
import { isCentred } from '../../stage/brief-questions.ts';
import { project } from '../../stage/camera.ts';
import { paintFlatGround, traceGround } from '../../stage/ground/city-ground.ts';
import { litColor } from '../../stage/light/lighting.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { wetGround } from '../../stage/weather/wet-ground.ts';
import type { CityLight } from './city-light.ts';
import { paintSkyline } from './city-skyline.ts';
import { drawFacade, drawGable } from './houses/facade.ts';
import { chooseHouse, type FacadeLook, mannerOf } from './houses/house-look.ts';
import { drawRegionalTower, raiseSpire } from './houses/regional-tower.ts';
import { facingWall, streetWall, type TownWall } from './houses/town-wall.ts';
import { drawPassersBy } from './parts/city-people.ts';
import { hangFestoons, isFestive } from './parts/festoons.ts';
import { drawLampRow } from './parts/street-lamps.ts';

export type PaintTown = (stage: Stage, random: Random, light: CityLight) => void;

/** A street of gabled houses with shops that runs away from us. */
export const paintTownStreet: PaintTown = (stage, random, light) => {
  if (!mannerOf(stage)) paintSkyline(stage, random, light, { tall: 0.12, layers: 2, haze: 0.5 });
  paintFlatGround(stage, light.dark ? [104, 98, 112] : [168, 154, 142]);
  const shift = isCentred(stage.brief) ? 0 : random.range(-0.7, 0.7);
  const half = random.range(3.5, 4.4);
  closeStreet(stage, random, light, shift);
  pave(stage, random, shift, half);
  for (const side of [-1, 1] as const) raiseRow(stage, random, light, side, shift + side * half);
  for (const side of [-1, 1])
    drawLampRow(stage, {
      x: shift + side * (half - 0.6),
      from: 7,
      to: 30,
      every: 7.5,
      height: 3,
      lit: light.dark,
    });
  finishStreet(stage, random, half);
};

/** Rain on the ground, festoons overhead and a few people far off. */
export function finishStreet(stage: Stage, random: Random, half: number): void {
  if (isFestive(stage)) hangFestoons(stage, random.fork('festoons'), half);
  if (stage.brief.weather === 'rain' || stage.brief.weather === 'storm') wetGround(stage);
  drawPassersBy(stage, random, { neon: false });
}

/** The street's end: a row of houses across it, and a tower behind. */
export function closeStreet(stage: Stage, random: Random, light: CityLight, shift: number): void {
  const tower = facingWall(stage, shift + random.range(-1.6, 0.6), 46, 2.2);
  const manner = mannerOf(stage);
  if (manner) drawRegionalTower(tower, manner, light);
  else raiseSpire(tower, light);
  for (let x = -9; x < 9; x += 3) {
    const wall = facingWall(stage, shift + x, 40, 3.02);
    const look = { ...chooseHouse(stage, random, [2, 3]), shop: false };
    drawFacade(wall, random, look, light);
    drawGable(wall, random, look, light);
  }
}

/** Houses along one side; where the street climbs by `slope` each stands level, its far end sunk into the hill. */
export function raiseRow(
  stage: Stage,
  random: Random,
  light: CityLight,
  side: -1 | 1,
  x: number,
  slope = 0,
): void {
  let far = 38;
  while (far > 1.5) {
    stage.checkpoint.check();
    const near = Math.max(0.9, far - random.range(3.2, 4.6));
    const flat = streetWall(stage, x + side * random.range(0, 0.25), near, far, side);
    const wall: TownWall = {
      ...flat,
      at: (along, up, out) => flat.at(along, up - slope * (flat.depthAt(along) - near), out),
    };
    const look = chooseHouse(stage, random);
    coverSideRoof(stage, side, x, near, far, look, slope);
    drawFacade(wall, random, look, light);
    far = near;
  }
}

/** Eaves run along the street: the roof slopes away above the wall. */
function coverSideRoof(
  stage: Stage,
  side: -1 | 1,
  x: number,
  near: number,
  far: number,
  { height, roof, manner }: FacadeLook,
  slope: number,
): void {
  const { context } = stage;
  const tile = litColor(stage, stage.brief.snow ? [236, 242, 250] : roof, {
    distance: near,
    haze: 0.011,
    sun: 0.4,
  });
  const fill = (corners: ReadonlyArray<readonly [number, number, number]>, color: Rgb) => {
    context.fillStyle = toCss(color);
    context.beginPath();
    for (const [px, py, pz] of corners) {
      const point = project(stage, px, py - slope * (pz - near), pz);
      context.lineTo(point.x, point.y);
    }
    context.fill();
  };
  const flat = manner?.roof === 'flat';
  const [eave, ridge, top] = [x - side * 0.3, x + side * 2.6, height + (flat ? 0 : 1.9)];
  fill(
    [
      [x, 0, near],
      [x + side * 5, 0, near],
      [x + side * 5, height, near],
      [ridge, top, near],
      [x, height, near],
    ],
    scale(tile, flat ? 0.7 : 0.5),
  );
  if (flat) return;
  fill(
    [
      [eave, height - 0.12, near],
      [eave, height - 0.12, far],
      [ridge, top, far],
      [ridge, top, near],
    ],
    tile,
  );
  fill(
    [
      [eave, height - 0.12, near],
      [eave, height - 0.12, far],
      [eave, height - 0.24, far],
      [eave, height - 0.24, near],
    ],
    scale(tile, 0.62),
  );
}

/** A strip of setts with pavements of slabs on both sides. */
export function pave(stage: Stage, random: Random, shift: number, half: number): void {
  const { context, brief } = stage;
  const stone = litColor(stage, brief.snow ? [232, 238, 248] : [150, 134, 124], { sun: 0.36 });
  for (let z = 30; z > 1.2; z *= 0.955) {
    const row = project(stage, 0, 0, z);
    if (row.scale * 0.05 * z < 1) continue;
    for (let x = shift - half + 1; x < shift + half - 1; x += 0.34) {
      const point = project(stage, x + random.range(-0.05, 0.05), 0, z);
      if (point.x < -20 || point.x > stage.width + 20) continue;
      context.fillStyle = toCss(scale(stone, random.range(0.8, 1.14)), 0.55);
      context.beginPath();
      context.ellipse(point.x, point.y, point.scale * 0.15, Math.max(0.6, point.scale * 0.02 * z), 0, 0, 7);
      context.fill();
    }
  }
  const slab = litColor(stage, brief.snow ? [240, 244, 250] : [196, 182, 166], { sun: 0.4 });
  for (const side of [-1, 1]) {
    const [kerb, wall] = [shift + side * (half - 1), shift + side * (half + 0.4)];
    context.fillStyle = toCss(mix(slab, stage.palette.fog, 0.1));
    traceGround(stage, [
      [kerb, 40],
      [wall, 40],
      [wall, 0.9],
      [kerb, 0.9],
    ]);
    context.fill();
    context.fillStyle = toCss(scale(slab, 0.66));
    traceGround(stage, pointsAt(kerb, 0, '0,40 -0.1,40 -0.1,0.9 0,0.9', side));
    context.fill();
    for (let z = 24; z > 1; z -= z > 8 ? 2 : 1) {
      context.fillStyle = toCss(scale(slab, 0.8), 0.6);
      traceGround(stage, [
        [kerb, z],
        [wall, z],
        [wall, z + 0.05],
        [kerb, z + 0.05],
      ]);
      context.fill();
    }
  }
}
