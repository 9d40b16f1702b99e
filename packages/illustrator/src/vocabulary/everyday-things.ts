import { type Entry, entriesOf, procedure } from './entry.ts';

const item = entriesOf('item', { facing: 'front', habitat: 'interior' });
const outdoors = entriesOf('item', { facing: 'front', habitat: 'meadow' });
const street = entriesOf('item', { facing: 'front', habitat: 'city' });

export const READING_THINGS: readonly Entry[] = [
  item('book', procedure('book'), 0.5, {
    also: 'old book, spell book, spellbook, tome, novel, diary, notebook',
  }),
  item('open book', procedure('open-book'), 0.4, { also: 'magic book, open spellbook' }),
  item('stack of books', procedure('book-stack'), 0.46, {
    also: 'pile of books, book stack, heap of books',
    plurals: [],
    group: 1,
  }),
  item('letter', procedure('letter'), 0.42, { also: 'envelope, love letter' }),
  item('quill', procedure('quill'), 0.5, { also: 'quill pen, ink pot, inkwell, feather pen' }),
  item('feather', procedure('feather'), 0.5, { also: 'plume' }),
  item('globe', procedure('globe'), 0.52, { also: 'world globe' }),
  item('typewriter', procedure('typewriter'), 0.46, { also: 'old typewriter' }),
];

export const LAMPS: readonly Entry[] = [
  street('street lamp', procedure('street-lamp'), 0.68, {
    also: 'streetlamp, street light, streetlight, lamp post, lamppost, gas lamp',
  }),
  item('lamp', procedure('table-lamp'), 0.54, { also: 'table lamp, desk lamp, bedside lamp, reading lamp' }),
  item('floor lamp', procedure('floor-lamp'), 0.66, { also: 'standing lamp' }),
];

export const STREET_AND_GARDEN: readonly Entry[] = [
  street('traffic light', procedure('traffic-light'), 0.62, { also: 'stoplight, traffic signal' }),
  street('signpost', procedure('signpost'), 0.54, {
    also: 'sign, road sign, wooden sign, street sign',
    ambiguous: true,
  }),
  street('dustbin', procedure('bin'), 0.46, { also: 'bin, trash can, garbage can, rubbish bin, waste bin' }),
  outdoors('flag', procedure('flag'), 0.56, { also: 'banner, flagpole' }),
  outdoors('swing', procedure('swing'), 0.56, { also: 'swing set, garden swing', ambiguous: true }),
  outdoors('slide', procedure('slide'), 0.5, { also: 'playground slide', ambiguous: true }),
  outdoors('wheel', procedure('wheel'), 0.46, {
    also: 'wagon wheel, cart wheel, wooden wheel, spinning wheel',
  }),
  outdoors('wheelbarrow', procedure('wheelbarrow'), 0.4, { also: 'barrow, garden cart' }),
  outdoors('watering can', procedure('watering-can'), 0.44),
  outdoors('barrel', procedure('barrel'), 0.46, {
    also: 'wooden barrel, keg, cask, rum barrel, wine barrel',
  }),
  outdoors('crate', procedure('crate'), 0.42, { also: 'wooden crate, wooden box' }),
];

export const SMALL_THINGS: readonly Entry[] = [
  item('spoon', procedure('spoon'), 0.5, { also: 'wooden spoon, ladle, teaspoon' }),
  item('fork', procedure('cutlery'), 0.5, {
    also: 'cutlery, fork and knife, knife and fork, silverware',
    ambiguous: true,
  }),
  item('toaster', procedure('toaster'), 0.46),
  item('cushion', procedure('cushion'), 0.44, { also: 'pillow, throw pillow' }),
  item('rug', procedure('rug'), 0.24, { also: 'carpet, persian carpet, prayer rug' }),
  item('fishing net', procedure('fishing-net'), 0.36, { also: 'net, fishnet', habitat: 'beach' }),
  item('anchor', procedure('anchor'), 0.56, { habitat: 'beach' }),
  item('ship wheel', procedure('ship-wheel'), 0.54, { also: 'ship’s wheel, steering wheel, helm' }),
  item('origami crane', procedure('origami-crane'), 0.44, {
    also: 'paper crane, origami, origami bird, paper bird',
  }),
  item('dream catcher', procedure('dream-catcher'), 0.6, { also: 'dreamcatcher' }),
  item('mask', procedure('mask'), 0.46, { also: 'carnival mask, venetian mask, masquerade mask' }),
];
