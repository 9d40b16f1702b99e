import { NOUN_BOOK } from '../../../vocabulary/noun-lookup.ts';
import type { Noun } from '../../../vocabulary/nouns.registry.ts';
import type { Reading } from '../reading.types.ts';

const ONE = new Set('baby cub calf pup foal joey newborn infant offspring young youngster'.split(' '));
const MANY = new Set('babies cubs calves pups foals joeys newborns youngsters'.split(' '));
const OWNERS = new Set(['its', 'her', 'his', 'their']);

/** "an elephant and its baby": the young of whoever was named last, where that is an animal. */
export function youngAt(
  { tokens, subjects }: Reading,
  index: number,
): { noun: Noun; plural: boolean } | undefined {
  const { word, clause } = tokens[index]!;
  const plural = MANY.has(word);
  if (!plural && !ONE.has(word)) return undefined;
  const before = [tokens[index - 1]?.word, tokens[index - 2]?.word];
  if (!before.some((owner) => owner && OWNERS.has(owner))) return undefined;
  // "her baby penguin" is told by the penguin.
  if (tokens[index + 1]?.clause === clause && NOUN_BOOK.match(tokens, index + 1)) return undefined;
  const noun = subjects.at(-1)?.request.noun;
  const beast = noun && ['animal', 'flying', 'sea-creature'].includes(noun.kind) && !noun.young;
  return beast ? { noun, plural } : undefined;
}
