import { entriesOf, procedure } from '../noun-entry.ts';

const item = entriesOf('item', { facing: 'front', habitat: 'interior' });
const standing = entriesOf('item', { facing: 'front', habitat: 'interior', onFloor: true });
const outdoors = entriesOf('item', { facing: 'front', habitat: 'meadow' });
const yard = entriesOf('item', { facing: 'front', habitat: 'meadow', onFloor: true });

/** What one plays, rests and works with at home and in the yard. */
export const LEISURE = [
  // Music
  standing('cello', procedure('cello'), 0.6, {
    also: 'double bass, contrabass, upright bass',
    tall: 1.25,
    playedAt: true,
  }),
  standing('drum kit', procedure('drum-kit'), 0.52, {
    also: 'drum set, set of drums, drumkit, drumset',
    tall: 1.2,
    playedAt: true,
    home: 'stage',
  }),
  item('xylophone', procedure('xylophone'), 0.4, { also: 'glockenspiel, marimba, vibraphone', tall: 0.25 }),
  item('tambourine', procedure('tambourine'), 0.44, { tall: 0.26 }),
  standing('gong', procedure('gong'), 0.56, { also: 'bronze gong', tall: 1.2, playedAt: true }),
  item('metronome', procedure('metronome'), 0.5, { tall: 0.23 }),
  item('music box', procedure('music-box'), 0.48, {
    also: 'musical box, jewelry box, jewellery box',
    tall: 0.2,
  }),
  // At home
  standing('rocking chair', procedure('rocking-chair'), 0.54, {
    also: 'rocker chair',
    tall: 1.1,
    seat: 'chair',
    madeOf: ['wood'],
  }),
  item('piggy bank', procedure('piggy-bank'), 0.44, { also: 'money box, moneybox', tall: 0.16, holds: true }),
  item('rolling pin', procedure('rolling-pin'), 0.32, { tall: 0.08, home: 'kitchen' }),
  item('whisk', procedure('whisk'), 0.5, {
    also: 'egg beater, wire whisk',
    ambiguous: true,
    tall: 0.3,
    home: 'kitchen',
  }),
  item('mortar and pestle', procedure('mortar'), 0.44, {
    also: 'pestle and mortar, mortar, pestle',
    plurals: [],
    tall: 0.17,
  }),
  standing('coat rack', procedure('coat-rack'), 0.62, {
    also: 'coat stand, hat stand, hat rack, coat hanger stand, clothes rack, hall tree',
    tall: 1.8,
  }),
  standing('mannequin', procedure('mannequin'), 0.6, {
    also: 'dress form, tailors dummy, dressmakers dummy, tailor dummy, shop dummy',
    tall: 1.6,
  }),
  standing('dollhouse', procedure('dollhouse'), 0.54, {
    also: "doll house, dolls house, doll's house, toy house",
    tall: 0.9,
    home: 'bedroom',
    forChildren: true,
  }),
  item('binoculars', procedure('binoculars'), 0.46, {
    also: 'pair of binoculars, field glasses, opera glasses',
    plurals: [],
    tall: 0.2,
  }),
  // To play
  yard('trampoline', procedure('trampoline'), 0.34, { tall: 0.7, seat: 'low', home: 'garden' }),
  yard('seesaw', procedure('seesaw'), 0.4, {
    also: 'see saw, teeter totter',
    tall: 1,
    seat: 'ledge',
    home: 'playground',
  }),
  standing('pool table', procedure('pool-table'), 0.42, {
    also: 'billiard table, snooker table, billiards table',
    tall: 0.85,
    surface: true,
    barrier: true,
  }),
  yard('basketball hoop', procedure('basketball-hoop'), 0.64, {
    also: 'basketball net, basketball basket, basketball backboard',
    tall: 3.3,
  }),
  // In the yard
  outdoors('pitchfork', procedure('pitchfork'), 0.6, { also: 'hay fork, hayfork', tall: 1.4 }),
  outdoors('rake', procedure('rake'), 0.6, { also: 'garden rake, leaf rake', ambiguous: true, tall: 1.5 }),
  outdoors('spear', procedure('spear'), 0.6, { also: 'lance, javelin', ambiguous: true, tall: 2 }),
  outdoors('scythe', procedure('scythe'), 0.6, { also: 'sickle', tall: 1.6 }),
  outdoors('oar', procedure('oar'), 0.6, {
    also: 'paddle, boat paddle, kayak paddle, canoe paddle',
    ambiguous: true,
    tall: 1.6,
  }),
  outdoors('chainsaw', procedure('chainsaw'), 0.44, { also: 'chain saw, power saw', tall: 0.3 }),
  yard('birdbath', procedure('birdbath'), 0.5, {
    also: 'bird bath',
    tall: 0.85,
    home: 'garden',
    openAir: true,
    surface: true,
  }),
  yard('sundial', procedure('sundial'), 0.5, { also: 'sun dial', tall: 0.9, home: 'garden' }),
  outdoors('weather vane', procedure('weather-vane'), 0.56, {
    also: 'weathervane, weathercock, wind vane',
    tall: 1.2,
  }),
  outdoors('horseshoe', procedure('horseshoe'), 0.44, { tall: 0.14, madeOf: ['iron'] }),
  outdoors('saddle', procedure('saddle'), 0.46, {
    also: 'horse saddle, riding saddle',
    ambiguous: true,
    tall: 0.9,
  }),
  entriesOf('hat', { facing: 'front', habitat: 'interior' })(
    'viking helmet',
    procedure('horned-helmet'),
    0.36,
    {
      also: 'horned helmet, helmet with horns',
    },
  ),
];
