import { describe, expect, it } from 'vitest';
import { listFacts, listOptions, settingsOf } from '../../generator/ui/viewer/recipe-facts.ts';
import { readGalleryAnswer } from './gallery-answer.ts';
import { readImageParticulars } from './image-particulars.ts';

const WHOLE = {
  fullPrompt: 'a red fox, anime style',
  width: 1024,
  height: 768,
  generatorType: 'green',
  cost: 50,
  recipe: {
    options: { style: 'Anime' },
    negativePrompt: 'rain',
    seed: 0,
    learnedStyle: { name: 'Blue sea', hash: 'h', medium: 'ink' },
    engine: 'illustrator',
  },
};

describe('what a product API says of an image on top', () => {
  it('is taken over when it is what our own server would say', () => {
    expect(readImageParticulars(WHOLE)).toEqual(WHOLE);
    expect(readImageParticulars({ ...WHOLE, recipe: null })).not.toHaveProperty('recipe');
  });

  it.each([null, 7, Number.NaN, 'text', [], {}, { style: {} }])(
    'is left out when it is something else, %j',
    (odd) => {
      const entry = {
        id: 'a',
        url: '/a',
        thumbnailUrl: odd,
        fullPrompt: odd,
        width: odd,
        height: 0,
        generatorType: odd,
        cost: odd,
        recipe: { options: odd, negativePrompt: odd, seed: odd, learnedStyle: odd, engine: odd },
      };
      const [image] = readGalleryAnswer([entry, { ...entry, id: 'b', recipe: odd }], 'https://site.example');
      if (!image) throw new Error('The image is missing.');
      const shown = [...listFacts(image), ...listOptions(image)].flatMap(({ name, value }) => [name, value]);
      expect(shown.every((text) => typeof text === 'string')).toBe(true);
      expect(image).not.toHaveProperty('width');
      expect(settingsOf(image)).toBeNull();
    },
  );
});
