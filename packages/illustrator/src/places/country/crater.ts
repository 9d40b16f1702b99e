import { colorList, pickColor, type Rgb } from '../../core/color.ts';
import { lerp, smoothstep } from '../../core/maths.ts';
import { foldFor } from '../../stage/ground/landforms.ts';
import { paintCountry } from '../../stage/ground/open-country.ts';
import { drawRock } from '../../stage/ground/rocks.ts';
import type { Surface } from '../../stage/ground/terrain.ts';
import { paintWishedRays } from '../../stage/light/rays.ts';
import { scatter } from '../../stage/scatter.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { reflectInWater } from '../../stage/water/water.ts';

const LEVEL = -0.5;

/** The floor of a great bowl with its broken rim all around us, scree at its foot, a turquoise pool in its middle. */
export function paintCrater(stage: Stage): void {
  const random = stage.random.fork('crater');
  const { noise } = stage;
  const fold = foldFor(stage);
  const shift = random.range(0, 99);
  const rock = pickColor(random, '#8e6a56 #7c7068 #94785c');
  const half = (stage.width / stage.focal) * 9.6;
  const { water } = paintCountry(stage, {
    horizon: random.pick([0.46, 0.52, 0.58]),
    eye: 2.4,
    surface: {
      height: (x, z, octaves) => {
        const away = Math.hypot(fold(x) / half, (z - 15) / 25);
        const rough = noise.fbm(x * 0.16 + shift, z * 0.16, Math.min(5, octaves));
        const rim = smoothstep(0.72, 1.12, away + rough * 0.05) * (8.6 + rough * 2.6);
        const scree = smoothstep(0.5, 0.85, away) * 1.1;
        const pool =
          smoothstep(0.36, 0.24, Math.hypot(x / (half * 0.9), (z - 15.5) / 17) + rough * 0.05) * 1.6;
        return Math.max(LEVEL, rough * 0.25 + rim + scree - pool);
      },
      paint: paintBeds(stage, rock),
    },
    air: { far: 120, steps: 320, haze: 0.004, sunHaze: 0.3, dapple: 0, faces: true },
    sky: { coverage: random.range(0.15, 0.4) },
  });
  reflectInWater(stage, { water, tint: [30, 140, 140], mirror: [0.6, 0.3], roughness: 0.5 });
  const boulders = scatter(stage, random, {
    count: 46,
    near: 4.6,
    far: 32,
    clear: { x: 0, halfWidth: 1.8, until: 14 },
    grows: (_x, _z, height) => height > -0.2 && height < 2.4,
  });
  for (const spot of boulders) {
    stage.checkpoint.check();
    const size = spot.scale * random.range(0.14, 0.5);
    drawRock(stage, { x: spot.x, y: spot.y + size * 0.1, size, distance: spot.distance }, random, rock);
  }
  paintWishedRays(stage);
}

/** Beds of ash and lava lie level around the whole bowl, so that its wall reads as one ring. */
function paintBeds(stage: Stage, rock: Rgb): Surface['paint'] {
  const { noise, brief } = stage;
  const beds = colorList('#5c4640 #a87c5c #7a5a4a #c29a70 #6c5650');
  return ({ x, z, height, up }, paint) => {
    if (height <= LEVEL + 0.001) {
      paint[0] = 44;
      paint[1] = 150;
      paint[2] = 150;
      paint[6] = 1;
      return;
    }
    const fine = noise.at(x * 2.2, z * 2.2) * 0.14 + noise.at(x * 7, z * 7) * (z < 14 ? 0.08 : 0);
    const bed = beds[Math.abs(Math.floor(height * 0.8 + noise.at(x * 0.06, z * 0.06) * 1.2)) % beds.length]!;
    const wall = smoothstep(0.85, 0.55, up);
    const shore = smoothstep(0.3, 0, height - LEVEL);
    for (let channel = 0; channel < 3; channel++) {
      const ground = lerp(rock[channel]! * 1.12, bed[channel]!, wall) * (0.94 + fine);
      const wet = lerp(ground, [214, 196, 130][channel]!, shore * 0.5);
      paint[channel] = brief.snow ? lerp(wet, 238, (1 - wall) * 0.85) : wet;
    }
  };
}
