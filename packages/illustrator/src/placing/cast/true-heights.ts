import type { SubjectRequest } from '../../brief/brief.types.ts';
import type { SubjectClass } from '../../vocabulary/noun.types.ts';
import type { Noun } from '../../vocabulary/nouns.registry.ts';

/** In metres. */
const BY_KIND: Record<SubjectClass, number> = {
  building: 9,
  tree: 6,
  boat: 4,
  'sea-creature': 0.5,
  vehicle: 1.8,
  animal: 0.7,
  person: 1.7,
  item: 0.3,
  flying: 0.5,
  celestial: 30,
  hat: 0.25,
};

/** About how tall a thing is in the world, in metres. */
export function trueHeight({ tall, kind }: Noun): number {
  return tall ?? BY_KIND[kind];
}

const GIANT = ['giant', 'huge', 'enormous', 'gigantic', 'colossal', 'massive'];
const TINY = ['tiny', 'miniature', 'mini'];

/** As the prompt has it: a giant crab is taller than a man, a tiny elephant sits on a hand. */
export function toldHeight(request: SubjectRequest): number {
  const { noun, qualities } = request;
  const height = trueHeight(noun);
  if (isGiant(request)) return Math.max(height * 3, 3.4);
  if (qualities.includes('toy')) return Math.min(height * 0.15, 0.3);
  if (qualities.some((quality) => TINY.includes(quality))) return Math.min(height * 0.4, 0.3);
  return height;
}

/** Also when it is part of the name: a giant squid. */
export function isGiant({ qualities, mention }: SubjectRequest): boolean {
  return qualities.some((quality) => GIANT.includes(quality)) || (mention?.startsWith('giant') ?? false);
}
