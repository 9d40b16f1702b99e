import { type Entry, entriesOf, procedure } from './entry.ts';

const item = entriesOf('item', { facing: 'front', habitat: 'interior' });

/** What stands on a floor or hangs on a wall. */
export const FURNITURE: readonly Entry[] = [
  item('armchair', procedure('armchair'), 0.5, { also: 'easy chair, wing chair, recliner' }),
  item('sofa', procedure('sofa'), 0.42, { also: 'couch, settee, loveseat' }),
  item('chair', procedure('chair'), 0.52, { also: 'wooden chair, kitchen chair' }),
  item('stool', procedure('stool'), 0.46, { also: 'bar stool, footstool' }),
  item('bench', procedure('bench'), 0.4, {
    also: 'garden bench, park bench, wooden bench',
    habitat: 'city',
  }),
  item('throne', procedure('throne'), 0.56, { also: 'royal throne, iron throne' }),
  item('bed', procedure('bed'), 0.42, { also: 'child’s bed, four poster bed' }),
  item('table', procedure('table'), 0.42, {
    also: 'dining table, kitchen table, picnic table',
    ambiguous: true,
  }),
  item('round table', procedure('round-table'), 0.44, { also: 'coffee table, side table, cafe table' }),
  item('desk', procedure('desk'), 0.44, { also: 'writing desk, writing table, school desk' }),
  item('bookshelf', procedure('bookshelf'), 0.6, {
    also: 'bookcase, book shelf, book case, shelf of books',
    plurals: ['bookshelves', 'bookcases'],
  }),
  item('bathtub', procedure('bathtub'), 0.46, { also: 'bath tub, tub, foam bath, bubble bath' }),
  item('easel', procedure('easel'), 0.6, { also: 'canvas, painting on an easel' }),
  item('picture', procedure('framed-picture'), 0.48, {
    also: 'painting, framed picture, picture frame, oil painting on a wall',
    ambiguous: true,
  }),
  item('mirror', procedure('standing-mirror'), 0.6, {
    also: 'looking glass, magic mirror, standing mirror, full length mirror',
  }),
  item('hand mirror', procedure('hand-mirror'), 0.48),
  item('window', procedure('window'), 0.56, { also: 'open window', ambiguous: true }),
  item('staircase', procedure('stairs'), 0.56, { also: 'stairs, stairway, flight of stairs', plurals: [] }),
  item('piano', procedure('piano'), 0.5, { also: 'upright piano, old piano' }),
  item('grand piano', procedure('grand-piano'), 0.5, { also: 'concert piano' }),
  item('clock', procedure('mantel-clock'), 0.5, { also: 'mantel clock, old clock, table clock' }),
  item('grandfather clock', procedure('grandfather-clock'), 0.64, { also: 'longcase clock, pendulum clock' }),
  item('alarm clock', procedure('alarm-clock'), 0.46),
  item('pocket watch', procedure('pocket-watch'), 0.46, { also: 'stopwatch, melting clock' }),
  item('hourglass', procedure('hourglass'), 0.56, { also: 'sand timer, hour glass, egg timer' }),
  item('candle', procedure('candle'), 0.5, { also: 'candlestick, burning candle, candle stick' }),
  item('ladder', procedure('ladder'), 0.6, { also: 'step ladder, wooden ladder' }),
  item('kettle', procedure('kettle'), 0.48, { also: 'tea kettle' }),
  item('copper pot', procedure('copper-pot'), 0.42, { also: 'saucepan, cooking pot, pan, copper pan' }),
  item('cauldron', procedure('cauldron'), 0.5, { also: 'witch cauldron, witches cauldron' }),
];
