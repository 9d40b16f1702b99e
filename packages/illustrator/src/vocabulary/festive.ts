import { type Entry, entriesOf, procedure } from './entry.ts';

const item = entriesOf('item', { facing: 'front', habitat: 'interior' });
const outdoors = entriesOf('item', { facing: 'front', habitat: 'meadow' });

/** What belongs to feasts, seasons and children's days. */
export const FESTIVE: readonly Entry[] = [
  outdoors('snowman', procedure('snowman'), 0.56, { plurals: ['snowmen'], habitat: 'snow' }),
  outdoors('scarecrow', procedure('scarecrow'), 0.58),
  outdoors('pumpkin', procedure('pumpkin'), 0.4, { also: 'gourd, squash' }),
  outdoors('jack o lantern', procedure('jack-o-lantern'), 0.42, {
    also: 'carved pumpkin, halloween pumpkin, jackolantern',
  }),
  item('gift', procedure('gift'), 0.43, {
    also: 'present, christmas present, gift box, birthday present, wrapped gift',
    ambiguous: true,
  }),
  item('pile of gifts', procedure('gift-pile'), 0.48, {
    also: 'pile of presents, heap of presents, stack of presents',
    plurals: [],
    group: 1,
  }),
  outdoors('lantern', procedure('lantern'), 0.48, { also: 'candle lantern, storm lantern', flock: 5 }),
  outdoors('paper lantern', procedure('paper-lantern'), 0.46, {
    also: 'chinese lantern, sky lantern, japanese lantern',
    flock: 5,
  }),
  outdoors('string of lanterns', procedure('lantern-string'), 0.34, { also: 'lantern string' }),
  outdoors('bunting', procedure('bunting'), 0.3, { also: 'pennants, garland', plurals: [] }),
  outdoors('fairy lights', procedure('fairy-lights'), 0.3, {
    also: 'string lights, christmas lights, fairy light',
    plurals: [],
    group: 1,
  }),
  outdoors('mailbox', procedure('mailbox'), 0.54, { also: 'letter box, letterbox, post box, postbox' }),
  entriesOf('flying', { facing: 'front', habitat: 'meadow' })('kite', procedure('kite'), 0.34),
  outdoors('balloon', procedure('balloon'), 0.46, { flock: 5 }),
  outdoors('bunch of balloons', procedure('balloons'), 0.56, { also: 'balloon bouquet', plurals: [] }),
  outdoors('fence', procedure('fence'), 0.34, { also: 'picket fence, garden fence, wooden fence' }),
  outdoors('hay bale', procedure('hay-bale'), 0.4, { also: 'bale of hay, haystack, straw bale, hay' }),
  item('rubber duck', procedure('rubber-duck'), 0.44, {
    also: 'rubber ducky, toy duck, bath duck',
    facing: 'right',
  }),
];
