import { entriesOf, procedure } from '../noun-entry.ts';

const machine = entriesOf('item', { facing: 'front', habitat: 'interior', onFloor: true });
const onTable = entriesOf('item', { facing: 'front', habitat: 'interior' });

/** What runs by an engine, a coin or a current. */
export const MACHINES = [
  machine('engine', procedure('engine'), 0.52, {
    also: 'car engine, motor, engine block, truck engine, v8 engine, v8',
    ambiguous: true,
    tall: 0.9,
    home: 'workshop',
    madeOf: ['iron'],
  }),
  machine('vending machine', procedure('vending-machine'), 0.64, {
    also: 'soda machine, drinks machine, snack machine, gumball machine, candy machine',
    tall: 1.85,
    habitat: 'city',
  }),
  machine('arcade machine', procedure('arcade-machine'), 0.62, {
    also: 'arcade cabinet, arcade game, pinball machine, arcade, video game machine',
    tall: 1.8,
  }),
  machine('jukebox', procedure('jukebox'), 0.6, { also: 'juke box', tall: 1.5 }),
  machine('popcorn machine', procedure('popcorn-machine'), 0.6, {
    also: 'popcorn maker, popcorn cart, popcorn stand',
    tall: 1.7,
  }),
  machine('treadmill', procedure('treadmill'), 0.5, {
    also: 'running machine',
    tall: 1.4,
    home: 'gym',
    seat: 'low',
  }),
  machine('lawn mower', procedure('lawn-mower'), 0.48, {
    also: 'lawnmower, push mower, grass cutter, mower',
    tall: 1,
    habitat: 'meadow',
    home: 'garden',
  }),
  onTable('cash register', procedure('cash-register'), 0.48, {
    also: 'till, old cash register, cashbox',
    ambiguous: true,
    tall: 0.45,
    home: 'shop',
  }),
  onTable('blender', procedure('blender'), 0.5, {
    also: 'smoothie maker, food processor, juicer',
    tall: 0.42,
    home: 'kitchen',
    holds: true,
  }),
  onTable('hair dryer', procedure('hair-dryer'), 0.46, {
    also: 'hairdryer, blow dryer, hair drier',
    tall: 0.22,
  }),
];
