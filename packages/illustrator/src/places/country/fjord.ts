import { colorList, mix, pickColor, type Rgb } from '../../core/color.ts';
import { lerp, smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { hasSubjectOf } from '../../stage/brief-questions.ts';
import { foldFor } from '../../stage/ground/landforms.ts';
import { paintCountry } from '../../stage/ground/open-country.ts';
import type { Surface } from '../../stage/ground/terrain.ts';
import { paintWishedRays } from '../../stage/light/rays.ts';
import { drawGrass } from '../../stage/plants/foliage-grass.ts';
import { strewTuftsAndStones } from '../../stage/plants/foliage-tuft.ts';
import { strewFlowers } from '../../stage/plants/strewn-flowers.ts';
import { paintHazeBand } from '../../stage/sky/haze-band.ts';
import type { GroundHeight, Stage } from '../../stage/stage.types.ts';
import { reflectInWater } from '../../stage/water/water.ts';

const LEVEL = -0.9;

/** Still water that winds away between walls of rock, each behind the other; falls pour from them, snow lies on top. */
export function paintFjord(stage: Stage): void {
  const random = stage.random.fork('fjord');
  const afloat = hasSubjectOf(stage.brief, 'boat', 'sea-creature');
  stage.water = afloat;
  const falls = Array.from({ length: 3 }, () => ({
    side: random.chance(0.5) ? -1 : 1,
    z: random.range(46, 150),
  }));
  const height = shapeWalls(stage, random, afloat);
  const { water } = paintCountry(stage, {
    horizon: random.pick([0.52, 0.58, 0.64]),
    eye: 3.2,
    surface: { height, paint: paintWalls(stage, random, falls) },
    air: { far: 620, steps: 420, haze: 0.0017, sunHaze: 0.35, dapple: 0, faces: true },
    sky: { coverage: random.range(0.2, 0.45) },
  });
  paintHazeBand(stage, { y: stage.horizon, reach: stage.height * 0.06, strength: 0.2 });
  reflectInWater(stage, { water, tint: [22, 74, 84], mirror: [0.85, 0.5], roughness: 0.6 });
  if (!afloat) growOnBank(stage, random);
  paintWishedRays(stage);
}

function growOnBank(stage: Stage, random: Random): void {
  const grass: Rgb = [104, 122, 66];
  const grows = (_x: number, z: number, level: number) => z < 12 && level > LEVEL + 0.3;
  strewTuftsAndStones(stage, random, { grass, stone: [124, 122, 118], grows });
  if (stage.brief.snow) return;
  const flowers = colorList('#f4ecf2 #b48ad2');
  strewFlowers(stage, random.fork('flowers'), { colors: flowers, grass, density: 0.7, grows });
  stage.foreground.push(() => drawGrass(stage, { color: grass, flowers }));
}

function shapeWalls(stage: Stage, random: Random, afloat: boolean): GroundHeight {
  const { noise } = stage;
  const fold = foldFor(stage);
  const shift = random.range(0, 99);
  const [bend, phase] = [random.range(10, 18), random.range(0, 6)];
  return (x, z, octaves) => {
    const middle = Math.sin(z * 0.011 + phase) * bend * smoothstep(30, 140, z);
    const away = Math.abs(fold(x) - middle);
    const spur =
      noise.fbm(fold(x) * 0.01 + shift, z * 0.016, Math.min(5, octaves)) * 22 * smoothstep(14, 60, z);
    const back = away - 10.5 - z * 0.06 - spur * 0.7;
    const rough = noise.ridge(fold(x) * 0.013 + shift, z * 0.013, Math.min(4, octaves));
    const tall = smoothstep(0, 9, back) * 26 + smoothstep(8, 46, back) * 52;
    const wall = tall * (0.72 + rough * 0.5) * smoothstep(9, 40, z);
    const end = smoothstep(360, 520, z) * (70 + rough * 60);
    // A low bank of our own to stand on.
    const bank = afloat ? -2 : smoothstep(9.4, 7.4, z + noise.at(x * 0.4 + shift, 4) * 1.3) * 2.4;
    return Math.max(LEVEL, wall + end - 2 + bank);
  };
}

function paintWalls(
  stage: Stage,
  random: Random,
  falls: ReadonlyArray<{ side: number; z: number }>,
): Surface['paint'] {
  const { noise, brief } = stage;
  const rock = pickColor(random, '#6f7278 #78706a #667074');
  const grass: Rgb = brief.season === 'autumn' ? [150, 118, 60] : [92, 116, 66];
  return ({ x, z, height, up }, paint) => {
    if (height <= LEVEL + 0.001) {
      paint[0] = 28;
      paint[1] = 76;
      paint[2] = 88;
      paint[6] = 1;
      return;
    }
    const crack = noise.at(x * 0.32, height * 0.08 + z * 0.1) * 0.2 + noise.at(x * 0.05, height * 0.4) * 0.14;
    const green = smoothstep(0.16, 0.5, up) * smoothstep(52, 26, height) * (z < 14 ? 1 : 0.85);
    const snow = smoothstep(34, 56, height + noise.at(x * 0.08, z * 0.08) * 14) * smoothstep(0.16, 0.4, up);
    const poured = falls.some(
      (fall) =>
        Math.sign(x) === fall.side &&
        Math.abs(z - fall.z + noise.at(height * 0.2, 3) * 1.4) < 1 + fall.z * 0.009,
    );
    for (let channel = 0; channel < 3; channel++) {
      const ground = lerp(rock[channel]! * (0.92 + crack), grass[channel]! * (0.9 + crack), green);
      const white = brief.snow ? Math.max(snow, smoothstep(0.3, 0.6, up) * 0.9) : snow;
      paint[channel] =
        poured && up < 0.8 ? 232 : lerp(ground, mix([236, 241, 248], rock, 0.06)[channel]!, white);
    }
  };
}
