import { NOUN_BOOK } from '../../../vocabulary/noun-lookup.ts';
import type { Noun, NounName } from '../../../vocabulary/nouns.registry.ts';
import type { SubjectRequest } from '../../brief.types.ts';
import type { FoundSubject, Reading } from '../reading.types.ts';
import type { Description } from './read-describing-words.ts';
import { requestFor } from './request-for.ts';

/** The young of whatever animal was named before them: "a lion cub", "a fox and its cubs". */
export const YOUNG = new Set(
  'cub cubs pup pups calf calves foal foals kit kits joey joeys hatchling hatchlings chick chicks fawn fawns offspring youngster youngsters'.split(
    ' ',
  ),
);
/** They could be people, too: only with an owner. */
const OWNED = new Set(
  'baby babies young newborn newborns infant infants child children little kid kids'.split(' '),
);
export const PARENTS = new Set('mother mom mum mommy father dad daddy parent parents'.split(' '));
const OWNERS = new Set(['its', 'her', 'his', 'their']);
const SEVERAL = /(?:s|young|offspring)$/;

/** Those whose young have a name and a look of their own. */
const GROWN: Readonly<Partial<Record<NounName, NounName>>> = {
  kitten: 'cat',
  puppy: 'dog',
  lamb: 'sheep',
  piglet: 'pig',
  calf: 'cow',
  fawn: 'doe',
  chick: 'chicken',
  duckling: 'duck',
  'elephant calf': 'elephant',
  pony: 'horse',
};
const OWN_CHICKS: ReadonlySet<string> = new Set<NounName>(['chicken', 'rooster']);
const ANIMALS: ReadonlySet<Noun['kind']> = new Set(['animal', 'sea-creature', 'flying'] as const);

/** "two cubs", "its baby", "its mother": one more of the animal that was named before. */
export function kinAt(reading: Reading, index: number, description: Description): SubjectRequest | undefined {
  const { word } = reading.tokens[index]!;
  const before = reading.subjects.findLast(({ request: { noun } }) => isSomebody(noun));
  if (!before || !ANIMALS.has(before.request.noun.kind)) return undefined;
  const { noun } = before.request;
  const owner = reading.tokens[(description.start ?? index) - 1]?.word ?? '';
  // "a woman with a cat and her baby": hers.
  const isOwned =
    owner === 'its' ||
    (OWNERS.has(owner) && !reading.subjects.some(({ request }) => request.noun.kind === 'person'));
  if (isOwned && PARENTS.has(word)) return parentOf(before, word === 'parents' ? 2 : 1, description);
  if (!YOUNG.has(word) && !(isOwned && OWNED.has(word))) return undefined;
  if (word.startsWith('chick') && OWN_CHICKS.has(noun.name)) return undefined;
  // "its baby elephant" names it itself.
  const next = reading.tokens[index + 1];
  if (next?.clause === reading.tokens[index]!.clause && NOUN_BOOK.match(reading.tokens, index + 1))
    return undefined;
  const sense = { entry: noun, plural: SEVERAL.test(word), invariable: false, canonical: true };
  const young = { ...description, qualities: [...new Set([...description.qualities, 'tiny', 'baby'])] };
  return requestFor(sense, young);
}

function isSomebody({ kind }: Noun): boolean {
  return kind === 'person' || ANIMALS.has(kind);
}

function parentOf({ request }: FoundSubject, count: number, description: Description): SubjectRequest {
  const grown = GROWN[request.noun.name as NounName];
  const entry = (grown && NOUN_BOOK.get(grown.split(' '))?.entry) ?? request.noun;
  const sense = { entry, plural: false, invariable: false, canonical: true };
  return requestFor(sense, { ...description, count: description.count ?? count });
}

/** Parents and their young have the same coat. */
export function makeKinAlike({ subjects }: Reading): void {
  for (const [position, { request }] of subjects.entries()) {
    const kin = subjects.slice(0, position).find((other) => isKinOf(other.request, request))?.request;
    if (!kin) continue;
    for (const one of [kin, request]) {
      one.kin = true;
      one.color ??= kin.color ?? request.color;
    }
  }
}

function isKinOf(one: SubjectRequest, other: SubjectRequest): boolean {
  const [first, second] = [one.noun.drawing, other.noun.drawing];
  const alike =
    first.from === 'procedure' && second.from === 'procedure' && first.procedure === second.procedure;
  return alike && ANIMALS.has(one.noun.kind) && isYoung(one) !== isYoung(other);
}

function isYoung({ noun, qualities }: SubjectRequest): boolean {
  return qualities.includes('baby') || qualities.includes('young') || noun.young === true;
}
