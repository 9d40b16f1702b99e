import type { RelationKind } from '../../brief/brief.types.ts';
import { clamp } from '../../core/maths.ts';
import type { SubjectClass } from '../../vocabulary/noun.types.ts';
import type { Placement } from '../plan/placement.types.ts';
import { resize } from '../relate/relate-places.ts';
import type { Cast } from './cast.types.ts';
import { isGiant, toldHeight } from './true-heights.ts';

const COMPARED: readonly SubjectClass[] = ['animal', 'sea-creature', 'vehicle', 'boat'];
/** From this ratio of their true heights on everybody knows which of two is the larger. */
const PLAIN = 1.4;
/** Those who fight or lean on each other have their sizes from that. */
const SETTLED: readonly RelationKind[] = ['fighting', 'leaning-on', 'under'];

/** Nobody looks larger than what is plainly larger in nature, as a snail beside a turtle would. */
export function keepTrueSizeOrder({ stage, placed }: Cast): void {
  if (stage.brief.relations.some(({ kind }) => SETTLED.includes(kind))) return;
  const free = placed.filter(
    ({ carrier, request, footing }) =>
      carrier === undefined && footing !== 'air' && COMPARED.includes(request.noun.kind) && !isGiant(request),
  );
  const least = Math.min(stage.width, stage.height) * 0.15;
  for (const small of free) {
    for (const large of free) {
      if (large.subject === small.subject) continue;
      const ratio = toldHeight(large.request) / toldHeight(small.request);
      if (ratio < PLAIN) continue;
      // An elephant leads a mouse by more than a cow a sheep, and yet both can be named.
      const factor = sizeOf(large) / clamp(ratio ** 0.3, 1.1, 1.7) / sizeOf(small);
      if (factor < 1) resize(small, Math.max(factor, Math.min(1, least / small.height)));
    }
  }
}

/** What the eye compares: neither breadth nor height alone. */
function sizeOf({ width, height }: Placement): number {
  return Math.sqrt(width * height);
}
