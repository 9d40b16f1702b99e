import type { Material } from '../brief.types.ts';

function byWord(lists: Readonly<Partial<Record<Material, string>>>): ReadonlyMap<string, Material> {
  return new Map(
    (Object.entries(lists) as [Material, string][]).flatMap(([material, words]) =>
      words.split(' ').map((word): [string, Material] => [word, material]),
    ),
  );
}

/** Words for a substance, as they stand after "made of". */
export const SUBSTANCES: ReadonlyMap<string, Material> = byWord({
  ice: 'ice frost',
  glass: 'glass',
  crystal: 'crystal crystals diamond diamonds amethyst quartz emerald ruby sapphire jade gems gemstones',
  gold: 'gold',
  silver: 'silver chrome',
  copper: 'copper bronze brass',
  iron: 'iron steel metal gears clockwork machinery scrap junk trash garbage wires cables',
  stone: 'stone rock rocks granite concrete stones obsidian',
  marble: 'marble alabaster porcelain',
  wood: 'wood timber oak logs sticks twigs branches roots',
  paper: 'paper cardboard origami newspaper',
  wool: 'wool yarn felt fabric cloth',
  candy: 'candy candies sweets sugar lollipops gumdrops',
  icing: 'icing frosting marzipan cream cake marshmallow marshmallows',
  chocolate: 'chocolate gingerbread cookies',
  clouds: 'clouds cloud smoke mist fog',
  fire: 'fire flames lava',
  water: 'water',
  leaves: 'leaves moss grass ivy vines plants',
  flowers: 'flowers roses petals blossoms',
  bones: 'bones bone skulls',
  coral: 'coral corals',
  books: 'books book pages novels',
  cheese: 'cheese',
  sand: 'sand',
  snow: 'snow',
  clay: 'clay plasticine playdough plasticene mud dirt earth wax',
  dough: 'bread dough pastry crackers tortilla chips pancakes waffles donuts spaghetti noodles pizza',
  jelly: 'jelly jello gelatin gummy slime honey goo',
  rubber: 'rubber plastic latex vinyl balloons',
  stars: 'stars stardust galaxies galaxy starlight constellations',
  fruit: 'fruit fruits vegetables berries sushi',
  coins: 'coins money cash',
  blocks: 'lego legos blocks',
  clocks: 'clocks watches',
  gears: 'gears cogs cogwheels',
  'piano-keys': 'keys',
  neon: 'neon light lightning electricity energy',
});

/** Words for a substance as they stand before the thing: "a wooden horse". Colors that are metals come last. */
export const SUBSTANCE_ADJECTIVES: ReadonlyMap<string, Material> = byWord({
  ice: 'ice',
  glass: 'glass',
  crystal: 'crystal crystalline',
  gold: 'golden gold gilded',
  silver: 'silver chrome',
  copper: 'copper bronze brass',
  iron: 'iron steel metal clockwork mechanical robotic bionic cybernetic',
  stone: 'stone granite concrete',
  marble: 'marble porcelain alabaster ceramic',
  wood: 'wooden wood',
  paper: 'paper cardboard origami papier',
  wool: 'woolen woollen knitted crocheted crochet felt wool',
  candy: 'candy sugar',
  chocolate: 'chocolate gingerbread',
  clouds: 'cloud',
  leaves: 'leafy topiary',
  bones: 'bone',
  coral: 'coral',
  clay: 'clay plasticine',
  jelly: 'gummy jelly',
  rubber: 'plastic rubber',
  blocks: 'lego',
});
