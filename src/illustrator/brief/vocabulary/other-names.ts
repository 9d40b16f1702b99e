import type { Pose } from '../brief.types.ts';
import { ALL_NOUNS } from './all-nouns.ts';
import type { Entry } from './entry.ts';

/** Words for a noun of the vocabulary that say more than its own name does. */
export interface OtherName {
  /** Comma separated. */
  singular?: string;
  plural?: string;
  entry: Entry;
  pose?: Pose;
  /** What comes along with it. */
  companion?: Entry;
}

const BY_NAME: ReadonlyMap<string, Entry> = new Map(ALL_NOUNS.map((entry) => [entry.name, entry]));

type Words = Pick<OtherName, 'singular' | 'plural' | 'pose'> & { with?: string };
type More = Partial<Pick<Entry, 'qualities' | 'flock' | 'group' | 'colour'>>;

/** @param candidates names of nouns, comma separated; the first that the vocabulary has is meant */
function names(words: Words, candidates: string, more: More = {}): OtherName[] {
  const entry = firstKnown(candidates);
  const { with: companions, ...rest } = words;
  const companion = companions ? firstKnown(companions) : undefined;
  return entry ? [{ ...rest, companion, entry: { ...entry, ...more, ambiguous: false } }] : [];
}

function firstKnown(candidates: string): Entry | undefined {
  return candidates
    .split(', ')
    .map((name) => BY_NAME.get(name))
    .find((found) => found !== undefined);
}

/** Whoever is named only as one of many may look like anybody. */
const ANYBODY: More = { qualities: ['mixed'] };

const COMPANY: readonly OtherName[] = [
  ...names(
    {
      singular:
        'person, somebody, someone, friend, stranger, villager, tourist, visitor, neighbour, neighbor, human, passerby, guest',
      plural:
        'people, persons, folks, friends, strangers, villagers, tourists, visitors, neighbours, neighbors, humans, passersby, townsfolk, pedestrians, commuters, spectators, onlookers, guests, party guests, adults, shoppers, travellers on foot',
    },
    'man',
    { ...ANYBODY, flock: 4 },
  ),
  ...names(
    {
      plural:
        'crowd, crowds, crowd of people, audience, throng, mob, a sea of people, masses, protesters, multitude',
    },
    'man',
    { ...ANYBODY, flock: 24 },
  ),
  ...names({ plural: 'army, troops, battalion, legion' }, 'knight, soldier', { flock: 28 }),
  ...names(
    { singular: 'child, kid', plural: 'children, kids, schoolchildren, siblings, toddlers' },
    'boy',
    ANYBODY,
  ),
  ...names(
    { singular: 'ice skater, skater', plural: 'ice skaters, skaters', pose: 'skating' },
    'ice skater, man',
    {
      ...ANYBODY,
      flock: 5,
    },
  ),
  ...names({ singular: 'swimmer', plural: 'swimmers', pose: 'swimming' }, 'swimmer, man', ANYBODY),
  ...names({ singular: 'dancer', plural: 'dancers', pose: 'dancing' }, 'dancer, woman, ballerina', ANYBODY),
  ...names({ singular: 'reader', plural: 'readers', pose: 'reading' }, 'man', ANYBODY),
  ...names({ singular: 'walker, stroller', plural: 'walkers, strollers', pose: 'walking' }, 'man', ANYBODY),
  ...names(
    { singular: 'jogger, sprinter', plural: 'joggers, runners, sprinters', pose: 'running' },
    'runner, man',
    ANYBODY,
  ),
  ...names(
    { singular: 'fighter, wrestler', plural: 'fighters, wrestlers', pose: 'fighting' },
    'boxer, man',
    ANYBODY,
  ),
  ...names(
    {
      singular: 'street musician, busker, fiddler',
      plural: 'musicians, street musicians, buskers, band',
      pose: 'playing',
    },
    'musician, violinist, man',
  ),
  ...names(
    {
      singular: 'football player, soccer player',
      plural: 'football players, soccer players, players',
      pose: 'running',
    },
    'football player, athlete, man',
    ANYBODY,
  ),
  ...names(
    {
      singular: 'chess player',
      plural: 'chess players',
      pose: 'sitting',
      with: 'chess table, chess board, chessboard, chess set, chess piece',
    },
    'chess player, man',
    {
      ...ANYBODY,
      flock: 2,
    },
  ),
  ...names(
    { singular: 'worshipper', plural: 'worshippers, pilgrims praying', pose: 'praying' },
    'man',
    ANYBODY,
  ),
  ...names({ singular: 'sleeper', pose: 'sleeping' }, 'man', ANYBODY),
];

const THINGS: readonly OtherName[] = [
  ...names({ singular: 'ball, beach ball, rubber ball', plural: 'balls' }, 'ball, beach ball, football'),
  ...names({ singular: 'box, cardboard box', plural: 'boxes' }, 'box, crate, gift'),
  ...names({ singular: 'giant', plural: 'giants' }, 'man', { qualities: ['giant'] }),
  ...names({ singular: 'athlete, sportsman', plural: 'athletes', pose: 'running' }, 'athlete, runner'),
  ...names({ singular: 'family, family of four', plural: 'families, parents' }, 'family, couple', {
    flock: 1,
  }),
  ...names({ singular: 'planet with rings, planet with a ring, ringed planet' }, 'ringed planet, planet'),
  ...names(
    {
      singular:
        'pile of gold, heap of gold, gold hoard, hoard of gold, hoard, piles of gold, mountain of gold, pile of coins, pile of gold coins',
    },
    'pile of gold, gold pile, pile of coins, gold coins, treasure chest',
    { qualities: ['piled'] },
  ),
  ...names({ singular: 'message in a bottle' }, 'message in a bottle, bottle, champagne'),
  ...names({ singular: 'stone steps, steps, stairway, front steps' }, 'steps, stairs, stone steps'),
  ...names({ singular: 'rubber duck', plural: 'rubber ducks' }, 'rubber duck, duck', { flock: 9 }),
  ...names(
    { singular: 'playing cards, playing card, cards, deck of cards, card game' },
    'playing cards, playing card',
  ),
  ...names(
    { singular: 'goldfish bowl, fish bowl, fishbowl' },
    'fish bowl, fishbowl, goldfish bowl, aquarium bowl, aquarium',
  ),
  ...names({ singular: 'rocket launch' }, 'rocket', { qualities: ['launching'] }),
  ...names({ singular: 'mother ship' }, 'ufo'),
  ...names({ singular: 'wooden bench, park bench' }, 'bench'),
  ...names({ singular: 'copper pot', plural: 'copper pots, copper pans' }, 'copper pot, pot, soup', {
    flock: 9,
  }),
];

export const OTHER_NAMES: readonly OtherName[] = [...COMPANY, ...THINGS];

export function isCanonical(name: string): boolean {
  return BY_NAME.has(name);
}
