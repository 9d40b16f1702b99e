import type { RelationKind } from '../../brief/brief.types.ts';
import { clamp } from '../../core/maths.ts';
import type { SubjectClass } from '../../vocabulary/noun.types.ts';
import type { Placement } from '../plan/placement.types.ts';
import { resize } from '../relate/relate-places.ts';
import type { Cast } from './cast.types.ts';
import { isGiant, toldHeight } from './true-heights.ts';
import { isPerson } from './who-can-carry.ts';

const COMPARED: readonly SubjectClass[] = ['person', 'animal', 'sea-creature', 'vehicle', 'boat'];
/** From this ratio of their true heights on everybody knows which of two is the larger. */
const PLAIN = 1.4;
/** A mouse beside an elephant. */
const MINUTE = 12;
/** From this ratio on the smaller one comes to the other's shin. */
const TINY = 5;
/** Those who fight or lean on each other have their sizes from that. */
const SETTLED: readonly RelationKind[] = ['fighting', 'leaning-on', 'under'];

/** Nobody looks larger than what is plainly larger in nature, as a snail beside a turtle would. */
export function keepTrueSizeOrder({ stage, placed }: Cast): void {
  if (stage.brief.relations.some(({ kind }) => SETTLED.includes(kind))) return;
  const free = placed.filter(
    ({ carrier, request, footing }) =>
      carrier === undefined && footing !== 'air' && COMPARED.includes(request.noun.kind) && !isGiant(request),
  );
  const shorter = Math.min(stage.width, stage.height);
  for (const small of free) {
    for (const large of free) {
      // People stay large enough for their faces; beasts beside them have their true place.
      if (large.subject === small.subject || isPerson(small)) continue;
      const ratio = toldHeight(large.request) / toldHeight(small.request);
      if (ratio < PLAIN) continue;
      // A duckling beside a guard may be smaller than a dog, and of a crocodile its length is seen.
      const least = shorter * (ratio > MINUTE ? 0.11 : isPerson(large) && ratio < TINY ? 0.22 : 0.15);
      const seen = Math.max(small.height, small.width * 0.6);
      // An elephant leads a mouse by more than a cow a sheep, and yet both can be named.
      // Beside somebody upright a cow is compared by height alone.
      const now = isPerson(large) ? standingOf(large) / standingOf(small) : sizeOf(large) / sizeOf(small);
      const factor = now / clamp(ratio ** (isPerson(large) ? 0.8 : 0.36), 1.1, isPerson(large) ? 4 : 3.4);
      if (factor < 1) resize(small, Math.max(factor, Math.min(1, least / seen)));
    }
  }
}

/** Height as it would be if they stood. */
function standingOf({ height, drawing }: Placement): number {
  return height / (drawing.units ?? 1);
}

/** What the eye compares: neither breadth nor height alone. */
function sizeOf({ width, height }: Placement): number {
  return Math.sqrt(width * height);
}
