import { pickColor, type Rgb } from '../../core/color.ts';
import { lerp, smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { hasSubjectOf } from '../../stage/brief-questions.ts';
import { chooseSide, project } from '../../stage/camera.ts';
import { paintCountry } from '../../stage/ground/open-country.ts';
import { drawRock } from '../../stage/ground/rocks.ts';
import { paintWishedRays } from '../../stage/light/rays.ts';
import type { GroundHeight, Stage } from '../../stage/stage.types.ts';
import { drawBreaker } from '../../stage/water/breaker.ts';
import { drawFoamAround } from '../../stage/water/foam.ts';
import { createSea, type SeaSurface, waveHeight } from '../../stage/water/sea-surface.ts';

/** Dark ledges and boulders where waves break white, a headland behind; a rock to stand on in the middle. */
export function paintRockyCoast(stage: Stage): void {
  const random = stage.random.fork('rocky coast');
  const side = chooseSide(stage, random) || 1;
  const storm = stage.brief.weather === 'storm' || stage.brief.features.has('high-waves');
  const sea = createSea(stage, random, Math.max(0.34, waveHeight(stage) * 0.8));
  const perch = { x: side * random.range(0.2, 1.4), z: random.range(8, 10) };
  stage.perch = perch;
  if (hasSubjectOf(stage.brief, 'building')) stage.hill = perch;
  const land = shapeCoast(stage, random, side, perch);
  const rock = pickColor(random, '#6b625c #5d6068 #7a6654 #57524e');
  paintCountry(stage, {
    horizon: random.pick([0.4, 0.46, 0.54, 0.6]),
    eye: random.range(1.8, 2.6),
    surface: {
      height: (x, z, octaves) => Math.max(sea.height(x, z, octaves), land(x, z, octaves)),
      paint: paintCoast(stage, sea, land, rock),
    },
    air: { far: 520, steps: 300, haze: 0.0054, hazeColor: stage.palette.horizon, dapple: 0, faces: true },
  });
  strewBoulders(stage, random, land, rock);
  paintWishedRays(stage);
  if (storm)
    stage.foreground.push(() =>
      drawBreaker(stage, random, { y: stage.height * 1.05, height: stage.height * 0.13, haze: 0 }),
    );
}

function shapeCoast(
  stage: Stage,
  random: Random,
  side: number,
  perch: { x: number; z: number },
): GroundHeight {
  const { noise } = stage;
  const shift = random.range(0, 99);
  const tall = random.range(16, 34);
  return (x, z, octaves) => {
    const shore = 4.6 + side * x * 0.45 - z;
    const away = Math.hypot((x - perch.x) * 0.8, z - perch.z);
    const coast = side * x - 7 - z * 0.18 + noise.at(z * 0.07 + shift, 1) * 9;
    // Most of the picture is open water, and noise is dear.
    if (shore < -3 && away > 3.2 && (coast < 0 || z < 20)) return -2;
    const rough = noise.ridge(x * 0.28 + shift, z * 0.28, Math.min(5, octaves));
    // Ledges before the viewer, broken by gullies.
    const gully = noise.at(x * 0.4 + shift, 2) * 1.4;
    const ledge = smoothstep(-1.2, 1.2, shore + gully) * (0.25 + rough * 0.75) - 0.4;
    const rock = smoothstep(2.5, 1.1, away + rough * 0.5) * 1.1 - 0.5;
    const headland =
      smoothstep(0, 5, coast) *
        tall *
        smoothstep(20, 50, z) *
        (0.55 + noise.fbm(x * 0.05 + shift, z * 0.05, Math.min(5, octaves)) * 0.5 + rough * 0.2) -
      0.6;
    return Math.max(ledge, rock, headland);
  };
}

function paintCoast(stage: Stage, sea: SeaSurface, land: GroundHeight, rock: Rgb): SeaSurface['paint'] {
  const { noise, brief, palette } = stage;
  // No water stands higher than this; far rock is sampled too coarsely to be told from it by height alone.
  const highest = brief.weather === 'storm' ? 1.7 : 1;
  const foamTone = palette.night ? 0.42 : palette.sunElevation < 0.2 ? 0.8 : 1;
  return (point, paint) => {
    const { x, z, height, up } = point;
    const rise = land(x, z, 5);
    if (height < highest && rise < height - 0.001) {
      sea.paint(point, paint);
      // Water boils where rock lies close below it.
      const torn = noise.at(x * 2.2, z * 2.6) * 0.3 + noise.at(x * 6, z * 7) * 0.16;
      const foam = rise < -1.5 ? 0 : smoothstep(-0.62, -0.16, rise - height + torn) * smoothstep(120, 40, z);
      for (let channel = 0; channel < 3; channel++)
        paint[channel + 3] = lerp(paint[channel + 3]!, 232 * foamTone, foam * 0.85);
      return;
    }
    const fine = noise.at((x * 3) / (1 + z * 0.03), (z * 3) / (1 + z * 0.03)) * 0.14;
    const crack = smoothstep(0.3, 0.5, noise.at(x * 1.4 + height, z * 1.4)) * 0.34;
    const wet = smoothstep(0.5, 0.05, height + fine) * smoothstep(60, 30, z);
    const grass = smoothstep(0.7, 0.86, up) * smoothstep(3, 7, height);
    for (let channel = 0; channel < 3; channel++) {
      const stone = rock[channel]! * (1 + fine - crack) * (1 - wet * 0.45);
      const green = brief.snow ? 238 : [104, 128, 70][channel]!;
      paint[channel] = lerp(stone, green, brief.snow ? smoothstep(0.6, 0.8, up) * 0.8 : grass * 0.9);
      paint[channel + 3] = wet * 0.1 * palette.horizon[channel]!;
    }
  };
}

function strewBoulders(stage: Stage, random: Random, land: GroundHeight, rock: Rgb): void {
  const spread = stage.width / stage.focal;
  const boulders = Array.from({ length: 26 }, () => {
    const z = random.range(4.5, 40);
    return { x: random.range(-0.55, 0.55) * spread * z, z };
  }).sort((a, b) => b.z - a.z);
  for (const { x, z } of boulders) {
    if (z < 12 && Math.abs(x) < 1.5) continue;
    stage.checkpoint.check();
    const level = Math.max(0, land(x, z, 5));
    if (level > 1.5) continue;
    const place = project(stage, x, level, z);
    const size = place.scale * random.range(0.2, 0.9);
    drawRock(stage, { x: place.x, y: place.y + size * 0.15, size, distance: z }, random, rock);
    if (level < 0.12) drawFoamAround(stage, random, { x: place.x, y: place.y + size * 0.14, half: size });
  }
}
