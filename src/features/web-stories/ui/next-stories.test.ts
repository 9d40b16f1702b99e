import { expect, test } from 'vitest';
import { stateOfNext } from './next-stories.ts';

test('the next story is one step further from the list, where the list is known', () => {
  const next = { slug: 'shoes', title: 'Shoes', image: '/a.webp' };
  expect(stateOfNext(next, 1)).toEqual({
    story: { slug: 'shoes', title: 'Shoes', posterImage: '/a.webp' },
    stepsToList: 2,
  });
  expect(stateOfNext(next, undefined)).not.toHaveProperty('stepsToList');
});
