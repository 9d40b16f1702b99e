import { expect, test } from 'vitest';
import { pickNext } from './next-picks.rules.ts';

const teaser = (slug: string) => ({ slug, title: slug, image: '' });
const whatsNext = { articles: ['a', 'b', 'c'].map(teaser), stories: ['x', 'y', 'z'].map(teaser) };

test('VIEW-16: the picks are any article and any other story', () => {
  const seen = new Set<string>();
  for (const chance of [0, 0.3, 0.5, 0.7, 0.999]) {
    const { article, story } = pickNext(whatsNext, 'y', () => chance);
    seen.add(article?.slug ?? '').add(story?.slug ?? '');
  }
  expect([...seen].sort()).toEqual(['a', 'b', 'c', 'x', 'z']);
});

test('O-38: only the half that exists is picked', () => {
  expect(pickNext({ articles: [], stories: [teaser('x')] }, 'x', () => 0)).toEqual({});
  expect(pickNext({ ...whatsNext, stories: [teaser('x')] }, 'x', () => 0)).toEqual({ article: teaser('a') });
});
