import { FRUIT, VEGETABLES } from '../../../vocabulary/food.ts';
import type { Partner } from '../../relation-frames/frame.types.ts';
import { FRAMES } from '../../relation-frames/frames.registry.ts';
import type { SubjectRequest } from '../../subject.types.ts';
import { isLiving } from '../subjects/living.ts';
import type { Link } from './relation-words.ts';

const named = (names: RegExp) => (request: SubjectRequest) => names.test(request.noun.name);

/** What has nectar. */
export const BLOOMS =
  /(?:flower|blossom|rose|tulip|daisy|hibiscus|lily|lavender|poppy|orchid|dandelion|lotus|bouquet|iris|lilac|peony)$/;

/** What is kneaded, cut or decorated on a table. */
const ON_THE_BOARD: ReadonlySet<string> = new Set([
  ...(
    'bread,baguette,loaf,cookie,cake,cupcake,pie,muffin,croissant,pretzel,bagel,pizza,flatbread,dough,doughnut,gingerbread,gingerbread man,' +
    'birthday cake,wedding cake,slice of cake,steak,ham,bacon,chicken leg,roast turkey,fish,salmon,sushi,rice ball,dumpling,sandwich,' +
    'hamburger,taco,burrito,cheese,butter,salad,chocolate,vegetable,pepper'
  ).split(','),
  ...[...FRUIT, ...VEGETABLES].map(({ name }) => name),
]);

const PARTNERS: Readonly<Record<Partner, (request: SubjectRequest) => boolean>> = {
  living: isLiving,
  person: ({ noun }) => noun.kind === 'person',
  lifeless: (request) => !isLiving(request),
  thing: ({ noun }) => noun.kind === 'item' && (noun.tall ?? 0) < 1,
  building: ({ noun }) => noun.kind === 'building',
  pane: named(
    /\b(?:bottle|jar|globe|crystal ball|light bulb|lantern|fishbowl|terrarium|hourglass|magic lamp)$/,
  ),
  bars: named(/cage$/),
  heap: (request) =>
    request.qualities.includes('piled') ||
    /^(?:pile|stack|heap|hay|bird nest|bush)/.test(request.noun.name) ||
    // One leaf is no heap.
    (request.noun.name === 'leaf' && request.count > 1),
  mirror: named(/mirror$/),
  barrier: named(/^(?:fence|garden gate|garden wall|hedge)$/),
  // Of bamboo a panda eats a stalk.
  crown: ({ noun }) => (noun.kind === 'tree' && noun.name !== 'bamboo') || /bush$/.test(noun.name),
  swing: named(/^swing$/),
  slide: named(/^slide$/),
  pet: ({ noun }) => noun.kind === 'animal',
  board: named(/^(?:chess|checkers|playing card|board game|mahjong|dice)/),
  'dining-table': named(/^(?:(?:dinner |round |picnic |breakfast )?table|desk)$/),
  // One sits before a piano or a harp; a board lies between two.
  'played-at': ({ noun }) => noun.playedAt === true && (noun.tall ?? 0) >= 0.9,
  egg: named(/\begg$/),
  dish: ({ noun }) => noun.holds === true || noun.topped !== undefined,
  ball: named(/ball$/),
  puddle: named(/^puddle$/),
  bubbles: named(/bubble$/),
  'blown-on': named(/^(?:candle|feather|pinwheel)$/),
  anvil: named(/^anvil$/),
  trunk: ({ noun }) => noun.kind === 'tree' && noun.name !== 'bamboo',
  fish: ({ noun }) => noun.kind === 'sea-creature',
  nut: named(/^(?:acorn|peanut|chestnut|walnut|nut|hazelnut|pine cone)$/),
  'pan-fried': named(/^(?:pancake|crepe|omelette|fried egg|egg)$/),
  bloom: named(BLOOMS),
  microscope: named(/^microscope$/),
  baked: ({ noun: { name } }) => ON_THE_BOARD.has(name),
  device: named(/^(?:laptop|computer|typewriter|keyboard)$/),
  meal: named(/^(?:soup|noodles|spaghetti|rice|copper pot|oatmeal|pudding|jelly|paella|tempura|bowl)$/),
  makeup: named(/^(?:lipstick|perfume|nail polish|cream jar|lotion bottle)$/),
  // Over furniture and what is thin one hangs; over a table or a street a lamp does.
  rail: ({ noun }) =>
    noun.seat !== undefined || /bough|fence|ladder|rope|clothesline|easel|tree$/.test(noun.name),
  basin: named(/^(?:bathtub|bucket|sink|fountain|birdbath|washtub|barrel|cauldron|bowl|puddle|pond|well)$/),
  // It is on the ground, and whoever wants to see it goes down on a knee.
  'at-the-feet': ({ noun: { name, kind, tall = 1 } }) =>
    /^(?:footprint|mushroom|puddle|fossil|seashell|bird nest|trap)$/.test(name) ||
    (kind === 'animal' && tall < 0.12),
  log: named(/^(?:log|tree stump|firewood|stump)$/),
  cup: named(
    /^(?:bottle|cup|coffee|tea|teacup|mug|glass|glass of wine|beer|juice|milk|goblet|water bottle|coconut|soda can|can|canteen|cocktail|milkshake|champagne|wine|straw|thermos)$/,
  ),
  // Small enough for a hand that holds it before the eyes.
  trinket: named(
    /^(?:diamond|gem|ring|coin|jewel|pearl|ruby|emerald|crystal|watch|pocket watch|key|medal|locket|amulet|feather|egg|potion|vial|skull|fossil|stamp|shell|necklace|leaf|nut|letter)$/,
  ),
  vine: named(/^(?:ivy|rope)$/),
  spyglass: named(/^(?:telescope|magnifying glass|camera)$/),
};

export const isOfKind = (kind: Partner, request: SubjectRequest): boolean => PARTNERS[kind](request);

/** The meaning of a phrase with the object that each meaning has: a verb can be choosy. */
export function senseFor(
  senses: readonly Link[],
  objectOf: (link: Link) => SubjectRequest | undefined,
): Link | undefined {
  return senses.find((link) => {
    const wanted = link.frame && FRAMES[link.frame].object;
    const object = wanted && objectOf(link);
    return !wanted || (object !== undefined && PARTNERS[wanted](object));
  });
}
