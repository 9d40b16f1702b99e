import { FRUIT, VEGETABLES } from '../../../vocabulary/food.ts';
import type { RelationKind, SubjectRequest } from '../../brief.types.ts';
import { isLiving } from '../subjects/living.ts';
import type { Connector } from './relation-words.ts';

/** What a connecting word means between these two; `swapped` when the second one is the subject of it. */
interface Settled {
  kind: RelationKind;
  swapped: boolean;
}

/** What only says that the second one is all over the picture is no relation: see read-relations.ts. */
type PairConnector = Exclude<Connector, 'everywhere'>;

/** @returns undefined when the word says nothing that a picture could show */
export function settleRelation(
  connector: PairConnector,
  first: SubjectRequest,
  second: SubjectRequest,
): Settled | undefined {
  // "a hat on a cat": the cat is who wears.
  if (connector === 'on' && first.noun.kind === 'hat' && isLiving(second)) {
    return { kind: 'wearing', swapped: true };
  }
  // "a treehouse with a ladder": its own drawing has one.
  if (connector === 'with' && first.noun.carries?.includes(second.noun.name))
    return { kind: 'holding', swapped: false };
  // "a barn with a ladder": it stands against the wall.
  if (connector === 'with' && first.noun.kind === 'building' && second.noun.name === 'ladder')
    return { kind: 'leaning-on', swapped: true };
  // "pancakes with honey", "a cake with candles": the smaller thing lies on the larger.
  if (connector === 'with' && isTopping(first, second)) return { kind: 'on', swapped: true };
  // "a plate with a sandwich": on it.
  if (connector === 'with' && SERVING.has(first.noun.name) && isSmallThing(second))
    return { kind: 'on', swapped: true };
  // "a basket with eggs": in it.
  if (connector === 'with' && isHeapedWith(first, second)) return { kind: 'full-of', swapped: false };
  // "a nest with chicks": they are in it.
  if (connector === 'with' && first.noun.name === 'bird nest' && isLiving(second))
    return { kind: 'on', swapped: true };
  // "on a desk with a vase": the vase is on it, too.
  if ((connector === 'with' || connector === 'next-to') && standsOn(second, first))
    return { kind: 'on', swapped: true };
  // "a tree full of birds": what holds nothing has it on it.
  if (connector === 'full-of' && !isContainer(first)) return { kind: 'on', swapped: true };
  const kind = kindOf(connector, first, second);
  return kind && { kind, swapped: false };
}

/** Food lies on these. */
export const SERVING: ReadonlySet<string> = new Set(['plate', 'cutting board']);

const ADDED: ReadonlySet<string> = new Set([
  ...[...FRUIT, ...VEGETABLES].map(({ name }) => name),
  ...['wasabi', 'chopsticks', 'butter', 'rice', 'tempura', 'ham'],
  ...['egg', 'fried egg', 'honey', 'bacon', 'cheese', 'shrimp', 'mushroom', 'herb', 'chicken leg'],
]);

/** Lower than this it stands on furniture rather than beside it, metres. */
const SMALL = 0.7;

export function isSmallThing({ noun }: SubjectRequest): boolean {
  return noun.kind === 'item' && !noun.onFloor && !noun.surface && !noun.alive && (noun.tall ?? 0.3) < SMALL;
}

/** What one looks into from above, and several small things in it. */
const OPEN_TOPS: ReadonlySet<string> = new Set([
  ...['basket', 'bowl', 'bucket', 'barrel', 'open box', 'package', 'wheelbarrow', 'shopping cart', 'jar'],
  ...['cauldron', 'copper pot', 'flower pot', 'crate', 'backpack', 'shopping bag', 'treasure chest'],
]);

function isHeapedWith({ noun }: SubjectRequest, second: SubjectRequest): boolean {
  return OPEN_TOPS.has(noun.name) && isLoose(second);
}

function isLoose({ noun, count }: SubjectRequest): boolean {
  const small = (noun.tall ?? 0.3) <= 0.3;
  return noun.kind === 'item' && count > 1 && small && !noun.onFloor && !noun.alive;
}

function standsOn(thing: SubjectRequest, { noun }: SubjectRequest): boolean {
  return noun.surface === true && isSmallThing(thing);
}

function isTopping(first: SubjectRequest, second: SubjectRequest): boolean {
  const { name } = second.noun;
  if (first.noun.topped === 'cake') return name === 'candle' || ADDED.has(name) || name === 'flower';
  return first.noun.topped === 'plate' && ADDED.has(name);
}

function kindOf(
  connector: PairConnector,
  first: SubjectRequest,
  second: SubjectRequest,
): RelationKind | undefined {
  switch (connector) {
    case 'with':
      return kindOfWith(first, second);
    case 'in':
      return kindOfIn(second);
    case 'of':
      return isContainer(first) ? 'full-of' : undefined;
    case 'inside':
      return isSeat(second) ? 'on' : 'inside';
    case 'holding':
      return second.noun.playedAt ? 'next-to' : 'holding';
    case 'tossing':
      return 'holding';
    case 'guarding':
      return second.noun.kind === 'building' ? 'in-front-of' : 'behind';
    case 'on':
      // Who is on Saturn has it for a place.
      if (second.noun.name === 'planet') return undefined;
      if (isTooLargeFor(first, second)) return 'next-to';
      return isMount(first, second) ? 'riding' : 'on';
    case 'under':
      return isCarriedUmbrella(first, second) ? 'holding' : 'under';
    default:
      return connector;
  }
}

function kindOfWith(first: SubjectRequest, second: SubjectRequest): RelationKind | undefined {
  if (second.noun.kind === 'hat') return 'wearing';
  if (second.noun.playedAt) return 'next-to';
  // What stands about or grows there is in no hand: "a duck in a pond with lily pads".
  if (second.count > 1 && (second.noun.onFloor || second.noun.home === 'pond')) return 'next-to';
  const hasHands = first.noun.kind === 'person' || first.noun.kind === 'animal';
  if (hasHands && (second.noun.kind === 'item' || second.noun.held === 'string')) return 'holding';
  // A castle with towers is a castle.
  return first.noun.kind === 'building' && second.noun.kind === 'building' ? undefined : 'next-to';
}

function isContainer({ noun: { kind, holds } }: SubjectRequest): boolean {
  return holds || kind === 'boat';
}

function isSeat({ noun: { seat } }: SubjectRequest): boolean {
  return seat === 'chair' || seat === 'ledge';
}

function kindOfIn(request: SubjectRequest): RelationKind | undefined {
  const { kind, worn, roomy } = request.noun;
  if (kind === 'hat' || worn) return 'wearing';
  if (isSeat(request)) return 'on';
  return roomy || kind === 'vehicle' || isContainer(request) ? 'inside' : undefined;
}

function isMount(first: SubjectRequest, second: SubjectRequest): boolean {
  if (first.noun.kind !== 'person' && first.noun.kind !== 'animal') return false;
  if (second.noun.ridden) return true;
  if (second.noun.kind !== 'animal') return false;
  return first.noun.kind === 'person' || second.noun.size > first.noun.size;
}

/** A tiger with its head on somebody's lap lies beside them. */
function isTooLargeFor(first: SubjectRequest, second: SubjectRequest): boolean {
  const isBeast = first.noun.kind === 'animal' && second.noun.kind === 'person';
  const isParent = second.qualities.includes('baby') && !first.qualities.includes('baby');
  if (isParent && first.noun === second.noun) return true;
  return isBeast && (first.noun.tall ?? 0.7) >= 0.8;
}

function isCarriedUmbrella(first: SubjectRequest, second: SubjectRequest): boolean {
  return second.noun.name === 'umbrella' && first.noun.kind === 'person' && first.count === 1;
}
