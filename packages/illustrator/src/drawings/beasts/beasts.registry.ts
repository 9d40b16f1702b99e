import { BIRD_PROCEDURES } from '../birds/birds.registry.ts';
import type { Drawing, Procedure } from '../pen/drawing.types.ts';
import { SEA_PROCEDURES } from '../sea-animals/sea-animals.registry.ts';
import { MAMMAL_PROCEDURES } from './mammals.registry.ts';
import { MYTH_PROCEDURES } from './myths.registry.ts';
import { CRAWLER_PROCEDURES } from './reptiles-and-insects.registry.ts';

/** Animals that look right, by the name the vocabulary uses. */
export const BEAST_PROCEDURES = {
  ...MAMMAL_PROCEDURES,
  ...BIRD_PROCEDURES,
  ...SEA_PROCEDURES,
  ...CRAWLER_PROCEDURES,
  ...MYTH_PROCEDURES,
} satisfies Record<string, Procedure>;

const MYTHS_WITH_BUST: ReadonlySet<string> = new Set([
  'dragon',
  'griffin',
  'hippogriff',
  'kitsune',
  'qilin',
  'hydra',
  'cerberus',
  'chimera',
]);

/** Whether the procedure draws head and chest when asked for a bust; the others are shown whole. */
export function drawsBeastBust(procedure: string): boolean {
  return procedure in MAMMAL_PROCEDURES || procedure in BIRD_PROCEDURES || MYTHS_WITH_BUST.has(procedure);
}

/** The way an animal of these looks; undefined for what is none of them. */
export function facingOfBeast(procedure: string): Drawing['facing'] | undefined {
  return procedure in BEAST_PROCEDURES ? 'right' : undefined;
}
