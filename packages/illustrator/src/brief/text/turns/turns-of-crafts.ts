import type { Turn } from '../turns-of-things.ts';

const ITS = '(?:an? |the |his |her |their )?(?:[a-z]+ )?';
const MADE = 'vase|bowl|pot|jug|cup|mug|plate|clay|pottery|urn|pitcher';
const BERRIES = {
  blueberry: 'blueberries',
  strawberry: 'strawberries',
  raspberry: 'raspberries',
  cherry: 'cherries',
};

/** Turns of speech about what is made, what it is made on, and what lies in order. */
export const TURNS_OF_CRAFTS: readonly Turn[] = [
  // The wheel of a potter is drawn with the clay on it; thread belongs to its loom.
  [
    new RegExp(
      `\\b(?:shaping|throwing|making|forming|mou?lding|turning|crafting|spinning|centering) (?:an? |the |some |wet )*(?:[a-z]+ ){0,2}?(?:${MADE})s? (?:on|at|with) ${ITS}wheel\\b`,
      'gi',
    ),
    () => "working at a potter's wheel",
  ],
  [
    new RegExp(
      `\\b(?:threading|weaving|passing|working) [^,.]{0,40}?\\b(?:through|on|at|with|into) ${ITS}(loom)\\b`,
      'gi',
    ),
    () => 'working at a loom',
  ],
  [
    new RegExp(
      `\\bspinning (?:[a-z]+ ){0,3}?(?:wool|yarn|thread|flax|straw|gold)[^,.]{0,14} (?:on|at|with) ${ITS}wheel\\b`,
      'gi',
    ),
    () => 'working at a spinning wheel',
  ],
  [/\bsewing (table|desk|corner)( with)?\b/gi, (_, more) => `table with a sewing machine${more ? ',' : ''}`],
  [
    /\bshel(?:f|ves) (?:of|full of|filled with|lined with|stacked with) (?:(?:old|dusty|ancient|spell|magic|worn|leather|thick|colou?rful) )*(?:books|tomes|novels)\b/gi,
    () => 'bookshelf',
  ],
  // What is on the shelf is what it is about.
  [
    /\b((?:[a-z]+ )?)shel(?:f|ves) (?:of|full of|filled with|lined with|stacked with) (?![a-z ]*(?:books|tomes|novels)\b)((?:[a-z]+ ){0,3}?[a-z]+s)\b(?= *(?:$|,|\.| (?:in|at|by|near|behind|against)\b))/gi,
    (kind, things) => `${things!} on a ${kind!}shelf`,
  ],
  // The land that a map shows is on the paper.
  [
    /\b((?:[a-z]+ )?)map of (?:an?|the|some) (?:[a-z]+ ){0,2}?(island|islands|kingdom|realm|land|archipelago|world|city|town|country|continent)(?: with (?:an? )?(?:[a-z]+ ){0,2}[a-z]+)?(?= *(?:$|,|\.| (?:on|in|and|held|hanging)\b))/gi,
    (kind, land) => (/island|kingdom|realm|land$|arch/i.test(land!) ? 'treasure map' : `${kind!}map`),
  ],
  // What their drawings hold already.
  [
    /(?<=\b(?:pool|billiards?|snooker) table) with (?:[a-z]+ )?balls(?: and (?:an? )?cues?)?\b|(?<=\bxylophone) with (?:[a-z]+ )?(?:bars|keys|mallets)\b|(?<=\bmortar and pestle) with (?:[a-z]+ )?herbs\b|(?<=\bmusic box) with an? (?:[a-z]+ )?(?:ballerina|dancer)(?: (?:inside|spinning|turning|on top))?\b|(?<=\bdollhouse) with (?:[a-z]+ )?furniture\b/gi,
    () => '',
  ],
  [/\bcaravan (?=(?:merchant|trader|leader|guard|driver|guide|master)s?\b)/gi, () => 'traveling '],
  // Every stack of them has its syrup.
  [
    /(?<=\b(?:pancakes?|waffles?)\b[^,.]{0,24}) (?:dripping|drizzled|drenched|topped|covered|smothered|soaked|swimming) (?:with|in) (?:[a-z]+ )?(?:syrup|honey)\b/gi,
    () => '',
  ],
  [
    /\b(?:drying|airing|flapping|pinned|swaying)(?: out)? on (?=(?:an? |the )?(?:clothes ?line|washing line|laundry line|line)\b)/gi,
    () => 'hanging on ',
  ],
  [
    /\b(blueberry|strawberry|raspberry|cherry) (pancakes?|waffles?)\b/gi,
    (berry, cakes) => `${cakes!} with ${BERRIES[berry!.toLowerCase() as keyof typeof BERRIES]}`,
  ],
];
