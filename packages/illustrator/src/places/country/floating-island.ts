import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { fade, fillOval, linear } from '../../core/ink.ts';
import { TAU } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { forbids, hasSubjectOf } from '../../stage/brief-questions.ts';
import { preferHorizon } from '../../stage/camera.ts';
import { drawHangingRock, type Island } from '../../stage/ground/hanging-rock.ts';
import { litColor } from '../../stage/light/lighting.ts';
import { paintWishedRays } from '../../stage/light/rays.ts';
import { drawLeafyTree } from '../../stage/plants/foliage-leafy.ts';
import { drawPine } from '../../stage/plants/foliage-pine.ts';
import { drawCloudPuff, lightOfClouds } from '../../stage/sky/cloud-puffs.ts';
import { paintSky } from '../../stage/sky/sky.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { drawWaterVeil } from '../../stage/water/water-veil.ts';

const GRASS: Rgb = [127, 174, 72];

/** Pieces of land that hang in a bright sky among clouds, water pouring over their edges into the depth. */
export function paintFloatingIsland(stage: Stage): void {
  const random = stage.random.fork('floating island');
  const { width, height } = stage;
  const unit = Math.min(width, height);
  preferHorizon(stage, 0.86);
  paintSky(stage, { form: 'heaped', coverage: 0.3 });
  drawCloudFloor(stage, random);
  const falls = !forbids(stage.brief, 'waterfall', 'water');
  for (const island of farIslands(stage, random))
    drawIsland(stage, random, island, falls && random.chance(0.5));
  // Under a building it hangs lower and reaches out wider, so that the whole house stands on its meadow.
  const built = hasSubjectOf(stage.brief, 'building');
  const main: Island = {
    x: width * (built ? 0.5 : random.range(0.44, 0.56)),
    y: height * (built ? random.range(0.65, 0.68) : random.range(0.47, 0.56)),
    half: built ? Math.min(width * 0.46, unit * 0.5) : Math.min(width * 0.37, unit * 0.42),
    deep: built ? 0.66 : 1,
    clear: built ? 0.8 : 0.34,
    distance: 6,
  };
  drawIsland(stage, random, main, falls);
  carrySubjects(stage, main);
  paintWishedRays(stage);
  stage.foreground.push(() => {
    const light = lightOfClouds(stage, width / 2, height);
    for (let index = 0; index < 4; index++) {
      const puff = drawCloudPuff(random.fork(`near ${index}`), unit * 0.2, light);
      stage.context.drawImage(
        puff,
        width * (index / 3) - puff.width / 2,
        height * random.range(0.93, 1) - puff.height * 0.4,
      );
    }
  });
}

function farIslands({ width, height }: Stage, random: Random): Island[] {
  const unit = Math.min(width, height);
  return [0.14, 0.86, random.range(0.3, 0.7)].map((across, index) => ({
    x: width * (across + random.range(-0.06, 0.06)),
    y: height * random.range(0.16, 0.34) + (index === 2 ? height * 0.02 : 0),
    half: unit * random.range(0.05, 0.11),
    distance: 60 + index * 30,
  }));
}

function drawCloudFloor(stage: Stage, random: Random): void {
  const { context, width, height } = stage;
  const light = lightOfClouds(stage, width / 2, height);
  const puffs = Array.from({ length: 3 }, (_, index) =>
    drawCloudPuff(random.fork(`floor ${index}`), height * 0.2, light),
  );
  for (let row = 0; row < 4; row++) {
    stage.checkpoint.check();
    for (let index = 0; index < 6; index++) {
      const puff = random.pick(puffs);
      const size = 0.5 + row * 0.22;
      const x = width * ((index + random.range(0, 1)) / 6);
      context.globalAlpha = 0.75 + row * 0.08;
      context.drawImage(
        puff,
        x - (puff.width * size) / 2,
        height * (0.8 + row * 0.055) - puff.height * size * 0.3,
        puff.width * size,
        puff.height * size,
      );
    }
  }
  context.globalAlpha = 1;
}

/** A rim of grass, hanging rock below it that ends in points, trees and water on top. */
function drawIsland(stage: Stage, random: Random, island: Island, falls: boolean): void {
  const { x, y, half, distance, clear = 0 } = island;
  drawHangingRock(stage, random, island);
  drawMeadow(stage, random, island);
  if (falls) pourOver(stage, random, island);
  if (forbids(stage.brief, 'tree')) return;
  const number = distance > 20 ? 4 : 13;
  const spots = Array.from({ length: number }, () => ({
    across: random.range(-0.9, 0.9),
    back: random.range(-1, 0.2),
  })).sort((a, b) => a.back - b.back);
  for (const { across, back } of spots) {
    // The middle is for the subjects.
    if (Math.abs(across) < clear && (clear > 0.5 || back > -0.75)) continue;
    const plant = {
      x: x + across * half * 0.92,
      y: y + back * half * 0.15 * Math.sqrt(1 - across * across),
      size: half * random.range(0.26, 0.46) * (distance < 20 ? 0.9 : 1.2),
      distance: distance * 0.6,
    };
    if (random.chance(0.5)) drawLeafyTree(stage, plant, random);
    else drawPine(stage, plant, random);
  }
}

function drawMeadow(stage: Stage, random: Random, { x, y, half, distance }: Island): void {
  const { context } = stage;
  const grass = stage.brief.snow
    ? ([236, 242, 250] as const)
    : stage.brief.season === 'autumn'
      ? ([186, 156, 74] as const)
      : GRASS;
  const bright = litColor(stage, scale(grass, 1.12), { distance, sun: 0.46 });
  const dark = litColor(stage, scale(grass, 0.66), { distance });
  const gradient = linear(context, [0, y - half * 0.2, 0, y + half * 0.2], fade(bright, dark));
  fillOval(context, gradient, x, y, half * 1.03, half * 0.17);
  // Turf hangs ragged over the rock.
  for (let tuft = 0; tuft < 60; tuft++) {
    const angle = random.range(0.04, Math.PI - 0.04);
    const edgeX = x + Math.cos(angle) * half * 1.02;
    const edgeY = y + Math.sin(angle) * half * 0.165;
    context.fillStyle = toCss(scale(dark, random.range(0.8, 1.25)));
    context.beginPath();
    context.ellipse(
      edgeX,
      edgeY,
      half * random.range(0.03, 0.06),
      half * random.range(0.025, 0.075),
      0,
      0,
      TAU,
    );
    context.fill();
  }
}

function pourOver(stage: Stage, random: Random, { x, y, half, distance }: Island): void {
  const across = random.range(0.3, 0.62) * (random.chance(0.5) ? 1 : -1);
  const lipX = x + across * half;
  const lipY = y + Math.sqrt(1 - across * across) * half * 0.155;
  const { context } = stage;
  // The stream that feeds it winds over the meadow.
  const water = mix(litColor(stage, [120, 186, 222], { distance }), stage.palette.middle, 0.25);
  const spring = { x: x - across * half * 0.12, y: y - half * 0.085 };
  const wide = half * 0.055;
  const stream = (grow: number) => {
    context.beginPath();
    context.ellipse(spring.x, spring.y, half * (0.15 + grow), half * (0.03 + grow), 0, 0, TAU);
    context.moveTo(spring.x - wide * 0.4 - half * grow, spring.y);
    context.bezierCurveTo(
      x + across * half * 0.5 - wide,
      y - half * 0.06,
      x + across * half * 0.15,
      y + half * 0.02,
      lipX - wide - half * grow,
      lipY,
    );
    context.lineTo(lipX + wide + half * grow, lipY);
    context.bezierCurveTo(
      x + across * half * 0.3 + wide * 2,
      y + half * 0.01,
      x + across * half * 0.62 + wide,
      y - half * 0.06,
      spring.x + wide * 0.6 + half * grow,
      spring.y,
    );
    context.fill();
  };
  context.fillStyle = toCss(litColor(stage, scale(GRASS, 0.52), { distance }));
  stream(0.014);
  context.fillStyle = toCss(water);
  stream(0);
  drawWaterVeil(stage, random, {
    x: lipX,
    top: lipY - half * 0.01,
    bottom: Math.min(lipY + half * (distance < 20 ? 0.95 : 0.7), stage.height * 0.96),
    lip: half * 0.06,
    foot: half * 0.085,
    spray: distance < 20 ? 0.8 : 0.5,
  });
}

/** What stands here stands on the meadow of the main island, wherever its feet are looked for. */
function carrySubjects(stage: Stage, { x, y, half }: Island): void {
  const { width, height, depth } = stage;
  stage.horizon = y - half * 0.2;
  const perMetre = stage.focal / 6;
  stage.cameraHeight = (half * 0.2) / perMetre;
  stage.ground = () => 0;
  stage.perch = { x: ((x - width / 2) * 6) / stage.focal, z: 6 };
  if (hasSubjectOf(stage.brief, 'building')) stage.hill = stage.perch;
  for (let row = Math.max(0, Math.floor(y - half * 0.17)); row < Math.min(height, y + half * 0.17); row++) {
    const reach = half * Math.sqrt(Math.max(0, 1 - ((row - y) / (half * 0.17)) ** 2));
    const from = Math.max(0, Math.floor(x - reach));
    const to = Math.min(width, Math.ceil(x + reach));
    if (to > from) depth.fill(6, row * width + from, row * width + to);
  }
}
