import { expect, test } from 'vitest';
import { postIdOf, postNumberOf } from './post-numbers.ts';

test('a slug has the same id and number on every server, for ever', () => {
  expect(postIdOf('light-first')).toBe('8807113074654822262');
  expect(postNumberOf('light-first')).toBe(8_206_598_180_983_799);
});

test('ids are nineteen digits, and numbers survive in JavaScript', () => {
  const slugs = Array.from({ length: 10_000 }, (_, number) => `post-${number}`);
  expect(slugs.map(postIdOf).every((id) => /^[1-9]\d{18}$/.test(id))).toBe(true);
  expect(slugs.map(postNumberOf).every(Number.isSafeInteger)).toBe(true);
  expect(new Set(slugs.map(postIdOf)).size).toBe(slugs.length);
  expect(new Set(slugs.map(postNumberOf)).size).toBe(slugs.length);
});
