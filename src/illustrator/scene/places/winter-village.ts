import { drawSoftly } from '../../core/canvas.ts';
import { mix, type Rgb, scale, toCss } from '../../core/colour.ts';
import { lerp, smoothstep, TAU } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { forbids } from '../brief-questions.ts';
import { chooseSide, project } from '../camera.ts';
import { paintCountry } from '../country.ts';
import { drawPine } from '../foliage-pine.ts';
import { raiseHillForBuilding, raiseRange } from '../landforms.ts';
import { litColour } from '../lighting.ts';
import { layWay } from '../path.ts';
import { paintWishedRays } from '../rays.ts';
import { type Spot, scatter } from '../scatter.ts';
import type { Stage } from '../stage.types.ts';
import { castShadows } from '../tree-shadows.ts';

const WALLS: readonly Rgb[] = [
  [196, 98, 74],
  [222, 190, 140],
  [146, 104, 80],
  [178, 76, 70],
  [120, 138, 156],
];

/** Cottages under thick snow with lit windows and smoking chimneys, a church among them, pines and white hills. */
export function paintWinterVillage(stage: Stage): void {
  const random = stage.random.fork('winter village');
  const { noise } = stage;
  const side = chooseSide(stage, random) || 1;
  const way = layWay(stage, random, { targetX: side * random.range(0, 5), targetZ: 34, swing: 1.8 });
  const hill = raiseHillForBuilding(stage, random, side);
  const far = raiseRange(stage, random, {
    from: 70,
    to: 210,
    height: random.range(50, 100),
    pitch: random.range(0.007, 0.011),
  });
  const dark = stage.palette.night;
  paintCountry(stage, {
    horizon: random.pick([0.4, 0.48, 0.56]),
    eye: random.range(2.2, 4),
    surface: {
      height: (x, z, octaves) =>
        noise.fbm(x * 0.05, z * 0.05, 3) * 1.6 * smoothstep(4, 26, z) +
        smoothstep(12, 70, z) * 4.4 +
        far(x, z, octaves) +
        (hill ? hill.rise(x, z, octaves) * 0.6 : 0),
      paint: ({ x, z, up }, paint) => {
        const drift = 0.965 + noise.at(x * 0.5, z * 1.3) * 0.04;
        const worn =
          smoothstep(1.1, 0.6, Math.abs(way.offset(x, z)) + noise.at(x * 3, z * 3) * 0.1) *
          smoothstep(60, 44, z);
        const rock = z > 90 ? smoothstep(0.5, 0.36, up) : 0;
        for (let channel = 0; channel < 3; channel++) {
          const snow = lerp([238, 243, 250][channel]! * drift, [192, 202, 220][channel]!, worn * 0.75);
          paint[channel] = lerp(snow, [124, 128, 140][channel]!, rock);
        }
      },
    },
    air: {
      far: 460,
      haze: 0.0052,
      dapple: 0,
      ...(dark ? {} : { ambientShare: 0.7, sunShare: 0.62, sheen: 0.2 }),
    },
  });
  const pines = forbids(stage.brief, 'tree')
    ? []
    : scatter(stage, random, { count: 120, near: 15, far: 130, clear: { x: 0, halfWidth: 3, until: 30 } });
  const houses = placeHouses(stage, random, (x, z) => Math.abs(way.offset(x, z)) > 3.2);
  castShadows(stage, houses, 3);
  const all = [
    ...pines.map((spot) => ({ spot, house: false })),
    ...houses.map((spot) => ({ spot, house: true })),
  ];
  all.sort((a, b) => b.spot.distance - a.spot.distance);
  const church = houses[Math.floor(houses.length * 0.4)];
  for (const { spot, house } of all) {
    stage.checkpoint.check();
    if (!house)
      drawPine(
        stage,
        {
          x: spot.x,
          y: spot.y + 1,
          size: spot.scale * random.range(2.6, 4.8),
          distance: spot.distance * 0.7,
        },
        random,
        true,
      );
    else drawCottage(stage, random, spot, spot === church);
  }
  smoke(stage, random, houses);
  paintWishedRays(stage);
}

function placeHouses(stage: Stage, random: Random, free: (x: number, z: number) => boolean): Spot[] {
  const houses: Spot[] = [];
  for (let attempt = 0; attempt < 90 && houses.length < 15; attempt++) {
    const z = 15 * (70 / 15) ** random.next();
    const x = random.range(-0.55, 0.55) * (stage.width / stage.focal) * z;
    if (!free(x, z) || (z < 26 && Math.abs(x) < 4.4)) continue;
    if (stage.hill && Math.hypot(x - stage.hill.x, z - stage.hill.z) < 10) continue;
    const foot = project(stage, x, stage.ground?.(x, z, 5) ?? 0, z);
    if (
      houses.some(
        (other) => Math.abs(other.x - foot.x) < foot.scale * 4.4 && Math.abs(other.distance - z) < 8,
      )
    )
      continue;
    houses.push({ x: foot.x, y: foot.y, scale: foot.scale, distance: z, worldX: x });
  }
  return houses.sort((a, b) => b.distance - a.distance);
}

/** A gable towards us, snow a hand thick on the roof, windows that shine when it is dim. */
function drawCottage(
  stage: Stage,
  random: Random,
  { x, y, scale: unit, distance }: Spot,
  church: boolean,
): void {
  const { context, palette, sun } = stage;
  const air = distance * 0.6;
  const css = (colour: Rgb, light = 0.4) => toCss(litColour(stage, colour, { distance: air, sun: light }));
  const wall: Rgb = church ? [226, 220, 208] : random.pick(WALLS);
  const half = unit * (church ? 1.5 : random.range(1.5, 2));
  const eaves = unit * (church ? 2.6 : random.range(1.5, 1.9));
  const ridge = eaves + half * (church ? 1.3 : 0.95);
  const long = unit * random.range(1.6, 2.4) * (random.chance(0.5) ? 1 : -1);
  const lit = long > 0 === sun.x > x;
  // The long side stands in other light than the gable.
  context.fillStyle = css(scale(wall, lit ? 0.92 : 0.6), lit ? 0.46 : 0.16);
  polygon(context, [
    [x + Math.sign(long) * half, y],
    [x + Math.sign(long) * half + long, y - unit * 0.16],
    [x + Math.sign(long) * half + long, y - eaves - unit * 0.1],
    [x + Math.sign(long) * half, y - eaves],
  ]);
  context.fillStyle = css(scale(wall, lit ? 0.74 : 1.02), lit ? 0.24 : 0.44);
  polygon(context, [
    [x - half, y],
    [x + half, y],
    [x + half, y - eaves],
    [x, y - ridge],
    [x - half, y - eaves],
  ]);
  const snow = (light: number) => css([240, 245, 252], light);
  context.fillStyle = snow(lit ? 0.5 : 0.3);
  polygon(context, [
    [x, y - ridge - unit * 0.22],
    [x + long, y - ridge - unit * 0.2],
    [x + Math.sign(long) * half * 1.16 + long, y - eaves + unit * 0.1],
    [x + Math.sign(long) * half * 1.16, y - eaves + unit * 0.18],
  ]);
  context.strokeStyle = snow(0.46);
  context.lineWidth = unit * 0.26;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(x - half * 1.14, y - eaves + unit * 0.1);
  context.lineTo(x, y - ridge - unit * 0.1);
  context.lineTo(x + half * 1.14, y - eaves + unit * 0.1);
  context.stroke();
  if (church) drawSteeple(stage, x, y - ridge, unit, css, snow(0.5));
  const warm = palette.night || palette.sunElevation < 0.2;
  const pane = warm ? '#ffd27a' : css([74, 88, 110]);
  const windows: Array<[number, number, number, number]> = [
    [-0.52, 0.62, 0.44, 0.52],
    [0.52, 0.62, 0.44, 0.52],
    [0, eaves / unit + 0.12, 0.36, 0.42],
  ];
  for (const [across, up, wide, tall] of windows) {
    context.fillStyle = css([236, 230, 220]);
    context.fillRect(
      x + across * half - (wide * unit) / 2 - unit * 0.05,
      y - (up + tall) * unit - unit * 0.05,
      wide * unit + unit * 0.1,
      tall * unit + unit * 0.1,
    );
    context.fillStyle = pane;
    context.fillRect(x + across * half - (wide * unit) / 2, y - (up + tall) * unit, wide * unit, tall * unit);
  }
  context.fillStyle = css([92, 62, 48]);
  context.fillRect(x - unit * 0.2, y - unit * 0.9, unit * 0.4, unit * 0.9);
  if (warm) glowFrom(stage, x, y - unit, unit);
  stampHouse(stage, x, y, half, ridge, distance);
}

function polygon(context: Stage['context'], points: ReadonlyArray<readonly [number, number]>): void {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.fill();
}

function drawSteeple(
  stage: Stage,
  x: number,
  top: number,
  unit: number,
  css: (colour: Rgb, light?: number) => string,
  snow: string,
): void {
  const { context } = stage;
  context.fillStyle = css([214, 208, 198]);
  context.fillRect(x - unit * 0.6, top - unit * 1.5, unit * 1.2, unit * 2);
  context.fillStyle = css([70, 66, 80]);
  polygon(context, [
    [x - unit * 0.76, top - unit * 1.4],
    [x + unit * 0.76, top - unit * 1.4],
    [x, top - unit * 4.2],
  ]);
  context.fillStyle = snow;
  polygon(context, [
    [x - unit * 0.76, top - unit * 1.4],
    [x - unit * 0.2, top - unit * 1.4],
    [x, top - unit * 4.2],
  ]);
  context.strokeStyle = css([226, 190, 90]);
  context.lineWidth = Math.max(0.7, unit * 0.09);
  context.beginPath();
  context.moveTo(x, top - unit * 4.1);
  context.lineTo(x, top - unit * 5);
  context.moveTo(x - unit * 0.26, top - unit * 4.7);
  context.lineTo(x + unit * 0.26, top - unit * 4.7);
  context.stroke();
}

function glowFrom({ context }: Stage, x: number, y: number, unit: number): void {
  context.save();
  context.globalCompositeOperation = 'screen';
  const reach = unit * 3.4;
  const glow = context.createRadialGradient(x, y, 0, x, y, reach);
  glow.addColorStop(0, 'rgba(255,190,96,0.4)');
  glow.addColorStop(1, 'rgba(255,160,70,0)');
  context.fillStyle = glow;
  context.fillRect(x - reach, y - reach, reach * 2, reach * 2);
  context.restore();
}

function stampHouse(stage: Stage, x: number, y: number, half: number, tall: number, distance: number): void {
  const { width, height, depth } = stage;
  const from = Math.max(0, Math.floor(x - half));
  const to = Math.min(width, Math.ceil(x + half));
  for (let row = Math.max(0, Math.floor(y - tall * 0.85)); row < Math.min(height, y); row++) {
    if (to > from) depth.fill(distance, row * width + from, row * width + to);
  }
}

function smoke(stage: Stage, random: Random, houses: readonly Spot[]): void {
  const { context, width, height, palette } = stage;
  const drift = random.range(0.3, 1.2) * (random.chance(0.5) ? 1 : -1);
  const colour = mix(palette.ambient, [240, 240, 246], 0.4);
  drawSoftly(context, width, height, { blur: width * 0.003, resolution: 0.5 }, (soft) => {
    for (const { x, y, scale: unit, distance } of houses) {
      if (distance > 50) continue;
      for (let puff = 0; puff < 14; puff++) {
        const t = puff / 14;
        soft.fillStyle = toCss(colour, 0.34 * (1 - t));
        soft.beginPath();
        soft.arc(
          x + unit * (0.9 + drift * t * t * 2.4 + random.range(-0.1, 0.1)),
          y - unit * (3.6 + t * 3.4),
          unit * (0.14 + t * 0.42),
          0,
          TAU,
        );
        soft.fill();
      }
    }
  });
}
