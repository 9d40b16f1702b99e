import type { Turn } from '../turns-of-things.ts';

const VESSELS =
  'basket|bucket|wheelbarrow|cart|wagon|truck|boat|bathtub|box|crate|bowl|pot|teapot|jar|bottle|bag|car|van|teacup|mug|jug|pitcher|barrel|hat|boot|suitcase';
const TONES =
  'fresh|white|red|pink|yellow|blue|purple|colou?rful|wild|dried|little|small|pretty|beautiful|bright';
const SAID = `(?:(?:${TONES}) ){0,2}`;

const PAINTED =
  'mug|cup|plate|bowl|vase|shirt|t-shirt|tee|dress|bag|pillow|cushion|blanket|teapot|jar|rug|carpet|curtain|box|phone case|notebook|tile|scarf|sweater|umbrella';

/** Turns of speech about what is bought, served and set on a table. */
export const TURNS_OF_GOODS: readonly Turn[] = [
  // What a thing is painted or printed with is not beside it.
  [
    new RegExp(
      `(?<=\\b(?:${PAINTED})s? )with (?:an? |the )?(?:[a-z]+ ){1,2}(?:design|print|motif|decoration|decor)s?\\b`,
      'gi',
    ),
    () => '',
  ],
  // After "of", a number or whoever serves them drinks are things.
  [
    /(?<=\b(?:of|with|two|three|four|some|cold|hot|tropical|iced|fruity|colou?rful|refreshing|mixed|serv(?:ing|es)|carry(?:ing)?|carries|holding|ordering|mixing|making|having|enjoying|bringing) )drinks\b/gi,
    () => 'cocktails',
  ],
  [/(?<=\b(?:a|his|her|the|cold|mixed|pours?|pouring) )drink\b(?! (?:from|of|out)\b)/gi, () => 'cocktail'],
  // What is had is drunk or eaten.
  [
    /\bhaving (?=(?:an? |some |his |her |their )?(?:[a-zà-ÿ]+ )?(?:coffee|espresso|beers?|wine|cocktails?|lemonade|juice)\b(?! (?:shop|table|machine|cup|party|break)\b))/gi,
    () => 'drinking ',
  ],
  [
    /\bhaving (?=(?:an? |some |his |her |their )?(?:[a-zà-ÿ]+ )?(?:ice cream|pizza|noodles|ramen|sushi|pancakes|cake|sandwich|burger|snack|tacos?)\b)/gi,
    () => 'eating ',
  ],
  // Of a glass it is the drink in it that is seen; other glasses are worn.
  [
    /\bglass(es)? of (?:sparkling wine|champagne|prosecco|ros[eé]|white wine|port)\b/gi,
    (many) => (many ? 'wine glasses' : 'wine glass'),
  ],
  [
    /\bglasses of (?:[a-zà-ÿ]+ )??(beer|juice|milk|lemonade|whiske?y|tea|ale|cider)\b/gi,
    (drink) => `${/cider/i.test(drink!) ? 'lemonade' : drink!}s`,
  ],
  [
    new RegExp(
      `\\bbouquets? of ${SAID}([a-zà-ÿ]+(?: and [a-zà-ÿ]+)?) in an? (?:[a-zà-ÿ]+ ){0,2}vase\\b`,
      'gi',
    ),
    (flowers) => `${flowers!} in a vase`,
  ],
  [
    /\b(?:[a-zà-ÿ]+ )?vase (?:full of|filled with|with|of|holding) ((?:[a-zà-ÿ]+ ){0,2}?)(roses|tulips|sunflowers|daisies|poppies|lilies|peonies|hydrangeas|dahlias|orchids|carnations|irises|daffodils|lavender|wildflowers)\b/gi,
    (looks, flowers) => `${looks ?? ''}${flowers === 'wildflowers' ? 'flowers' : flowers!} in a vase`,
  ],
  // What lies on ice to keep fresh is not in the arctic.
  [
    /(?<=\b(?:oysters?|shrimps?|lobsters?|seafood|salmon|lemons?|limes?|champagne|beers?|bottles?|cocktails?|whiske?y|cans?|soda|wine)\b[^,.]{0,20}) on (?:crushed )?ice\b/gi,
    () => '',
  ],
  // Flowers in a vessel, on a cake or a table, or in a crack are things; elsewhere they are the ground of a meadow.
  [
    new RegExp(
      `(?<=\\b(?:${VESSELS})s? (?:is |are )?(?:of|with|full of|filled with|loaded with|overflowing with|laden with) )${SAID}(?:wild)?flowers\\b`,
      'gi',
    ),
    () => 'five flowers',
  ],
  [
    new RegExp(`(?<=\\b(?:cake|cupcakes?|pie)\\b[^,.]{0,24}\\b(?:with|and|in) )(${SAID})flowers\\b`, 'gi'),
    (tone) => `three ${tone ?? ''}flowers`,
  ],
  [
    new RegExp(
      `(?<=\\b(?:table|desk|candles?|counter|mantel|nightstand|piano)\\b[^,.]{0,30}\\b(?:with|and) )${SAID}flowers\\b`,
      'gi',
    ),
    () => 'a vase of flowers',
  ],
  [
    /\bflowers (?=(?:growing|blooming|sprouting|pushing|coming up) (?:up )?(?:out of|through|from|between|in (?:the |a )?cracks?)\b)/gi,
    () => 'three flowers ',
  ],
  [
    /\b(?:(?:growing|sprouting|blooming|coming|pushing) )?(?:up )?(?:out of|through|from|in|between) (?:an?|the) cracks? (?:in|of|on) (?:an?|the) (?:[a-zà-ÿ]+ )?(sidewalk|pavement|concrete|asphalt|road|street|wall)\b/gi,
    (ground) => `growing on the ${/road|wall/i.test(ground!) ? ground! : 'sidewalk'}`,
  ],
  [
    /\b(?:growing|sprouting|blooming) (?:up )?(?:through|out of|from) (?:the )?(?:concrete|asphalt|pavement)\b/gi,
    () => 'growing on the sidewalk',
  ],
  // Of what grows in the garden some is shown for all.
  [
    /(?<=\b(?:chopping|cutting|slicing|peeling|washing|picking|harvesting|cooking|grilling|preparing|chops|cuts) (?:[a-zà-ÿ]+ )?)(?:vegetables|veggies)\b/gi,
    () => 'carrots',
  ],
  [/\b(?:vegetables|veggies|produce)\b/gi, () => 'carrots, tomatoes and broccoli'],
  // What is served in a cup or a bowl is named with it already.
  [
    /\b(?:coffee|espresso|latte|cappuccino)(?: served)? in (an?|the) ((?:[a-zà-ÿ]+ ){0,2}?)(?:cup|mug|glass)\b/gi,
    (which, looks) => `${which!} ${looks ?? ''}cup of coffee`,
  ],
  [
    /\b(?:green |black |hot )?tea(?: served)? in (an?|the) ((?:[a-zà-ÿ]+ ){0,2}?)(?:cup|mug|glass|teacup)\b/gi,
    (which, looks) => `${which!} ${looks ?? ''}cup of tea`,
  ],
  [
    /(?<=\b(?:soup|ramen|noodles|rice|salad|stew|curry|cereal|oatmeal) )(?:served )?in an? (?:[a-zà-ÿ]+ ){0,2}bowl\b/gi,
    () => '',
  ],
  [/\bice cream (?:melting |dripping |served )?in an? (?:[a-zà-ÿ]+ )?cone\b/gi, () => 'ice cream cone'],
  [
    /\bflowers (?:arranged|standing|blooming|displayed) in (?=an? (?:[a-zà-ÿ]+ )?(?:vase|jug|jar)\b)/gi,
    () => 'flowers in ',
  ],
  [
    /\b(basket|pile|heap|stack|load|bag)(s?) of (?:(?:clean|dirty|wet|fresh) )?laundry\b/gi,
    (vessel, many) => `${vessel!}${many ?? ''} of folded laundry`,
  ],
  [
    /(?<=\b(?:spaghetti|pasta|noodles|meatballs|pizza)\b[^,.]{0,24}) (?:with|in|and) (?:[a-zà-ÿ]+ )?(?:tomato |meat |cream )?sauce\b/gi,
    () => '',
  ],
  [/\b(?:cherry blossom|cherry|sakura|blossom) petals\b/gi, () => 'petals'],
  [
    /(?<!\b(?:chop|cut|split)(?:s|ping|ting)? )(?:(?:stack|pile|bundle)s? of )?(?:chopped )?(?:firewood|wood ?piles?)\b/gi,
    () => 'pile of logs',
  ],
  // What such things come in is a bag of paper.
  [
    /\b(?:paper |plastic |net |mesh |burlap |big |small )?(?:bag|sack)(s?) of (?=(?:coffee beans|beans|potatoes|oranges|apples|lemons|onions|carrots|flour|rice|bread|groceries|candy|cookies|vegetables|fruit|nuts|peanuts|chestnuts|seeds|grain|presents|gifts|toys)\b)/gi,
    (many) => `shopping bag${many ?? ''} full of `,
  ],
  [/\b(?:net|mesh|plastic|string|grocery) bag(s?)\b/gi, (many) => `shopping bag${many ?? ''}`],
  // A table that is set has plates and cups on it.
  [
    /\b(?:dinner |dining |breakfast |kitchen )?table (?:(?:is )?(?:set|laid|prepared|ready)|setting) for (?:an? )?(?:[a-zà-ÿ]+ )?(?:two|three|four|six|dinner|breakfast|lunch|brunch|feast|christmas|thanksgiving|party|meal)\b(?: for two)?/gi,
    () => 'dinner table',
  ],
];
