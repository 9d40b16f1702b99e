import { entriesOf, procedure } from '../noun-entry.ts';

const piece = entriesOf('item', { facing: 'front', habitat: 'interior', onFloor: true });
const item = entriesOf('item', { facing: 'front', habitat: 'interior' });

/** Furniture that keeps things, and what hangs on walls and ceilings. */
export const HOME_FURNITURE = [
  piece('wardrobe', procedure('wardrobe'), 0.64, {
    also: 'closet, armoire, cupboard',
    tall: 1.9,
    home: 'bedroom',
    madeOf: ['wood'],
  }),
  piece('dresser', procedure('dresser'), 0.5, {
    also: 'chest of drawers, sideboard, commode, cabinet, drawer',
    surface: true,
    tall: 0.95,
    madeOf: ['wood'],
  }),
  piece('nightstand', procedure('dresser'), 0.46, {
    also: 'night stand, bedside table, night table',
    qualities: ['small'],
    surface: true,
    tall: 0.6,
    home: 'bedroom',
    madeOf: ['wood'],
  }),
  item('wall shelf', procedure('shelf'), 0.4, {
    also: 'shelf, wooden shelf, hanging shelf',
    surface: true,
    tall: 0.3,
    hung: 'rows',
    madeOf: ['wood'],
  }),
  item('chandelier', procedure('chandelier'), 0.46, {
    also: 'crystal chandelier',
    tall: 1,
    hung: 'rows',
    qualities: ['hanging'],
  }),
  item('ceiling fan', procedure('ceiling-fan'), 0.4, { tall: 0.5, hung: 'rows', qualities: ['hanging'] }),
  item('glowing light', procedure('glow-dot'), 0.3, {
    also: 'light dot',
    tall: 0.02,
    brings: { timeOfDay: 'night' },
  }),
  item('gramophone', procedure('gramophone'), 0.5, {
    also: 'phonograph, record player, turntable, victrola, vinyl record player, vinyl player',
    tall: 0.6,
  }),
];
