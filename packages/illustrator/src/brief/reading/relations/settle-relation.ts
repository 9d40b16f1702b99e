import { FRUIT, VEGETABLES } from '../../../vocabulary/food.ts';
import type { RelationKind, SubjectRequest } from '../../brief.types.ts';
import { isLiving } from '../subjects/living.ts';
import type { Connector } from './relation-words.ts';

/** What a connecting word means between these two; `swapped` when the second one is the subject of it. */
export interface Settled {
  kind: RelationKind;
  swapped: boolean;
}

/** What only says that the second one is all over the picture is no relation: see read-relations.ts. */
export type PairConnector = Exclude<Connector, 'everywhere'>;

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
  // "pancakes with honey", "a cake with candles": the smaller thing lies on the larger.
  if (connector === 'with' && isTopping(first, second)) return { kind: 'on', swapped: true };
  // "a tree full of birds": what holds nothing has it on it.
  if (connector === 'full-of' && !isContainer(first)) return { kind: 'on', swapped: true };
  const kind = kindOf(connector, first, second);
  return kind && { kind, swapped: false };
}

const CAKES = new Set(['cake', 'birthday cake', 'wedding cake', 'cupcake', 'pie', 'chocolate cake']);
const PLATED = new Set([
  'pancake',
  'pancakes',
  'waffle',
  'ice cream',
  'pizza',
  'salad',
  'noodles',
  'ramen',
  'oatmeal',
]);
const ADDED = new Set([...FRUIT, ...VEGETABLES].map(({ name }) => name));

function isTopping(first: SubjectRequest, second: SubjectRequest): boolean {
  const { name } = second.noun;
  if (CAKES.has(first.noun.name)) return name === 'candle' || ADDED.has(name) || name === 'flower';
  return PLATED.has(first.noun.name) && ADDED.has(name);
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
      return SEATS.has(second.noun.name) ? 'on' : 'inside';
    case 'holding':
      return GAMES.has(second.noun.name) ? 'next-to' : 'holding';
    case 'guarding':
      return second.noun.kind === 'building' ? 'in-front-of' : 'behind';
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
  if (GAMES.has(second.noun.name)) return 'next-to';
  const hasHands = first.noun.kind === 'person' || first.noun.kind === 'animal';
  if (hasHands && second.noun.kind === 'item') return 'holding';
  // A castle with towers is a castle.
  return first.noun.kind === 'building' && second.noun.kind === 'building' ? undefined : 'next-to';
}

const CLOTHES = new Set(['scarf', 'dress', 'kimono', 'boot', 'shoe', 'high heel', 'ballet shoes']);
const CONTAINERS = new Set([
  ...[
    'bowl of fruit',
    'bowl',
    'basket',
    'bucket',
    'jar',
    'coffee',
    'cup',
    'tea',
    'teacup',
    'bathtub',
    'treasure chest',
  ],
  ...[
    'crystal ball',
    'wine',
    'wine glass',
    'box',
    'crate',
    'barrel',
    'cart',
    'wheelbarrow',
    'pot',
    'cauldron',
    'vase',
  ],
  ...[
    'bottle',
    'champagne',
    'suitcase',
    'shoe',
    'boot',
    'hat',
    'bag',
    'backpack',
    'nest',
    'bird nest',
    'fish bowl',
  ],
  ...[
    'fishbowl',
    'aquarium',
    'copper pot',
    'plate',
    'bathtub',
    'mug',
    'glass',
    'sack',
    'gift',
    'cradle',
    'birdcage',
  ],
  ...[
    'pickup truck',
    'boat',
    'rowing boat',
    'canoe',
    'picnic basket',
    'bed',
    'flower pot',
    'snow globe',
    'soup',
  ],
]);
const SEATS = new Set([
  ...[
    'chair',
    'armchair',
    'sofa',
    'bench',
    'throne',
    'swing',
    'window',
    'bed',
    'hammock',
    'rocking chair',
    'stool',
  ],
  ...['deck chair', 'tree', 'nest'],
]);
const GAMES = new Set([
  'chess piece',
  'chess board',
  'chessboard',
  'chess table',
  'chess set',
  'piano',
  'grand piano',
  'harp',
  'drum kit',
  ...['easel', 'football', 'basketball', 'ball', 'baseball', 'tennis ball', 'beach ball'],
]);
const MAZES = new Set(['labyrinth', 'maze', 'hedge maze']);
const AIRCRAFT = new Set([
  'hot air balloon',
  'spaceship',
  'rocket',
  'ufo',
  'airplane',
  'small airplane',
  'helicopter',
]);

function isContainer({ noun: { kind, name } }: SubjectRequest): boolean {
  return CONTAINERS.has(name) || kind === 'boat';
}

function kindOfIn({ noun: { kind, name } }: SubjectRequest): RelationKind | undefined {
  if (kind === 'hat' || CLOTHES.has(name)) return 'wearing';
  if (SEATS.has(name)) return 'on';
  if (MAZES.has(name)) return 'inside';
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
