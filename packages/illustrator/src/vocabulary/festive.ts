import { entriesOf, procedure } from './entry.ts';

const item = entriesOf('item', { facing: 'front', habitat: 'interior' });
const outdoors = entriesOf('item', { facing: 'front', habitat: 'meadow' });

/** What belongs to feasts, seasons and children's days. */
export const FESTIVE = [
  outdoors('snowman', procedure('snowman'), 0.56, {
    plurals: ['snowmen'],
    habitat: 'snow',
    tall: 1.3,
    brings: { season: 'winter', snow: true },
    onFloor: true,
    alive: true,
  }),
  outdoors('scarecrow', procedure('scarecrow'), 0.58, {
    tall: 1.8,
    home: 'wheat-field',
    brings: { season: 'autumn' },
    onFloor: true,
    alive: true,
  }),
  outdoors('pumpkin', procedure('pumpkin'), 0.4, {
    also: 'gourd, squash',
    tall: 0.25,
    home: 'pumpkin-patch',
    onFloor: true,
  }),
  outdoors('jack o lantern', procedure('jack-o-lantern'), 0.42, {
    also: 'carved pumpkin, halloween pumpkin, jackolantern',
    tall: 0.25,
    brings: { season: 'autumn' },
  }),
  item('gift', procedure('gift'), 0.43, {
    also: 'present, christmas present, gift box, birthday present, wrapped gift',
    ambiguous: true,
    tall: 0.3,
    colourful: true,
    holds: true,
    onFloor: true,
  }),
  item('pile of gifts', procedure('gift-pile'), 0.48, {
    also: 'pile of presents, heap of presents, stack of presents',
    plurals: [],
    group: 1,
    tall: 0.7,
  }),
  outdoors('lantern', procedure('lantern'), 0.48, {
    also: 'candle lantern, storm lantern',
    flock: 5,
    tall: 0.25,
    hung: 'rows',
    held: 'handle',
    madeOf: ['paper'],
    festive: true,
  }),
  outdoors('paper lantern', procedure('paper-lantern'), 0.46, {
    also: 'chinese lantern, sky lantern, japanese lantern',
    flock: 5,
    tall: 0.4,
    hung: 'rows',
    colourful: true,
    festive: true,
  }),
  outdoors('string of lanterns', procedure('lantern-string'), 0.34, {
    also: 'lantern string',
    tall: 1,
    hung: 'across',
    brings: { timeOfDay: 'night' },
    festive: true,
  }),
  outdoors('bunting', procedure('bunting'), 0.3, {
    also: 'pennants, garland',
    plurals: [],
    tall: 1,
    hung: 'across',
    festive: true,
  }),
  outdoors('fairy lights', procedure('fairy-lights'), 0.3, {
    also: 'string lights, christmas lights, fairy light',
    plurals: [],
    group: 1,
    tall: 1,
    hung: 'across',
    festive: true,
  }),
  outdoors('mailbox', procedure('mailbox'), 0.54, {
    also: 'letter box, letterbox, post box, postbox',
    tall: 1.3,
    home: 'street',
  }),
  entriesOf('flying', { facing: 'front', habitat: 'meadow' })('kite', procedure('kite'), 0.34, {
    tall: 0.7,
    drifts: true,
    colourful: true,
    held: 'string',
    madeOf: ['paper'],
    forChildren: true,
  }),
  outdoors('balloon', procedure('balloon'), 0.46, {
    flock: 5,
    tall: 0.45,
    drifts: true,
    colourful: true,
    held: 'string',
    festive: true,
  }),
  outdoors('bunch of balloons', procedure('balloons'), 0.56, {
    also: 'balloon bouquet',
    plurals: [],
    tall: 1.3,
  }),
  outdoors('fence', procedure('fence'), 0.34, {
    also: 'picket fence, garden fence, wooden fence',
    tall: 1,
    barrier: true,
    madeOf: ['wood'],
  }),
  outdoors('hay bale', procedure('hay-bale'), 0.4, {
    also: 'bale of hay, haystack, straw bale, hay',
    tall: 1.3,
    barrier: true,
    home: 'farm',
    brings: { season: 'autumn' },
  }),
  item('rubber duck', procedure('rubber-duck'), 0.44, {
    also: 'rubber ducky, toy duck, bath duck',
    facing: 'right',
    tall: 0.12,
    home: 'bathroom',
  }),
];
