import { colorList, type Rgb, scale, toCss } from '../../core/color.ts';
import { smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { forbids, hasSubjectOf } from '../../stage/brief-questions.ts';
import { paintCountry } from '../../stage/ground/open-country.ts';
import type { Surface } from '../../stage/ground/terrain.ts';
import { litColor } from '../../stage/light/lighting.ts';
import { paintWishedRays } from '../../stage/light/rays.ts';
import { drawLeafyTree } from '../../stage/plants/foliage-leafy.ts';
import { type Spot, scatter } from '../../stage/scatter.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { reflectInWater } from '../../stage/water/water.ts';

const LEVEL = -0.3;
const LEAVES = colorList('#4c8a44 #5e9a4a #3f7a44');
const BARK: Rgb = [118, 88, 66];

/** A channel of green water between trees that stand on arching roots, a spit of mud before us. */
export function paintMangrove(stage: Stage): void {
  const random = stage.random.fork('mangrove');
  const afloat = hasSubjectOf(stage.brief, 'boat', 'sea-creature');
  stage.water = afloat;
  const { noise } = stage;
  const shift = random.range(0, 99);
  const { water } = paintCountry(stage, {
    horizon: random.pick([0.46, 0.52, 0.58]),
    eye: 1.9,
    surface: {
      height: (x, z) => {
        const spit = afloat ? 0 : smoothstep(6.2, 4.8, z + noise.at(x * 0.4 + shift, 1) * 1.2) * 0.55;
        const shore = smoothstep(64, 90, z) * 1.5;
        return Math.max(LEVEL, LEVEL - 0.1 + spit + shore + noise.fbm(x * 0.5, z * 0.5, 3) * 0.14);
      },
      paint: paintMud(stage),
    },
    air: { far: 190, haze: 0.01, dapple: 0 },
  });
  const grow = () => forbids(stage.brief, 'tree') || growTrees(stage, stage.random.fork('mangrove-trees'));
  grow();
  reflectInWater(stage, { water, tint: [38, 84, 62], mirror: [0.8, 0.55], roughness: 0.6 });
  // The mirror lies over roots that stand in it: the same trees come once more before it.
  grow();
  paintWishedRays(stage);
}

function paintMud({ noise }: Stage): Surface['paint'] {
  return ({ x, z, height }, paint) => {
    const wet = height <= LEVEL + 0.001;
    const fine = noise.at(x * 6, z * 6) * 0.16 + noise.at(x * 0.9, z * 0.9) * 0.2;
    for (let channel = 0; channel < 3; channel++)
      paint[channel] = wet ? [44, 84, 62][channel]! : [128, 108, 78][channel]! * (0.9 + fine);
    paint[6] = wet ? 1 : 0;
  };
}

function growTrees(stage: Stage, random: Random): void {
  const spots = scatter(stage, random, {
    count: 76,
    near: 6.6,
    far: 70,
    clear: { x: 0, halfWidth: 2.4, until: 34 },
    grows: (x, z) => Math.abs(x) > 2.3 + Math.max(0, z - 34) * 0.1,
  });
  for (const spot of spots) {
    stage.checkpoint.check();
    const size = spot.scale * random.range(4, 5.6);
    const stilts = size * random.range(0.26, 0.36);
    spreadRoots(stage, random, spot, size, stilts);
    drawLeafyTree(
      stage,
      { x: spot.x, y: spot.y - stilts * 0.92, size: size * 0.86, distance: spot.distance },
      random,
      { leaves: random.pick(LEAVES), bark: BARK, spread: 1.15 },
    );
  }
}

/** Roots leave the trunk above the water and arch down into it on all sides; those behind are darker. */
function spreadRoots(
  stage: Stage,
  random: Random,
  { x, y, distance }: Spot,
  size: number,
  stilts: number,
): void {
  const { context } = stage;
  context.lineCap = 'round';
  for (let root = 0; root < 11; root++) {
    const behind = root < 5;
    const away = ((root % 6) / 5 - 0.5) * size * random.range(0.5, 0.72);
    const from = y - stilts * random.range(0.75, 1.1);
    context.strokeStyle = toCss(
      litColor(stage, scale(BARK, behind ? 0.6 : random.range(0.9, 1.15)), { distance }),
    );
    context.lineWidth = Math.max(0.8, size * (behind ? 0.016 : 0.026));
    context.beginPath();
    context.moveTo(x, from);
    context.bezierCurveTo(
      x + away * 0.6,
      from - stilts * 0.05,
      x + away,
      y - stilts * 0.45,
      x + away,
      y + size * (behind ? -0.01 : 0.02),
    );
    context.stroke();
  }
}
