import { colorList, fromHex, pickColor, type Rgb } from '../../core/color.ts';
import { lerp, smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { forbids, hasSubjectOf } from '../../stage/brief-questions.ts';
import { basinDepth, raiseHillForBuilding } from '../../stage/ground/landforms.ts';
import { paintCountry } from '../../stage/ground/open-country.ts';
import { drawRock } from '../../stage/ground/rocks.ts';
import type { Surface } from '../../stage/ground/terrain.ts';
import { paintWishedRays } from '../../stage/light/rays.ts';
import { drawGrass } from '../../stage/plants/foliage-grass.ts';
import { drawLeafyTree } from '../../stage/plants/foliage-leafy.ts';
import { lilyPad, REEDS } from '../../stage/plants/jungle-plants.ts';
import { createStand } from '../../stage/plants/plant-stand.ts';
import { strewFlowers } from '../../stage/plants/strewn-flowers.ts';
import { scatter } from '../../stage/scatter.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { coversSubject } from '../../stage/subject-room.ts';
import { reflectInWater } from '../../stage/water/water.ts';

const LEVEL = -0.4;

/** A small water close by, ringed with reeds and stones, lilies on it and willows behind. */
export function paintPond(stage: Stage): void {
  const random = stage.random.fork('pond');
  const swims = hasSubjectOf(stage.brief, 'boat', 'sea-creature');
  stage.water = swims;
  const basin = {
    x: random.range(-1.5, 1.5),
    z: swims ? 7.5 : random.range(8.4, 10),
    halfWidth: (stage.width / stage.focal) * random.range(6, 8),
    halfLength: random.range(8, 11),
  };
  const hill = raiseHillForBuilding(stage, random, random.chance(0.5) ? 1 : -1);
  const deep = (x: number, z: number) => basinDepth(stage, basin, x, z);
  const { noise, brief } = stage;
  const grass = fromHex(GRASS[brief.season]);
  const { water } = paintCountry(stage, {
    horizon: random.pick([0.34, 0.4, 0.46, 0.52]),
    eye: random.range(2, 2.8),
    surface: {
      height: (x, z, octaves) => {
        const land =
          noise.fbm(x * 0.1, z * 0.1, 3) * 0.5 +
          smoothstep(20, 60, z) * 2.4 +
          (hill ? hill.rise(x, z, octaves) * 0.7 : 0);
        return Math.max(LEVEL, lerp(land, -1.3, deep(x, z)));
      },
      paint: paintShore(stage, grass),
    },
    air: { far: 260, haze: 0.0075 },
  });
  growWillows(stage, random, deep);
  reflectInWater(stage, { water, tint: [36, 84, 78], mirror: [0.85, 0.5], roughness: 0.5 });
  if (!brief.snow) growOnShore(stage, random, grass);
  plantShore(stage, random, deep);
  paintWishedRays(stage);
}

function growOnShore(stage: Stage, random: Random, grass: Rgb): void {
  const flowers = stage.brief.season === 'winter' ? [] : colorList('#f6f2e6 #f2d25a');
  strewFlowers(stage, random.fork('flowers'), {
    colors: flowers,
    grass,
    grows: (_x, _z, height) => height > LEVEL + 0.2,
  });
  stage.foreground.push(() => drawGrass(stage, { color: grass, flowers, reach: 0.1 }));
}

const GRASS = { spring: '#8fbb52', summer: '#76a646', autumn: '#a89a4a', winter: '#92946e' } as const;

function paintShore(stage: Stage, grass: Rgb): Surface['paint'] {
  const { noise, brief } = stage;
  return ({ x, z, height }, paint) => {
    if (height <= LEVEL + 0.001) {
      paint[0] = 44;
      paint[1] = 92;
      paint[2] = 92;
      paint[6] = 1;
      return;
    }
    const fine = noise.at((x * 5) / (1 + z * 0.05), (z * 5) / (1 + z * 0.05)) * 0.1;
    const mud = smoothstep(0.24, 0.02, height - LEVEL + fine);
    for (let channel = 0; channel < 3; channel++) {
      const value = lerp(
        grass[channel]! * (0.94 + fine + noise.at(x * 0.4, z * 0.4) * 0.12),
        [116, 96, 66][channel]!,
        mud * 0.8,
      );
      paint[channel] = brief.snow ? lerp(value, 238, 0.86) : value;
    }
  };
}

function growWillows(stage: Stage, random: Random, deep: (x: number, z: number) => number): void {
  if (forbids(stage.brief, 'tree')) return;
  const spots = scatter(stage, random, {
    count: 90,
    near: 17,
    far: 110,
    clear: { x: 0, halfWidth: 2, until: 24 },
    grows: (x, z) => deep(x, z) === 0,
  });
  for (const spot of spots) {
    stage.checkpoint.check();
    const size = spot.scale * random.range(3.4, 6.6);
    drawLeafyTree(stage, { x: spot.x, y: spot.y + 1, size, distance: spot.distance }, random, {
      spread: random.range(0.9, 1.3),
    });
  }
}

function plantShore(stage: Stage, random: Random, deep: (x: number, z: number) => number): void {
  const reeds = createStand(stage, random.fork('reeds'), REEDS, stage.height * 0.16);
  const pads = createStand(
    stage,
    random.fork('pads'),
    lilyPad(pickColor(random, '#f2c8dc #f8f4ee #f0b8c8')),
    stage.height * 0.06,
  );
  const spots = scatter(stage, random, { count: 260, near: 2.6, far: 20 });
  const front: Array<() => void> = [];
  for (const { x, y, scale, distance, worldX } of spots) {
    const depth = deep(worldX, distance);
    if (depth > 0.97 && stage.noise.at(worldX * 0.4 + 3, distance * 0.3) > 0.05) {
      pads({ x, y, size: scale * 0.26, distance }, random);
    } else if (depth > 0.1 && depth < 0.8 && Math.abs(worldX) > 0.9) {
      const size = scale * random.range(0.6, 1);
      const kind = random.chance(0.24);
      const plant = () => {
        if (kind)
          drawRock(stage, { x, y: y + size * 0.06, size: size * 0.3, distance }, random, [124, 120, 112]);
        else reeds({ x, y, size, distance }, random);
      };
      if (y < stage.height * 0.9) plant();
      else if (Math.abs(x / stage.width - 0.5) > 0.2)
        front.push(() => !coversSubject(stage, { x, y }, size) && plant());
    }
  }
  stage.foreground.push(() => {
    for (const plant of front) plant();
  });
}
