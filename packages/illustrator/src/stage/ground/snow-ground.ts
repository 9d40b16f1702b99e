import { drawSoftly } from '../../core/canvas.ts';
import { type Rgb, toCss } from '../../core/color.ts';
import { TAU } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { project } from '../camera.ts';
import { litColor } from '../light/lighting.ts';
import { type Spot, scatter } from '../scatter.ts';
import type { Stage } from '../stage.types.ts';

interface SnowWish {
  grows?: (x: number, z: number, height: number) => boolean;
  /** Steps in the snow lead from the viewer into the picture. */
  tracks?: boolean;
  /** Grass and shrubs reach out of the snow. */
  plants?: boolean;
}

const WHITE: Rgb = [246, 249, 255];
const STRAW: Rgb = [176, 146, 96];
/** Loads of snow lie unevenly on a bush; in heights of the bush. */
const LUMPS = [0, 0.05, 0.02, 0.07, 0.01, 0.03] as const;
const BERRY: Rgb = [186, 52, 48];

/** What keeps a field of snow from being an empty page: wind-blown drifts, tracks, dry grass and capped shrubs. */
export function dressSnow(
  stage: Stage,
  random: Random,
  { grows, tracks = true, plants = true }: SnowWish = {},
): void {
  const places = grows ? { grows } : {};
  blowDrifts(stage, scatter(stage, random, { count: 46, near: 2.4, far: 30, ...places }), random);
  if (tracks) walkAcross(stage, random, grows);
  if (!plants) return;
  const clear = { x: 0, halfWidth: 1.6, until: 18 };
  // They stand together in a few groups; strewn evenly they would be specks.
  const together = (x: number, z: number, height: number) =>
    stage.noise.at(x * 0.22 + 60, z * 0.2) > 0.08 && (grows === undefined || grows(x, z, height));
  for (const spot of scatter(stage, random, { count: 90, near: 3, far: 26, clear, grows: together })) {
    stage.checkpoint.check();
    if (random.chance(0.62)) drawDryGrass(stage, spot, random);
    else drawCappedShrub(stage, spot, random);
  }
}

/** Long low waves: a bright brow towards the light, blue shade in the lee. */
function blowDrifts(stage: Stage, spots: readonly Spot[], random: Random): void {
  const { context, width, height, palette } = stage;
  const shade = toCss(litColor(stage, [150, 180, 222], { sun: 0.22, ambient: 0.7 }), 0.55);
  const brow = toCss(litColor(stage, WHITE, { sun: palette.night ? 0.4 : 0.55, ambient: 0.74 }), 0.7);
  drawSoftly(context, width, height, { blur: width * 0.005, resolution: 0.5 }, (soft) => {
    for (const { x, y, scale } of spots) {
      const long = scale * random.range(0.7, 1.9);
      const high = scale * random.range(0.07, 0.16);
      const lean = random.range(-0.5, 0.5);
      for (const [color, drop, thick] of [
        [shade, high * 0.8, 1],
        [brow, 0, 0.55],
      ] as const) {
        soft.fillStyle = color;
        soft.beginPath();
        soft.moveTo(x - long, y + drop + lean * high);
        soft.quadraticCurveTo(x - long * 0.2, y + drop - high * 1.5, x + long, y + drop - lean * high);
        soft.quadraticCurveTo(
          x,
          y + drop - high * 1.5 + high * 1.3 * thick,
          x - long,
          y + drop + lean * high,
        );
        soft.fill();
      }
    }
  });
}

/** A hare, a fox or a walker has been here before us. */
function walkAcross(stage: Stage, random: Random, grows: SnowWish['grows']): void {
  const { context } = stage;
  const from = random.pick([-1, 1]) * random.range(0.9, 2);
  const bend = random.range(-1.4, 1.4);
  const stride = random.range(0.34, 0.5);
  context.fillStyle = toCss(litColor(stage, [128, 156, 200], { sun: 0.2, ambient: 0.66 }), 0.62);
  for (let step = 0; step < 44; step++) {
    const z = 2.7 + step * stride;
    const x = from * (1 + z * 0.16) + Math.sin(z * 0.24) * bend + (step % 2 ? 0.13 : -0.13);
    const level = stage.ground?.(x, z, 5) ?? 0;
    if (grows && !grows(x, z, level)) continue;
    const foot = project(stage, x, level, z);
    if (isBehind(stage, foot.x, foot.y, z)) continue;
    context.beginPath();
    context.ellipse(foot.x, foot.y, foot.scale * 0.075, foot.scale * 0.034, 0, 0, TAU);
    context.fill();
  }
}

function isBehind({ width, height, depth }: Stage, x: number, y: number, z: number): boolean {
  const [column, row] = [Math.round(x), Math.round(y)];
  if (column < 0 || column >= width || row < 0 || row >= height) return true;
  return depth[row * width + column]! < z * 0.8;
}

function drawDryGrass(stage: Stage, { x, y, scale, distance }: Spot, random: Random): void {
  const { context } = stage;
  const size = scale * random.range(0.4, 0.75);
  context.lineCap = 'round';
  context.strokeStyle = toCss(litColor(stage, STRAW, { distance, sun: 0.4 }), 0.9);
  for (let blade = 0; blade < 8; blade++) {
    const lean = random.range(-0.5, 0.5);
    const tall = size * random.range(0.5, 1);
    context.lineWidth = Math.max(0.6, size * 0.025);
    context.beginPath();
    context.moveTo(x + lean * size * 0.16, y);
    context.quadraticCurveTo(x + lean * size * 0.2, y - tall * 0.7, x + lean * size * 0.5, y - tall);
    context.stroke();
  }
  heapSnow(stage, x, y, size * 0.34);
}

/** A little bush with red berries under its load of snow. */
function drawCappedShrub(stage: Stage, { x, y, scale, distance }: Spot, random: Random): void {
  const { context } = stage;
  const size = scale * random.range(0.55, 1);
  context.lineCap = 'round';
  context.strokeStyle = toCss(litColor(stage, [104, 80, 66], { distance, sun: 0.3 }));
  context.lineWidth = Math.max(0.6, size * 0.035);
  for (let twig = 0; twig < 9; twig++) {
    const lean = (twig / 8 - 0.5) * 1.5 + random.range(-0.1, 0.1);
    context.beginPath();
    context.moveTo(x + lean * size * 0.1, y);
    context.quadraticCurveTo(x + lean * size * 0.25, y - size * 0.5, x + lean * size * 0.6, y - size * 0.86);
    context.stroke();
  }
  const white = toCss(litColor(stage, WHITE, { distance, sun: 0.5, ambient: 0.74 }));
  const shade = toCss(litColor(stage, [176, 200, 230], { distance, sun: 0.3 }));
  for (const [color, drop] of [
    [shade, 0.05],
    [white, 0],
  ] as const) {
    context.fillStyle = color;
    for (let cap = 0; cap < 6; cap++) {
      const across = (cap / 5 - 0.5) * 0.95;
      const top = y - size * (0.9 + LUMPS[cap]! - across * across * 1.1 - drop);
      context.beginPath();
      context.ellipse(x + across * size, top, size * (0.17 + LUMPS[cap]!), size * 0.13, across, 0, TAU);
      context.fill();
    }
  }
  context.fillStyle = toCss(litColor(stage, BERRY, { distance, sun: 0.5 }));
  for (let berry = 0; berry < 7; berry++) {
    const across = random.range(-0.42, 0.42);
    context.beginPath();
    context.arc(x + across * size, y - size * random.range(0.36, 0.74), Math.max(0.6, size * 0.035), 0, TAU);
    context.fill();
  }
  heapSnow(stage, x, y, size * 0.5);
}

/** Snow lies against the foot of everything that stands in it. */
function heapSnow(stage: Stage, x: number, y: number, half: number): void {
  const { context } = stage;
  context.fillStyle = toCss(litColor(stage, WHITE, { sun: 0.46, ambient: 0.74 }), 0.95);
  context.beginPath();
  context.moveTo(x - half, y + half * 0.14);
  context.quadraticCurveTo(x, y - half * 0.42, x + half, y + half * 0.14);
  context.quadraticCurveTo(x, y + half * 0.3, x - half, y + half * 0.14);
  context.fill();
}
