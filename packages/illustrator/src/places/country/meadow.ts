import type { Brief } from '../../brief/brief.types.ts';
import { fromHex } from '../../core/color.ts';
import { smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { bridgesRiver, forbids, hasSubjectOf } from '../../stage/brief-questions.ts';
import { chooseSide, preferHorizon, project } from '../../stage/camera.ts';
import { basinDepth, raiseHillForBuilding } from '../../stage/ground/landforms.ts';
import {
  type MeadowLayout,
  type MeadowPlan,
  paintField,
  shapeLand,
} from '../../stage/ground/meadow-ground.ts';
import { layWay } from '../../stage/ground/path.ts';
import { dressSnow } from '../../stage/ground/snow-ground.ts';
import { renderTerrain } from '../../stage/ground/terrain.ts';
import { castShadows } from '../../stage/ground/tree-shadows.ts';
import { paintWishedRays } from '../../stage/light/rays.ts';
import { drawGrass } from '../../stage/plants/foliage-grass.ts';
import { drawLeafyTree } from '../../stage/plants/foliage-leafy.ts';
import { strewTuftsAndStones } from '../../stage/plants/foliage-tuft.ts';
import { chooseFrameSides, frameWithTrees } from '../../stage/plants/near-frame.ts';
import { strewFlowers } from '../../stage/plants/strewn-flowers.ts';
import { scatter } from '../../stage/scatter.ts';
import { paintSky } from '../../stage/sky/sky.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { reflectInWater } from '../../stage/water/water.ts';
import { paintHills } from './hills.ts';

const GRASS: Record<Stage['brief']['season'], string[]> = {
  spring: ['#86ad48', '#8fb552', '#7da648'],
  summer: ['#6f9a3c', '#7ca845', '#85a64a'],
  autumn: ['#a89242', '#98903e', '#b0883e'],
  winter: ['#8f9068', '#87896a', '#9a9672'],
};
/** Flowers that a prompt names give the meadow their color. */
const NAMED_FLOWERS: Readonly<Record<string, string>> = {
  poppy: '#e03a2c',
  daisy: '#faf8f2',
  dandelion: '#f7d038',
  buttercup: '#f7cf3a',
  bluebell: '#6f7fe0',
  cornflower: '#4a6ee0',
  violet: '#8a5fd0',
  crocus: '#9a6fe0',
  daffodil: '#f8dc4a',
  lily: '#f8f0e8',
};
const FLOWERS = ['#e6465a', '#fad250', '#dc78dc', '#faf8f2', '#6f86ea', '#f08a4a'];

const HORIZONS: Record<MeadowLayout, readonly number[]> = {
  rolling: [0.4, 0.55, 0.66],
  'flower-field': [0.32, 0.44, 0.56],
  rows: [0.38, 0.46],
  'lone-tree': [0.58, 0.68],
  'golden-field': [0.46, 0.58, 0.68],
};

/** Open country: rolling pasture, a sea of flowers, planted rows, a lone tree or ripe corn. */
export function paintMeadow(stage: Stage): void {
  const random = stage.random.fork('meadow');
  if (prefersHills(stage, random)) {
    paintHills(stage);
    return;
  }
  const layout = chooseLayout(stage, random);
  preferHorizon(stage, random.pick<number>(HORIZONS[layout]));
  paintSky(stage);
  const plan = planField(stage, random, layout);
  const { water } = renderTerrain(
    stage,
    { height: shapeLand(stage, random, plan), paint: paintField(stage, plan) },
    {
      far: 460,
      haze: 0.007,
      sunHaze: 0.4,
      dapple: stage.brief.weather === 'clear' && !stage.palette.night ? 0.42 : 0,
    },
  );
  growTrees(stage, random, plan);
  if (plan.bed) reflectInWater(stage, { water, mirror: [0.75, 0.36] });
  dressGround(stage, random, plan);
  paintWishedRays(stage);
  addForeground(stage, random, plan);
}

/** Rolling farmland is one more arrangement of open country, and the only one worth seeing from the air. */
function prefersHills({ brief }: Stage, random: Random): boolean {
  if (brief.cameraAngle === 'aerial') return true;
  const likely = brief.features.has('flowers')
    ? 0
    : brief.features.has('river')
      ? 0.6
      : brief.features.has('lake')
        ? 0
        : 0.36;
  return random.chance(likely) && !bridgesRiver(brief);
}

/** A field of poppies has no poppy as its subject: the flower stands only among the words that were understood. */
function namedFlower({ subjects, understood }: Brief): string | undefined {
  const words = [
    ...subjects.map(({ noun }) => noun.name),
    ...understood.flatMap((phrase) => phrase.split(' ')),
  ];
  return words
    .map((word) => NAMED_FLOWERS[word.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '')])
    .find((color) => color !== undefined);
}

function chooseLayout(stage: Stage, random: Random): MeadowLayout {
  const { features, season } = stage.brief;
  if (namedFlower(stage.brief)) return 'flower-field';
  if (features.has('river') || features.has('lake'))
    return random.pick<MeadowLayout>(['rolling', 'flower-field']);
  if (features.has('flowers')) return random.pick<MeadowLayout>(['flower-field', 'flower-field', 'rolling']);
  if (stage.brief.composition === 'leading-lines') return random.pick<MeadowLayout>(['rows', 'rolling']);
  if (season === 'autumn') return random.pick<MeadowLayout>(['rolling', 'golden-field', 'lone-tree']);
  return random.pick<MeadowLayout>(['rolling', 'flower-field', 'flower-field', 'lone-tree', 'golden-field']);
}

function planField(stage: Stage, random: Random, layout: MeadowLayout): MeadowPlan {
  const { features, composition, season } = stage.brief;
  const bridge = bridgesRiver(stage.brief);
  const hill = bridge ? undefined : raiseHillForBuilding(stage, random, chooseSide(stage, random));
  const bed = digBed(stage, random);
  if (bridge) stage.hill = { x: 0, z: 22 };
  const golden = layout === 'golden-field';
  const dry = bed === undefined;
  const wantsWay =
    features.has('path') ||
    features.has('road') ||
    composition === 'leading-lines' ||
    hill !== undefined ||
    random.chance(0.35);
  const way = layWay(stage, random, { targetX: hill?.x ?? random.range(-3, 3), swing: 2 });
  return {
    layout,
    grass: golden ? [201, 166, 72] : fromHex(random.pick(GRASS[season])),
    flower: fromHex(
      namedFlower(stage.brief) ??
        random.pick(layout === 'rows' ? ['#8e6ad0', '#e06a9a', '#e8c84a', '#d84a4a'] : FLOWERS),
    ),
    second: fromHex(namedFlower(stage.brief) ?? random.pick(FLOWERS)),
    hill,
    bed,
    way: dry && wantsWay && layout !== 'rows' ? { way, road: features.has('road') } : undefined,
    rowTurn: composition === 'symmetrical' || composition === 'centred' ? 0 : random.range(-0.35, 0.35),
  };
}

/** A stream that crosses the field in a bow, or a pond with room to stand before it. */
function digBed(stage: Stage, random: Random): MeadowPlan['bed'] {
  const { features } = stage.brief;
  if (features.has('river')) {
    const stream = layWay(stage, random, { targetX: 0, targetZ: 22, swing: 2.6 });
    return (x, z) => smoothstep(2.7 + z * 0.02, 1, Math.abs(stream.offset(x, z))) * smoothstep(120, 90, z);
  }
  if (!features.has('lake')) return undefined;
  const halfWidth = (stage.width / stage.focal) * 15;
  const basin = { x: random.range(-3, 3), z: 19, halfWidth, halfLength: 18 };
  stage.water = hasSubjectOf(stage.brief, 'boat', 'sea-creature');
  return (x, z) => basinDepth(stage, basin, x, z);
}

function growTrees(stage: Stage, random: Random, plan: MeadowPlan): void {
  if (forbids(stage.brief, 'tree')) return;
  const spots = scatter(stage, random, {
    count: plan.layout === 'rows' || plan.layout === 'flower-field' ? 22 : 34,
    near: 18,
    far: 130,
    clear: { x: plan.hill?.x ?? 0, halfWidth: plan.hill ? 10 : 4, until: plan.hill ? 60 : 40 },
    grows: (x, z) => !plan.bed?.(x, z) && stage.noise.at(x * 0.05 + 20, z * 0.04) > -0.2,
  });
  castShadows(stage, spots, 5);
  for (const spot of spots) {
    stage.checkpoint.check();
    const size = spot.scale * random.range(3.6, 6.6);
    drawLeafyTree(stage, { x: spot.x, y: spot.y + 1, size, distance: spot.distance }, random);
  }
  if (
    plan.layout !== 'lone-tree' ||
    stage.brief.subjects.some(({ noun }) => noun.kind === 'building' || noun.kind === 'tree')
  )
    return;
  const side = chooseSide(stage, random);
  const x = side * (stage.width / stage.focal) * 9;
  const foot = project(stage, x, stage.ground?.(x, 36, 5) ?? 0, 36);
  drawLeafyTree(stage, { x: foot.x, y: foot.y + 2, size: foot.scale * 10, distance: 36 }, random, {
    spread: 1.15,
  });
}

/** The near ground has something to look at: flowers in drifts and tufts, or drifts of snow. */
function dressGround(stage: Stage, random: Random, plan: MeadowPlan): void {
  if (stage.brief.cameraAngle === 'aerial') return;
  const grows = (x: number, z: number) =>
    !plan.bed?.(x, z) && (!plan.way || Math.abs(plan.way.way.offset(x, z)) > (plan.way.road ? 2.4 : 1.1));
  if (stage.brief.snow) {
    dressSnow(stage, random.fork('snow'), { grows });
    return;
  }
  if (plan.layout === 'rows' || plan.layout === 'golden-field') return;
  strewTuftsAndStones(stage, random.fork('tufts'), { grass: plan.grass, stone: [150, 146, 138], grows });
  if (stage.brief.season === 'winter') return;
  strewFlowers(stage, random.fork('flowers'), {
    colors: [plan.flower, plan.second],
    grass: plan.grass,
    density: plan.layout === 'flower-field' ? 3.2 : 1,
    grows,
  });
}

function addForeground(stage: Stage, random: Random, plan: MeadowPlan): void {
  const sides = chooseFrameSides(stage, random, 0.2);
  if (sides.length > 0) frameWithTrees(stage, random, { kind: 'leafy', sides, tall: 0.9 });
  if (stage.brief.snow || stage.brief.cameraAngle === 'aerial') return;
  const rich = plan.layout === 'flower-field';
  const flowers = plan.layout === 'golden-field' ? [] : [plan.flower, plan.second];
  stage.foreground.push(() =>
    drawGrass(stage, {
      color: plan.grass,
      flowers,
      reach: rich ? 0.18 : 0.14,
      tallness: plan.layout === 'golden-field' ? 2 : rich ? 1.5 : 1.1,
    }),
  );
}
