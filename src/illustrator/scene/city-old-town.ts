import { fromHex, mix, type Rgb, scale, toCss } from '../core/colour.ts';
import type { Random } from '../core/random.ts';
import { isCentred } from './brief-questions.ts';
import { project } from './camera.ts';
import { drawBox } from './city-box.ts';
import { paintFlatGround } from './city-ground.ts';
import type { CityLight } from './city-light.ts';
import { drawPassersBy } from './city-people.ts';
import { paintSkyline } from './city-skyline.ts';
import { litColour } from './lighting.ts';
import type { Stage } from './stage.types.ts';
import { drawLampRow } from './street-lamps.ts';
import { wetGround } from './wet-ground.ts';

const PLASTER = ['#e3c08a', '#d99a74', '#c9b9a2', '#b8c4b0', '#d8b2a0', '#a9b6c4', '#e8d8b4', '#c87c60'].map(
  fromHex,
);
const TILES = ['#9a4f3a', '#7e4436', '#6b5a56', '#a8603e'].map(fromHex);

/** A cobbled lane of gabled houses with a church spire at its end. */
export function paintOldTown(stage: Stage, random: Random, light: CityLight): void {
  paintSkyline(stage, random, light, { tall: 0.09, layers: 2, haze: 0.55 });
  paintSpire(stage, random);
  paintFlatGround(stage, light.dark ? [112, 106, 110] : [142, 134, 126]);
  const shift = isCentred(stage.brief) ? 0 : random.range(-0.9, 0.9);
  const half = random.range(3.6, 4.8);
  layCobbles(stage, random, shift, half);
  for (const side of [-1, 1] as const) raiseRow(stage, random, light, side, shift, half);
  for (const side of [-1, 1]) {
    drawLampRow(stage, {
      x: shift + side * (half - 0.7),
      from: 7,
      to: 34,
      every: 9,
      height: 2.9,
      lit: light.dark,
    });
  }
  if (stage.brief.weather === 'rain' || stage.brief.weather === 'storm') wetGround(stage);
  drawPassersBy(stage, random, { neon: false });
}

function paintSpire(stage: Stage, random: Random): void {
  const { context, height, horizon, width } = stage;
  const x = width * random.range(0.44, 0.56);
  const unit = Math.min(width, height);
  const wide = unit * random.range(0.03, 0.045);
  const colour = litColour(stage, [150, 140, 136], { distance: 60, sun: 0.34 });
  context.fillStyle = toCss(colour);
  context.fillRect(x - wide, horizon - unit * 0.2, wide * 2, unit * 0.22);
  context.fillStyle = toCss(scale(colour, 0.8));
  context.beginPath();
  context.moveTo(x - wide * 1.15, horizon - unit * 0.2);
  context.lineTo(x, horizon - unit * 0.36);
  context.lineTo(x + wide * 1.15, horizon - unit * 0.2);
  context.fill();
}

function layCobbles(stage: Stage, random: Random, shift: number, half: number): void {
  const { context } = stage;
  const stone = litColour(stage, stage.brief.snow ? [226, 232, 242] : [120, 112, 106], { sun: 0.4 });
  for (let z = 26; z > 1.6; z *= 0.965) {
    stage.checkpoint.check();
    const row = project(stage, 0, 0, z);
    const tall = row.scale * 0.045 * z * 0.9;
    if (tall < 1.2) continue;
    for (let x = shift - half; x < shift + half; x += 0.3) {
      const point = project(stage, x + random.range(-0.06, 0.06), 0, z);
      context.fillStyle = toCss(scale(stone, random.range(0.8, 1.12)), 0.6);
      context.beginPath();
      context.ellipse(point.x, point.y, point.scale * 0.14, tall * 0.42, 0, 0, Math.PI * 2);
      context.fill();
    }
  }
}

function raiseRow(
  stage: Stage,
  random: Random,
  light: CityLight,
  side: -1 | 1,
  shift: number,
  half: number,
): void {
  let far = 44;
  while (far > 2) {
    stage.checkpoint.check();
    const near = far - Math.max(1.6, far * random.range(0.13, 0.19));
    const wallX = shift + side * (half + random.range(-0.15, 0.35));
    const height = random.range(4.6, 7.4);
    const plaster = random.pick(PLASTER);
    const wall = light.dark ? mix(plaster, [110, 112, 140], 0.35) : plaster;
    const box = {
      left: Math.min(wallX, wallX + side * 6),
      right: Math.max(wallX, wallX + side * 6),
      near,
      far,
      height,
    };
    drawBox(
      stage,
      box,
      {
        wall,
        windows: 0.92,
        lit: light.lit,
        lamps: light.lamps,
        storey: 1.5,
        bay: 0.95,
        haze: 0.022,
        ...(light.dark ? { glow: [255, 180, 100] as Rgb } : {}),
      },
      random,
    );
    drawPitchedRoof(stage, random, { wallX, side, near, far, height });
    drawDoor(stage, random, wallX, near, far);
    far = near * 0.998;
  }
}

interface Eaves {
  wallX: number;
  side: -1 | 1;
  near: number;
  far: number;
  height: number;
}

function drawPitchedRoof(stage: Stage, random: Random, { wallX, side, near, far, height }: Eaves): void {
  const { context, brief } = stage;
  const rise = random.range(1.6, 2.6);
  const out = wallX - side * 0.35;
  const ridge = wallX + side * 3;
  const tile: Rgb = brief.snow ? [232, 238, 248] : random.pick(TILES);
  const colour = litColour(stage, tile, { distance: near, haze: 0.022, sun: 0.42 });
  context.fillStyle = toCss(colour);
  fillCorners(stage, [
    [out, height - 0.1, near],
    [out, height - 0.1, far],
    [ridge, height + rise, far],
    [ridge, height + rise, near],
  ]);
  context.fillStyle = toCss(scale(colour, 0.62));
  fillCorners(stage, [
    [out, height - 0.1, near],
    [ridge, height + rise, near],
    [wallX + side * 6, height - 0.1, near],
  ]);
}

function drawDoor(stage: Stage, random: Random, wallX: number, near: number, far: number): void {
  const middle = near + (far - near) * random.range(0.3, 0.7);
  const half = Math.min(0.42, (far - near) * 0.18);
  const door = random.pick<Rgb>([
    [92, 60, 42],
    [58, 84, 72],
    [120, 52, 46],
    [62, 70, 104],
  ]);
  stage.context.fillStyle = toCss(litColour(stage, door, { distance: near, haze: 0.022 }));
  fillCorners(stage, [
    [wallX, 0, middle - half],
    [wallX, 1.25, middle - half],
    [wallX, 1.25, middle + half],
    [wallX, 0, middle + half],
  ]);
}

function fillCorners(stage: Stage, corners: ReadonlyArray<readonly [number, number, number]>): void {
  stage.context.beginPath();
  for (const [x, y, z] of corners) {
    const point = project(stage, x, y, z);
    stage.context.lineTo(point.x, point.y);
  }
  stage.context.fill();
}
