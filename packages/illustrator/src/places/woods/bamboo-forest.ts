import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { framed } from '../../core/ink.ts';
import { clamp, lerp, smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { forbids } from '../../stage/brief-questions.ts';
import { preferHorizon } from '../../stage/camera.ts';
import { stampDepth } from '../../stage/depth-stamp.ts';
import { layWay } from '../../stage/ground/path.ts';
import { renderTerrain } from '../../stage/ground/terrain.ts';
import { castShadows } from '../../stage/ground/tree-shadows.ts';
import { lightSide, litColor } from '../../stage/light/lighting.ts';
import { paintRays } from '../../stage/light/rays.ts';
import { FERN_CLUMP } from '../../stage/plants/jungle-plants.ts';
import { createStand } from '../../stage/plants/plant-stand.ts';
import { type Spot, scatter } from '../../stage/scatter.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { paintWoodDusk } from './wood-dusk.ts';

/** Straight jointed culms as close as a wall, a path of pale earth between them, light at its end. */
export function paintBambooForest(stage: Stage): void {
  const random = stage.random.fork('bamboo');
  preferHorizon(stage, random.pick([0.5, 0.58, 0.66]));
  const leaves: Rgb = stage.brief.season === 'autumn' ? [176, 168, 76] : [126, 168, 74];
  paintWoodDusk(stage, { leaves, light: [232, 240, 170], glowX: random.range(0.42, 0.58) });
  const way = layWay(stage, random, { targetX: random.range(-2.5, 2.5), swing: random.range(0.3, 1.8) });
  const { noise } = stage;
  renderTerrain(
    stage,
    {
      height: (x, z) =>
        noise.fbm(x * 0.2, z * 0.2, 3) * 0.25 +
        smoothstep(1.4, 7, Math.abs(way.offset(x, z))) * 0.8 * smoothstep(3, 14, z),
      paint: ({ x, z }, paint) => {
        const fine = noise.at(x * 5, z * 5) * 0.12 + noise.at(x * 0.9, z * 0.9) * 0.14;
        const worn = smoothstep(1.5, 1, Math.abs(way.offset(x, z)) + fine);
        const litter = smoothstep(0.3, 0.5, noise.at(x * 9, z * 5)) * smoothstep(22, 6, z);
        for (let channel = 0; channel < 3; channel++) {
          const floor = lerp([104, 112, 58][channel]!, [172, 158, 92][channel]!, litter) * (0.86 + fine);
          paint[channel] = stage.brief.snow
            ? [232, 239, 248][channel]! * (0.96 + fine * 0.3)
            : lerp(floor, [196, 176, 138][channel]! * (0.95 + fine), worn);
        }
      },
    },
    { far: 70, steps: 220, haze: 0.02, sunHaze: 0.1, dapple: 0.5 },
  );
  const spots = scatter(stage, random, {
    count: 270,
    near: 4.2,
    far: 52,
    clear: { x: 0, halfWidth: 1.5, until: 9 },
    grows: (x, z) => Math.abs(way.offset(x, z)) > 1.75,
  });
  if (forbids(stage.brief, 'tree', 'bamboo')) return;
  castShadows(stage, spots, 2.6);
  growCulms(stage, random, spots, leaves);
  standNear(stage, random, leaves);
  if (!stage.palette.night)
    paintRays(stage, {
      x: stage.sun.x,
      y: -stage.height * 0.1,
      strength: 0.3,
      count: 18,
      color: [255, 250, 206],
    });
}

function growCulms(stage: Stage, random: Random, spots: readonly Spot[], leaves: Rgb): void {
  const ferns = createStand(stage, random.fork('ferns'), FERN_CLUMP, stage.height * 0.16);
  let sprays = 0;
  for (const spot of spots) {
    stage.checkpoint.check();
    while (sprays < 3 && spot.distance < [36, 18, 8][sprays]!) hangSprays(stage, random, leaves, sprays++);
    drawCulm(stage, random, spot, leaves);
    if (!stage.brief.snow && random.chance(0.14)) {
      const size = spot.scale * random.range(0.3, 0.6);
      ferns({ x: spot.x + spot.scale * 0.3, y: spot.y + 2, size, distance: spot.distance }, random);
    }
  }
}

/** A few thick stems at the picture's edges, so close that every joint and leaf of theirs shows. */
function standNear(stage: Stage, random: Random, leaves: Rgb): void {
  const { context, width, height } = stage;
  const unit = Math.min(width, height);
  for (const across of [0.035, 0.13, 0.88, 0.965]) {
    const x = width * (across + random.range(-0.02, 0.02));
    const perMetre = unit * random.range(0.24, 0.34);
    drawCulm(stage, random, { x, y: height * 1.04, scale: perMetre, distance: 2.6, worldX: 0 }, leaves);
    for (let twig = 0; twig < 3; twig++) {
      const from = { x, y: height * random.range(0.06, 0.62) };
      const side = across < 0.5 ? 1 : -1;
      for (let leaf = 0; leaf < 5; leaf++) {
        const long = unit * random.range(0.08, 0.13);
        const tone = litColor(stage, scale(leaves, random.range(0.7, 1.2)), { sun: 0.46 });
        framed(
          context,
          { at: [from.x, from.y], turn: side * (leaf * 0.36 - 0.3) + (side < 0 ? Math.PI : 0) },
          () => {
            context.fillStyle = toCss(tone);
            context.beginPath();
            context.moveTo(0, 0);
            context.quadraticCurveTo(long * 0.4, -long * 0.13, long, 0);
            context.quadraticCurveTo(long * 0.4, long * 0.13, 0, 0);
            context.fill();
          },
        );
      }
    }
  }
}

/** A jointed stem that leaves the picture at its top; a pale ring marks every joint. */
function drawCulm(stage: Stage, random: Random, spot: Spot, leaves: Rgb): void {
  const { context } = stage;
  const width = Math.max(1.2, spot.scale * random.range(0.13, 0.24));
  const lean = random.range(-0.05, 0.05) * spot.y;
  const tone = random.range(0.62, 0.98);
  const green = mix(scale(leaves, tone), [70, 120, 72], random.next() * 0.5);
  const css = (share: number) =>
    toCss(litColor(stage, scale(green, share), { distance: spot.distance, haze: 0.03, sun: 0.42 }));
  const side = lightSide(stage, spot.x);
  const topX = spot.x + lean;
  for (const [share, shift, light] of [
    [1, 0, 0.6],
    [0.66, 0.16 * side, 0.98],
    [0.2, 0.26 * side, 1.42],
  ] as const) {
    context.strokeStyle = css(light);
    context.lineWidth = width * share;
    context.beginPath();
    context.moveTo(spot.x + shift * width, spot.y + width * 0.2);
    context.lineTo(topX + shift * width, -4);
    context.stroke();
  }
  if (width > 3) {
    const joint = width * random.range(4, 5.6);
    for (let y = spot.y - joint * random.next(); y > 0; y -= joint) {
      const x = lerp(topX, spot.x, clamp(y / spot.y));
      context.fillStyle = css(0.4);
      context.fillRect(x - width * 0.54, y, width * 1.08, Math.max(1, width * 0.1));
      context.fillStyle = css(1.5);
      context.fillRect(x - width * 0.54, y + width * 0.1, width * 1.08, Math.max(0.8, width * 0.07));
    }
  }
  stampDepth(stage, { x: spot.x, y: spot.y, width, height: spot.y, distance: spot.distance, shape: 'post' });
}

/** Slender leaves in drooping sprays from above. */
function hangSprays(stage: Stage, random: Random, leaves: Rgb, layer: number): void {
  const { context, width, height } = stage;
  const unit = Math.min(width, height);
  context.lineCap = 'round';
  const sprays = Math.round((70 * width) / unit);
  for (let spray = 0; spray < sprays; spray++) {
    if ((spray & 15) === 0) stage.checkpoint.check();
    const across = random.next();
    const y =
      random.next() ** 1.6 * height * [0.5, 0.38, 0.26][layer]! * (0.5 + Math.abs(across - 0.5) * 1.2);
    const size = unit * [0.02, 0.034, 0.056][layer]! * random.range(0.7, 1.2);
    const tone = scale(leaves, random.range(0.55, 1.1));
    context.strokeStyle = toCss(
      litColor(stage, tone, { distance: [24, 12, 3][layer]!, haze: 0.02, sun: 0.44 }),
      0.92,
    );
    context.lineWidth = size * 0.16;
    context.beginPath();
    for (let leaf = 0; leaf < 6; leaf++) {
      const angle = Math.PI / 2 + random.range(-1.3, 1.3);
      const fromX = across * width + random.range(-1, 1) * size;
      const fromY = y + random.range(-0.6, 0.6) * size;
      context.moveTo(fromX, fromY);
      context.lineTo(fromX + Math.cos(angle) * size, fromY + Math.sin(angle) * size);
    }
    context.stroke();
  }
}
