import { pickColor, type Rgb } from '../../core/color.ts';
import { lerp, smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { forbids } from '../../stage/brief-questions.ts';
import { chooseSide } from '../../stage/camera.ts';
import { raiseHillForBuilding, raiseRange } from '../../stage/ground/landforms.ts';
import { paintCountry } from '../../stage/ground/open-country.ts';
import { paintWishedRays } from '../../stage/light/rays.ts';
import { drawPalm } from '../../stage/plants/foliage-palm.ts';
import { scatter } from '../../stage/scatter.ts';
import { paintHazeBand } from '../../stage/sky/haze-band.ts';
import type { GroundHeight, Stage } from '../../stage/stage.types.ts';
import { reflectInWater } from '../../stage/water/water.ts';

/** Metres between two levels. */
const STEP = 1.5;

/** Curved steps of flooded and green fields climb both sides of a valley, palms among them, hills in the mist. */
export function paintRiceTerraces(stage: Stage): void {
  const random = stage.random.fork('rice terraces');
  const { noise } = stage;
  const side = chooseSide(stage, random) || 1;
  const slope = shapeSlope(stage, random, side);
  const hill = raiseHillForBuilding(stage, random, side);
  const far = raiseRange(stage, random, { from: 140, to: 320, height: random.range(60, 110), pitch: 0.007 });
  const height: GroundHeight = (x, z, octaves) => {
    const level = slope(x, z);
    const step = Math.floor(level / STEP);
    const within = level / STEP - step;
    // Level field, a raised lip of earth at its edge, then the bank up to the next.
    const bank = smoothstep(0.8, 0.98, within);
    const lip = smoothstep(0.66, 0.74, within) * 0.16;
    const field = smoothstep(130, 90, z);
    const y = lerp(level, (step + bank) * STEP + lip, field);
    return y + far(x, z, octaves) + (hill ? hill.rise(x, z, octaves) * 0.4 : 0);
  };
  const green: Rgb = pickColor(random, '#8fbf3e #7fb340 #a4c44a');
  const { water } = paintCountry(stage, {
    horizon: random.pick([0.34, 0.42, 0.5]),
    eye: random.range(3, 5),
    surface: {
      height,
      paint: ({ x, z, up }, paint) => {
        const level = slope(x, z);
        const step = Math.floor(level / STEP);
        const within = level / STEP - step;
        const flat = z < 130 && within < 0.66 && up > 0.85;
        const flooded =
          noise.at(step * 3.7 + 0.5, Math.floor((x + noise.at(z * 0.1, step) * 6) / 13) * 2.3 + 0.5) > 0.06;
        if (flat && flooded) {
          paint[0] = 120;
          paint[1] = 150;
          paint[2] = 150;
          paint[6] = 1;
          return;
        }
        const fine = noise.at((x * 5) / (1 + z * 0.04), (z * 5) / (1 + z * 0.04)) * 0.1;
        const earth = smoothstep(0.74, 0.84, within) * smoothstep(130, 110, z);
        const wood = smoothstep(110, 150, z);
        for (let channel = 0; channel < 3; channel++) {
          const crop = green[channel]! * (0.95 + fine + Math.sin(within * 44) * 0.03);
          const bank =
            lerp([112, 132, 60][channel]!, [120, 96, 64][channel]!, smoothstep(0.9, 0.5, up)) * (0.94 + fine);
          paint[channel] = lerp(lerp(crop, bank, earth), [78, 112, 74][channel]!, wood);
        }
      },
    },
    air: { far: 420, steps: 420, haze: 0.0056, dapple: 0, sunHaze: 0.5, faces: true },
  });
  reflectInWater(stage, { water, tint: [150, 176, 178], mirror: [0.85, 0.75], roughness: 0.2 });
  growPalms(stage, random);
  paintHazeBand(stage, { y: stage.horizon + stage.height * 0.02, reach: stage.height * 0.1, strength: 0.36 });
  paintWishedRays(stage);
}

/** How high the untrimmed slope lies: a valley that bends away, one side steeper than the other. */
function shapeSlope(stage: Stage, random: Random, side: number): (x: number, z: number) => number {
  const { noise } = stage;
  const shift = random.range(0, 99);
  const bottom = random.range(-4, 4);
  return (x, z) => {
    const wander = noise.fbm(x * 0.03 + shift, z * 0.03, 2) * 9;
    const across = x - bottom - Math.sin(z * 0.035 + shift) * 7 + wander;
    const climb = across * side > 0 ? 0.42 : 0.24;
    const rise = Math.abs(across) * climb * smoothstep(2, 24, z) + smoothstep(16, 120, z) * 9;
    return Math.max(-2, rise - smoothstep(7, 26, z) * 5);
  };
}

function growPalms(stage: Stage, random: Random): void {
  if (forbids(stage.brief, 'tree', 'palm')) return;
  const spots = scatter(stage, random, {
    count: 40,
    near: 16,
    far: 90,
    clear: { x: 0, halfWidth: 3, until: 30 },
    grows: (x, z) => stage.noise.at(x * 0.08 + 3, z * 0.06) > 0.08,
  });
  for (const spot of spots) {
    stage.checkpoint.check();
    drawPalm(
      stage,
      { x: spot.x, y: spot.y + 1, size: spot.scale * random.range(4, 6.4), distance: spot.distance * 0.7 },
      random,
    );
  }
}
