import { entriesOf, procedure } from '../noun-entry.ts';

const item = entriesOf('item', { facing: 'front', habitat: 'interior' });
const made = entriesOf('item', { facing: 'front', habitat: 'interior', home: 'workshop', onFloor: true });

/** What is made by hand, and what it is made with. */
export const CRAFTS = [
  item('sewing machine', procedure('sewing-machine'), 0.5, { also: 'old sewing machine', tall: 0.32 }),
  made('spinning wheel', procedure('spinning-wheel'), 0.56, { tall: 1.1, playedAt: true, home: undefined }),
  made('loom', procedure('loom'), 0.56, { also: 'weaving loom, hand loom', tall: 1.4, playedAt: true }),
  made('pottery wheel', procedure('potters-wheel'), 0.54, {
    also: "potter's wheel, potters wheel, clay wheel",
    tall: 0.9,
    playedAt: true,
  }),
  item('quilt', procedure('quilt'), 0.54, {
    also: 'patchwork quilt, patchwork blanket, quilted blanket, patchwork',
    tall: 1.5,
    hung: 'rows',
  }),
  item('towel', procedure('towel'), 0.5, {
    also: 'bath towel, dish towel, hand towel, tea towel, dishcloth, kitchen towel',
    tall: 0.7,
    hung: 'rows',
    colorful: true,
  }),
  item('button', procedure('buttons'), 0.42, {
    also: 'buttons, sewing buttons, shirt button',
    plurals: [],
    ambiguous: true,
    tall: 0.04,
  }),
  item('cradle', procedure('cradle'), 0.48, {
    also: 'crib, baby crib, baby cradle, bassinet, baby cot, cot, baby bed',
    ambiguous: true,
    tall: 0.8,
    holds: true,
    home: 'bedroom',
    onFloor: true,
    forChildren: true,
  }),
  item('treasure map', procedure('treasure-map'), 0.5, {
    also: 'pirate map, island map, map of an island, old map',
    tall: 0.3,
    madeOf: ['paper'],
  }),
  entriesOf('item', { facing: 'right', habitat: 'interior' })(
    'dinosaur skeleton',
    procedure('dinosaur-skeleton'),
    0.6,
    {
      also: 't rex skeleton, trex skeleton, tyrannosaurus skeleton, dinosaur bones, dinosaur fossil, skeleton of a dinosaur, skeleton of a t rex, fossil skeleton',
      plurals: ['dinosaur skeletons', 'dinosaur fossils'],
      tall: 4,
      home: 'museum',
      onFloor: true,
      madeOf: ['bones'],
    },
  ),
];
