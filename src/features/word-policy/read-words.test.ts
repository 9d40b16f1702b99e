import { describe, expect, it } from 'vitest';
import { readWords } from './read-words.ts';

const formsOf = (text: string) => readWords(text).words.flatMap((word) => word.map(({ form }) => form));

describe('a text is read', () => {
  it.each([
    ['in small letters without accents', 'Café ÉTÉ', ['cafe', 'ete']],
    ['without the owner’s s', 'the king’s men', ['the', 'king', 'men']],
    ['character by character where there are no spaces', '裸足で歩く', ['裸', '足', 'で', '歩', 'く']],
    ['with the vowel signs of Hindi', 'नग्न महिला', ['नग्न', 'महिला']],
  ])('%s', (_, text, forms) => expect(formsOf(text)).toEqual(forms));

  it.each([
    ['letters of other scripts', 'nаked', 'naked'],
    ['letters of other shapes', '𝓷𝓾𝓭𝓮', 'nude'],
    ['letters in circles', 'ⓝⓤⓓⓔ', 'nude'],
    ['small capitals', 'ɴᴜᴅᴇ', 'nude'],
    ['signs and digits for letters', '(n@k3d)', 'naked'],
    ['a star for a vowel', 'n*de', 'nude'],
    ['dots between letters', 'n.u.d.e', 'nude'],
    ['spaces between letters', 'a n u d e', 'nude'],
    ['a space before letters that are no word', 'po rn', 'porn'],
    ['repeated letters', 'nuuuude', '~nude'],
    ['what cannot be seen', 'na​ked', 'naked'],
  ])('through %s', (_, text, form) => expect(formsOf(text)).toContain(form));

  it.each(['#f0782e', '1080p', '1024x768', 'M0.53'])('%s hides no word', (text) => {
    expect(formsOf(text).filter((form) => !text.toLowerCase().includes(form))).toEqual([]);
  });

  it('knows where a word stands', () => {
    const { text, words } = readWords('a n@ked tree');
    const [, reading] = words[1] ?? [];
    expect(text.slice(reading?.start, reading?.end)).toBe('n@ked');
  });
});
