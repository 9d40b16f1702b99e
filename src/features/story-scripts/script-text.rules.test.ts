import { expect, test } from 'vitest';
import { scriptAsText } from './script-text.rules.ts';

test('a whole script is a text with a part for each slide', () => {
  const story = [
    { page: 1, title: 'Dawn', text: 'The first light.' },
    { page: 2, title: 'Noon', text: 'No shade.' },
  ];
  expect(scriptAsText('A day', { story })).toBe(
    'A day\n\nSlide 1\nDawn\nThe first light.\n\nSlide 2\nNoon\nNo shade.',
  );
});
