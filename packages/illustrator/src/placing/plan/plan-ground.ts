import type { SubjectRequest } from '../../brief/brief.types.ts';
import { clamp, lerp } from '../../core/maths.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { Cast, Member } from '../cast/cast.types.ts';
import { distanceAt, dryFoot, needsIsland } from '../cast/footing.ts';
import { wishedHeight } from '../cast/sizes.ts';
import { takePlace } from '../cast/take-place.ts';
import { toldHeight } from '../cast/true-heights.ts';
import { resize } from '../relate/relate-places.ts';
import { supportUnder } from '../render/building-base.ts';
import { focusAcross, nearness, spreadAcross } from './focus-across.ts';
import { boundsOf, type Placement } from './placement.types.ts';
import { hillSpot, placeBuildings } from './plan-buildings.ts';
import { isCloseUp, placeCloseUp } from './plan-close-up.ts';
import { CROWD, placeCrowd } from './plan-crowd.ts';
import { isPair, separate } from './separate.ts';
import { isWater } from './water-spot.ts';

/** How far down the ground a kind stands: 0 the horizon, 1 the lower edge. */
const ROWS: Record<string, number> = {
  building: 0.24,
  tree: 0.4,
  vehicle: 0.68,
  animal: 0.72,
  person: 0.76,
  item: 0.76,
  hat: 0.74,
  flying: 0.64,
  boat: 0.6,
  'sea-creature': 0.7,
  celestial: 0.5,
};

/** Stands everything that has feet, wheels or walls: buildings on their hill, the rest side by side in front. */
export async function placeOnGround(cast: Cast, members: readonly Member[]): Promise<void> {
  const { stage } = cast;
  const buildings = members.filter(({ request }) => request.noun.kind === 'building');
  const backdrop = members.filter((member) => isBackdrop(cast, member));
  const others = members.filter(
    (member) => member.request.noun.kind !== 'building' && !backdrop.includes(member),
  );
  await placeBuildings(cast, buildings, others.length > 0);
  for (const member of backdrop) await placeBackdrop(cast, member);
  const focus = chooseFocus(cast, buildings.length > 0);
  const order = cast.random.fork('order').chance(0.5) ? others : [...others].reverse();
  const spans = spansFor(stage, order, focus);
  for (const [index, member] of order.entries()) {
    stage.checkpoint.check();
    if (isCloseUp(cast, member)) await placeCloseUp(cast, member, focus);
    else if (member.request.count >= CROWD) await placeCrowd(cast, member, order.length);
    else await placeGroup(cast, member, spans[index]!, order.length);
  }
  separate(cast);
}

/** Trees that nobody is under or in front of by name stand behind everyone. */
function isBackdrop({ stage, members }: Cast, { request, isMain, subject }: Member): boolean {
  if (request.noun.kind !== 'tree' || isMain || stage.indoor || members.length < 2) return false;
  return !stage.brief.relations.some(
    (relation) => relation.subject === subject || relation.object === subject,
  );
}

async function placeBackdrop(cast: Cast, member: Member): Promise<void> {
  const { stage, random } = cast;
  const place = random.fork(`backdrop-${member.subject}`);
  const { count } = member.request;
  const start = place.chance(0.5) ? 0.14 : 0.86;
  for (let copy = 0; copy < Math.min(count, 9); copy++) {
    const across = count === 1 ? start : 0.06 + (0.88 * copy) / (count - 1) + place.range(-0.04, 0.04);
    const along = place.range(0.16, 0.3);
    const { x, y } = dryFoot(stage, stage.width * clamp(across, 0.05, 0.95), along);
    const tree = await takePlace(cast, member, {
      x,
      y,
      height: Math.min(stage.height * place.range(0.34, 0.46), y - stage.height * 0.03),
      maxWidth: stage.width * 0.42,
      distance: distanceAt(stage, x, y),
      footing: member.footing,
      inside: false,
    });
    tree.fixed = true;
  }
}

function chooseFocus(cast: Cast, building: boolean): number {
  const { stage, random } = cast;
  const focus = focusAcross(stage, random.fork('focus'));
  const first = cast.placed[0];
  if (!building || !first || focus === 0.5) return focus;
  return first.x < stage.width / 2 ? 0.68 : 0.32;
}

interface Span {
  centre: number;
  width: number;
}

/** The breadth that each gets, side by side: more for the main one, for the tall and for many. */
function spansFor(stage: Stage, order: readonly Member[], focus: number): Span[] {
  if (order.length <= 1) return [{ centre: focus, width: 0.76 }];
  const weights = order.map(
    ({ isMain, request }) =>
      (isMain ? 1.15 : 1) *
      Math.min(6, request.count) ** 0.5 *
      wishedHeight(stage, request, isMain, request.count) ** 0.6,
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = 0.05;
  return order.map(({ isMain }, index) => {
    const width = (0.9 * weights[index]!) / total;
    const centre = left + width / 2;
    left += width;
    // A centred picture keeps its main subject on the middle line and balances the others around it.
    if (focus === 0.5)
      return { centre: isMain ? 0.5 : index % 2 === 0 ? 0.2 : 0.8, width: Math.min(width, 0.4) };
    return { centre, width };
  });
}

function rowOf(stage: Stage, { request, footing, isMain }: Member, shift: number): number {
  if (needsIsland(stage, footing)) return 0.48;
  // Who is further away stands further up; on a bare sheet there is no distance.
  const near = stage.brief.place === 'plain' ? 0.85 : nearness(stage);
  const row = (ROWS[request.noun.kind] ?? 0.7) + (near - 1) * 0.6;
  const deep = stage.brief.cameraAngle === 'low' ? 0.12 : stage.brief.cameraAngle === 'wide' ? -0.24 : 0;
  if (request.noun.kind === 'tree') return row + shift + deep;
  if (isMain && stage.way?.crossesAt !== undefined) return stage.way.crossesAt;
  const own = clamp(row + shift + deep + (isMain ? 0 : comesNear(stage, request)), 0.2, 0.92);
  // A hill's edge is near.
  return stage.brief.placeHints?.has('hilltop') ? own * 0.45 : own;
}

/** Who is far smaller than the main subject comes nearer rather than growing; the rest stand a little behind it. */
function comesNear({ brief }: Stage, request: SubjectRequest): number {
  const main = brief.subjects[0];
  if (!main || request.noun.kind === 'building') return -0.06;
  return clamp(Math.log(toldHeight(main) / toldHeight(request)) * 0.07 - 0.06, -0.06, 0.12);
}

async function placeGroup(cast: Cast, member: Member, span: Span, company: number): Promise<void> {
  const { stage, random } = cast;
  const { request } = member;
  const { count } = request;
  const place = random.fork(`group-${member.subject}`);
  const base = rowOf(stage, member, place.range(-0.08, 0.08));
  const couple = isPair(request);
  const height = wishedHeight(stage, request, member.isMain, couple ? count / 2 : count);
  const rows = Array.from({ length: count }, (_, copy) =>
    couple ? base : rowInGroup(base, count, copy, place, isCompany(request)),
  );
  const nearest = Math.max(...rows);
  for (let copy = 0; copy < count; copy++) {
    const along = rows[copy]!;
    const across =
      span.centre +
      (spreadAcross(count, copy, place) - 0.5) *
        span.width *
        (isCompany(request) ? 0.3 + count * 0.15 : count > 1 ? 1.05 : 1);
    const perched = member.isMain && count === 1 && stage.perch && stage.ground;
    const { x, y } = perched
      ? hillSpot(stage, stage.perch!)
      : dryFoot(stage, stage.width * clamp(across, 0.06, 0.94), along);
    const near = (y - stage.horizon) / Math.max(1, stage.height - stage.horizon);
    const shrink = count > 1 && !couple ? lerp(1, near / nearest, 0.62) * place.range(0.92, 1.06) : 1;
    const placement = await takePlace(cast, member, {
      x,
      y,
      height: Math.min(height * shrink, y - stage.height * 0.03),
      maxWidth:
        stage.width *
        (count > 1
          ? 0.5
          : Math.min(0.78, company > 1 ? Math.max(0.42, span.width * 1.2) : span.width * 1.02)),
      distance: distanceAt(stage, x, y),
      footing: member.footing,
      look: couple || isCompany(request) ? (across <= span.centre ? 'right' : 'left') : undefined,
    });
    if (perched) keepOnPerch(stage, placement);
    else stepAshore(stage, placement);
  }
  if (couple) joinHands(cast, member);
}

/** Moves what stands on the shore with one side over the water back onto land. */
function stepAshore(stage: Stage, placement: Placement): void {
  if (stage.water || placement.footing !== 'ground') return;
  const { width, y } = placement;
  const last = stage.width - 1;
  const isWet = (side: number) =>
    isWater(stage, clamp(Math.round(placement.x + side * width * 0.4), 0, last), Math.round(y));
  for (let step = 0; step < 6 && isWet(-1) !== isWet(1); step++)
    placement.x += (isWet(-1) ? 0.12 : -0.12) * width;
  keepWhole(stage, placement);
}

/** Where the bank is too narrow one is smaller, and at last has a foot in the water, rather than being cut by the edge. */
function keepWhole(stage: Stage, placement: Placement): void {
  const margin = stage.width * 0.015;
  const { left, right } = boundsOf(placement);
  const over = Math.max(0, margin - left, right - (stage.width - margin));
  if (over === 0) return;
  resize(placement, clamp(1 - over / placement.width, 0.72, 1));
  const half = placement.width / 2 + margin;
  placement.x = clamp(placement.x, half, Math.max(half, stage.width - half));
}

/** Moves whoever is wider than the tip of a cliff back over the ground that carries them. */
function keepOnPerch(stage: Stage, placement: Placement): void {
  const { left, right } = supportUnder(stage, placement);
  const half = placement.width * 0.42;
  if (right - left > half) placement.x = clamp(placement.x, left + half, Math.max(left + half, right - half));
  const margin = placement.width / 2 + stage.width * 0.015;
  placement.x = clamp(placement.x, margin, Math.max(margin, stage.width - margin));
  placement.fixed = true;
}

/** A couple or a chain stands shoulder to shoulder on one line. */
function joinHands({ stage, placed }: Cast, { subject }: Member): void {
  const chain = placed.filter((placement) => placement.subject === subject);
  const closeness = 0.88;
  const total = chain.reduce((sum, { width }) => sum + width * closeness, 0);
  const middle = chain.reduce((sum, { x }) => sum + x, 0) / chain.length;
  let left = clamp(
    middle - total / 2,
    stage.width * 0.02,
    Math.max(stage.width * 0.02, stage.width * 0.98 - total),
  );
  const foot = chain[0]?.y ?? 0;
  for (const one of chain) {
    one.x = left + (one.width * closeness) / 2;
    one.y = foot;
    left += one.width * closeness;
  }
}

/** A few people are together; more of them, and animals, are all over the place. */
function isCompany({ noun, count }: SubjectRequest): boolean {
  return noun.kind === 'person' && count > 1 && count <= 5;
}

function rowInGroup(
  base: number,
  count: number,
  copy: number,
  random: Cast['random'],
  together: boolean,
): number {
  if (count === 1) return base;
  const deep = [0.1, -0.18, 0.02, -0.26, 0.14, -0.1];
  const apart = deep[copy % deep.length]! + random.range(-0.04, 0.04);
  return clamp(base + apart * (together ? 0.25 : 1), 0.16, 0.92);
}
