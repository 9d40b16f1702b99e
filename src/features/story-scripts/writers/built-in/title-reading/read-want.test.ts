import { expect, test } from 'vitest';
import { readTitle } from './read-title.ts';
import { readWant } from './read-want.ts';

test.each([
  ['The lighthouse that dreamt of sailing', 'to sail'],
  ['The bear who dreamed of dancing in Paris', 'to dance in Paris'],
  ['A snail dreaming of running', 'to run'],
  ['The dragon who could not land', 'to land'],
  ['The clock that couldn’t sleep', 'to sleep'],
  ['Maya Learns to Swim', 'to swim'],
  ['The Lighthouse That Learned to Sing', 'to sing'],
  ['The Snail Who Wanted to See Paris', 'to see Paris'],
  ['The Robot Who Wanted to Be a Gardener', 'to be a gardener'],
  ['A Cat Named Biscuit', undefined],
  ['Neon Noodles', undefined],
  ['The man who wanted to tell everybody absolutely everything about his three cats', undefined],
])('%s: %s', (title, want) => {
  expect(readWant(title)).toBe(want);
});

test('whoever wants something is somebody', () => {
  expect(readTitle('The lighthouse that dreamt of sailing')).toMatchObject({
    kind: 'being',
    want: 'to sail',
  });
  expect(readTitle('The lighthouse at the end of winter').kind).not.toBe('being');
});
