import type { Rgb } from '../../core/color.ts';
import { smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { hasSubjectOf } from '../../stage/brief-questions.ts';
import { preferHorizon, project } from '../../stage/camera.ts';
import { raiseEye } from '../../stage/ground/open-country.ts';
import { drawRock } from '../../stage/ground/rocks.ts';
import { renderTerrain } from '../../stage/ground/terrain.ts';
import { paintWishedRays } from '../../stage/light/rays.ts';
import { paintSky } from '../../stage/sky/sky.ts';
import type { GroundHeight, Stage } from '../../stage/stage.types.ts';
import { lowestSubjectRow } from '../../stage/subject-room.ts';
import { drawBreaker, rollWaves } from '../../stage/water/breaker.ts';
import { drawFoamAround, drawSpray } from '../../stage/water/foam.ts';
import { type Land, raiseLand, type SeaLayout } from '../../stage/water/sea-land.ts';
import { createSea, type SeaSurface, waveHeight } from '../../stage/water/sea-surface.ts';
import { paintVolcano } from '../country/volcano.ts';
import { paintRockyCoast } from './rocky-coast.ts';

/** A little below a great sky, in the middle, or high over near waves: seeds differ at first sight. */
const HORIZONS: Record<SeaLayout, readonly number[]> = {
  open: [0.3, 0.44, 0.68],
  islands: [0.36, 0.5, 0.66],
  headland: [0.34, 0.54, 0.64],
  rocks: [0.28, 0.4, 0.56],
  swell: [0.5, 0.6],
};

/** A coast with rocks is one more arrangement of the sea, where no boat needs the room. */
function isRocky({ brief }: Stage, random: Random): boolean {
  return (
    random.chance(0.18) &&
    brief.place === undefined &&
    !hasSubjectOf(brief, 'boat', 'sea-creature', 'building')
  );
}

/** Open water, far islands, a headland, rocks awash, or a low eye among the swell. */
export function paintSea(stage: Stage): void {
  const random = stage.random.fork('sea');
  const storm = stage.brief.weather === 'storm' || stage.brief.features.has('high-waves');
  const layout = random.pick<SeaLayout>(
    storm
      ? ['open', 'swell', 'rocks', 'headland', 'open']
      : ['open', 'islands', 'headland', 'rocks', 'islands'],
  );
  if (stage.brief.features.has('volcano')) {
    paintVolcano(stage);
    return;
  }
  if (isRocky(stage, random)) {
    paintRockyCoast(stage);
    return;
  }
  preferHorizon(stage, random.pick(HORIZONS[layout]));
  raiseEye(stage, random.range(1.6, 3.4));
  stage.water = true;
  paintSky(stage);
  const waves = waveHeight(stage) * (layout === 'swell' ? 1.25 : 1);
  const sea = createSea(stage, random, waves);
  const land = raiseLand(stage, random, layout);
  renderTerrain(stage, land ? withLand(stage, sea, land) : sea, {
    far: 520,
    steps: 370,
    haze: 0.0058,
    hazeColor: stage.palette.horizon,
    sunHaze: stage.palette.sunElevation < 0.2 ? 0.5 : 0.3,
  });
  stage.ground = sea.height;
  if (storm) rollWaves(stage, random);
  if (layout === 'rocks') placeRocks(stage, random);
  paintWishedRays(stage);
  if (storm) stage.foreground.push(() => breakNearWave(stage, random));
}

/** The nearest wave stands before ships, but must not wash over the rock that a building stands on. */
function breakNearWave(stage: Stage, random: Random): void {
  const { height, brief } = stage;
  const tall = height * 0.1;
  const foot = hasSubjectOf(brief, 'building') ? lowestSubjectRow(stage) + tall * 1.2 : 0;
  const y = Math.max(height * 0.92, foot);
  if (foot > 0 && brief.features.has('high-waves')) burstAtFoot(stage, random, foot - tall * 1.2);
  if (y < height + tall * 0.5) drawBreaker(stage, random, { y: y + tall * 0.5, height: tall * 1.5, haze: 0 });
}

/** Water flies up in fans on both sides of what the waves break against. */
function burstAtFoot(stage: Stage, random: Random, foot: number): void {
  const { mask, width, height } = stage;
  const row = Math.max(0, Math.floor(foot) - 2) * width;
  const hit = Array.from({ length: width }, (_, x) => x).filter((x) => mask[row + x]);
  // A crop or a lens may leave the foot outside.
  if (hit.length === 0) return;
  const reach = height * 0.3;
  const half = Math.max(hit.at(-1)! - hit[0]!, width * 0.1) * 0.9;
  const middle = (hit[0]! + hit.at(-1)!) / 2;
  for (const side of [-1, 1])
    drawSpray(stage, random, {
      x: middle + side * half,
      y: foot + height * 0.06,
      side,
      reach: reach * random.range(0.8, 1.2),
    });
}

function withLand(stage: Stage, sea: SeaSurface, land: Land): SeaSurface {
  const { noise, brief } = stage;
  const rock: Rgb = [138, 128, 118];
  const grass = brief.snow ? [232, 238, 246] : [100, 128, 74];
  const height: GroundHeight = (x, z, octaves) => Math.max(sea.height(x, z, octaves), land(x, z, octaves));
  return {
    height,
    paint(point, paint) {
      const { x, z, height: level, up } = point;
      if (land(x, z, 4) < 0.2 || level < 0.4) {
        sea.paint(point, paint);
        return;
      }
      const green = smoothstep(0.55, 0.75, up) * smoothstep(1, 4, level);
      const tone = 0.85 + noise.at(x * 0.2, level * 0.7) * 0.25;
      for (let channel = 0; channel < 3; channel++)
        paint[channel] = (rock[channel]! + (grass[channel]! - rock[channel]!) * green) * tone;
    },
  };
}

/** Rocks awash at the sides, with a ring of foam at each foot. */
function placeRocks(stage: Stage, random: Random): void {
  const spread = stage.width / stage.focal;
  const rocks = Array.from({ length: 13 }, () => {
    const z = random.range(7, 44);
    return { x: (random.chance(0.5) ? 1 : -1) * random.range(0.26, 0.56) * spread * z, z };
  }).sort((a, b) => b.z - a.z);
  for (const { x, z } of rocks) {
    const point = project(stage, x, stage.ground?.(x, z, 4) ?? 0, z);
    const size = point.scale * random.range(0.3, 1.1);
    drawRock(stage, { x: point.x, y: point.y + size * 0.15, size, distance: z }, random, [92, 84, 80]);
    drawFoamAround(stage, random, { x: point.x, y: point.y + size * 0.14, half: size });
  }
}
