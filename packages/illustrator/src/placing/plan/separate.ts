import type { RelationKind } from '../../brief/brief.types.ts';
import { FRAMES } from '../../brief/relation-frames/frames.registry.ts';
import { clamp } from '../../core/maths.ts';
import type { Stage } from '../../stage/stage.types.ts';
import type { Cast } from '../cast/cast.types.ts';
import { edgeOf } from '../cast/take-place.ts';
import { boundsOf, type Placement } from './placement.types.ts';

/** Moves neighbours apart that stand at about the same distance and hide each other. */
export function separate(cast: Cast): void {
  const standing = cast.placed.filter(
    ({ footing, carrier, fixed }) =>
      (footing === 'ground' || footing === 'table') && carrier === undefined && !fixed,
  );
  if (standing.length > 14) return;
  for (let round = 0; round < 6; round++) {
    for (let first = 0; first < standing.length; first++) {
      for (let second = first + 1; second < standing.length; second++) {
        const [a, b] = [standing[first]!, standing[second]!];
        if (!belongTogether(cast, a, b)) pushApart(cast.stage, a, b);
      }
    }
  }
}

const APART: ReadonlySet<RelationKind> = new Set(['next-to', 'looking-at']);

/** Who is told to be under, on, before or against something may well overlap it. */
function belongTogether(cast: Cast, a: Placement, b: Placement): boolean {
  if (a.subject === b.subject) return isPair(a.request);
  if (areSheltered(cast.stage, a, b)) return true;
  return cast.stage.brief.relations.some(
    ({ kind, subject, object, frame }) =>
      (!APART.has(kind) || (frame && FRAMES[frame].how === 'meet')) &&
      [a.subject, b.subject].includes(subject) &&
      [a.subject, b.subject].includes(object) &&
      subject !== object,
  );
}

/** Side by side under one umbrella. */
function areSheltered({ brief }: Stage, a: Placement, b: Placement): boolean {
  const over = (one: Placement) =>
    brief.relations.find(({ kind, subject }) => kind === 'under' && subject === one.subject)?.object;
  return over(a) !== undefined && over(a) === over(b);
}

/** Couples, dancers and two who fight each other stand close, face to face. */
export function isPair({ count, pose, qualities }: Placement['request']): boolean {
  if (count < 2) return false;
  return qualities.includes('holding-hands') || (count === 2 && (pose === 'fighting' || pose === 'dancing'));
}

/** In a crowd one may stand before another; a third is enough to tell animals apart. Arms of a few people may meet, faces not. */
function sharedByCopies({ request: { noun, count } }: Placement): number {
  return noun.kind === 'person' && count < 5 ? 0.18 : 0.34;
}

function pushApart(stage: Stage, a: Placement, b: Placement): void {
  const [left, right] = a.x <= b.x ? [a, b] : [b, a];
  const shared = boundsOf(left).right - boundsOf(right).left;
  const smaller = Math.min(a.width, b.width);
  const allowed = smaller * (a.subject === b.subject ? sharedByCopies(a) : 0.1);
  if (shared <= allowed || Math.abs(a.y - b.y) > stage.height * 0.16) return;
  const move = (shared - allowed) / 2;
  for (const [placement, direction] of [
    [left, -1],
    [right, 1],
  ] as const) {
    if (placement.request.noun.kind === 'building' && stage.hill) continue;
    const margin = placement.width / 2 + stage.width * Math.max(0.024, edgeOf(stage));
    placement.x = clamp(placement.x + direction * move, margin, Math.max(margin, stage.width - margin));
  }
}
