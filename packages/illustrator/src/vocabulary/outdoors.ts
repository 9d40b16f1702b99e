import { entriesOf, procedure } from './noun-entry.ts';

const outdoors = entriesOf('item', { facing: 'front', habitat: 'meadow' });
const street = entriesOf('item', { facing: 'front', habitat: 'city' });

/** What stands and lies about in streets, gardens and the country. */
export const OUTDOORS = [
  // Street and garden
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
    also: 'bin, trash can, garbage can, rubbish bin, waste bin, garbage bag, trash bag, bin bag, wastebasket',
    tall: 0.8,
  }),
  outdoors('flag', procedure('flag'), 0.56, {
    also: 'banner, flagpole',
    tall: 3,
    hung: 'rows',
    colorful: true,
  }),
  outdoors('swing', procedure('swing'), 0.56, {
    also: 'swing set, garden swing, tire swing, rope swing, tree swing',
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
    also: 'wagon wheel, cart wheel, wooden wheel',
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
    also: 'wooden barrel, keg, cask, rum barrel, wine barrel, beer keg, whiskey barrel',
    tall: 0.8,
    holds: true,
    madeOf: ['wood'],
    onFloor: true,
  }),
  outdoors('crate', procedure('crate'), 0.42, {
    also: 'wooden crate, wooden box, trough, feeding trough, manger, cargo container, shipping container, container, cargo crate',
    tall: 0.8,
    holds: true,
    madeOf: ['wood'],
  }),
  // Country
  outdoors('campfire', procedure('campfire'), 0.32, {
    also: 'bonfire, camp fire, fire pit',
    brings: { timeOfDay: 'night' },
    habitat: 'forest',
    openAir: true,
    tall: 0.45,
    madeOf: ['fire'],
  }),
  outdoors('fire', 'fire', 0.38, { also: 'flame', ambiguous: true, madeOf: ['fire'], mass: true }),
  outdoors('football', 'soccer-ball', 0.3, { tall: 0.22, also: 'soccer ball, soccer', playedAt: true }),
  outdoors('basketball', 'basketball', 0.3, { tall: 0.24, playedAt: true }),
  outdoors('baseball', 'baseball', 0.28, { tall: 0.08, playedAt: true }),
  outdoors('beach umbrella', 'umbrella-on-ground', 0.4, {
    also: 'beach parasol, sunshade',
    habitat: 'beach',
  }),
  outdoors('desert island', 'desert-island', 0.36, {
    also: 'lonely island, tropical island palm',
    habitat: 'sea',
    tall: 2.2,
    water: 'stands',
  }),
  outdoors('spider web', 'spider-web', 0.4, {
    also: 'spiderweb, cobweb, web, spiders web',
    habitat: 'forest',
  }),
  outdoors('rock', 'rock', 0.3, {
    also: 'boulder, stone',
    ambiguous: true,
    tall: 0.65,
    seat: 'low',
    water: 'stands',
    home: 'rocky-coast',
    madeOf: ['stone'],
  }),
  outdoors('spread blanket', procedure('spread-blanket'), 0.24, {
    tall: 0.5,
    seat: 'low',
    surface: true,
    onFloor: true,
  }),
  outdoors('grind rail', procedure('grind-rail'), 0.4, {
    tall: 0.5,
    seat: 'low',
    habitat: 'city',
    onFloor: true,
  }),
  outdoors('skate ramp', procedure('skate-ramp'), 0.5, {
    also: 'skateboard ramp, half pipe, halfpipe, quarter pipe',
    tall: 1.3,
    seat: 'ledge',
    habitat: 'city',
    onFloor: true,
  }),
  outdoors('stick', procedure('stick'), 0.3, {
    also: 'wooden stick, twig',
    ambiguous: true,
    tall: 0.1,
    madeOf: ['wood'],
  }),
  outdoors('log', 'wood', 0.3, {
    also: 'tree stump, stump, tree trunk, driftwood, piece of driftwood',
    ambiguous: true,
    habitat: 'forest',
    tall: 0.65,
    seat: 'low',
    madeOf: ['wood'],
  }),
  outdoors('crane', procedure('tower-crane'), 0.66, {
    also: 'construction crane, tower crane, building crane',
    ambiguous: true,
    habitat: 'city',
  }),
  outdoors('tombstone', 'headstone', 0.4, {
    also: 'gravestone, grave, headstone, graveyard, cemetery',
    habitat: 'forest',
    tall: 0.65,
    home: 'graveyard',
    around: 'graveyard',
  }),
  outdoors('fountain', procedure('fountain'), 0.5, {
    also: 'water fountain, trevi fountain',
    tall: 1,
    home: 'park',
    madeOf: ['stone'],
  }),
  outdoors('flower arch', procedure('flower-arch'), 0.62, {
    also:
      'arch of flowers, arch of roses, floral arch, wedding arch, rose arch, garden arch, flower archway, archway of flowers, ' +
      'flowery arch, arch with flowers, wedding arbor, rose arbor, arbor, pergola, trellis arch',
    tall: 2.4,
    home: 'garden',
    spans: true,
    onFloor: true,
  }),
  outdoors('sandcastle', procedure('sandcastle'), 0.4, {
    also: 'sand castle, castle of sand',
    habitat: 'beach',
    tall: 0.6,
  }),
  outdoors('puddle', procedure('puddle'), 0.3, {
    also: 'rain puddle, mud puddle, puddle of water',
    habitat: 'city',
    tall: 0.5,
    low: true,
    seat: 'low',
  }),
  outdoors('soap bubble', procedure('soap-bubble'), 0.3, {
    also: 'bubble',
    tall: 0.2,
    flock: 9,
    drifts: true,
  }),
  outdoors('anvil', procedure('anvil'), 0.4, { tall: 0.8, onFloor: true, home: 'workshop' }),
  outdoors('footprint', procedure('footprints'), 0.3, {
    also: 'track, trail of footprints, footstep, paw print',
    plurals: ['footprints', 'tracks', 'footsteps', 'paw prints'],
    flock: 1,
    ambiguous: true,
    tall: 0.8,
    low: true,
  }),
  outdoors('wind chime', 'wind-chime', 0.4, { hung: 'rows' }),
];
