import { expect, test } from 'vitest';
import { pickNext, slideHeading, storiesFailureMessage, storyDescription } from './web-stories.rules.ts';

const slides = (...captions: string[]) =>
  captions.map((caption) => ({ src: '/a.webp', title: 'A story', caption, link: '' }));

test('VIEW-18: the description is the first three captions joined', () => {
  expect(storyDescription(slides('One', 'Two', 'Three', 'Four'))).toBe('One - Two - Three');
});

test('T-33: empty captions are not joined', () => {
  expect(storyDescription(slides('One', '', 'Three', 'Four'))).toBe('One - Three');
  expect(storyDescription(slides('', ''))).toBe('');
});

test('VIEW-18: the description has at most 160 characters', () => {
  const description = storyDescription(slides('a'.repeat(80), 'b'.repeat(80), 'c'));
  expect(description).toHaveLength(160);
  expect(description.startsWith(`${'a'.repeat(80)} - bbb`)).toBe(true);
});

test('ERR-06, WSL-05: the panel shows the message, or that it is not known', () => {
  expect(storiesFailureMessage(new Error('The wire is cut.'))).toBe('The wire is cut.');
  expect(storiesFailureMessage('the wire')).toBe('An unknown error occurred while fetching stories.');
});

test.each([
  ['A hat', 'It is blue.', 'A hat'],
  ['  A hat ', '', 'A hat'],
  ['Apollo 11', '', 'Apollo 11'],
  ['Rock-and-Roll', '', 'Rock-and-Roll'],
  ['四顶帽子', '', '四顶帽子'],
  ['four HATS', '', ''],
  ['It is blue', 'It is  blue.', ''],
  ['', 'It is blue.', ''],
])('the heading of a slide titled %j with the caption %j is %j', (title, caption, heading) => {
  expect(slideHeading({ title, caption }, 'Four hats')).toBe(heading);
});

test.each([
  'hat.jpg',
  'A blue hat.PNG',
  'IMG_2041',
  'DSC00012',
  'image (3)',
  'Screenshot 2026-11-02 10:15',
  'blue_hat',
  'blue-hat-final',
  'a3f9c0d1e2',
])('%j is the name of a file, not a heading', (title) => {
  expect(slideHeading({ title, caption: 'It is blue.' }, 'Four hats')).toBe('');
});

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
