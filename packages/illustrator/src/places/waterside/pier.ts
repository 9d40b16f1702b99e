import { toCss } from '../../core/color.ts';
import { clamp } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { chooseSide, preferHorizon, project } from '../../stage/camera.ts';
import { renderTerrain } from '../../stage/ground/terrain.ts';
import { litColor } from '../../stage/light/lighting.ts';
import { paintWishedRays } from '../../stage/light/rays.ts';
import { paintSky } from '../../stage/sky/sky.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { raiseLand } from '../../stage/water/sea-land.ts';
import { createSea } from '../../stage/water/sea-surface.ts';

interface Pier {
  /** Half the width, metres. */
  half: number;
  /** World x of its middle at distance z. */
  middle(z: number): number;
  end: number;
  posts: boolean;
}

/** Gray planks on posts that run out over quiet water; the main subject stands on them. */
export function paintPier(stage: Stage): void {
  const random = stage.random.fork('pier');
  const side = chooseSide(stage, random);
  preferHorizon(stage, random.pick([0.36, 0.42, 0.5]));
  paintSky(stage);
  const sea = createSea(stage, random);
  const land = raiseLand(stage, random, random.pick(['islands', 'headland', 'open']));
  renderTerrain(
    stage,
    {
      height: (x, z, octaves) => Math.max(sea.height(x, z, octaves), land ? land(x, z, octaves) : -1) - 0.9,
      paint: (point, paint) => {
        point.height += 0.9;
        const level = land ? land(point.x, point.z, 4) : -1;
        if (level < 0.2) sea.paint(point, paint);
        else {
          paint[0] = 104;
          paint[1] = 124;
          paint[2] = 88;
        }
      },
    },
    { far: 520, steps: 340, haze: 0.0058, hazeColor: stage.palette.horizon, sunHaze: 0.4 },
  );
  const slant = side * random.range(0.05, 0.24);
  const pier: Pier = {
    half: random.range(1.1, 1.5),
    middle: (z) => -side * 0.6 + slant * (z - 3),
    end: random.range(13, 24),
    posts: random.chance(0.7),
  };
  drawPier(stage, random, pier);
  stage.ground = (x, z) => (isOnPier(pier, x, z) ? 0 : -0.9);
  stage.perch = { x: pier.middle(4.4), z: 4.4 };
  stage.wet = waterBeside(stage, pier);
  paintWishedRays(stage);
}

function isOnPier(pier: Pier, x: number, z: number): boolean {
  return z < pier.end && Math.abs(x - pier.middle(z)) < pier.half;
}

function waterBeside(stage: Stage, pier: Pier): Uint8Array {
  const { width, height, horizon, focal, cameraHeight } = stage;
  const wet = new Uint8Array(width * height);
  for (let y = Math.max(0, Math.ceil(horizon)); y < height; y++) {
    const z = (focal * cameraHeight) / Math.max(0.5, y - horizon);
    for (let x = 0; x < width; x++)
      if (!isOnPier(pier, ((x - width / 2) * z) / focal, z)) wet[y * width + x] = 1;
  }
  return wet;
}

function drawPier(stage: Stage, random: Random, pier: Pier): void {
  const nearest = (stage.focal * stage.cameraHeight) / (stage.height * 1.06 - stage.horizon);
  shadeBelow(stage, pier, nearest);
  if (pier.posts) drawPosts(stage, random, pier, nearest, -0.9, 0);
  const plank = 0.26;
  for (let z = pier.end; z > nearest - plank; z -= plank) {
    stage.checkpoint.check();
    drawPlank(stage, random, pier, z, Math.max(0.3, z - plank * 0.9));
  }
  markDepth(stage, pier);
  if (pier.posts) drawPosts(stage, random, pier, nearest, 0, 0.75);
}

function corners(stage: Stage, pier: Pier, z: number) {
  const middle = pier.middle(z);
  return [project(stage, middle - pier.half, 0, z), project(stage, middle + pier.half, 0, z)] as const;
}

function drawPlank(stage: Stage, random: Random, pier: Pier, far: number, near: number): void {
  const { context } = stage;
  const [farLeft, farRight] = corners(stage, pier, far);
  const [nearLeft, nearRight] = corners(stage, pier, near);
  const tone = random.range(0.78, 1.12);
  const gray = stage.brief.snow ? [226, 232, 240] : [168, 138, 108];
  const color = (light: number) =>
    toCss(
      litColor(stage, [gray[0]! * light, gray[1]! * light, gray[2]! * light], {
        distance: far * 0.5,
        sun: 0.5,
      }),
    );
  context.fillStyle = color(tone * 0.36);
  context.fillRect(farLeft.x, farLeft.y, farRight.x - farLeft.x, nearLeft.y - farLeft.y + 1);
  context.fillStyle = color(tone);
  context.beginPath();
  context.moveTo(farLeft.x, farLeft.y);
  context.lineTo(farRight.x, farRight.y);
  context.lineTo(nearRight.x, nearRight.y);
  context.lineTo(nearLeft.x, nearLeft.y);
  context.fill();
  if (nearLeft.y - farLeft.y < 4) return;
  context.strokeStyle = color(tone * 0.72);
  context.lineWidth = Math.max(0.5, (nearLeft.y - farLeft.y) * 0.06);
  for (let grain = 0; grain < 3; grain++) {
    const t = random.range(0.15, 0.85);
    const y = farLeft.y + (nearLeft.y - farLeft.y) * t;
    const from = random.range(0, 0.6);
    context.beginPath();
    context.moveTo(nearLeft.x + (nearRight.x - nearLeft.x) * from, y);
    context.lineTo(nearLeft.x + (nearRight.x - nearLeft.x) * (from + random.range(0.1, 0.4)), y);
    context.stroke();
  }
  context.fillStyle = color(tone * 0.4);
  for (const t of [0.05, 0.95]) {
    context.beginPath();
    context.arc(
      nearLeft.x + (nearRight.x - nearLeft.x) * t,
      (farLeft.y + nearLeft.y) / 2,
      Math.max(0.6, nearLeft.scale * 0.014),
      0,
      7,
    );
    context.fill();
  }
}

/** The edge of the deck and its shadow on the water. */
function shadeBelow(stage: Stage, pier: Pier, nearest: number): void {
  const { context } = stage;
  const side = stage.light[0] > 0 ? -1 : 1;
  context.fillStyle = 'rgba(10,26,40,0.42)';
  context.beginPath();
  const edge = (z: number, shift: number) => {
    const point = project(stage, pier.middle(z) + shift, -0.9, z);
    context.lineTo(point.x, point.y);
  };
  const start = Math.max(0.8, nearest * 0.6);
  edge(start, -pier.half + Math.min(0, side) * 0.7);
  edge(pier.end, -pier.half + Math.min(0, side) * 0.7);
  edge(pier.end, pier.half + Math.max(0, side) * 0.7);
  edge(start, pier.half + Math.max(0, side) * 0.7);
  context.fill();
}

function drawPosts(
  stage: Stage,
  random: Random,
  pier: Pier,
  nearest: number,
  from: number,
  to: number,
): void {
  const { context } = stage;
  for (let z = pier.end - 0.2; z > nearest; z -= 2.6) {
    for (const side of [-1, 1]) {
      const x = pier.middle(z) + side * (pier.half + 0.06);
      const foot = project(stage, x, from, z);
      const top = project(stage, x, to * random.range(0.9, 1.1), z);
      const half = foot.scale * 0.085;
      const gradient = context.createLinearGradient(foot.x - half, 0, foot.x + half, 0);
      const lit = stage.sun.x > foot.x;
      gradient.addColorStop(
        0,
        toCss(litColor(stage, lit ? [70, 54, 42] : [150, 120, 92], { distance: z * 0.5 })),
      );
      gradient.addColorStop(
        1,
        toCss(litColor(stage, lit ? [150, 120, 92] : [70, 54, 42], { distance: z * 0.5 })),
      );
      context.fillStyle = gradient;
      context.fillRect(foot.x - half, top.y, half * 2, foot.y - top.y + 1);
      context.fillStyle = toCss(litColor(stage, [176, 148, 116], { distance: z * 0.5, sun: 0.5 }));
      context.beginPath();
      context.ellipse(foot.x, top.y, half, half * clamp(1.4 / z, 0.1, 0.4), 0, 0, 7);
      context.fill();
    }
  }
}

function markDepth(stage: Stage, pier: Pier): void {
  const { width, height, horizon, focal, cameraHeight, depth } = stage;
  for (let y = Math.max(0, Math.ceil(horizon + 1)); y < height; y++) {
    const z = (focal * cameraHeight) / Math.max(0.5, y - horizon);
    if (z > pier.end) continue;
    const [left, right] = corners(stage, pier, z);
    const from = Math.max(0, Math.floor(left.x));
    const to = Math.min(width, Math.ceil(right.x));
    if (to > from) depth.fill(z, y * width + from, y * width + to);
  }
}
