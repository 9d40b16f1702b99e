import type { RelationKind, SubjectRequest } from '../brief.types.ts';
import { isLiving } from './living.ts';
import type { Connector } from './relation-words.ts';

/** What a connecting word means between these two; `swapped` when the second one is the subject of it. */
export interface Settled {
  kind: RelationKind;
  swapped: boolean;
}

/** @returns undefined when the word says nothing that a picture could show */
export function settleRelation(
  connector: Connector,
  first: SubjectRequest,
  second: SubjectRequest,
): Settled | undefined {
  // "a hat on a cat": the cat is who wears.
  if (connector === 'on' && first.noun.kind === 'hat' && isLiving(second)) {
    return { kind: 'wearing', swapped: true };
  }
  const kind = kindOf(connector, first, second);
  return kind && { kind, swapped: false };
}

function kindOf(
  connector: Connector,
  first: SubjectRequest,
  second: SubjectRequest,
): RelationKind | undefined {
  switch (connector) {
    case 'with':
      return kindOfWith(first, second);
    case 'in':
      return kindOfIn(second);
    case 'on':
      return isMount(first, second) ? 'riding' : 'on';
    case 'under':
      return isCarriedUmbrella(first, second) ? 'holding' : 'under';
    default:
      return connector;
  }
}

function kindOfWith(first: SubjectRequest, second: SubjectRequest): RelationKind | undefined {
  if (second.noun.kind === 'hat') return 'wearing';
  const hasHands = first.noun.kind === 'person' || first.noun.kind === 'animal';
  if (hasHands && second.noun.kind === 'item') return 'holding';
  // A castle with towers is a castle.
  return first.noun.kind === 'building' && second.noun.kind === 'building' ? undefined : 'next-to';
}

const CLOTHES = new Set(['scarf', 'dress', 'kimono', 'boot', 'shoe', 'high heel', 'ballet shoes']);
const CONTAINERS = new Set([
  'bowl of fruit',
  'basket',
  'bucket',
  'jar',
  'coffee',
  'tea',
  'bathtub',
  'treasure chest',
  'crystal ball',
  'wine',
]);
const AIRCRAFT = new Set([
  'hot air balloon',
  'spaceship',
  'rocket',
  'ufo',
  'airplane',
  'small airplane',
  'helicopter',
]);

function kindOfIn({ noun: { kind, name } }: SubjectRequest): RelationKind | undefined {
  if (kind === 'hat' || CLOTHES.has(name)) return 'wearing';
  const isRoomy = kind === 'boat' || kind === 'vehicle' || CONTAINERS.has(name) || AIRCRAFT.has(name);
  return isRoomy ? 'inside' : undefined;
}

const MOUNTS = new Set([
  'motorcycle',
  'bicycle',
  'scooter',
  'skateboard',
  'sled',
  'broom',
  'dragon',
  'chinese dragon',
  'phoenix',
  'eagle',
  'whale',
  'dolphin',
  'shark',
]);

function isMount(first: SubjectRequest, second: SubjectRequest): boolean {
  if (first.noun.kind !== 'person' && first.noun.kind !== 'animal') return false;
  if (MOUNTS.has(second.noun.name)) return true;
  if (second.noun.kind !== 'animal') return false;
  return first.noun.kind === 'person' || second.noun.size > first.noun.size;
}

function isCarriedUmbrella(first: SubjectRequest, second: SubjectRequest): boolean {
  return second.noun.name === 'umbrella' && first.noun.kind === 'person';
}
