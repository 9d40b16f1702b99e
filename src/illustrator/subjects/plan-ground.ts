import { clamp, lerp } from '../core/maths.ts';
import { project } from '../scene/camera.ts';
import type { Stage } from '../scene/stage.types.ts';
import { settleBuilding } from './building-base.ts';
import { type Cast, type Member, takePlace } from './cast.ts';
import { focusAcross, spreadAcross } from './composition.ts';
import { distanceAt, dryFoot, groundRow, needsIsland } from './footing.ts';
import { boundsOf, type Placement } from './placement.types.ts';
import { wishedHeight } from './sizes.ts';

/** How far down the ground a kind stands: 0 the horizon, 1 the lower edge. */
const ROWS: Record<string, number> = {
  building: 0.24,
  tree: 0.36,
  vehicle: 0.66,
  animal: 0.7,
  person: 0.72,
  item: 0.74,
  hat: 0.74,
  flying: 0.6,
  boat: 0.6,
  'sea-creature': 0.7,
  celestial: 0.5,
};

const LOW_BUILDINGS = ['bridge', 'labyrinth'];

/** Stands everything that has feet, wheels or walls: buildings on their hill, the rest side by side in front. */
export async function placeOnGround(cast: Cast, members: readonly Member[]): Promise<void> {
  const { stage } = cast;
  const buildings = members.filter(({ request }) => request.noun.kind === 'building');
  const others = members.filter(({ request }) => request.noun.kind !== 'building');
  for (const [index, member] of buildings.entries())
    await placeBuildings(cast, member, index, others.length > 0);
  const focus = chooseFocus(cast, buildings.length > 0);
  const order = cast.random.fork('order').chance(0.5) ? others : [...others].reverse();
  for (const [index, member] of order.entries()) {
    stage.checkpoint.check();
    const span = spanFor(order.length, index, focus, member.isMain);
    await placeGroup(cast, member, span, order.length);
  }
  separate(cast);
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

function spanFor(count: number, index: number, focus: number, isMain: boolean): Span {
  if (count === 1) return { centre: focus, width: 0.72 };
  const width = 0.86 / count;
  // A centred picture keeps its main subject on the middle line and balances the others around it.
  if (focus === 0.5)
    return { centre: isMain ? 0.5 : index % 2 === 0 ? 0.2 : 0.8, width: Math.min(width, 0.4) };
  return { centre: 0.07 + width * (index + 0.5), width: width * 0.92 };
}

async function placeBuildings(cast: Cast, member: Member, index: number, hasCompany: boolean): Promise<void> {
  const { stage, random } = cast;
  const { count, noun } = member.request;
  const place = random.fork(`building-${index}`);
  // Flat, spreading things belong into the valley rather than onto a hilltop.
  const low = LOW_BUILDINGS.includes(noun.name);
  const across = index === 0 ? focusAcross(stage, place) : place.range(0.2, 0.8);
  for (let copy = 0; copy < count; copy++) {
    const first = index === 0 && copy === 0;
    const height =
      wishedHeight(stage, member.request, member.isMain || !hasCompany, count) *
      roomForFlyers(cast) *
      (low ? 1.35 : 1) *
      (first ? 1 : place.range(0.7, 0.95));
    const spot =
      first && stage.hill && !low
        ? hillSpot(stage)
        : {
            x: stage.width * buildingAcross(stage, across, count, copy, index, place.range(-0.04, 0.04)),
            along: low ? 0.5 : first ? rowOf(stage, member) : place.range(0.14, 0.34),
          };
    const x = spot.x;
    const y = 'y' in spot ? spot.y : groundRow(stage, x, spot.along);
    const placement = await takePlace(cast, member, {
      x,
      y,
      height: Math.min(height, y - stage.height * 0.03),
      maxWidth: stage.width * (count > 1 ? 0.4 : 0.66),
      distance: 'distance' in spot ? spot.distance : distanceAt(stage, x, y),
      footing: 'ground',
    });
    if (!low && !needsIsland(stage, 'ground')) settleBuilding(stage, placement);
  }
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

function rowOf(stage: Stage, { request, footing }: Member): number {
  if (needsIsland(stage, footing)) return 0.34;
  return stage.brief.scene === 'forest' || stage.brief.scene === 'city'
    ? 0.4
    : (ROWS[request.noun.kind] ?? 0.7);
}

function hillSpot(stage: Stage): { x: number; y: number; distance: number } {
  const { x, z } = stage.hill!;
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

async function placeGroup(cast: Cast, member: Member, span: Span, company: number): Promise<void> {
  const { stage, random } = cast;
  const { request } = member;
  const { count } = request;
  const place = random.fork(`group-${member.subject}`);
  const base = rowOf(stage, member);
  const height =
    wishedHeight(stage, request, member.isMain, count) *
    (company > 1 ? Math.max(0.72, 1 - company * 0.07) : 1);
  const rows = Array.from({ length: count }, (_, copy) => rowInGroup(base, count, copy, place));
  const nearest = Math.max(...rows);
  for (let copy = 0; copy < count; copy++) {
    const along = rows[copy]!;
    const across =
      span.centre + (spreadAcross(count, copy, place) - 0.5) * span.width * (count > 1 ? 1.05 : 1);
    const { x, y } = dryFoot(stage, stage.width * clamp(across, 0.06, 0.94), along);
    const near = (y - stage.horizon) / Math.max(1, stage.height - stage.horizon);
    const shrink = count > 1 ? lerp(1, near / nearest, 0.62) * place.range(0.92, 1.06) : 1;
    await takePlace(cast, member, {
      x,
      y,
      height: Math.min(height * shrink, (y - stage.height * 0.03) * 1),
      maxWidth: stage.width * (count > 1 ? 0.5 : Math.min(0.74, span.width * (company > 1 ? 1.15 : 1.02))),
      distance: distanceAt(stage, x, y),
      footing: member.footing,
    });
  }
}

function rowInGroup(base: number, count: number, copy: number, random: Cast['random']): number {
  if (count === 1) return base;
  const deep = [0.1, -0.18, 0.02, -0.26, 0.14, -0.1];
  return clamp(base + deep[copy % deep.length]! + random.range(-0.04, 0.04), 0.16, 0.92);
}

/** Moves neighbours apart that stand at about the same distance and hide each other. */
export function separate(cast: Cast): void {
  const standing = cast.placed.filter(({ footing }) => footing === 'ground' || footing === 'table');
  for (let round = 0; round < 6; round++) {
    for (let first = 0; first < standing.length; first++) {
      for (let second = first + 1; second < standing.length; second++) {
        const [a, b] = [standing[first]!, standing[second]!];
        if (!belongTogether(cast, a, b)) pushApart(cast.stage, a, b);
      }
    }
  }
}

/** Who is told to be under, on or before something may well overlap it. */
function belongTogether({ stage }: Cast, a: Placement, b: Placement): boolean {
  return stage.brief.relations.some(
    ({ kind, subject, object }) =>
      kind !== 'next-to' &&
      [a.subject, b.subject].includes(subject) &&
      [a.subject, b.subject].includes(object) &&
      subject !== object &&
      a.subject !== b.subject,
  );
}

function pushApart(stage: Stage, a: Placement, b: Placement): void {
  const [left, right] = a.x <= b.x ? [a, b] : [b, a];
  const shared = boundsOf(left).right - boundsOf(right).left;
  const smaller = Math.min(a.width, b.width);
  // In a crowd people may stand before each other; a third is enough to tell them apart.
  const allowed = smaller * (a.subject === b.subject ? 0.34 : 0.1);
  if (shared <= allowed || Math.abs(a.y - b.y) > stage.height * 0.16) return;
  const move = (shared - allowed) / 2;
  for (const [placement, direction] of [
    [left, -1],
    [right, 1],
  ] as const) {
    if (placement.request.noun.kind === 'building' && stage.hill) continue;
    const margin = placement.width / 2 + stage.width * 0.01;
    placement.x = clamp(placement.x + direction * move, margin, Math.max(margin, stage.width - margin));
  }
}

/** Items on a table, in a loose row, the larger ones further back. */
export async function placeOnTable(cast: Cast, members: readonly Member[]): Promise<void> {
  const { stage, random } = cast;
  const places = members.flatMap((member) => Array.from({ length: member.request.count }, () => member));
  const place = random.fork('table');
  for (const [index, member] of places.entries()) {
    const across =
      places.length === 1
        ? lerp(0.5, focusAcross(stage, place), 0.4)
        : lerp(
            places.length === 2 ? 0.32 : 0.2,
            places.length === 2 ? 0.68 : 0.8,
            index / (places.length - 1),
          ) + place.range(-0.02, 0.02);
    const x = stage.width * across;
    const along = places.length === 1 ? 0.56 : [0.5, 0.62, 0.56][index % 3]! + place.range(-0.02, 0.02);
    const y = groundRow(stage, x, along);
    await takePlace(cast, member, {
      x,
      y,
      height:
        wishedHeight(stage, member.request, true, places.length) *
        (places.length > 1 && places.length < 4 ? 1.2 : 1.05),
      maxWidth: stage.width * (places.length === 1 ? 0.78 : 0.9 / places.length),
      distance: distanceAt(stage, x, y),
      footing: 'table',
    });
  }
  gather(cast);
}

/** Moves the things on a table together around the middle, each a little before or behind its neighbour. */
function gather({ stage, placed }: Cast): void {
  const items = placed.filter(({ footing }) => footing === 'table');
  if (items.length < 2) return;
  const closeness = 0.94;
  const total = items.reduce((sum, { width }) => sum + width * closeness, 0);
  const shrink = Math.min(1, (stage.width * 0.92) / total);
  let left = stage.width / 2 - (total * shrink) / 2;
  for (const item of items) {
    item.width *= shrink;
    item.height *= shrink;
    item.x = left + (item.width * closeness) / 2;
    left += item.width * closeness;
  }
}
