import { arrangement, entriesOf } from './noun-entry.ts';

const item = entriesOf('item', { facing: 'front', habitat: 'interior' });
const outdoors = entriesOf('item', { facing: 'front', habitat: 'meadow' });

/** Several things that one word or phrase stands for. */
export const STILL_LIFES = [
  outdoors('picnic', arrangement('picnic'), 0.4, {
    also: 'picnic blanket, summer picnic, picnic in the park',
    tall: 0.5,
    home: 'park',
    surface: true,
    seat: 'low',
  }),
  item('tea set', arrangement('tea-set'), 0.5, {
    also: 'tea party, tea service, tea time, tea for two',
    tall: 0.3,
  }),
  item('breakfast table', arrangement('breakfast-table'), 0.6, {
    also: 'breakfast, laid table, set table, table with food, feast, banquet',
    tall: 1.2,
  }),
  item('dinner table', arrangement('dinner-table'), 0.6, {
    also: 'candlelight dinner, candlelit dinner, romantic dinner',
    tall: 1.2,
  }),
  item('cheese board', arrangement('cheese-board'), 0.52, {
    also: 'cheese platter, charcuterie board, charcuterie, bread and cheese, wine and cheese',
    tall: 0.3,
  }),
  item('still life', arrangement('vanitas'), 0.56, {
    also: 'vanitas, memento mori, skull and candle, skull on books',
    tall: 0.3,
  }),
  item('books and glasses', arrangement('scholar-books'), 0.56, {
    also: 'books with glasses, glasses on books',
    tall: 0.3,
  }),
  item('writer desk', arrangement('writing-desk'), 0.6, {
    also: 'writer’s desk, desk with a typewriter, desk with a lamp, author desk',
    tall: 1.2,
  }),
  item('chess corner', arrangement('chess-corner'), 0.5, {
    also: 'chess table with chairs, game of chess for two',
    tall: 1.2,
  }),
  item('music corner', arrangement('music-corner'), 0.5, {
    also: 'musical instruments, instruments, music instruments, musical instrument, orchestra instruments',
    plurals: [],
    tall: 1.2,
  }),
  item('reading chair', arrangement('reading-corner'), 0.66, {
    also: 'reading armchair, armchair with books',
    tall: 1.8,
  }),
  item('wizard table', arrangement('wizard-table'), 0.62, {
    also: 'alchemist table, fortune teller table, magic table',
    tall: 1.2,
  }),
  item('witch kitchen', arrangement('witch-kitchen'), 0.56, {
    also: 'witch’s kitchen, witchcraft',
    tall: 0.8,
  }),
  item('orrery', arrangement('orrery'), 0.5, {
    also: 'planetary model, solar system model, model of the planets',
    tall: 0.5,
  }),
  item('explorer table', arrangement('explorer-table'), 0.54, {
    also: 'globe and compass, compass and map',
    tall: 0.5,
  }),
  item('snow globe', arrangement('snow-globe'), 0.58, { also: 'snowglobe', tall: 0.3, holds: true }),
  item('terrarium', arrangement('terrarium'), 0.56, { also: 'plant jar, bottle garden', tall: 0.3 }),
  item('fishbowl', arrangement('fishbowl'), 0.56, {
    also: 'fish bowl, goldfish bowl',
    tall: 0.3,
    holds: true,
  }),
  item('aquarium', arrangement('aquarium'), 0.56, {
    also: 'fish tank, glass tank',
    tall: 1.4,
    holds: true,
    onFloor: true,
  }),
  item('ship in a bottle', arrangement('ship-in-bottle'), 0.42, { plurals: ['ships in bottles'], tall: 0.3 }),
  item('birdcage', arrangement('birdcage'), 0.6, { also: 'bird cage, cage', tall: 0.5, holds: true }),
  outdoors('fruit crate', arrangement('market-crate'), 0.44, {
    also: 'crate of fruit, crate of apples, box of fruit, crate of oranges, box of apples',
    plurals: ['fruit crates', 'crates of fruit'],
    tall: 0.5,
  }),
  outdoors('pirate loot', arrangement('pirate-loot'), 0.48, { also: 'loot, booty, pirate hoard', tall: 0.8 }),
  outdoors('campfire circle', arrangement('campfire-circle'), 0.4, {
    also: 'fireplace in the woods',
    tall: 0.5,
  }),
  item('bouquet', arrangement('bouquet'), 0.58, {
    also: 'bunch of flowers, bouquet of flowers, bouquet of roses, bouquet of tulips, flower bouquet',
    tall: 0.3,
  }),
  outdoors('row of flower pots', arrangement('flower-pots'), 0.42, {
    also: 'flowerpots, flowers in pots, plant pots',
    plurals: [],
    group: 1,
    tall: 0.5,
  }),
  item('palette', arrangement('palette-and-brushes'), 0.5, {
    also: 'artist palette, paint palette, palette with brushes, paints, paints and brushes',
    tall: 0.3,
    home: 'artist-studio',
  }),
  item('tools', arrangement('tool-set'), 0.48, {
    also: 'tool set, toolbox, tool box, hammer and saw, corkscrew, bottle opener, can opener',
    plurals: [],
    group: 1,
    tall: 0.5,
  }),
  item('sewing basket', arrangement('sewing-basket'), 0.48, {
    also: 'sewing kit, knitting basket, basket of wool, basket of yarn',
    tall: 0.3,
  }),
  item('toy box', arrangement('toy-box'), 0.56, {
    also: 'box of toys, crate of toys, toys, toy chest',
    plurals: ['toys'],
    group: 1,
    tall: 0.5,
  }),
  outdoors('halloween decoration', arrangement('halloween-corner'), 0.5, {
    also: 'halloween decorations, halloween, halloween party',
    brings: { season: 'autumn', timeOfDay: 'night' },
    plurals: [],
    group: 1,
    tall: 0.5,
  }),
  item('christmas scene', arrangement('christmas-corner'), 0.66, { also: 'christmas corner', tall: 1.8 }),
  outdoors('harvest', arrangement('harvest'), 0.46, {
    also: 'autumn harvest, harvest festival, thanksgiving',
    ambiguous: true,
    tall: 0.5,
  }),
];
