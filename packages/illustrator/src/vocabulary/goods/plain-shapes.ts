import { entriesOf, procedure } from '../noun-entry.ts';

const body = entriesOf('celestial', { facing: 'front', habitat: 'space', plurals: [] });
const shape = entriesOf('item', {
  facing: 'front',
  habitat: 'interior',
  colorful: true,
  tall: 0.2,
  home: 'plain',
});

/** Bodies and figures of geometry, as things on a bare sheet. */
export const PLAIN_SHAPES = [
  shape('cube', procedure('cube'), 0.4, { also: 'toy cube, colored block, colored cube' }),
  shape('sphere', procedure('sphere'), 0.4, { also: 'globe shape, round ball' }),
  shape('cone', procedure('cone'), 0.44, { also: 'plain cone', ambiguous: true }),
  shape('cylinder', procedure('cylinder'), 0.44),
  shape('small pyramid', procedure('square-pyramid'), 0.42, {
    also: 'wooden pyramid, toy pyramid, tetrahedron',
  }),
  shape('circle', procedure('flat-circle'), 0.42, { also: 'disk, disc', ambiguous: true }),
  shape('triangle', procedure('flat-triangle'), 0.42),
  shape('square', procedure('flat-square'), 0.42, { also: 'rectangle', ambiguous: true }),
  shape('star shape', 'star', 0.42, { also: 'star figure, wooden star' }),
  body('moon shape', 'full-moon', 0.56),
  body('crescent shape', 'crescent-moon', 0.56, { brings: { timeOfDay: 'night' }, habitat: 'meadow' }),
  body('sun shape', 'sun', 0.56),
  body('cloud shape', 'cloud', 0.6, { also: 'cloud figure', habitat: 'meadow' }),
  shape('pentagon', procedure('flat-pentagon'), 0.42),
  shape('hexagon', procedure('flat-hexagon'), 0.42, { also: 'octagon' }),
];
