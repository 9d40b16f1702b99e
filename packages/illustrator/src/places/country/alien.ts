import { hslToRgb, mix, type Rgb, scale, toCss } from '../../core/color.ts';
import { fillDisc } from '../../core/ink.ts';
import { lerp, smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { forbids } from '../../stage/brief-questions.ts';
import { preferHorizon } from '../../stage/camera.ts';
import { raiseHillForBuilding, raiseRange } from '../../stage/ground/landforms.ts';
import { renderTerrain } from '../../stage/ground/terrain.ts';
import { paintWishedRays } from '../../stage/light/rays.ts';
import type { PlantKind } from '../../stage/plants/plant-stand.ts';
import { createStand } from '../../stage/plants/plant-stand.ts';
import { scatter } from '../../stage/scatter.ts';
import { drawPlanet } from '../../stage/sky/planet.ts';
import { paintSky } from '../../stage/sky/sky.ts';
import { paintStars } from '../../stage/sky/stars.ts';
import type { GroundHeight, Stage } from '../../stage/stage.types.ts';
import { createSea } from '../../stage/water/sea-surface.ts';
import { reflectInWater } from '../../stage/water/water.ts';

/** Three colors that no earthly landscape has together, as hues in turns. */
const WORLDS = [
  { sky: 0.82, low: 0.05, land: 0.5, plant: 0.93 },
  { sky: 0.48, low: 0.13, land: 0.86, plant: 0.58 },
  { sky: 0.72, low: 0.93, land: 0.3, plant: 0.8 },
  { sky: 0.95, low: 0.1, land: 0.62, plant: 0.42 },
  { sky: 0.38, low: 0.17, land: 0.76, plant: 0.02 },
] as const;

/** Foreign sky colors with moons in it; the light on the ground follows. */
function tintWorld(stage: Stage, world: (typeof WORLDS)[number]): void {
  const { palette } = stage;
  const dim = palette.night ? 0.5 : 1;
  const low = palette.sunElevation < 0.2;
  stage.palette = {
    ...palette,
    zenith: scale(hslToRgb(world.sky, 0.6, 0.2), dim),
    middle: scale(hslToRgb(world.sky + 0.04, 0.52, 0.44), dim),
    horizon: scale(hslToRgb(world.low, 0.82, low ? 0.62 : 0.74), dim),
    sun: mix(palette.sun, hslToRgb(world.low, 0.9, 0.8), 0.5),
    ambient: mix(palette.ambient, scale(hslToRgb(world.sky, 0.34, 0.62), dim), 0.6),
    fog: scale(hslToRgb(world.low + 0.03, 0.5, 0.66), dim),
  };
}

function paintAlienSky(stage: Stage, random: Random): void {
  const { brief, width, height, horizon } = stage;
  paintSky(stage, { coverage: random.range(0.08, 0.26), form: 'banded' });
  paintStars(stage, { count: 170 });
  if (forbids(brief, 'planet', 'moon')) return;
  const unit = Math.min(width, height);
  const side = stage.sun.x > width / 2 ? -1 : 1;
  // A planet among the subjects is drawn by the subjects.
  const own = brief.subjects.some(({ noun }) => noun.kind === 'celestial');
  if (!own) {
    const radius = unit * random.range(0.13, 0.22);
    const x = width * (0.5 + side * random.range(0.16, 0.3));
    drawPlanet(
      stage,
      {
        x,
        y: Math.max(radius * 0.8, horizon * random.range(0.3, 0.5)),
        radius,
        kind: random.pick(['ringed', 'gas', 'ice']),
        throughAir: true,
      },
      random,
    );
  }
  for (let moon = 0; moon < 2; moon++) {
    const radius = unit * random.range(0.018, 0.045);
    const x = width * (0.5 - side * random.range(0.05, 0.42));
    drawPlanet(
      stage,
      { x, y: horizon * random.range(0.14, 0.6), radius, kind: 'rock', throughAir: true },
      random,
    );
  }
}

/** An ocean of another world: strange colors, moons above it, spires of rock in it. */
export function paintAlienSea(stage: Stage): void {
  const random = stage.random.fork('alien sea');
  const world = random.pick(WORLDS);
  preferHorizon(stage, random.pick([0.44, 0.52, 0.58]));
  stage.water = true;
  tintWorld(stage, world);
  paintAlienSky(stage, random);
  const sea = createSea(stage, random);
  const spires = raiseSpires(stage, random);
  const liquid = hslToRgb(world.land, 0.6, 0.3);
  renderTerrain(
    stage,
    {
      height: (x, z, octaves) => Math.max(sea.height(x, z, octaves), spires(x, z, octaves)),
      paint: (point, paint) => {
        if (point.height > 0.7 && spires(point.x, point.z, 4) > 0.5) {
          const tone = 0.8 + stage.noise.at(point.x * 0.3, point.height * 0.6) * 0.3;
          const rock = hslToRgb(world.plant, 0.3, 0.34);
          for (let channel = 0; channel < 3; channel++) paint[channel] = rock[channel]! * tone;
          return;
        }
        sea.paint(point, paint);
        for (let channel = 0; channel < 3; channel++)
          paint[channel + 3] = paint[channel + 3]! * 0.74 + liquid[channel]! * 0.42;
      },
    },
    { far: 520, steps: 280, haze: 0.0048, hazeColor: stage.palette.horizon, sunHaze: 0.4, faces: true },
  );
  stage.ground = sea.height;
  paintWishedRays(stage);
}

function raiseSpires(stage: Stage, random: Random): GroundHeight {
  const { noise } = stage;
  const spires = Array.from({ length: 7 }, () => {
    const z = random.range(70, 260);
    return {
      x: random.range(-0.62, 0.62) * (stage.width / stage.focal) * z,
      z,
      wide: random.range(5, 13),
      tall: random.range(18, 60),
    };
  });
  return (x, z, octaves) => {
    let y = -2;
    if (z < 55) return y;
    for (const spire of spires) {
      const away =
        Math.hypot(x - spire.x, z - spire.z) / (spire.wide * (1 + 0.3 * noise.at(x * 0.15, z * 0.15)));
      if (away < 1)
        y = Math.max(
          y,
          spire.tall * (1 - away ** 0.7) * (0.8 + noise.ridge(x * 0.1, z * 0.1, Math.min(4, octaves)) * 0.5),
        );
    }
    return y;
  };
}

/** A landscape of another world: bulbs and fans that glow, still pools, arches and moons. */
export function paintAlienWorld(stage: Stage): void {
  const random = stage.random.fork('alien world');
  const world = random.pick(WORLDS);
  preferHorizon(stage, random.pick([0.42, 0.5, 0.6]));
  tintWorld(stage, world);
  paintAlienSky(stage, random);
  const { noise } = stage;
  const ground = hslToRgb(world.land, 0.42, 0.44);
  const second = hslToRgb(world.land + 0.12, 0.5, 0.34);
  const range = raiseRange(stage, random, { from: 60, to: 170, height: random.range(34, 70), pitch: 0.012 });
  const hill = raiseHillForBuilding(stage, random, random.chance(0.5) ? 1 : -1);
  const level = -0.3;
  const { water } = renderTerrain(
    stage,
    {
      height: (x, z, octaves) =>
        Math.max(
          level,
          noise.fbm(x * 0.1, z * 0.1, Math.min(4, octaves)) * 1.5 * smoothstep(3, 20, z) +
            range(x, z, octaves) +
            (hill ? hill.rise(x, z, octaves) * 0.6 : 0),
        ),
      paint: ({ x, z, height }, paint) => {
        if (height <= level + 0.001) {
          paint[6] = 1;
          return;
        }
        const fine = noise.at((x * 4) / (1 + z * 0.05), (z * 4) / (1 + z * 0.05)) * 0.1;
        const vein =
          smoothstep(0.3, 0, Math.abs(noise.fbm(x * 0.25, z * 0.25, 3)) - 0.02) * smoothstep(40, 10, z);
        for (let channel = 0; channel < 3; channel++)
          paint[channel] =
            lerp(ground[channel]!, second[channel]!, smoothstep(-0.2, 0.3, noise.at(x * 0.2, z * 0.2))) *
            (0.94 + fine) *
            (1 - vein * 0.25);
      },
    },
    { far: 340, steps: 330, haze: 0.0075, sunHaze: 0.35, faces: true },
  );
  reflectInWater(stage, { water, tint: hslToRgb(world.plant, 0.6, 0.4), mirror: [0.7, 0.4] });
  growAlienPlants(stage, random, world, level);
  paintWishedRays(stage);
}

function growAlienPlants(stage: Stage, random: Random, world: (typeof WORLDS)[number], level: number): void {
  if (forbids(stage.brief, 'plant', 'tree')) return;
  const stands = [
    bulb(hslToRgb(world.plant, 0.7, 0.58)),
    fan(hslToRgb(world.plant + 0.1, 0.65, 0.5)),
    bulb(hslToRgb(world.low, 0.8, 0.6)),
  ].map((kind, index) => createStand(stage, random.fork(`growth ${index}`), kind, stage.height * 0.3));
  const spots = scatter(stage, random, {
    count: 110,
    near: 5,
    far: 80,
    clear: { x: 0, halfWidth: 2.4, until: 24 },
    grows: (_x, _z, height) => height > level + 0.06,
  });
  for (const spot of spots) {
    stage.checkpoint.check();
    const size = spot.scale * random.range(0.6, 1) * (random.chance(0.16) ? 4 : 1.3);
    random.pick(stands)({ x: spot.x, y: spot.y + 1, size, distance: spot.distance }, random);
  }
}

/** Stalks that carry shining globes. */
function bulb(color: Rgb): PlantKind {
  return {
    width: 1.3,
    draw(pen) {
      const { context, random, ink } = pen;
      for (let stalk = 0; stalk < 5; stalk++) {
        const fan = (stalk - 2) * 0.14;
        const top = -random.range(0.5, 0.84);
        context.strokeStyle = ink(scale(color, 0.5));
        context.lineWidth = 0.034;
        context.beginPath();
        context.moveTo(fan * 0.3, 0);
        context.quadraticCurveTo(fan * 0.3, top * 0.6, fan * 1.8, top);
        context.stroke();
        const radius = random.range(0.07, 0.13);
        const shine = context.createRadialGradient(
          fan * 1.8 - radius * 0.3,
          top - radius * 0.4,
          0,
          fan * 1.8,
          top,
          radius,
        );
        shine.addColorStop(0, toCss(mix(color, [255, 255, 255], 0.75)));
        shine.addColorStop(0.5, toCss(color));
        shine.addColorStop(1, toCss(scale(color, 0.6)));
        fillDisc(context, shine, fan * 1.8, top, radius);
      }
    },
  };
}

/** Stiff ribs spread like a hand, webbed between. */
function fan(color: Rgb): PlantKind {
  return {
    width: 1.6,
    draw(pen) {
      const { context, random, ink } = pen;
      const ribs = 7;
      const tips = Array.from({ length: ribs }, (_, rib) => {
        const angle = -Math.PI / 2 + (rib / (ribs - 1) - 0.5) * 2;
        const length = random.range(0.75, 0.98);
        return { x: Math.cos(angle) * length * 0.66, y: Math.sin(angle) * length };
      });
      for (let rib = 0; rib < ribs - 1; rib++) {
        context.fillStyle = ink(color, 0.66 + 0.1 * rib);
        context.beginPath();
        context.moveTo(0, 0);
        context.lineTo(tips[rib]!.x, tips[rib]!.y);
        context.quadraticCurveTo(
          (tips[rib]!.x + tips[rib + 1]!.x) * 0.38,
          (tips[rib]!.y + tips[rib + 1]!.y) * 0.38,
          tips[rib + 1]!.x,
          tips[rib + 1]!.y,
        );
        context.fill();
      }
      context.strokeStyle = ink(mix(color, [255, 255, 255], 0.5));
      context.lineWidth = 0.016;
      for (const tip of tips) {
        context.beginPath();
        context.moveTo(0, 0);
        context.lineTo(tip.x, tip.y);
        context.stroke();
      }
    },
  };
}
