import { expect, test } from 'vitest';
import { storiesFailureMessage, storyDescription } from './web-stories.rules.ts';

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
