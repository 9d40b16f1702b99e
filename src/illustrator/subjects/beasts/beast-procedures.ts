import type { Drawing, Procedure } from '../drawing.types.ts';
import { BIRD_PROCEDURES } from './bird-procedures.ts';

export { FRONTAL_BEAST_PROCEDURES } from './frontal-beast-procedures.ts';

import { CRAWLER_PROCEDURES } from './crawler-procedures.ts';
import { MAMMAL_PROCEDURES } from './mammal-procedures.ts';
import { SEA_PROCEDURES } from './sea-procedures.ts';

/** Animals that look right, by the name the vocabulary uses. */
export const BEAST_PROCEDURES = {
  ...MAMMAL_PROCEDURES,
  ...BIRD_PROCEDURES,
  ...SEA_PROCEDURES,
  ...CRAWLER_PROCEDURES,
} satisfies Record<string, Procedure>;

/** Whether the procedure draws head and chest when asked for a bust; the others are shown whole. */
export function drawsBeastBust(procedure: string): boolean {
  return procedure in MAMMAL_PROCEDURES || procedure in BIRD_PROCEDURES;
}

/** The way an animal of these looks; undefined for what is none of them. */
export function facingOfBeast(procedure: string): Drawing['facing'] | undefined {
  return procedure in BEAST_PROCEDURES ? 'right' : undefined;
}
