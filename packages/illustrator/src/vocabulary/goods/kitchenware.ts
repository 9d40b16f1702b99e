import { entriesOf, procedure } from '../noun-entry.ts';

const item = entriesOf('item', { facing: 'front', habitat: 'interior', home: 'kitchen' });
const onTable = entriesOf('item', { facing: 'front', habitat: 'interior' });

/** What one cooks, cools and eats with. */
export const KITCHENWARE = [
  item('refrigerator', procedure('refrigerator'), 0.62, {
    also: 'fridge, freezer',
    tall: 1.8,
    onFloor: true,
    holds: true,
  }),
  item('stove', procedure('stove'), 0.52, {
    also: 'oven, cooker, kitchen stove, gas stove, range',
    tall: 0.95,
    onFloor: true,
    holds: true,
  }),
  item('washing machine', procedure('washing-machine'), 0.52, {
    also: 'washer, laundry machine, dishwasher, tumble dryer',
    tall: 0.9,
    onFloor: true,
    holds: true,
    home: 'bathroom',
  }),
  item('microwave', procedure('microwave'), 0.42, { also: 'microwave oven', tall: 0.32, holds: true }),
  item('coffee machine', procedure('coffee-machine'), 0.5, {
    also: 'espresso machine, coffee maker, coffeemaker, espresso maker, kitchen mixer, french press, stand mixer, mixer, coffee grinder, coffee pot, moka pot',
    tall: 0.42,
  }),
  onTable('jug', procedure('jug'), 0.48, {
    also: 'pitcher, carafe, water jug, milk jug, ewer, decanter, milk churn, milk can',
    tall: 0.26,
    holds: true,
  }),
  onTable('tin can', 'canned-food', 0.42, {
    also: 'can, canned food, soup can, tin',
    ambiguous: true,
    tall: 0.12,
  }),
  onTable('soda can', procedure('soda-can'), 0.44, {
    also: 'can of soda, coke can, beer can, can of beer, can of cola, cola, coke, soda, energy drink, sports drink, can of soda pop',
    plurals: ['soda cans', 'beer cans', 'cans of soda', 'cans of beer', 'sodas', 'coke cans'],
    tall: 0.12,
    colorful: true,
  }),
  onTable('juice box', 'beverage-box', 0.42, {
    also: 'milk carton, carton of milk, milk container',
    tall: 0.16,
  }),
  onTable('kitchen knife', 'kitchen-knife', 0.44, {
    also: 'knife, chef knife, butcher knife, cleaver, steak knife, butter knife, paring knife, bread knife',
    plurals: ['knives', 'kitchen knives'],
    tall: 0.12,
    madeOf: ['iron'],
  }),
  onTable('chopsticks', 'chopsticks', 0.4, { also: 'chopstick', plurals: [], tall: 0.08 }),
  onTable('salt shaker', 'salt', 0.4, {
    also: 'salt, pepper shaker, pepper mill, pepper grinder',
    ambiguous: true,
    tall: 0.1,
  }),
  onTable('napkin', procedure('folded-cloth'), 0.34, {
    also: 'folded cloth, tablecloth, handkerchief, blanket, folded towel, folded towels, stack of towels, pile of towels, pile of laundry, folded laundry',
    tall: 0.08,
    seat: 'low',
    colorful: true,
  }),
  onTable('cutting board', procedure('cutting-board'), 0.36, {
    also: 'chopping board, wooden board, bread board, wood board',
    tall: 0.1,
    topped: 'plate',
    madeOf: ['wood'],
  }),
  onTable('sake', 'sake', 0.43, { also: 'sake bottle', tall: 0.15 }),
  onTable('baby bottle', 'baby-bottle', 0.44, { tall: 0.16 }),
];
