import { colorList, type Rgb } from '../../core/color.ts';
import { lerp, smoothstep } from '../../core/maths.ts';
import { forbids } from '../../stage/brief-questions.ts';
import { raiseHillForBuilding, raiseRange } from '../../stage/ground/landforms.ts';
import { paintCountry } from '../../stage/ground/open-country.ts';
import type { Surface } from '../../stage/ground/terrain.ts';
import { paintWishedRays } from '../../stage/light/rays.ts';
import { drawPine } from '../../stage/plants/foliage-pine.ts';
import { scatter } from '../../stage/scatter.ts';
import type { GroundHeight, Stage } from '../../stage/stage.types.ts';

/** Metres between the pillars. */
const CELL = 8.5;
const BEDS = colorList('#d8703c #f0b98c #c85c34 #f4d0ac #d97f4c');

/** Crowded pillars of orange and pale beds on the slopes of a bowl: Bryce Canyon. */
export function paintHoodoos(stage: Stage): void {
  const random = stage.random.fork('hoodoos');
  const hill = raiseHillForBuilding(stage, random, random.chance(0.5) ? 1 : -1);
  const far = raiseRange(stage, random, { from: 130, to: 260, height: random.range(30, 44), pitch: 0.014 });
  const pillars = shapePillars(stage, random.range(0, 99));
  const bowl: GroundHeight = (x, z, octaves) =>
    stage.noise.fbm(x * 0.06, z * 0.06, Math.min(3, octaves)) * 1.2 +
    smoothstep(24, 90, z) * 13 +
    far(x, z, octaves) +
    (hill ? hill.rise(x, z, octaves) * 0.7 : 0);
  paintCountry(stage, {
    horizon: random.pick([0.44, 0.5, 0.54]),
    eye: random.range(3.4, 5),
    surface: {
      height: (x, z, octaves) => bowl(x, z, octaves) + pillars(x, z),
      paint: paintBeds(stage, pillars),
    },
    air: { far: 320, steps: 380, haze: 0.0036, sunHaze: 0.35, dapple: 0, faces: true },
    sky: { coverage: random.range(0.1, 0.3) },
  });
  if (!forbids(stage.brief, 'plant', 'tree'))
    for (const spot of scatter(stage, random, {
      count: 26,
      near: 9,
      far: 46,
      grows: (x, z) => pillars(x, z) < 0.1 && Math.abs(x) > z * 0.12,
    }))
      drawPine(
        stage,
        { x: spot.x, y: spot.y + 1, size: spot.scale * random.range(1.6, 3), distance: spot.distance },
        random,
      );
  paintWishedRays(stage);
}

/** One pillar in each cell of a grid: steep, waisted, thicker under its cap. */
function shapePillars({ noise }: Stage, shift: number): (x: number, z: number) => number {
  const dice = (column: number, row: number, which: number) =>
    noise.at(column * 7.31 + shift + which * 31.7, row * 5.17 - which * 12.9) * 0.5 + 0.5;
  return (x, z) => {
    if (z < 16) return 0;
    let tallest = 0;
    const [column, row] = [Math.floor(x / CELL), Math.floor(z / CELL)];
    for (let dx = -1; dx <= 1; dx++)
      for (let dz = -1; dz <= 1; dz++) {
        const [c, r] = [column + dx, row + dz];
        const middleX = (c + 0.2 + dice(c, r, 1) * 0.6) * CELL;
        const middleZ = (r + 0.2 + dice(c, r, 2) * 0.6) * CELL;
        // None right before us.
        if (middleZ < 25) continue;
        const tall = 6 + dice(c, r, 3) * 12;
        const away = Math.hypot(x - middleX, z - middleZ) / (1.2 + tall * 0.1);
        if (away < 1.25) tallest = Math.max(tallest, tall * smoothstep(1.25, 0.5, away) ** 0.7);
      }
    return tallest;
  };
}

function paintBeds({ noise, brief }: Stage, pillars: (x: number, z: number) => number): Surface['paint'] {
  return ({ x, z, height }, paint) => {
    const rock = smoothstep(0.1, 0.9, pillars(x, z));
    const fine = noise.at((x * 2.4) / (1 + z * 0.03), (z * 2.4) / (1 + z * 0.03)) * 0.08;
    const level = height * 0.62 + noise.at(x * 0.06, z * 0.06) * 0.9;
    const first = bedAt(Math.floor(level));
    const second = bedAt(Math.floor(level) + 1);
    const between = smoothstep(0.55, 1, level - Math.floor(level));
    for (let channel = 0; channel < 3; channel++) {
      const soil = [206, 132, 88][channel]!;
      const value = lerp(soil, lerp(first[channel]!, second[channel]!, between), rock) * (0.95 + fine);
      paint[channel] = brief.snow ? lerp(value, 240, 0.55) : value;
    }
  };
}

function bedAt(level: number): Rgb {
  return BEDS[((level % BEDS.length) + BEDS.length) % BEDS.length]!;
}
