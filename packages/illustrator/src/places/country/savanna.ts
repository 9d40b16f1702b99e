import { fromHex, type Rgb } from '../../core/color.ts';
import { lerp, smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { forbids } from '../../stage/brief-questions.ts';
import { project } from '../../stage/camera.ts';
import { type Basin, basinDepth, raiseHillForBuilding, raiseRange } from '../../stage/ground/landforms.ts';
import { paintCountry } from '../../stage/ground/open-country.ts';
import type { Surface } from '../../stage/ground/terrain.ts';
import { paintWishedRays } from '../../stage/light/rays.ts';
import type { PlantKind } from '../../stage/plants/plant-stand.ts';
import { createStand } from '../../stage/plants/plant-stand.ts';
import { ACACIA } from '../../stage/plants/scenery-trees.ts';
import { scatter } from '../../stage/scatter.ts';
import type { GroundHeight, Stage } from '../../stage/stage.types.ts';
import { coversSubject } from '../../stage/subject-room.ts';
import { reflectInWater } from '../../stage/water/water.ts';

const LEVEL = -0.35;

/** Golden grass to the horizon, flat-topped acacias, a far table mountain or cone; a water hole when water is asked for. */
export function paintSavanna(stage: Stage): void {
  const random = stage.random.fork('savanna');
  const { brief } = stage;
  const { features } = brief;
  const hole =
    features.has('lake') || features.has('river')
      ? { x: random.range(-2, 2), z: 13, halfWidth: (stage.width / stage.focal) * 11, halfLength: 10 }
      : undefined;
  const grass: Rgb = fromHex(
    brief.season === 'spring' ? '#b3b25a' : random.pick(['#d2ab5c', '#caa04e', '#d8b468']),
  );
  const { water } = paintCountry(stage, {
    horizon: random.pick([0.44, 0.52, 0.6, 0.66]),
    eye: random.range(1.8, 2.6),
    surface: { height: shapePlain(stage, random, hole), paint: paintPlain(stage, grass, hole) },
    air: { far: 560, haze: 0.0036, sunHaze: 0.6 },
    sky: { coverage: random.range(0.15, 0.4) },
  });
  if (hole) reflectInWater(stage, { water, tint: [110, 124, 110], mirror: [0.8, 0.5], roughness: 0.5 });
  growAcacias(stage, random);
  growTussocks(stage, random, grass);
  paintWishedRays(stage);
}

function shapePlain(stage: Stage, random: Random, hole: Basin | undefined): GroundHeight {
  const { noise } = stage;
  const hill = raiseHillForBuilding(stage, random, random.chance(0.5) ? 1 : -1);
  const peaks = raiseRange(stage, random, {
    from: 200,
    to: 380,
    height: random.range(20, 90),
    pitch: random.range(0.004, 0.008),
  });
  return (x, z, octaves) => {
    const y =
      noise.fbm(x * 0.03, z * 0.03, 3) * 1.6 * smoothstep(6, 50, z) +
      smoothstep(10, 140, z) * 2 +
      peaks(x, z, octaves) +
      (hill ? hill.rise(x, z, octaves) * 0.6 : 0);
    return hole ? Math.max(LEVEL, lerp(y, -1.2, basinDepth(stage, hole, x, z))) : y;
  };
}

function paintPlain(stage: Stage, grass: Rgb, hole: Basin | undefined): Surface['paint'] {
  const { noise } = stage;
  return ({ x, z, height }, paint) => {
    if (hole && height <= LEVEL + 0.001) {
      paint[6] = 1;
      paint[0] = 90;
      paint[1] = 110;
      paint[2] = 100;
      return;
    }
    const fine = noise.at((x * 6) / (1 + z * 0.05), (z * 3) / (1 + z * 0.05)) * 0.1;
    const earth = smoothstep(0.15, 0.45, noise.fbm(x * 0.12 + 7, z * 0.1, 3));
    const mud = hole ? smoothstep(0.3, 0, height - LEVEL) : 0;
    const bush =
      smoothstep(0.2, 0.35, noise.fbm(x * 0.05, z * 0.03 + 5, 3)) *
      smoothstep(50, 90, z) *
      smoothstep(260, 200, z);
    for (let channel = 0; channel < 3; channel++) {
      let value = lerp(grass[channel]!, [190, 130, 82][channel]!, Math.max(earth * 0.7, mud)) * (0.96 + fine);
      value = lerp(value, [112, 118, 66][channel]!, bush * 0.7);
      paint[channel] = value;
    }
  };
}

function growAcacias(stage: Stage, random: Random): void {
  if (forbids(stage.brief, 'tree')) return;
  const stand = createStand(stage, random.fork('acacias'), ACACIA, stage.height * 0.42);
  const spots = scatter(stage, random, {
    count: 34,
    near: 26,
    far: 200,
    clear: { x: 0, halfWidth: 4, until: 40 },
    grows: (_x, _z, height) => height > LEVEL + 0.2,
  });
  for (const spot of spots) {
    const size = spot.scale * random.range(4, 6.4);
    stand({ x: spot.x, y: spot.y + 1, size, distance: spot.distance * 0.6 }, random);
  }
  // One near tree gives the plain its sign.
  const side = random.chance(0.5) ? 1 : -1;
  const z = random.range(13, 20);
  const x = side * (stage.width / stage.focal) * z * random.range(0.28, 0.4);
  const foot = project(stage, x, stage.ground?.(x, z, 5) ?? 0, z);
  stand({ x: foot.x, y: foot.y + 2, size: foot.scale * random.range(5, 6.2), distance: z * 0.5 }, random);
}

function tussock(color: Rgb): PlantKind {
  return {
    width: 1.1,
    draw({ context, random, ink }) {
      for (let blade = 0; blade < 34; blade++) {
        const lean = random.range(-0.9, 0.9);
        const tall = random.range(0.55, 1) * (1 - Math.abs(lean) * 0.3);
        context.strokeStyle = ink(color, random.range(0.66, 1.16));
        context.lineWidth = 0.022;
        context.beginPath();
        context.moveTo(lean * 0.12, 0);
        context.quadraticCurveTo(lean * 0.2, -tall * 0.7, lean * 0.5, -tall);
        context.stroke();
      }
    },
  };
}

function growTussocks(stage: Stage, random: Random, color: Rgb): void {
  if (stage.brief.cameraAngle === 'aerial') return;
  const stand = createStand(stage, random.fork('tussocks'), tussock(color), stage.height * 0.16);
  const spots = scatter(stage, random, {
    count: 220,
    near: 2.6,
    far: 34,
    clear: { x: 0, halfWidth: 1.2, until: 9 },
    grows: (_x, _z, height) => height > LEVEL + 0.15,
  });
  const near = spots.filter(({ y }) => y > stage.height * 0.93);
  for (const spot of spots) {
    if (spot.y > stage.height * 0.93) continue;
    stand(
      { x: spot.x, y: spot.y + 1, size: spot.scale * random.range(0.3, 0.75), distance: spot.distance },
      random,
    );
  }
  stage.foreground.push(() => {
    for (const { x, y, scale } of near) {
      const size = scale * random.range(0.35, 0.6);
      if (!coversSubject(stage, { x, y }, size)) stand({ x, y: y + size * 0.1, size, distance: 2 }, random);
    }
  });
}
