import type { Column, Row } from '../../picture-reading/picture-reading.types.ts';
import { entriesOf } from '../../title-reading/words-of.ts';

/** Where something is: words that go after "there was something" and before a comma. */
const SOURCES: Readonly<Record<Row, Record<Column, string>>> = {
  top: {
    left: 'high up on the left|in the upper left corner|at the top, well to the left|up and to the left',
    centre: 'high up in the middle|right at the top|up above the rest|at the very top',
    right: 'high up on the right|in the upper right corner|at the top, over to the right|up and to the right',
  },
  middle: {
    left: 'over on the left|on the left-hand side|a little to the left|further to the left',
    centre: 'right in the middle|at the very centre|in the midst of it all|exactly in the middle',
    right: 'over on the right|on the right-hand side|a little to the right|further to the right',
  },
  bottom: {
    left: 'low on the left|in the lower left corner|down and to the left|close to the ground, on the left',
    centre: 'low down in the middle|right at the bottom|at the very bottom|down in front, in the middle',
    right:
      'low on the right|in the lower right corner|down and to the right|close to the ground, on the right',
  },
};

const SIDES: Readonly<Record<Column, string>> = {
  left: 'to the left',
  centre: 'straight ahead',
  right: 'to the right',
};

export function eyePhrases(row: Row, column: Column): string[] {
  return entriesOf(SOURCES[row][column]);
}

/** The same for headings, shorter: "Look to the Left". */
export function sidePhrases(column: Column): string[] {
  return entriesOf(SIDES[column]);
}
