import { expect, test } from 'vitest';
import {
  countWords,
  formOf,
  freeKey,
  isSameForm,
  labelsIn,
  linesOf,
  newForm,
  textOf,
} from './post-form.rules.ts';

const TEXT = {
  title: 'Light',
  author: 'ann',
  labels: ['A', 'B'],
  excerpt: 'Short.',
  picture: 'cover',
  pictures: { cover: { prompt: 'a lamp', seed: 1, size: '64x64', alt: 'A lamp' } },
  body: 'Words.',
};

test('a text is the same after it was edited and nothing changed', () => {
  expect(textOf(formOf('light', TEXT))).toEqual(TEXT);
  const short = { title: 'Light', author: 'ann', body: '' };
  expect(textOf(formOf('light', short))).toEqual(short);
});

test('two forms are the same when they would be saved as the same', () => {
  const form = formOf('light', TEXT);
  expect(isSameForm(form, { ...form, labels: ' A ,B,, A' })).toBe(true);
  expect(isSameForm(form, { ...form, slug: 'other' })).toBe(false);
  expect(isSameForm(form, newForm('ann'))).toBe(false);
});

test('labels are read between commas, each once', () => {
  expect(labelsIn(' Light,  two  words , Light,,')).toEqual(['Light', 'two words']);
});

test('words are counted as people count them', () => {
  expect(countWords('Don’t stop: 2 well-known words, naïve ones. **!**')).toBe(7);
  expect(countWords('  ')).toBe(0);
});

test('a new picture has a key that no other has', () => {
  const picture = TEXT.pictures.cover;
  expect(freeKey({}, 'post')).toBe('picture-1');
  expect(freeKey({ a: picture, 'picture-3': picture }, 'post')).toBe('picture-4');
});

test('texts are compared with all that they say', () => {
  expect(linesOf(TEXT)).toEqual([
    'title: Light',
    'author: ann',
    'labels: A, B',
    'excerpt: Short.',
    'picture: cover',
    'picture cover: prompt a lamp, seed 1, size 64x64, alt A lamp',
    '',
    'Words.',
  ]);
});
