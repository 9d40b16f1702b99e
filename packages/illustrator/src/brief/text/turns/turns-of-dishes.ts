import type { Turn } from '../turns-of-things.ts';

/** What color a flavor gives to a cake, an ice cream or an icing. */
const FLAVORS: Readonly<Record<string, string>> = {
  chocolate: 'brown',
  strawberry: 'pink',
  raspberry: 'pink',
  cherry: 'pink',
  'red velvet': 'red',
  lemon: 'yellow',
  mango: 'orange',
  carrot: 'orange',
  pumpkin: 'orange',
  vanilla: 'cream colored',
  coconut: 'white',
  matcha: 'green',
  pistachio: 'green',
  mint: 'green',
  'mint chocolate': 'green',
  blueberry: 'purple',
  caramel: 'brown',
  coffee: 'brown',
};
const FLAVOR = Object.keys(FLAVORS)
  .sort((a, b) => b.length - a.length)
  .join('|');
const colorOf = (flavor: string | undefined) => (flavor ? `${FLAVORS[flavor.toLowerCase()]} ` : '');

/** Parts of a dish, its flavor, and what belongs to it. */
export const TURNS_OF_DISHES: readonly Turn[] = [
  // The cherry on a slice is on top of it.
  [
    new RegExp(
      `\\b(?:slice|piece|wedge|slab) of (?:[a-z]+ )??(?:(${FLAVOR}) )?(?:layer |birthday |sponge )?(?:cake|torte|gateau)\\b(?! stand)`,
      'gi',
    ),
    (flavor) => `${colorOf(flavor)}slice of cake`,
  ],
  [
    new RegExp(
      `\\b(${FLAVOR}) (?=(?:ice cream|ice cream cone|gelato|cake|cupcakes?|donuts?|doughnuts?|macarons?|milkshake|smoothie)\\b)`,
      'gi',
    ),
    colorOf,
  ],
  // What is served together is on one board, and cutlery lies beside the plate.
  [
    /(?<=\b(?:burger|cheeseburger|hamburger|sandwich|steak|hot dog|sausages?|croissant|taco|tacos|cheese|bread|salmon|chicken)) with (?=(?:[a-z]+ ){1,3}on (?:an? |the )?(?:[a-z]+ ){0,2}(?:board|tray|platter|plate|slate|table)\b)/gi,
    () => ' and ',
  ],
  [
    /(?<=\b(?:sushi|sashimi|cake|pie|steak|pancakes|waffles|salad|dumplings|rice)\b[^,.]{0,12}) with (?=(?:an? |two |some |wooden |silver )*(?:chopsticks|fork|spoon|knife|knife and fork|cutlery)\b)/gi,
    () => ' next to ',
  ],
  [/\bsushi (?:platter|plate|board|set)\b/gi, () => 'sushi'],
  [
    /\b(?:wooden|cutting|chopping|slate|serving) board(?<=\bon (?:an? |the )?(?:[a-z]+ )?(?:wooden|cutting|chopping|slate|serving) board)/gi,
    () => 'cutting board',
  ],
  [/\b(?:slice|piece) of (?:[a-z]+ ){1,2}pizza\b/gi, () => 'slice of pizza'],
  // These are cooked, and swim nowhere.
  [
    /\b(?:grilled|baked|roasted|smoked|fried|seared|pan-seared) (?:salmon|fish|tuna|trout|cod)\b/gi,
    () => 'salmon fillet',
  ],
  [/(?<=\b(?:cappuccino|latte|coffee)s?\b[^,.]{0,20}) with latte art\b/gi, () => ''],
  [/(?<=\b(?:honey)\b[^,.]{0,20}) with an? (?:wooden )?(?:honey )?dipper\b/gi, () => ''],
  [/\bwith (?:lit |burning |colorful )?candles\b(?<=\bbirthday cake with [a-z ]*candles)/gi, () => ''],
  [/\bspaghetti and meatballs\b/gi, () => 'spaghetti'],
  [/\b(?:plate|dish|platter) of (?=(?:spaghetti|pasta|sushi|pancakes|waffles|salad)\b)/gi, () => ''],
  // The slice is on the rim of the glass already.
  [
    /(?<=\b(?:tea|lemonade|water|drink|tonic|cocktail|juice|mojito)\b[^,.]{0,10}) with (?:an? |some )?(?:lemon|lime|orange|cucumber) (?:slices?|wedges?|twist)\b/gi,
    () => '',
  ],
  [/\bglass bottle of\b/gi, () => 'bottle of'],
  [/\bcinnamon (?:rolls?|buns?)\b/gi, () => 'buns'],
  [
    /(?<=\bwith (?:some |fresh |green )*)(?:eucalyptus|mint|olive|monstera|palm|fern|bay|laurel|tropical|green) leaves\b/gi,
    () => 'green leaf',
  ],
];
