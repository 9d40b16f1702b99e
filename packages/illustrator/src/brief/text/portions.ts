import { matchesOf } from '../../core/matches-of.ts';
import type { Replacement } from './wording.ts';

/** Measures and shapes of what is meant, as they are said and as they are read: what is drawn is the thing itself. */
const READ_AS: Readonly<Record<string, string>> = {
  'blade of grass': 'tuft of grass',
  'blades of grass': 'tufts of grass',
  'stalk of grass': 'tuft of grass',
  'bed of flowers': 'flower bed',
  'beds of flowers': 'flower beds',
  'clove of garlic': 'garlic',
  'cloves of garlic': 'garlic',
  'head of garlic': 'garlic',
  'sheet of paper': 'paper sheet',
  'sheets of paper': 'paper sheets',
  'piece of paper': 'paper sheet',
  'pieces of paper': 'paper sheets',
  'scrap of paper': 'paper sheet',
  'stack of papers': 'paper sheet',
  'string of lights': 'fairy lights',
  'strings of lights': 'fairy lights',
  'strings of light': 'fairy lights',
  'string of fairy lights': 'fairy lights',
  'strings of fairy lights': 'fairy lights',
  'string of pearls': 'pearl necklace',
  'strand of pearls': 'pearl necklace',
  'wheel of cheese': 'cheese',
  'pot of gold': 'cauldron full of gold coins',
  'pot full of gold': 'cauldron full of gold coins',
  'bag of chips': 'potato chips',
  'bag of popcorn': 'popcorn',
  'box of popcorn': 'popcorn',
  'bucket of popcorn': 'popcorn',
  'crescent of moon': 'crescent moon',
  'drop of water': 'water drop',
  'drops of water': 'water drops',
  'puff of smoke': 'smoke',
  'column of smoke': 'smoke',
  'gust of wind': 'wind',
  'bolt of lightning': 'lightning',
  'bolts of lightning': 'lightning',
  'flash of lightning': 'lightning',
  'shower of rain': 'rain',
  'scoop of ice cream': 'ice cream',
  'scoops of ice cream': 'ice cream',
  'cone of ice cream': 'ice cream',
  'tub of ice cream': 'ice cream',
  'grain of sand': 'sand',
  'grains of sand': 'sand',
  'lump of coal': 'black rock',
  'lumps of coal': 'black rocks',
  'pile of coal': 'pile of black rocks',
  'tube of toothpaste': 'lotion bottle',
  'heap of trash': 'garbage heap',
  'pile of trash': 'garbage heap',
  'bag of trash': 'dustbin',
  'bundle of sticks': 'pile of logs',
  'bundle of wood': 'pile of logs',
  'stick of butter': 'butter',
  'pat of butter': 'butter',
  'bar of gold': 'pile of gold',
  'basket of laundry': 'basket',
  'basket of clothes': 'basket',
  'laundry basket': 'basket',
  'field of grass': 'meadow',
  'bunch of flowers': 'bouquet',
  'model of the solar system': 'orrery',
  'solar system model': 'orrery',
  'wax seal': 'letter',
  'spice rack': 'spices',
  'corn dog': 'hot dog',
  'dustpan and brush': 'broom',
  'battering ram': 'log',
  'film reel': 'film projector',
  'bowling ball and pins': 'bowling pins',
  'champagne tower': 'six wine glasses',
};

const SAID = new RegExp(`\\b(?:${Object.keys(READ_AS).join('|')})\\b`, 'gi');
/** They are drawn on it already. */
const OWN_BOARD =
  /(?<=\b(?:surfer|snowboarder|skier)s?\b[a-z ]{0,24}) (?:with|on|riding|carrying|holding) (?:an? |the |his |her |their )(?:[a-z]+ )?(?:surf ?board|snow ?board|board|skis)s?\b/gi;
/** Else it is what something is made of. */
const GLASS =
  /(?<=\b(?:an?|the|his|her|its|one|empty|tall) )glass(?= (?:on|in|next|beside|near|with|and)\b)/gi;
const ARMOR = /(?<!\b(?:in|wearing|wears|with) (?:an? |the |his |her )?(?:[a-z]+ )?)\bsuit of armou?r\b/gi;

/** What is to be read instead of "a blade of grass" and the like. */
export function portionsIn(text: string): Replacement[] {
  const read = (pattern: RegExp, words: (said: string) => string) =>
    matchesOf(pattern, text).map((match) => ({
      from: match.index,
      to: match.index + match[0].length,
      words: words(match[0].toLowerCase()),
    }));
  // Armor that nobody is said to wear stands there like a knight.
  return [
    ...read(SAID, (said) => READ_AS[said]!),
    ...read(ARMOR, () => 'knight'),
    ...read(OWN_BOARD, () => ''),
    ...read(GLASS, () => 'drinking glass'),
  ];
}
