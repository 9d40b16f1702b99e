import { entriesOf, procedure } from '../noun-entry.ts';

const sign = entriesOf('item', { facing: 'front', habitat: 'meadow' });
const indoors = entriesOf('item', { facing: 'front', habitat: 'interior' });

/** What bears words: each is taken where the prompt says what is written on it. */
export const LETTERED_SIGNS = [
  sign('board sign', procedure('sign-board'), 0.6, {
    also: 'sandwich board, yard sign, a-frame sign, sidewalk sign',
    tall: 1.5,
    screen: { x: 0.5, y: 0.32, wide: 0.84, high: 0.46 },
    onFloor: true,
  }),
  indoors('table sign', procedure('table-sign'), 0.42, {
    also: 'place card, tent card, name card, table card, placard, protest sign, cardboard sign',
    tall: 0.24,
    screen: { x: 0.5, y: 0.48, wide: 0.8, high: 0.68 },
  }),
  indoors('hanging sign', procedure('hanging-sign'), 0.46, {
    also: 'door sign, wall sign, plaque, nameplate',
    tall: 0.4,
    screen: { x: 0.5, y: 0.69, wide: 0.82, high: 0.44 },
  }),
  indoors('cloth banner', procedure('cloth-banner'), 0.6, {
    also: 'fabric banner, paper banner',
    tall: 0.6,
    hung: 'across',
    screen: { x: 0.5, y: 0.56, wide: 0.84, high: 0.42 },
  }),
  indoors('badge ring', procedure('badge-ring'), 0.6, { plurals: [], tall: 0.4 }),
  indoors('lettering', procedure('lettering'), 0.3, { plurals: [], tall: 0.3 }),
];
