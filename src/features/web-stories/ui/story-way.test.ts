import { expect, test } from 'vitest';
import { readStoryLinkState } from './story-way.ts';

const story = { slug: 'hats', title: 'Four hats', posterImage: '' };

test('T-35: what a link brought along counts only for the story it named', () => {
  expect(readStoryLinkState({ story, stepsToList: 1 }, 'hats')).toEqual({ story, stepsToList: 1 });
  expect(readStoryLinkState({ story, stepsToList: 1 }, 'shoes')).toEqual({});
});

test.each([null, undefined, 'hats', {}, { story: null }, { story: { slug: 'hats' } }])(
  'T-35: %j is no state of a link to a story',
  (state) => {
    expect(readStoryLinkState(state, 'hats')).toEqual({});
  },
);

test('steps that are no number are left out', () => {
  expect(readStoryLinkState({ story, stepsToList: '1' }, 'hats')).toEqual({ story });
});
