import { pickColor } from '../../core/color.ts';
import { smoothstep } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import { bridgesRiver, hasSubjectOf } from '../brief-questions.ts';
import { chooseSide } from '../camera.ts';
import type { GroundHeight, Stage } from '../stage.types.ts';
import { raiseFallCliff, type Waterfall } from '../water/waterfall.ts';
import {
  type Basin,
  basinDepth,
  type Cone,
  foldFor,
  type Hill,
  raiseCone,
  raiseHill,
  raiseHillForBuilding,
} from './landforms.ts';
import { chooseMountainGround, type MountainGround } from './mountain-ground.ts';
import type { MountainLayout } from './mountain-plan.types.ts';
import { raiseRanges, raiseWalls } from './mountain-ranges.ts';
import { layWay } from './path.ts';
import type { Way } from './way.types.ts';

/** What makes one mountain picture different from the next. */
export interface MountainPlan {
  layout: MountainLayout;
  height: GroundHeight;
  ground: MountainGround;
  hill?: Hill;
  way: Way;
  waterLevel?: number;
  cone?: Cone;
  fall?: Waterfall;
}

export function chooseMountainLayout(stage: Stage, random: Random): MountainLayout {
  const { features, composition, place } = stage.brief;
  if (place === 'valley' && !features.has('lake') && !hasSubjectOf(stage.brief, 'boat')) return 'valley';
  if (features.has('waterfall') || features.has('river')) return 'valley';
  if (features.has('lake') || hasSubjectOf(stage.brief, 'boat')) return 'lake';
  if (features.has('fuji'))
    return random.pick<MountainLayout>(['high-meadow', 'lake', 'path-to-hill', 'lake']);
  if (features.has('path') || features.has('road') || composition === 'leading-lines')
    return random.pick<MountainLayout>(['path-to-hill', 'valley', 'path-to-hill']);
  if (features.has('flowers')) return random.pick<MountainLayout>(['high-meadow', 'path-to-hill']);
  if (hasSubjectOf(stage.brief, 'building'))
    return random.pick<MountainLayout>(['path-to-hill', 'path-to-hill', 'lake', 'valley', 'high-meadow']);
  return random.pick<MountainLayout>(['path-to-hill', 'lake', 'valley', 'ridges', 'high-meadow']);
}

/** Across a valley, or right behind whoever is beneath it. */
const FAR_FALL = { z: 46, half: 2.9 };
const NEAR_FALL = { z: 16, half: 6 };

export function planMountain(stage: Stage, random: Random, layout: MountainLayout): MountainPlan {
  const { brief } = stage;
  const side = chooseSide(stage, random);
  const bridge = bridgesRiver(brief);
  const flows = layout === 'valley' && (brief.features.has('river') || brief.features.has('waterfall'));
  const hill = flows && bridge ? undefined : chooseHill(stage, random, layout, side);
  const cone = chooseCone(stage, random);
  const falls = layout === 'valley' && brief.features.has('waterfall');
  const beneath = falls && brief.placeHints?.has('beneath-falls') === true;
  const far = falls
    ? { targetX: (side || 1) * (beneath ? 0 : random.range(4, 7.5)), targetZ: beneath ? 14 : 42 }
    : { targetX: flows && hill ? -Math.sign(hill.x || 1) * 9 : (hill?.x ?? 0) };
  const way = layWay(stage, random, { ...far, swing: layout === 'valley' ? 2.2 : 1.6 });
  const fall = falls
    ? { ...(beneath ? NEAR_FALL : FAR_FALL), height: random.range(17, 22), river: way }
    : undefined;
  // A bridge stands over the river instead of on a hill.
  if (flows && bridge) stage.hill = { x: way.middle(22), z: 22 };
  const lake = layout === 'lake' ? chooseBasin(stage, random, side, hill) : undefined;
  const waterLevel = flows || lake ? -0.42 : undefined;
  stage.water = lake !== undefined && hasSubjectOf(brief, 'boat', 'sea-creature');
  const height = shapeLand(stage, random, { layout, hill, cone, way, fall, lake, waterLevel, flows });
  const ground = chooseGround(stage, random, layout, { way, wantsWay: !flows && !lake, hill });
  return { layout, height, ground, hill, way, waterLevel, cone, fall };
}

function chooseHill(
  stage: Stage,
  random: Random,
  layout: MountainLayout,
  side: -1 | 0 | 1,
): Hill | undefined {
  const building = raiseHillForBuilding(stage, random, side);
  if (building || layout !== 'path-to-hill') return building;
  const hill = raiseHill(stage, random, side || 1, random.range(2, 3.6));
  // A hill without a building is scenery, not a promise to the subjects.
  delete stage.hill;
  return hill;
}

function chooseCone(stage: Stage, random: Random): Cone | undefined {
  const { features, composition, subjects } = stage.brief;
  if (!features.has('fuji')) return undefined;
  const aside = subjects.length > 0 ? random.range(26, 46) : random.range(4, 26);
  const x =
    composition === 'symmetrical' || composition === 'centred' ? 0 : random.chance(0.5) ? aside : -aside;
  return { x, z: 170, height: 76, radius: 118 };
}

function chooseBasin(stage: Stage, random: Random, side: -1 | 0 | 1, hill: Hill | undefined): Basin {
  const boat = hasSubjectOf(stage.brief, 'boat', 'sea-creature');
  const halfWidth = (stage.width / stage.focal) * 26;
  const x = hill ? -Math.sign(hill.x || side) * 5 : random.range(-4, 4);
  return { x, z: boat ? 11 : 20, halfWidth: boat ? halfWidth * 1.4 : halfWidth, halfLength: 34 };
}

interface LandParts {
  layout: MountainLayout;
  hill?: Hill;
  cone?: Cone;
  way: Way;
  fall?: Waterfall;
  lake?: Basin;
  waterLevel?: number;
  flows: boolean;
}

function shapeLand(stage: Stage, random: Random, parts: LandParts): GroundHeight {
  const { layout, hill, way, lake, waterLevel, flows } = parts;
  const { noise } = stage;
  const fold = foldFor(stage);
  const shift = random.range(0, 90);
  const ranges = raiseRanges(stage, random, layout, parts.cone !== undefined);
  if (layout === 'valley') ranges.push(raiseWalls(stage, random));
  if (parts.fall) ranges.push(raiseFallCliff(stage, parts.fall));
  const cone = parts.cone && raiseCone(stage, parts.cone);
  const riverEnd = parts.fall?.z ?? 84;
  return (x, z, octaves) => {
    const rough = noise.fbm(fold(x) * 0.18 + shift, z * 0.18, Math.min(octaves, 6));
    let y = rough * 0.45 * (0.3 + smoothstep(2, 14, z)) - 0.1;
    if (hill) y += hill.rise(x, z, octaves);
    for (const range of ranges) y += range(x, z, octaves);
    if (cone) y += smoothstep(18, 80, z) * cone(x, z);
    if (lake) y -= basinDepth(stage, lake, x, z) * (1.6 + (hill ? 0 : y));
    if (flows) {
      const bed = smoothstep(2.9 + z * 0.01, 0.7, Math.abs(way.offset(x, z)));
      // Beneath a near fall lies a pool, and before it firm ground.
      const begins = riverEnd < 20 ? smoothstep(8, 10, z) : 1;
      y -= 1.5 * bed * begins * smoothstep(riverEnd + 8, riverEnd - 2, z);
    }
    return waterLevel !== undefined && y < waterLevel ? waterLevel : y;
  };
}

function chooseGround(
  stage: Stage,
  random: Random,
  layout: MountainLayout,
  { way, wantsWay, hill }: { way: Way; wantsWay: boolean; hill?: Hill },
): MountainGround {
  const { features, season } = stage.brief;
  const ground = chooseMountainGround(stage, random);
  const road = features.has('road');
  const wished = hill !== undefined || road || features.has('path') || random.chance(0.5);
  if (wantsWay && wished && layout !== 'ridges')
    ground.way = { way, kind: road ? 'road' : 'path', until: road ? 90 : 46 };
  if (features.has('flowers') || (layout === 'high-meadow' && season !== 'winter'))
    ground.flowers = pickColor(random, '#e65a6e #f2d25a #c878dc #f6f4ee #6f8fe8');
  if (features.has('fuji')) {
    ground.snowLine = 40;
    ground.cone = [106, 127, 164];
  }
  if (layout === 'ridges') ground.woods = true;
  return ground;
}
