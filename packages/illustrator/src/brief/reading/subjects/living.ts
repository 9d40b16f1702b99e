import { VEHICLES } from '../../../vocabulary/vehicles.ts';
import type { SubjectRequest } from '../../brief.types.ts';

const LIFELESS = new Set([
  ...VEHICLES.map(({ name }) => name),
  'tornado',
  'coral',
  'seashell',
  'oyster',
  'firework',
  'fireworks',
]);
const LIVELY_THINGS = new Set(['snowman', 'scarecrow', 'gingerbread man', 'teddy bear']);

/** Whether a subject has a body that can take a pose, wear and hold things. */
export function isLiving({ noun: { kind, name } }: SubjectRequest): boolean {
  if (LIVELY_THINGS.has(name)) return true;
  return ['person', 'animal', 'sea-creature', 'flying'].includes(kind) && !LIFELESS.has(name);
}
