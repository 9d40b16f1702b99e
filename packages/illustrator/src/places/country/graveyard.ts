import { mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { lerp, smoothstep, TAU } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { forbids } from '../../stage/brief-questions.ts';
import { project } from '../../stage/camera.ts';
import { stampDepth } from '../../stage/depth-stamp.ts';
import { raiseHillForBuilding, raiseRange } from '../../stage/ground/landforms.ts';
import { paintCountry } from '../../stage/ground/open-country.ts';
import { layWay } from '../../stage/ground/path.ts';
import { castShadows } from '../../stage/ground/tree-shadows.ts';
import { litColor } from '../../stage/light/lighting.ts';
import { paintWishedRays } from '../../stage/light/rays.ts';
import { drawGrass } from '../../stage/plants/foliage-grass.ts';
import { createStand, type PlantKind } from '../../stage/plants/plant-stand.ts';
import { bareTree } from '../../stage/plants/scenery-trees.ts';
import { scatter } from '../../stage/scatter.ts';
import { paintHazeBand } from '../../stage/sky/haze-band.ts';
import type { Stage } from '../../stage/stage.types.ts';

const STONE: Rgb = [148, 148, 146];

/** Leaning headstones and crosses in long grass, an iron fence, a bare old tree, mist along the ground. */
export function paintGraveyard(stage: Stage): void {
  const random = stage.random.fork('graveyard');
  const { noise, brief } = stage;
  const way = layWay(stage, random, { targetX: random.range(-4, 4), targetZ: 30, swing: 1.4 });
  const hill = raiseHillForBuilding(stage, random, random.chance(0.5) ? 1 : -1);
  const far = raiseRange(stage, random, { from: 60, to: 170, height: random.range(14, 40), pitch: 0.01 });
  const grass: Rgb = [98, 112, 66];
  paintCountry(stage, {
    horizon: random.pick([0.42, 0.5, 0.58]),
    eye: random.range(1.7, 2.5),
    surface: {
      height: (x, z, octaves) =>
        noise.fbm(x * 0.09, z * 0.09, 3) * 1.1 * smoothstep(4, 24, z) +
        smoothstep(12, 50, z) * 1.6 +
        far(x, z, octaves) +
        (hill ? hill.rise(x, z, octaves) * 0.7 : 0),
      paint: ({ x, z }, paint) => {
        const fine = noise.at((x * 6) / (1 + z * 0.05), (z * 6) / (1 + z * 0.05)) * 0.12;
        const path = smoothstep(0.9, 0.6, Math.abs(way.offset(x, z)) + fine);
        for (let channel = 0; channel < 3; channel++) {
          const value = lerp(
            grass[channel]! * (0.94 + fine + noise.at(x * 0.3, z * 0.3) * 0.12),
            [136, 124, 106][channel]!,
            path * 0.85,
          );
          paint[channel] = brief.snow ? lerp(value, 236, 0.85) : value;
        }
      },
    },
    air: { far: 260, haze: 0.0095, dapple: 0 },
  });
  growTrees(stage, random);
  raiseFence(stage, random, way.middle(34));
  setStones(stage, random, (x, z) => Math.abs(way.offset(x, z)) > 1.2);
  paintHazeBand(stage, {
    y: stage.horizon + stage.height * 0.08,
    reach: stage.height * 0.14,
    strength: 0.42,
  });
  paintWishedRays(stage);
  if (!brief.snow)
    stage.foreground.push(() => drawGrass(stage, { color: grass, reach: 0.08, tallness: 1.5 }));
}

function growTrees(stage: Stage, random: Random): void {
  if (forbids(stage.brief, 'tree')) return;
  const bare = createStand(
    stage,
    random.fork('old trees'),
    bareTree([72, 62, 58], stage.brief.snow),
    stage.height * 0.6,
  );
  for (const spot of scatter(stage, random, { count: 34, near: 26, far: 90 }))
    bare(
      { x: spot.x, y: spot.y, size: spot.scale * random.range(5, 8), distance: spot.distance * 0.6 },
      random,
    );
  const side = random.chance(0.5) ? 1 : -1;
  const foot = project(stage, side * 4.6, stage.ground?.(side * 4.6, 11, 4) ?? 0, 11);
  bare({ x: foot.x, y: foot.y + 2, size: foot.scale * random.range(6.4, 8), distance: 5 }, random);
}

function raiseFence(stage: Stage, random: Random, gate: number): void {
  const { context } = stage;
  const z = 35;
  const css = toCss(litColor(stage, [44, 44, 52], { distance: z * 0.5 }));
  context.strokeStyle = css;
  context.fillStyle = css;
  for (let x = -24; x <= 24; x += 0.42) {
    if (Math.abs(x - gate) < 1.6) continue;
    const foot = project(stage, x, stage.ground?.(x, z, 4) ?? 0, z);
    const tall = foot.scale * random.range(1.45, 1.55);
    context.lineWidth = Math.max(0.6, foot.scale * 0.05);
    context.beginPath();
    context.moveTo(foot.x, foot.y);
    context.lineTo(foot.x, foot.y - tall);
    context.moveTo(foot.x - foot.scale * 0.25, foot.y - tall * 0.84);
    context.lineTo(foot.x + foot.scale * 0.25, foot.y - tall * 0.84);
    context.moveTo(foot.x - foot.scale * 0.25, foot.y - tall * 0.2);
    context.lineTo(foot.x + foot.scale * 0.25, foot.y - tall * 0.2);
    context.stroke();
    context.beginPath();
    context.arc(foot.x, foot.y - tall, Math.max(0.7, foot.scale * 0.05), 0, TAU);
    context.fill();
  }
}

function setStones(stage: Stage, random: Random, free: (x: number, z: number) => boolean): void {
  const stands = (['round', 'cross', 'square', 'round'] as const).map((form, index) =>
    createStand(stage, random.fork(`stone ${index}`), headstone(form, stage.brief.snow), stage.height * 0.2),
  );
  const spots = scatter(stage, random, {
    count: 95,
    near: 4.4,
    far: 32,
    clear: { x: 0, halfWidth: 1.1, until: 10 },
    grows: free,
  });
  castShadows(stage, spots, 0.7);
  for (const spot of spots) {
    stage.checkpoint.check();
    const { distance, x } = spot;
    const [y, size] = [spot.y + spot.scale * 0.03, spot.scale * random.range(0.75, 1.15)];
    random.pick(stands)({ x, y, size, distance }, random);
    stampDepth(stage, { x, y, width: size * 0.5, height: size * 0.9, distance, shape: 'post' });
  }
}

/** A stone that has sunk a little to one side, with moss at its foot. */
function headstone(form: 'round' | 'cross' | 'square', snow: boolean): PlantKind {
  return {
    width: 0.8,
    draw({ context, random, ink, side }) {
      context.rotate(random.range(-0.09, 0.09));
      const gradient = context.createLinearGradient(-0.3, 0, 0.3, 0);
      gradient.addColorStop(side > 0 ? 1 : 0, ink(STONE, 1.16));
      gradient.addColorStop(side > 0 ? 0 : 1, ink(STONE, 0.6));
      const face = () => {
        context.beginPath();
        if (form === 'cross') {
          context.rect(-0.07, -0.98, 0.14, 0.9);
          context.rect(-0.27, -0.76, 0.54, 0.14);
          context.rect(-0.2, -0.16, 0.4, 0.18);
        } else if (form === 'round') {
          context.moveTo(-0.3, 0.02);
          context.lineTo(-0.3, -0.64);
          context.arc(0, -0.64, 0.3, Math.PI, 0);
          context.lineTo(0.3, 0.02);
        } else {
          context.moveTo(-0.28, 0.02);
          context.lineTo(-0.28, -0.8);
          context.lineTo(0, -0.95);
          context.lineTo(0.28, -0.8);
          context.lineTo(0.28, 0.02);
        }
        context.fill();
      };
      context.save();
      context.translate(-side * 0.055, -0.01);
      context.fillStyle = ink(STONE, 0.45);
      face();
      context.restore();
      context.fillStyle = gradient;
      face();
      context.fillStyle = ink(mix(STONE, [86, 116, 62], 0.7), 0.8);
      for (let moss = 0; moss < 12; moss++) {
        context.beginPath();
        context.ellipse(random.range(-0.28, 0.28), -random.range(-0.02, 0.14), 0.05, 0.03, 0, 0, TAU);
        context.fill();
      }
      if (form !== 'cross') {
        context.strokeStyle = ink(scale(STONE, 0.55));
        context.lineWidth = 0.02;
        for (const y of [-0.62, -0.52, -0.42]) {
          context.beginPath();
          context.moveTo(-0.15, y);
          context.lineTo(0.15, y);
          context.stroke();
        }
      }
      if (!snow) return;
      context.fillStyle = ink([240, 245, 252]);
      context.beginPath();
      context.ellipse(0, form === 'round' ? -0.93 : -0.95, form === 'cross' ? 0.09 : 0.2, 0.05, 0, 0, TAU);
      context.fill();
    },
  };
}
