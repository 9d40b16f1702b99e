import { clamp, lerp } from '../../core/maths.ts';
import { project } from '../../stage/camera.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { Cast, Member } from '../cast/cast.types.ts';
import { distanceAt, dryFoot, needsIsland } from '../cast/footing.ts';
import { wishedHeight } from '../cast/sizes.ts';
import { takePlace } from '../cast/take-place.ts';
import { trueHeight } from '../cast/true-heights.ts';
import { settleBuilding } from '../render/building-base.ts';
import { focusAcross } from './focus-across.ts';
import { isWater } from './water-spot.ts';

/** Stands the houses, towers and castles of the brief: the first on its hill, others beside it. */
export async function placeBuildings(
  cast: Cast,
  members: readonly Member[],
  hasCompany: boolean,
): Promise<void> {
  for (const [index, member] of members.entries()) await placeBuilding(cast, member, index, hasCompany);
}

async function placeBuilding(cast: Cast, member: Member, index: number, hasCompany: boolean): Promise<void> {
  const { stage, random } = cast;
  const { count, noun } = member.request;
  const place = random.fork(`building-${index}`);
  const low = noun.low ?? false;
  const across = index === 0 ? focusAcross(stage, place) : place.range(0.2, 0.8);
  for (let copy = 0; copy < count; copy++) {
    stage.checkpoint.check();
    const first = index === 0 && copy === 0;
    const height =
      wishedHeight(stage, member.request, member.isMain || !hasCompany, count) *
      roomForFlyers(cast) *
      (low ? 1.35 : isTower(member) ? 1.3 : 1) *
      (first ? 1 : place.range(0.7, 0.95));
    const spot = spotFor(cast, member, {
      first,
      low,
      across: buildingAcross(stage, across, count, copy, index, place.range(-0.04, 0.04)),
      along: low
        ? 0.5
        : first
          ? isTower(member)
            ? TOWER_ROW
            : firstRow(stage, member)
          : place.range(0.14, 0.34),
    });
    const placement = await takePlace(cast, member, {
      ...spot,
      height: Math.min(height, spot.y - stage.height * 0.03),
      maxWidth: stage.width * (count > 1 ? 0.4 : 0.72),
      footing: 'ground',
    });
    if (!low && !needsIsland(stage, 'ground')) settleBuilding(stage, placement);
  }
}

/** The foot of what is so tall is far away, when all of it is in the picture. */
const TOWER_ROW = 0.16;

/** What towers over a city does so in the picture. */
function isTower({ request, isMain }: Member): boolean {
  return isMain && trueHeight(request.noun) >= 30;
}

interface BuildingWish {
  first: boolean;
  low: boolean;
  across: number;
  along: number;
}

/** A main building's foot is at least this far down the picture: what is above it is what one looks at. */
const LOWEST_HIGH_FOOT = 0.62;

function spotFor(cast: Cast, { isMain }: Member, { first, low, across, along }: BuildingWish) {
  const { stage } = cast;
  if (first && stage.hill && !low && (isMain || !stage.perch))
    return isMain ? comeNearer(cast, hillSpot(stage, stage.hill)) : hillSpot(stage, stage.hill);
  const { x, y } = dryFoot(stage, stage.width * across, along);
  return { x, y, distance: distanceAt(stage, x, y) };
}

/** A hilltop high up in the picture leaves no room for what stands on it: the building comes down its near slope. */
function comeNearer(
  { stage, members }: Cast,
  spot: { x: number; y: number; distance: number },
): { x: number; y: number; distance: number } {
  const others = members.some(({ footing, isMain }) => !isMain && footing === 'ground');
  // Where the hill itself is told of, the house stays near its top.
  const onHill = stage.brief.place === 'hills' ? 0.1 : 0;
  const wished = stage.height * (LOWEST_HIGH_FOOT - (others ? 0.06 : 0) - onHill);
  if (spot.y >= wished || stage.brief.cameraAngle !== 'eye') return spot;
  const x = stage.width * lerp(spot.x / stage.width, 0.5, 0.4);
  const y = Math.round(wished);
  if (isWater(stage, Math.round(x), y)) return spot;
  return { x, y, distance: Math.min(spot.distance, distanceAt(stage, x, y)) };
}

/** A building leaves sky to what flies over it. */
function roomForFlyers({ members, stage }: Cast): number {
  if (stage.brief.relations.some(({ kind }) => kind === 'above')) return 0.62;
  return members.some(({ footing, request }) => footing === 'air' && request.noun.size * request.count > 0.2)
    ? 0.76
    : 1;
}

function buildingAcross(
  stage: Stage,
  across: number,
  count: number,
  copy: number,
  index: number,
  shift: number,
): number {
  if (count > 1) return lerp(0.14, 0.86, copy / (count - 1)) + shift;
  if (index === 0) return across;
  return stage.hill && project(stage, stage.hill.x, 0, stage.hill.z).x > stage.width / 2 ? 0.22 : 0.78;
}

function firstRow(stage: Stage, { footing }: Member): number {
  if (needsIsland(stage, footing)) return 0.34;
  return stage.brief.scene === 'forest' || stage.brief.scene === 'city' ? 0.4 : 0.24;
}

/** The screen position of a hilltop, a cliff's edge or a pier's end, in pixels and metres. */
export function hillSpot(
  stage: Stage,
  { x, z }: { x: number; z: number },
): { x: number; y: number; distance: number } {
  const top = project(stage, x, stage.ground?.(x, z, 5) ?? 0, z);
  return {
    x: clamp(top.x, stage.width * 0.16, stage.width * 0.84),
    y: clamp(
      top.y + stage.height * (stage.brief.scene === 'desert' ? 0.035 : 0.014),
      stage.height * 0.25,
      stage.height * 0.94,
    ),
    distance: z,
  };
}
