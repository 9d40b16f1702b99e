import { drawSoftly } from '../../core/canvas.ts';
import { mix, toCss } from '../../core/color.ts';
import { lerp, smoothstep, TAU } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { forbids } from '../../stage/brief-questions.ts';
import { chooseSide, project } from '../../stage/camera.ts';
import { raiseHillForBuilding, raiseRange } from '../../stage/ground/landforms.ts';
import { paintCountry } from '../../stage/ground/open-country.ts';
import { layWay } from '../../stage/ground/path.ts';
import type { Surface } from '../../stage/ground/terrain.ts';
import { castShadows } from '../../stage/ground/tree-shadows.ts';
import type { Way } from '../../stage/ground/way.types.ts';
import { paintWishedRays } from '../../stage/light/rays.ts';
import { drawPine } from '../../stage/plants/foliage-pine.ts';
import { type Spot, scatter } from '../../stage/scatter.ts';
import type { GroundHeight, Stage } from '../../stage/stage.types.ts';
import { drawSnowCottage } from './snow-cottage.ts';

/** Cottages under thick snow with lit windows and smoking chimneys, a church among them, pines and white hills. */
export function paintWinterVillage(stage: Stage): void {
  const random = stage.random.fork('winter village');
  const side = chooseSide(stage, random) || 1;
  const way = layWay(stage, random, { targetX: side * random.range(0, 5), targetZ: 34, swing: 1.8 });
  const hill = raiseHillForBuilding(stage, random, side);
  paintCountry(stage, {
    horizon: random.pick([0.4, 0.48, 0.56]),
    eye: random.range(2.2, 4),
    surface: snowyGround(stage, random, way, hill?.rise),
    air: {
      far: 460,
      haze: 0.0052,
      dapple: 0,
      ...(stage.palette.night ? {} : { ambientShare: 0.7, sunShare: 0.62, sheen: 0.2 }),
    },
  });
  raiseVillage(stage, random, way);
  paintWishedRays(stage);
}

/** Hollows and drifts, a trodden way, white mountains behind. */
function snowyGround(stage: Stage, random: Random, way: Way, rise: GroundHeight | undefined): Surface {
  const { noise } = stage;
  const far = raiseRange(stage, random, {
    from: 70,
    to: 210,
    height: random.range(50, 100),
    pitch: random.range(0.007, 0.011),
  });
  return {
    height: (x, z, octaves) =>
      noise.fbm(x * 0.05, z * 0.05, 3) * 1.6 * smoothstep(4, 26, z) +
      smoothstep(12, 70, z) * 4.4 +
      far(x, z, octaves) +
      (rise ? rise(x, z, octaves) * 0.6 : 0),
    paint: ({ x, z, up }, paint) => {
      const drift = 0.965 + noise.at(x * 0.5, z * 1.3) * 0.04;
      const edge = Math.abs(way.offset(x, z)) + noise.at(x * 3, z * 3) * 0.1;
      const worn = smoothstep(1.1, 0.6, edge) * smoothstep(60, 44, z);
      const rock = z > 90 ? smoothstep(0.5, 0.36, up) : 0;
      for (let channel = 0; channel < 3; channel++) {
        const snow = lerp([238, 243, 250][channel]! * drift, [192, 202, 220][channel]!, worn * 0.75);
        paint[channel] = lerp(snow, [124, 128, 140][channel]!, rock);
      }
    },
  };
}

function raiseVillage(stage: Stage, random: Random, way: Way): void {
  const pines = forbids(stage.brief, 'tree')
    ? []
    : scatter(stage, random, { count: 120, near: 15, far: 130, clear: { x: 0, halfWidth: 3, until: 30 } });
  const houses = placeHouses(stage, random, (x, z) => Math.abs(way.offset(x, z)) > 3.2);
  castShadows(stage, houses, 3);
  const all = [
    ...pines.map((spot) => ({ spot, house: false })),
    ...houses.map((spot) => ({ spot, house: true })),
  ];
  all.sort((a, b) => b.spot.distance - a.spot.distance);
  const church = houses[Math.floor(houses.length * 0.4)];
  for (const { spot, house } of all) {
    stage.checkpoint.check();
    if (!house)
      drawPine(
        stage,
        {
          x: spot.x,
          y: spot.y + 1,
          size: spot.scale * random.range(2.6, 4.8),
          distance: spot.distance * 0.7,
        },
        random,
        true,
      );
    else drawSnowCottage(stage, random, spot, spot === church);
  }
  smoke(stage, random, houses);
}

function placeHouses(stage: Stage, random: Random, free: (x: number, z: number) => boolean): Spot[] {
  const houses: Spot[] = [];
  for (let attempt = 0; attempt < 90 && houses.length < 15; attempt++) {
    const z = 15 * (70 / 15) ** random.next();
    const x = random.range(-0.55, 0.55) * (stage.width / stage.focal) * z;
    if (!free(x, z) || (z < 26 && Math.abs(x) < 4.4)) continue;
    if (stage.hill && Math.hypot(x - stage.hill.x, z - stage.hill.z) < 10) continue;
    const foot = project(stage, x, stage.ground?.(x, z, 5) ?? 0, z);
    if (
      houses.some(
        (other) => Math.abs(other.x - foot.x) < foot.scale * 4.4 && Math.abs(other.distance - z) < 8,
      )
    )
      continue;
    houses.push({ x: foot.x, y: foot.y, scale: foot.scale, distance: z, worldX: x });
  }
  return houses.sort((a, b) => b.distance - a.distance);
}

function smoke(stage: Stage, random: Random, houses: readonly Spot[]): void {
  const { context, width, height, palette } = stage;
  const drift = random.range(0.3, 1.2) * (random.chance(0.5) ? 1 : -1);
  const color = mix(palette.ambient, [240, 240, 246], 0.4);
  drawSoftly(context, width, height, { blur: width * 0.003, resolution: 0.5 }, (soft) => {
    for (const { x, y, scale: unit, distance } of houses) {
      if (distance > 50) continue;
      for (let puff = 0; puff < 14; puff++) {
        const t = puff / 14;
        soft.fillStyle = toCss(color, 0.34 * (1 - t));
        soft.beginPath();
        soft.arc(
          x + unit * (0.9 + drift * t * t * 2.4 + random.range(-0.1, 0.1)),
          y - unit * (3.6 + t * 3.4),
          unit * (0.14 + t * 0.42),
          0,
          TAU,
        );
        soft.fill();
      }
    }
  });
}
