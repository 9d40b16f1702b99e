import { describe, expect, it } from 'vitest';
import { nearestSpelling } from './nearest-spelling.ts';

describe('nearestSpelling', () => {
  it.each([
    ['buterfly', 'butterfly'],
    ['aple', undefined],
    ['rabit', 'rabbit'],
    ['dinasour', 'dinosaur'],
    ['knigth', 'knight'],
    ['elefant', 'elephant'],
    ['castel', 'castle'],
    ['dragoon', 'dragon'],
    ['octapus', 'octopus'],
    ['unicron', 'unicorn'],
    ['montain', 'mountain'],
    ['octapus', 'octopus'],
  ])('%s: %s', (word, meant) => {
    expect(nearestSpelling(word)).toBe(meant);
  });

  it.each(['status', 'stronger', 'writes', 'slime', 'cross', 'plumbing', 'company', 'marathon', 'zyzzyva'])(
    '%s is another word',
    (word) => {
      expect(nearestSpelling(word)).toBeUndefined();
    },
  );

  it('gives no thought to a prompt of one endless word', () => {
    // A million slips of two thousand letters each took all memory there is.
    expect(nearestSpelling('aeiou'.repeat(400))).toBeUndefined();
  });
});
