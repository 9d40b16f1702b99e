import { lerp, smoothstep } from '../../core/maths.ts';
import { forbids } from '../../stage/brief-questions.ts';
import { raiseHillForBuilding, raiseRange } from '../../stage/ground/landforms.ts';
import { paintCountry } from '../../stage/ground/open-country.ts';
import type { Surface } from '../../stage/ground/terrain.ts';
import { paintWishedRays } from '../../stage/light/rays.ts';
import { drawShrub } from '../../stage/plants/foliage-cactus.ts';
import { scatter } from '../../stage/scatter.ts';
import type { GroundHeight, Stage } from '../../stage/stage.types.ts';

/** Metres between the cones. */
const CELL = 13;
const TUFF = [232, 206, 170] as const;
const CAP = [150, 108, 84] as const;

/** Pale cones of soft rock with dark caps, one behind the other, over a dry valley: Cappadocia. */
export function paintRockCones(stage: Stage): void {
  const random = stage.random.fork('rock cones');
  const hill = raiseHillForBuilding(stage, random, random.chance(0.5) ? 1 : -1);
  const far = raiseRange(stage, random, { from: 150, to: 320, height: random.range(24, 46), pitch: 0.012 });
  const cones = shapeCones(stage, random.range(0, 99));
  const valley: GroundHeight = (x, z, octaves) =>
    stage.noise.fbm(x * 0.05, z * 0.05, Math.min(3, octaves)) * 1.6 +
    far(x, z, octaves) +
    (hill ? hill.rise(x, z, octaves) * 0.7 : 0);
  paintCountry(stage, {
    horizon: random.pick([0.56, 0.62, 0.66]),
    eye: random.range(3.4, 5),
    surface: {
      height: (x, z, octaves) => valley(x, z, octaves) + cones(x, z),
      paint: paintTuff(stage, cones),
    },
    air: { far: 380, steps: 360, haze: 0.0042, sunHaze: 0.35, dapple: 0, faces: true },
    sky: { coverage: random.range(0.1, 0.3) },
  });
  if (!forbids(stage.brief, 'plant'))
    for (const spot of scatter(stage, random, {
      count: 50,
      near: 5,
      far: 60,
      grows: (x, z) => cones(x, z) < 0.2,
    }))
      drawShrub(
        stage,
        { x: spot.x, y: spot.y + 1, size: spot.scale * random.range(0.3, 0.7), distance: spot.distance },
        random,
      );
  paintWishedRays(stage);
}

/** One cone in each cell of a grid, each of its own height. */
function shapeCones({ noise }: Stage, shift: number): (x: number, z: number) => number {
  const dice = (column: number, row: number, which: number) =>
    noise.at(column * 7.31 + shift + which * 31.7, row * 5.17 - which * 12.9) * 0.5 + 0.5;
  return (x, z) => {
    if (z < 14) return 0;
    let tallest = 0;
    const [column, row] = [Math.floor(x / CELL), Math.floor(z / CELL)];
    for (let dx = -1; dx <= 1; dx++)
      for (let dz = -1; dz <= 1; dz++) {
        const [c, r] = [column + dx, row + dz];
        const middleX = (c + 0.2 + dice(c, r, 1) * 0.6) * CELL;
        const middleZ = (r + 0.2 + dice(c, r, 2) * 0.6) * CELL;
        const tall = 4 + dice(c, r, 3) * 13;
        // None right before us.
        if (middleZ < 24) continue;
        const away = Math.hypot(x - middleX, z - middleZ) / (1.8 + tall * 0.2);
        if (away < 1) tallest = Math.max(tallest, tall * (1 - away) ** 0.88);
      }
    return tallest;
  };
}

function paintTuff({ noise, brief }: Stage, cones: (x: number, z: number) => number): Surface['paint'] {
  return ({ x, z, height }, paint) => {
    const cone = cones(x, z);
    const fine = noise.at((x * 2.4) / (1 + z * 0.03), (z * 2.4) / (1 + z * 0.03)) * 0.08;
    const band = noise.at(x * 0.04, height * 0.5) * 0.07;
    const rock = smoothstep(0.2, 1.2, cone);
    const cap = smoothstep(8.5, 10, cone + noise.at(x * 0.3, z * 0.3));
    for (let channel = 0; channel < 3; channel++) {
      const soil = [196, 172, 118][channel]!;
      const value = lerp(lerp(soil, TUFF[channel]!, rock), CAP[channel]!, cap * 0.75) * (0.96 + fine + band);
      paint[channel] = brief.snow ? lerp(value, 238, 0.5) : value;
    }
  };
}
