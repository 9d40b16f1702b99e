import { describe, expect, it } from 'vitest';
import { createRandom } from '../core/random.ts';
import type { Brief } from './brief.types.ts';
import { readBrief } from './read-brief.ts';

function read(prompt: string): Brief {
  return readBrief(prompt, { random: createRandom(7) });
}

describe('what is told to the visitor', () => {
  it('lists what is shown in the order of the prompt', () => {
    expect(read('a red dragon over a castle at sunset, Oil Painting').understood).toEqual([
      'red dragon',
      'castle',
      'sunset',
      'Oil Painting',
    ]);
  });

  it('repeats the words as they were written', () => {
    expect(read("a t-rex and the king's Jack-o'-Lantern, Ukiyo-e").understood).toEqual([
      't-rex',
      "Jack-o'-Lantern",
      'Ukiyo-e',
    ]);
  });

  it('lists unknown nouns and only those', () => {
    expect(read('a beautiful zyzzyva dancing gracefully with a majestic quokka').unknown).toEqual([
      'zyzzyva',
      'quokka',
    ]);
  });

  it('joins unknown words that stand together', () => {
    expect(read('quantum entanglement of bananas').unknown).toEqual(['quantum entanglement']);
  });
});

describe('odd prompts', () => {
  it.each([
    '',
    '   ',
    ',,,',
    '../../etc/passwd',
    '%00',
    'قطة جميلة في الغابة',
    '猫と城',
    '\u0000\u0007\u202Ea fox\u202C',
    'constructor __proto__ toString hasOwnProperty',
    `${'a fox and a castle, '.repeat(220)}`,
    'x'.repeat(10_000),
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿👩‍👩‍👧‍👦🇮🇳',
    '<script>alert(1)</script>',
    "'; drop table images; --",
  ])('survives %j', (prompt) => {
    const brief = read(prompt);
    expect(brief.understood.length).toBeLessThanOrEqual(24);
    expect(brief.unknown.length).toBeLessThanOrEqual(24);
    for (const word of [...brief.understood, ...brief.unknown]) expect(word.length).toBeLessThanOrEqual(120);
  });

  it('removes control characters', () => {
    expect(read('a\u0000 \u202Efox').prompt).toBe('a fox');
  });

  it('draws a landscape that the seed chooses when nothing is said', () => {
    const scenes = [1, 2, 3, 4, 5, 6, 7, 8].map(
      (seed) => readBrief('', { random: createRandom(seed) }).scene,
    );
    expect(new Set(scenes).size).toBeGreaterThan(1);
    expect(read('').understood).toEqual([]);
  });

  it('reads the same prompt the same way', () => {
    expect(read('a fox by a river')).toEqual(read('a fox by a river'));
  });
});
