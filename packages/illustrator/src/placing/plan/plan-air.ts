import { clamp } from '../../core/maths.ts';
import type { Random } from '../../core/random.ts';
import type { Noun } from '../../vocabulary/nouns.registry.ts';
import type { Cast, Member } from '../cast/cast.types.ts';
import { wishedHeight } from '../cast/sizes.ts';
import { takePlace } from '../cast/take-place.ts';
import { focusAcross } from './focus-across.ts';
import { type Occupancy, occupancyOf } from './occupancy.ts';
import type { Footing, Placement, Rectangle } from './placement.types.ts';
import { hangFromTop, reachAcross } from './plan-hanging.ts';

/** How something wants to hang: its wished size and the part of the picture that is open to it, in pixels. */
interface Wish {
  height: number;
  /** Breadth to height of its drawing. */
  breadth: number;
  region: Rectangle;
}

/** Hangs flying and celestial things in the sky, clear of what stands below and of each other. */
export async function placeInAir(cast: Cast, members: readonly Member[]): Promise<void> {
  const { stage } = cast;
  const crowded = cast.placed.length > 0;
  for (const member of members) {
    const { count, noun } = member.request;
    const alone = !crowded && members.length === 1;
    const region = {
      left: stage.width * 0.03,
      right: stage.width * 0.97,
      top: stage.height * 0.03,
      bottom: alone
        ? Math.min(stage.height * 0.74, stage.horizon + stage.height * 0.18)
        : stage.horizon + stage.height * 0.02,
    };
    const height = wishedHeight(stage, member.request, member.isMain || alone, count);
    if (noun.crosses) {
      await reachAcross(cast, member);
      continue;
    }
    if (member.hangs) {
      await hangFromTop(cast, member, height);
      continue;
    }
    await placeFreely(cast, member, region, height, noun.kind === 'celestial' ? 3000 : 26, 'air');
  }
}

/** Things in weightlessness: space, water. */
export async function placeFloating(cast: Cast, members: readonly Member[]): Promise<void> {
  const { stage } = cast;
  const total = members.reduce((sum, { request }) => sum + request.count, 0);
  const region = {
    left: stage.width * 0.04,
    right: stage.width * 0.96,
    top: stage.height * 0.06,
    bottom: stage.height * 0.92,
  };
  for (const member of members) {
    const height =
      wishedHeight(stage, member.request, member.isMain, member.request.count) * (total > 1 ? 0.92 : 1.1);
    await placeFreely(cast, member, region, height, 9, 'float');
  }
}

async function placeFreely(
  cast: Cast,
  member: Member,
  region: Rectangle,
  height: number,
  distance: number,
  footing: Footing,
): Promise<void> {
  const { stage, random } = cast;
  const { count, noun } = member.request;
  const place = random.fork(`air-${member.subject}`);
  const breadth = await breadthOf(cast, member);
  for (let copy = 0; copy < count; copy++) {
    stage.checkpoint.check();
    const far = count > 1 ? place.range(0.62, 1.1) : 1;
    const spot = findSpot(cast, member, { height: height * far, breadth, region }, place, copy);
    await takePlace(
      cast,
      member,
      {
        ...spot,
        maxWidth: stage.width * 0.9,
        distance: distance / far,
        footing,
        turn:
          STANDS_STRAIGHT.has(noun.kind) || noun.name === 'picture'
            ? 0
            : place.range(-0.05, 0.05) * (footing === 'float' ? 2 : 1),
      },
      noun.name === 'witch' ? { pose: 'riding' } : {},
    );
  }
}

const STANDS_STRAIGHT: ReadonlySet<Noun['kind']> = new Set(['celestial', 'building'] as const);

const THUMBNAIL = 48;

/** Breadth to the height of who stands, from a thumbnail of the drawing. */
async function breadthOf(cast: Cast, { request }: Member): Promise<number> {
  const wishes = { height: THUMBNAIL, random: cast.looks.fork('breadth'), lightSide: -1 } as const;
  const { canvas, units = 1 } = await cast.draw(request, wishes, 'breadth');
  return (canvas.width / canvas.height) * units;
}

interface Spot {
  x: number;
  y: number;
  height: number;
}

/** Tries a few dozen spots and takes the one that hides least and balances best; shrinks while all are crowded. */
function findSpot(
  cast: Cast,
  member: Member,
  { height, breadth, region }: Wish,
  random: Random,
  copy: number,
): Spot {
  const { stage } = cast;
  const inSky = member.request.noun.kind === 'celestial' && !stage.floating && !stage.indoor;
  const occupancy = occupancyOf(stage, cast.placed, inSky);
  const focus = preferredAcross(cast, member, random);
  let size = Math.min(height, (region.bottom - region.top) * 0.96, (stage.width * 0.66) / breadth);
  let best: (Spot & { cost: number }) | undefined;
  for (let round = 0; round < 9; round++) {
    const width = size * breadth;
    for (let attempt = 0; attempt < 44; attempt++) {
      const left = region.left + width / 2;
      const top = region.top + size;
      const x = random.range(left, Math.max(left + 1, region.right - width / 2));
      const y = random.range(top, Math.max(top + 1, region.bottom));
      const box = { left: x - width / 2, right: x + width / 2, top: y - size, bottom: y };
      const cost = costOf(cast, member, box, occupancy, focus, copy) + round * 0.09;
      if (!best || cost < best.cost) best = { x, y, height: size, cost };
    }
    if (best && best.cost < 0.5 + round * 0.09) break;
    size *= 0.91;
  }
  return best ?? { x: stage.width * focus, y: region.bottom, height: size };
}

/** What the prompt says this one is above. */
function hostBelow(cast: Cast, member: Member): Placement | undefined {
  const above = cast.stage.brief.relations.find(
    ({ kind, subject }) => kind === 'above' && subject === member.subject,
  );
  return above && cast.placed.find(({ subject }) => subject === above.object);
}

function preferredAcross(cast: Cast, member: Member, random: Random): number {
  const { stage } = cast;
  if (stage.freeSide !== undefined) return stage.freeSide;
  const anchor = hostBelow(cast, member) ?? cast.placed[0];
  if (!anchor) return focusAcross(stage, random);
  const across = anchor.x / stage.width;
  // Beside rather than exactly over it: both stay whole.
  return clamp(across < 0.5 ? across + 0.3 : across - 0.3, 0.25, 0.75);
}

function costOf(
  cast: Cast,
  member: Member,
  box: Rectangle,
  occupancy: Occupancy,
  focus: number,
  copy: number,
): number {
  const { stage } = cast;
  const crowd = member.request.count > 1;
  const margin = stage.width * 0.02;
  const roomy = {
    left: box.left - margin,
    right: box.right + margin,
    top: box.top - margin,
    bottom: box.bottom + margin,
  };
  let cost = occupancy.coveredShare(roomy) * 16;
  const host = hostBelow(cast, member);
  // What is over something must not hang beside its foot.
  if (host) cost += (Math.max(0, box.bottom - (host.y - host.height * 0.62)) / stage.height) * 6;
  const x = (box.left + box.right) / 2;
  const y = (box.top + box.bottom) / 2;
  cost += Math.abs(x / stage.width - focus) * (crowd ? 0.15 : 0.7) * (copy === 0 ? 1 : 0.3);
  const ideal = stage.floating ? 0.5 : cast.placed.length > 0 ? 0.24 : 0.4;
  cost += Math.abs(y / stage.height - ideal) * (crowd ? 0.4 : 0.8);
  return cost;
}
