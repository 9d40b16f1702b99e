import { entriesOf, procedure } from './entry.ts';

const item = entriesOf('item', { facing: 'front', habitat: 'interior' });
const outdoors = entriesOf('item', { facing: 'front', habitat: 'meadow' });
const street = entriesOf('item', { facing: 'front', habitat: 'city' });

export const READING_THINGS = [
  item('book', procedure('book'), 0.5, {
    also: 'old book, spell book, spellbook, tome, novel, diary, notebook',
    tall: 0.25,
    colourful: true,
    madeOf: ['paper'],
  }),
  item('open book', procedure('open-book'), 0.4, { also: 'magic book, open spellbook', tall: 0.3 }),
  item('stack of books', procedure('book-stack'), 0.46, {
    also: 'pile of books, book stack, heap of books',
    plurals: [],
    group: 1,
    tall: 0.25,
    seat: 'low',
  }),
  item('letter', procedure('letter'), 0.42, {
    also: 'envelope, love letter',
    tall: 0.15,
    drifts: true,
    madeOf: ['paper'],
  }),
  item('quill', procedure('quill'), 0.5, { also: 'quill pen, ink pot, inkwell, feather pen', tall: 0.3 }),
  item('feather', procedure('feather'), 0.5, { also: 'plume', tall: 0.2, drifts: true, colourful: true }),
  item('globe', procedure('globe'), 0.52, { also: 'world globe', tall: 0.25 }),
  item('typewriter', procedure('typewriter'), 0.46, { also: 'old typewriter', tall: 0.3 }),
];

export const LAMPS = [
  street('street lamp', procedure('street-lamp'), 0.68, {
    also: 'streetlamp, street light, streetlight, lamp post, lamppost, gas lamp',
    tall: 3,
    home: 'park',
  }),
  item('lamp', procedure('table-lamp'), 0.54, {
    also: 'table lamp, desk lamp, bedside lamp, reading lamp',
    tall: 0.5,
    hung: 'rows',
    held: 'handle',
    onFloor: true,
    festive: true,
  }),
  item('floor lamp', procedure('floor-lamp'), 0.66, { also: 'standing lamp', tall: 1.8, onFloor: true }),
];

export const STREET_AND_GARDEN = [
  street('traffic light', procedure('traffic-light'), 0.62, {
    also: 'stoplight, traffic signal',
    tall: 3,
    home: 'street',
  }),
  street('signpost', procedure('signpost'), 0.54, {
    also: 'sign, road sign, wooden sign, street sign',
    ambiguous: true,
    tall: 1.8,
  }),
  street('dustbin', procedure('bin'), 0.46, {
    also: 'bin, trash can, garbage can, rubbish bin, waste bin',
    tall: 0.8,
  }),
  outdoors('flag', procedure('flag'), 0.56, {
    also: 'banner, flagpole',
    tall: 3,
    hung: 'rows',
    colourful: true,
  }),
  outdoors('swing', procedure('swing'), 0.56, {
    also: 'swing set, garden swing',
    ambiguous: true,
    tall: 1.8,
    seat: 'chair',
    home: 'garden',
    madeOf: ['wood'],
    onFloor: true,
  }),
  outdoors('slide', procedure('slide'), 0.5, {
    also: 'playground slide',
    ambiguous: true,
    tall: 1.8,
    home: 'playground',
    around: 'playground',
  }),
  outdoors('wheel', procedure('wheel'), 0.46, {
    also: 'wagon wheel, cart wheel, wooden wheel, spinning wheel',
    tall: 0.8,
  }),
  outdoors('wheelbarrow', procedure('wheelbarrow'), 0.4, {
    also: 'barrow, garden cart',
    tall: 0.8,
    holds: true,
    home: 'garden',
  }),
  outdoors('watering can', procedure('watering-can'), 0.44, { tall: 0.5, home: 'garden' }),
  outdoors('barrel', procedure('barrel'), 0.46, {
    also: 'wooden barrel, keg, cask, rum barrel, wine barrel',
    tall: 0.8,
    holds: true,
    madeOf: ['wood'],
    onFloor: true,
  }),
  outdoors('crate', procedure('crate'), 0.42, {
    also: 'wooden crate, wooden box',
    tall: 0.8,
    holds: true,
    madeOf: ['wood'],
  }),
];

export const SMALL_THINGS = [
  item('spoon', procedure('spoon'), 0.5, { also: 'wooden spoon, ladle, teaspoon', tall: 0.15 }),
  item('fork', procedure('cutlery'), 0.5, {
    also: 'cutlery, fork and knife, knife and fork, silverware',
    ambiguous: true,
    tall: 0.15,
  }),
  item('toaster', procedure('toaster'), 0.46, { tall: 0.15 }),
  item('cushion', procedure('cushion'), 0.44, { also: 'pillow, throw pillow', tall: 0.4, seat: 'low' }),
  item('rug', procedure('rug'), 0.24, {
    also: 'carpet, persian carpet, prayer rug',
    tall: 0.4,
    seat: 'low',
    onFloor: true,
  }),
  item('fishing net', procedure('fishing-net'), 0.36, { also: 'net, fishnet', habitat: 'beach', tall: 0.4 }),
  item('anchor', procedure('anchor'), 0.56, {
    habitat: 'beach',
    tall: 0.4,
    water: 'lies',
    home: 'seabed',
    madeOf: ['iron'],
  }),
  item('ship wheel', procedure('ship-wheel'), 0.54, {
    also: 'ship’s wheel, steering wheel, helm',
    tall: 0.4,
  }),
  item('origami crane', procedure('origami-crane'), 0.44, {
    also: 'paper crane, origami, origami bird, paper bird',
    tall: 0.15,
  }),
  item('dream catcher', procedure('dream-catcher'), 0.6, { also: 'dreamcatcher', tall: 0.15 }),
  item('mask', procedure('mask'), 0.46, {
    also: 'carnival mask, venetian mask, masquerade mask',
    tall: 0.15,
  }),
];
