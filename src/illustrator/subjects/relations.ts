import { clamp } from '../core/maths.ts';
import type { Stage } from '../scene/stage.types.ts';
import type { Cast, Member } from './cast.ts';
import type { Placement } from './placement.types.ts';
import { wishedHeight } from './sizes.ts';

/** Moves what is placed to where the prompt says: under, behind, in front of, next to. */
export function applyRelations(cast: Cast): void {
  const { stage, placed } = cast;
  for (const { kind, subject, object } of stage.brief.relations) {
    const other = placed.find((placement) => placement.subject === object);
    if (!other) continue;
    const own = placed.filter((placement) => placement.subject === subject);
    own.forEach((placement, index) => {
      if (kind === 'under') moveUnder(stage, placement, other);
      else if (kind === 'behind') moveBehind(stage, placement, other, index);
      else if (kind === 'in-front-of') moveInFront(stage, placement, other, index);
      else if (kind === 'next-to') moveBeside(stage, placement, other, index);
    });
    const passenger = cast.members[subject];
    if (!passenger || own.length > 0) continue;
    if (kind === 'on') prepareSeat(stage, passenger, other);
    if (kind === 'riding' && isSmallMount(other)) prepareSmallMount(stage, passenger, other);
  }
}

function keepInside(stage: Stage, placement: Placement): void {
  const margin = Math.min(placement.width, stage.width * 0.98) / 2 + stage.width * 0.01;
  placement.x = clamp(placement.x, margin, Math.max(margin, stage.width - margin));
  placement.y = clamp(placement.y, placement.height + stage.height * 0.01, stage.height * 0.985);
}

function resize(placement: Placement, factor: number): void {
  placement.width *= factor;
  placement.height *= factor;
}

function moveUnder(stage: Stage, placement: Placement, other: Placement): void {
  if (other.footing === 'water') {
    placement.x = other.x;
    placement.y = Math.min(stage.height * 0.96, other.y + placement.height * 1.25 + stage.height * 0.04);
    placement.footing = 'float';
    keepInside(stage, placement);
    return;
  }
  if (other.footing === 'air') {
    placement.x = other.x;
    keepInside(stage, placement);
    return;
  }
  const needed = placement.height * 1.9;
  if (other.height < needed)
    resize(other, Math.min(needed / other.height, (other.y - stage.height * 0.02) / other.height));
  if (other.height < placement.height * 1.5) resize(placement, other.height / (placement.height * 1.5));
  placement.x = other.x + (other.x < stage.width / 2 ? 1 : -1) * other.width * 0.27;
  placement.y = other.y + stage.height * 0.02;
  placement.distance = other.distance * 0.94;
  keepInside(stage, other);
  keepInside(stage, placement);
}

function sideOf(stage: Stage, other: Placement, index: number): 1 | -1 {
  const towardsMiddle = other.x < stage.width / 2 ? 1 : -1;
  return (index % 2 === 0 ? towardsMiddle : -towardsMiddle) as 1 | -1;
}

function moveBehind(stage: Stage, placement: Placement, other: Placement, index: number): void {
  if (placement.footing === 'air') return;
  resize(placement, 0.9);
  placement.x = other.x + sideOf(stage, other, index) * (other.width * 0.5 + placement.width * 0.12);
  placement.y = other.y - (other.y - stage.horizon) * 0.24;
  placement.distance = other.distance * 1.25;
  keepInside(stage, placement);
}

function moveInFront(stage: Stage, placement: Placement, other: Placement, index: number): void {
  if (placement.footing === 'air') return;
  placement.x = other.x + sideOf(stage, other, index) * (other.width * 0.3 + placement.width * 0.2);
  placement.y = Math.max(placement.y, other.y + (stage.height - other.y) * 0.22);
  placement.distance = Math.min(placement.distance, other.distance * 0.8);
  keepInside(stage, placement);
}

function moveBeside(stage: Stage, placement: Placement, other: Placement, index: number): void {
  if (placement.footing !== other.footing) return;
  // A building stays on its hill; who is near it stands before it, to one side.
  if (other.request.noun.kind === 'building') {
    moveInFront(stage, placement, other, index);
    return;
  }
  const gap = (placement.width + other.width) / 2 + stage.width * 0.015;
  const side = sideOf(stage, other, index);
  placement.x = other.x + side * gap;
  const overRight = placement.x + placement.width / 2 - stage.width * 0.99;
  const overLeft = stage.width * 0.01 - (placement.x - placement.width / 2);
  const over = side > 0 ? overRight : overLeft;
  // A pair that is too wide for its place moves together.
  if (over > 0) {
    placement.x -= side * over;
    other.x -= side * Math.min(over, other.x - other.width / 2);
  }
  keepInside(stage, other);
}

const CHAIRS = ['chair', 'throne', 'sofa', 'bed', 'bench'];

/** Whether one sits on this rather than standing on its top. */
export function isChair({ request }: Pick<Placement, 'request'>): boolean {
  return CHAIRS.includes(request.noun.name);
}

/** Makes a rock, a chair or a table thing large enough for who is on it, rather than the other way round. */
function prepareSeat(stage: Stage, { request, isMain }: Member, host: Placement): void {
  if (!['item', 'vehicle', 'animal'].includes(host.request.noun.kind)) return;
  const natural = wishedHeight(stage, request, isMain, 1);
  if (isChair(host)) {
    resize(host, Math.max(1, (natural * 1.5) / host.height));
  } else if (host.request.noun.kind === 'item') {
    const flat = host.request.noun.name === 'rock' || host.request.noun.name === 'log';
    const width = Math.min(stage.width * 0.8, natural * 1.35);
    host.height = Math.min((host.height * width) / host.width, natural * (flat ? 0.42 : 0.6));
    host.width = width;
  }
  const tallest = host.y - stage.height * 0.02;
  if (host.height > tallest) resize(host, tallest / host.height);
  host.y = Math.min(stage.height * 0.97, Math.max(host.y, stage.height * 0.86));
  keepInside(stage, host);
}

/** Boards, sledges and cycles are measured by their rider, larger mounts the other way round. */
export function isSmallMount({ request }: Placement): boolean {
  return (
    request.noun.kind === 'vehicle' &&
    (isBoard({ request }) || ['bicycle', 'scooter', 'motorcycle'].includes(request.noun.name))
  );
}

/** One stands on these. */
export function isBoard({ request }: Pick<Placement, 'request'>): boolean {
  return ['skateboard', 'surfboard', 'snowboard', 'sled', 'flying carpet'].includes(request.noun.name);
}

function prepareSmallMount(stage: Stage, { request, isMain }: Member, host: Placement): void {
  const natural = wishedHeight(stage, request, isMain, 1);
  resize(host, (natural * (isBoard(host) ? 0.8 : 1)) / host.width);
  host.y = Math.max(host.y, stage.height * 0.8);
  keepInside(stage, host);
}
