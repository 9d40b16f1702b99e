import { expect, test } from 'vitest';
import { rememberStory } from '../../blog/ui/story-cache.ts';
import { openStory, type StoryData } from './story-lookup.ts';

const story = (slug: string) => ({ slug, title: slug, posterImage: '', slides: [] });
const unasked = (): Promise<StoryData> => {
  throw new Error('Nobody should be asked.');
};

test('WSL-07, VIEW-02: a story that a card brought along is there at once', () => {
  rememberStory(story('brought'));
  expect(openStory('brought', unasked).lookup).toEqual({ story: story('brought') });
});

test('VIEW-03: any other story is asked for, once', async () => {
  const { lookup } = openStory('asked', async () => ({ lookup: { story: story('asked') } }));
  expect(lookup).toBeInstanceOf(Promise);
  expect(await lookup).toEqual({ story: story('asked') });
  expect(openStory('asked', unasked).lookup).toEqual({ story: story('asked') });
});

test('ERR-06: a story that cannot be asked for is a failure, which is told once and then tried again', async () => {
  const ask = () => Promise.reject(new Error('The wire is cut.'));
  const failure = { story: null, failure: 'The wire is cut.' };
  expect(await openStory('cut', ask).lookup).toEqual(failure);
  expect(openStory('cut', unasked).lookup).toEqual(failure);
  expect(openStory('cut', ask).lookup).toBeInstanceOf(Promise);
});
