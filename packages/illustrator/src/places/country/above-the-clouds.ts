import { mix, toCss } from '../../core/color.ts';
import { clamp } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { distanceOfRow, preferHorizon } from '../../stage/camera.ts';
import { foldFor, raiseRange } from '../../stage/ground/landforms.ts';
import { renderTerrain } from '../../stage/ground/terrain.ts';
import { hazeAt } from '../../stage/light/lighting.ts';
import { paintRays, paintWishedRays } from '../../stage/light/rays.ts';
import { choosePalette } from '../../stage/palettes.ts';
import { type CloudPuff, drawCloudPuff, lightOfClouds } from '../../stage/sky/cloud-puffs.ts';
import { paintSky } from '../../stage/sky/sky.ts';
import type { Stage } from '../../stage/stage.types.ts';

type Layout = 'plain' | 'towers' | 'peaks' | 'valley' | 'gate';

/** A white sea of clouds in full light: level, heaped into towers, pierced by peaks, or parted like a gate. */
export function paintAboveTheClouds(stage: Stage): void {
  const random = stage.random.fork('above the clouds');
  const layout = random.pick<Layout>(['plain', 'towers', 'peaks', 'valley', 'gate']);
  preferHorizon(stage, { plain: 0.46, towers: 0.56, peaks: 0.5, valley: 0.42, gate: 0.58 }[layout]);
  clearTheAir(stage);
  paintSky(stage, {
    coverage: random.range(0.1, 0.26),
    form: random.pick(['high', 'banded'] as const),
    aboveWeather: true,
  });
  if (layout === 'peaks') raisePeaks(stage, random);
  coverWithCloud(stage);
  if (!stage.palette.night)
    paintRays(stage, {
      x: stage.sun.x,
      y: Math.max(-stage.height * 0.1, stage.sun.y),
      strength: 0.26,
      count: 16,
    });
  heapClouds(stage, random, layout);
  paintWishedRays(stage);
}

/** High up the sky is deeper and the horizon glows. */
function clearTheAir(stage: Stage): void {
  // No weather reaches here; only the hour colors the light.
  const palette = choosePalette({ ...stage.brief, weather: 'clear' }, stage.random.fork('palette'));
  stage.palette = palette;
  if (palette.night) return;
  const low = palette.sunElevation < 0.2;
  stage.palette = {
    ...palette,
    horizon: mix(palette.horizon, low ? palette.sun : [255, 244, 226], 0.45),
    fog: mix(palette.horizon, palette.sun, 0.4),
  };
}

function raisePeaks(stage: Stage, random: Random): void {
  const range = raiseRange(stage, random, { from: 150, to: 300, height: 110, pitch: 0.008 });
  renderTerrain(
    stage,
    {
      height: (x, z, octaves) => range(foldFor(stage)(x), z, octaves) - 34,
      paint: ({ up, height }, paint) => {
        const snow = up > 0.5 || height > 40;
        paint[0] = snow ? 236 : 116;
        paint[1] = snow ? 241 : 114;
        paint[2] = snow ? 250 : 126;
      },
    },
    { far: 420, steps: 240, haze: 0.0034, sunHaze: 0.3, faces: true },
  );
}

/** An even floor of cloud below the heaps; it carries the subjects. */
function coverWithCloud(stage: Stage): void {
  const { context, width, height, horizon, depth } = stage;
  const top = Math.floor(horizon - height * 0.012);
  const { bright, shade } = lightOfClouds(stage, width / 2, height);
  const gradient = context.createLinearGradient(0, top, 0, height);
  gradient.addColorStop(0, toCss(stage.palette.fog, 0));
  gradient.addColorStop(0.04, toCss(stage.palette.fog, 1));
  gradient.addColorStop(0.4, toCss(mix(bright, shade, 0.35)));
  gradient.addColorStop(1, toCss(mix(bright, shade, 0.55)));
  context.fillStyle = gradient;
  context.fillRect(0, top, width, height - top);
  for (let row = Math.max(0, Math.ceil(horizon)); row < height; row++)
    depth.fill(distanceOfRow(stage, row), row * width, (row + 1) * width);
  stage.ground = () => 0;
}

/** Heaps from the horizon to the lower edge; the nearest wait until the subjects stand among them. */
function heapClouds(stage: Stage, random: Random, layout: Layout): void {
  const { width, height, horizon } = stage;
  const puffs = makePuffs(stage, random);
  const rows = 11;
  const place = (row: number) => () => {
    const chance = random.fork(`row ${row}`);
    const t = row / (rows - 1);
    const y = horizon + (height - horizon) * t ** 1.7 * 1.08;
    const size = height * (0.035 + 0.3 * t ** 1.2);
    const count = Math.ceil(width / (size * 1.25));
    for (let index = 0; index < count; index++) {
      const across = (index + chance.range(0.1, 0.9)) / count;
      const tall = size * chance.range(0.7, 1.25) * towering(layout, across, t);
      stampPuff(stage, chance, puffs, { x: across * width, y: y + size * 0.5, size: tall, t });
    }
  };
  for (let row = 0; row < rows; row++) {
    stage.checkpoint.check();
    if (row < rows - 2) place(row)();
    else stage.foreground.push(place(row));
  }
}

/** Where a layout wants its heaps high. */
function towering(layout: Layout, across: number, t: number): number {
  const beside = Math.abs(across - 0.5) * 2;
  if (t > 0.9) return layout === 'gate' || layout === 'valley' ? 0.8 + beside * 0.8 : 0.9;
  if (layout === 'towers') return 1 + (Math.sin(across * 17) > 0.4 ? 3.4 * (1 - t) : 0);
  if (layout === 'gate') return 0.8 + beside ** 2 * 3.4 * (1 - t * 0.6);
  if (layout === 'valley') return 0.7 + beside * 1.7;
  // Even a level sea of clouds throws up a few heads.
  return 1 + (Math.sin(across * 11 + t * 23) > 0.72 ? 1.5 * (1 - t) : 0);
}

interface Puffs {
  sharp: CloudPuff[];
}

function makePuffs(stage: Stage, random: Random): Puffs {
  const size = Math.max(24, Math.min(320, stage.height * 0.3));
  const light = lightOfClouds(stage, stage.width / 2, stage.height * 0.8);
  return {
    sharp: Array.from({ length: 5 }, (_, index) => {
      stage.checkpoint.check();
      return drawCloudPuff(random.fork(`puff ${index}`), size, light);
    }),
  };
}

function stampPuff(
  stage: Stage,
  random: Random,
  { sharp }: Puffs,
  { x, y, size, t }: { x: number; y: number; size: number; t: number },
): void {
  const { context } = stage;
  const puff = random.pick(sharp);
  const wide = (puff.width / puff.height) * size * random.range(0.9, 1.2);
  // Far heaps drown in the glowing haze over the horizon.
  const haze = clamp(hazeAt(stage, 90 * (1 - t) ** 2, 0.012));
  context.globalAlpha = 1 - haze * 0.72;
  context.drawImage(puff, x - wide / 2, y - size, wide, size);
  context.globalAlpha = 1;
}
