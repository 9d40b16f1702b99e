import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { lerp, smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { forbids } from '../../stage/brief-questions.ts';
import { paintCountry } from '../../stage/ground/open-country.ts';
import type { Surface } from '../../stage/ground/terrain.ts';
import { litColor } from '../../stage/light/lighting.ts';
import { paintWishedRays } from '../../stage/light/rays.ts';
import { drawBareTree } from '../../stage/plants/foliage-leafy.ts';
import { lilyPad, REEDS } from '../../stage/plants/jungle-plants.ts';
import { createStand } from '../../stage/plants/plant-stand.ts';
import { type Spot, scatter } from '../../stage/scatter.ts';
import { paintHazeBand } from '../../stage/sky/haze-band.ts';
import type { GroundHeight, Stage } from '../../stage/stage.types.ts';
import { coversSubject } from '../../stage/subject-room.ts';
import { reflectInWater } from '../../stage/water/water.ts';

const LEVEL = -0.25;

/** Dark water between tussocks, drowned trees hung with moss, reeds and a low mist. */
export function paintSwamp(stage: Stage): void {
  const random = stage.random.fork('swamp');
  tintAir(stage);
  const height = shapeMarsh(stage, random);
  const { water } = paintCountry(stage, {
    horizon: random.pick([0.42, 0.5, 0.56, 0.6]),
    eye: random.range(1.7, 2.4),
    surface: { height, paint: paintMarsh(stage) },
    air: { far: 190, haze: 0.014, dapple: 0 },
    sky: { coverage: 0.5, form: random.pick(['banded', 'high', 'storm'] as const) },
  });
  growFarWood(stage, random);
  drawDrownedTrees(stage, random);
  reflectInWater(stage, { water, tint: [34, 48, 34], mirror: [0.72, 0.3], roughness: 0.5 });
  paintHazeBand(stage, { y: stage.horizon + stage.height * 0.02, reach: stage.height * 0.1, strength: 0.6 });
  growReeds(stage, random);
  paintWishedRays(stage);
}

/** The air over a marsh is sallow: a little yellow-green lies in all its lights. */
function tintAir(stage: Stage): void {
  const { palette } = stage;
  const sallow = (color: Rgb, amount: number): Rgb => {
    const gray = color[0] * 0.3 + color[1] * 0.59 + color[2] * 0.11;
    return mix(color, [gray * 0.92, gray * 1.04, gray * 0.74], amount);
  };
  stage.palette = {
    ...palette,
    zenith: sallow(palette.zenith, 0.55),
    middle: sallow(palette.middle, 0.62),
    horizon: sallow(palette.horizon, 0.5),
    fog: sallow(palette.fog, 0.65),
    ambient: sallow(palette.ambient, 0.4),
  };
}

function shapeMarsh(stage: Stage, random: Random): GroundHeight {
  const { noise } = stage;
  const shift = random.range(0, 99);
  const open = random.range(-4, 4);
  return (x, z) => {
    // Firm ground before the viewer, a channel of open water beyond it, tussocks everywhere.
    const bank = smoothstep(6.4, 4.6, z + noise.at(x * 0.3 + shift, 2) * 1.6);
    const tussock = noise.fbm(x * 0.14 + shift, z * 0.1, 3) * 1.5 + noise.at(x * 0.7, z * 0.6) * 0.2;
    const channel = smoothstep(3.2, 0.6, Math.abs(x - open - Math.sin(z * 0.14 + shift) * 2.4)) * 0.8;
    const shore = smoothstep(60, 100, z) * 1.4;
    return Math.max(LEVEL, lerp(tussock - 0.3 - channel, 0.12 + tussock * 0.1, bank) + shore);
  };
}

function paintMarsh(stage: Stage): Surface['paint'] {
  const { noise, brief } = stage;
  return ({ x, z, height }, paint) => {
    if (height <= LEVEL + 0.001) {
      paint[0] = 30;
      paint[1] = 44;
      paint[2] = 32;
      paint[6] = 1;
      return;
    }
    const fine = noise.at(x * 5, z * 5) * 0.16 + noise.at(x * 0.8, z * 0.8) * 0.24;
    const mud = smoothstep(0.22, -0.02, height - LEVEL + fine * 0.3);
    for (let channel = 0; channel < 3; channel++) {
      const grass = [98, 108, 54][channel]! * (0.84 + fine);
      const value = lerp(grass, [62, 52, 38][channel]!, mud);
      paint[channel] = brief.snow ? lerp(value, 236, 0.75 * (1 - mud)) : value;
    }
  };
}

function growFarWood(stage: Stage, random: Random): void {
  if (forbids(stage.brief, 'tree')) return;
  const { context, width, horizon, height } = stage;
  for (let layer = 0; layer < 2; layer++) {
    const base = horizon + height * (0.004 + layer * 0.016);
    const color = litColor(stage, [58, 70, 48], { distance: 120 - layer * 60, haze: 0.012, sun: 0.2 });
    context.fillStyle = toCss(color);
    context.strokeStyle = toCss(color);
    context.beginPath();
    context.moveTo(0, base + height * 0.02);
    for (let step = 0; step <= 120; step++) {
      const x = (step / 120) * width;
      const crown = stage.noise.fbm(step * 0.11 + layer * 40, 3, 4) * 0.5 + 0.5;
      context.lineTo(x, base - height * (0.02 + crown * (0.07 + layer * 0.035)) * random.range(0.86, 1.1));
    }
    context.lineTo(width, base + height * 0.02);
    context.fill();
  }
}

/** Bare trees that stand in the water on flared roots, with beards of moss. */
function drawDrownedTrees(stage: Stage, random: Random): void {
  if (forbids(stage.brief, 'tree')) return;
  const spots = scatter(stage, random, {
    count: 44,
    near: 7,
    far: 56,
    clear: { x: 0, halfWidth: 2.4, until: 22 },
  });
  for (const spot of spots) {
    stage.checkpoint.check();
    const size = spot.scale * random.range(4, 8);
    drawRoots(stage, spot, size);
    drawBareTree(stage, { x: spot.x, y: spot.y, size, distance: spot.distance }, random, [66, 60, 48]);
    hangMoss(stage, random, spot, size);
  }
}

function drawRoots(stage: Stage, { x, y, distance }: Spot, size: number): void {
  const { context } = stage;
  const half = size * 0.06;
  context.fillStyle = toCss(litColor(stage, [60, 54, 42], { distance }));
  context.beginPath();
  context.moveTo(x - half * 1.7, y + half * 0.3);
  context.quadraticCurveTo(x - half * 0.3, y - half, x - half * 0.3, y - half * 4);
  context.lineTo(x + half * 0.3, y - half * 4);
  context.quadraticCurveTo(x + half * 0.3, y - half, x + half * 1.7, y + half * 0.3);
  context.fill();
}

function hangMoss(stage: Stage, random: Random, { x, y, distance }: Spot, size: number): void {
  const { context } = stage;
  if (size < 40) return;
  context.lineCap = 'round';
  for (let beard = 0; beard < 26; beard++) {
    const angle = -Math.PI / 2 + random.range(-1.2, 1.2);
    const away = size * random.range(0.28, 0.5);
    const fromX = x + Math.cos(angle) * away * 0.8;
    const fromY = y - size * 0.3 + Math.sin(angle) * away;
    const tone = scale([112, 124, 84], random.range(0.7, 1.1));
    context.strokeStyle = toCss(litColor(stage, tone, { distance, sun: 0.3 }), 0.8);
    context.lineWidth = size * random.range(0.006, 0.014);
    context.beginPath();
    context.moveTo(fromX, fromY);
    context.lineTo(fromX + random.range(-0.01, 0.01) * size, fromY + size * random.range(0.05, 0.15));
    context.stroke();
  }
}

function growReeds(stage: Stage, random: Random): void {
  if (forbids(stage.brief, 'plant', 'reed')) return;
  const reeds = createStand(stage, random.fork('reeds'), REEDS, stage.height * 0.2);
  const pads = createStand(stage, random.fork('pads'), lilyPad([240, 226, 232]), stage.height * 0.05);
  const onWater = (height: number) => height <= LEVEL + 0.01;
  const spots = scatter(stage, random, {
    count: 150,
    near: 3.2,
    far: 34,
    clear: { x: 0, halfWidth: 1.6, until: 12 },
    grows: (x, z, height) => (onWater(height) ? stage.noise.at(x * 0.5, z * 0.4) > -0.1 : height < 0.2),
  });
  const near: Spot[] = [];
  for (const spot of spots) {
    const wet =
      stage.wet?.[Math.min(stage.height - 1, Math.round(spot.y)) * stage.width + Math.round(spot.x)] === 1;
    if (wet && random.chance(0.55)) {
      pads({ x: spot.x, y: spot.y, size: spot.scale * 0.24, distance: spot.distance }, random);
    } else if (spot.y > stage.height * 0.93) near.push(spot);
    else
      reeds(
        { x: spot.x, y: spot.y, size: spot.scale * random.range(0.7, 1.3), distance: spot.distance },
        random,
      );
  }
  stage.foreground.push(() => {
    for (const side of [-1, 1]) {
      for (let clump = 0; clump < 5; clump++) {
        const x = stage.width * (0.5 + side * random.range(0.3, 0.52));
        const size = stage.height * random.range(0.13, 0.2);
        const y = stage.height * random.range(1, 1.04);
        if (!coversSubject(stage, { x, y }, size)) reeds({ x, y, size, distance: 2 }, random);
      }
    }
    for (const { x, y, scale: perMetre } of near) {
      if (!coversSubject(stage, { x, y }, perMetre)) reeds({ x, y, size: perMetre, distance: 3 }, random);
    }
  });
}
