import type { SubjectRequest } from '../../brief/brief.types.ts';
import { toldHeight } from './true-heights.ts';

/** What touches something may look this much larger beside it than it is. */
const KINDNESS = 1.15;
/** What is small beside its carrier is shown up to twice as large, or nobody would see it. */
const SMALL = 0.65;

/** How tall somebody may be beside what carries them, as a share of its height. */
export function mostBeside(guest: SubjectRequest, host: SubjectRequest): number {
  const ratio = toldHeight(guest) / toldHeight(host);
  return Math.max(ratio * KINDNESS, Math.min(ratio, 1) ** SMALL);
}
