import { describe, expect, it } from 'vitest';
import { inFullSpelling } from './chat-spellings.ts';
import { asWritten, plainWording } from './wording.ts';

describe('chat spellings', () => {
  it.each([
    ['village at nite', 'village at night'],
    ['a kitteh w/ a hat', 'a cat with a hat'],
    ['baby bear and Mama bear', 'baby bear and mother bear'],
    ['pic of a lil doggo', 'picture of a little dog'],
    ['thru the woods w/o shoes', 'through the woods without shoes'],
  ])('%s', (said, meant) => {
    expect(inFullSpelling(plainWording(said)).text).toBe(meant);
  });

  it('leaves what is in order as it is', () => {
    const wording = plainWording('a mummy in a white/blue room');
    expect(inFullSpelling(wording)).toBe(wording);
  });

  it('knows how a word was written', () => {
    const wording = inFullSpelling(plainWording('beach at Nite'));
    expect(asWritten(wording, 9, 14)).toBe('Nite');
  });
});
