import { entriesOf, procedure } from '../noun-entry.ts';

const item = entriesOf('item', { facing: 'front', habitat: 'interior' });
const outdoors = entriesOf('item', { facing: 'front', habitat: 'meadow' });
const street = entriesOf('item', { facing: 'front', habitat: 'city', home: 'street' });

/** What one plays and trains with, and what stands in the street. */
export const SPORTS_AND_PLAY = [
  outdoors('tennis ball', procedure('tennis-ball'), 0.38, { tall: 0.07, playedAt: true }),
  outdoors('volleyball', 'volleyball', 0.4, { tall: 0.22 }),
  outdoors('bowling pin', 'bowling', 0.5, {
    also: 'bowling pins, ninepin',
    plurals: ['ninepins'],
    tall: 0.4,
  }),
  item('billiard ball', 'pool-8-ball', 0.38, { also: 'eight ball, pool ball, 8 ball', tall: 0.06 }),
  outdoors('tennis racket', 'tennis', 0.46, { also: 'tennis racquet, racket, racquet', tall: 0.6 }),
  outdoors('badminton racket', 'badminton', 0.46, { also: 'shuttlecock', tall: 0.6 }),
  item('ping pong paddle', 'ping-pong', 0.44, { also: 'table tennis racket, table tennis bat', tall: 0.25 }),
  outdoors('baseball bat', 'cricket-game', 0.5, { also: 'cricket bat', tall: 0.9 }),
  outdoors('hockey stick', 'ice-hockey', 0.5, { also: 'hockey stick and puck, golf club', tall: 1.3 }),
  outdoors('frisbee', 'flying-disc', 0.4, { also: 'flying disc', tall: 0.05 }),
  outdoors('boomerang', 'boomerang', 0.42, { tall: 0.2 }),
  item('boxing glove', 'boxing-glove', 0.42, {
    also: 'boxing gloves',
    plurals: [],
    worn: 'body',
    tall: 0.25,
  }),
  outdoors('ice skate', 'ice-skate', 0.44, {
    also: 'ice skates, skates',
    plurals: [],
    worn: 'body',
    tall: 0.25,
  }),
  outdoors('roller skate', 'roller-skate', 0.44, {
    also: 'roller skates, rollerskate',
    plurals: [],
    worn: 'body',
    tall: 0.25,
  }),
  outdoors('skis', 'skis', 0.5, { also: 'ski, pair of skis', plurals: [], tall: 1.6 }),
  outdoors('life ring', 'ring-buoy', 0.44, {
    also: 'lifebuoy, ring buoy, life preserver, swim ring, pool float, swimming ring, inflatable ring, float ring, buoy, flamingo float, pink flamingo float, inflatable flamingo, pool floatie, inner tube',
    tall: 0.6,
  }),
  outdoors('fishing rod', 'fishing-pole', 0.5, { also: 'fishing pole', tall: 1.5 }),
  item('yo-yo', 'yo-yo', 0.42, { also: 'yoyo', tall: 0.08 }),
  item('joystick', 'joystick', 0.44, { tall: 0.15 }),
  item('pinata', 'pinata', 0.48, { tall: 0.5, hung: 'rows' }),
  item('mahjong tile', 'mahjong-red-dragon', 0.42, { also: 'mahjong, domino, dominoes', tall: 0.04 }),
  item('maracas', 'maracas', 0.44, { also: 'maraca', plurals: [], tall: 0.25 }),
  item('firecracker', 'firecracker', 0.44, { tall: 0.1 }),
  item('lego brick', procedure('toy-brick'), 0.4, {
    also: 'lego, lego block, plastic brick',
    tall: 0.03,
    colorful: true,
  }),
  // In the street
  street('neon sign', procedure('neon-board'), 0.6, {
    also: 'neon board, light sign',
    // Several of them are a street of the night, which the place draws.
    plurals: [],
    tall: 2.4,
    screen: { x: 0.5, y: 0.37, wide: 0.86, high: 0.64 },
    brings: { timeOfDay: 'night' },
  }),
  street('billboard', procedure('billboard'), 0.6, {
    also: 'sign board, signboard, hoarding, advertising board',
    tall: 4,
    screen: { x: 0.5, y: 0.33, wide: 0.9, high: 0.58, ground: '#f4efe2' },
  }),
  street('stop sign', procedure('stop-sign'), 0.62, {
    also: 'stop signal',
    tall: 2.4,
    home: 'street',
    onFloor: true,
  }),
  street('fire hydrant', procedure('fire-hydrant'), 0.54, { also: 'hydrant', tall: 0.8 }),
  street('traffic cone', procedure('traffic-cone'), 0.5, { also: 'safety cone, road cone', tall: 0.6 }),
  street('shopping cart', 'shopping-cart', 0.5, { also: 'shopping trolley', tall: 1, holds: true }),
  street('stroller', procedure('stroller'), 0.46, {
    also: 'baby stroller, pram, baby carriage, buggy, baby buggy, pushchair, perambulator',
    habitat: 'meadow',
    home: 'park',
    tall: 1,
    holds: true,
    onFloor: true,
  }),
  street('warning sign', procedure('warning-sign'), 0.56, {
    also: 'diamond shaped sign, yellow diamond shaped sign, traffic sign, crossing sign, yield sign, warning road sign',
    tall: 2.2,
    screen: { x: 0.5, y: 0.28, wide: 0.58, high: 0.32 },
  }),
  street('phone booth', procedure('phone-booth'), 0.64, {
    also: 'telephone booth, phone box, telephone box, red telephone box, call box, red phone box, police box, payphone, pay phone',
    tall: 2.4,
    roomy: true,
  }),
  street('barber pole', 'barber-pole', 0.56, { also: 'barbers pole, barber sign', tall: 0.9 }),
  street('bus stop', 'bus-stop', 0.56, { tall: 2.4 }),
  street('fuel pump', 'fuel-pump', 0.54, { also: 'gas pump, petrol pump', tall: 1.6 }),
];
