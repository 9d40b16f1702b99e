import { describe, expect, it } from 'vitest';
import { packagedCaption, slideAlt } from './slide-texts.rules.ts';
import { TEST_PICTURE } from './test-draft.ts';

const slide = { heading: 'The Turn', caption: 'The wind drops. He waits.', alt: null, picture: null };

describe('slideAlt', () => {
  it('is what the visitor wrote, even when that is nothing', () => {
    expect(slideAlt({ ...slide, alt: ' A quiet\nsea ' })).toBe('A quiet sea');
    expect(slideAlt({ ...slide, alt: '' })).toBe('');
  });

  it('names what the engine drew', () => {
    const picture = { ...TEST_PICTURE, shows: 'Lighthouse, dog, stars' };
    expect(slideAlt({ ...slide, picture })).toBe('The Turn: Lighthouse, dog, stars');
  });

  it('else says what the slide tells first', () => {
    expect(slideAlt(slide)).toBe('The Turn: The wind drops.');
    expect(slideAlt({ ...slide, heading: '' })).toBe('The wind drops.');
  });

  it('ends at a word when there is much to say', () => {
    const alt = slideAlt({ ...slide, caption: 'and so on '.repeat(40) });
    expect(alt.length).toBeLessThanOrEqual(141);
    expect(alt).toMatch(/(and|so|on)…$/);
  });

  it.each(['🦊', '👩‍🚀', 'e\u0301'])('ends between characters, never inside one: %s', (character) => {
    const alt = slideAlt({ ...slide, heading: '', caption: `x${character.repeat(100)}` });
    const pieces = alt.slice(1, -1).split(character);
    expect(pieces.length).toBeGreaterThan(5);
    expect(pieces.every((piece) => piece === '')).toBe(true);
  });
});

describe('packagedCaption', () => {
  it.each([
    ['A hat||https://shop.example/', 'A hat|https://shop.example/'],
    ['A hat|', 'A hat'],
    ['A hat || ', 'A hat'],
    [' two\n lines ', 'two lines'],
    ['a | b', 'a | b'],
    ['|||', ''],
  ])('%j becomes %j', (caption, packed) => {
    expect(packagedCaption(caption)).toBe(packed);
  });
});
