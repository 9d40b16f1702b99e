import { expect, it } from 'vitest';
import type { GalleryImage } from './gallery-answer.ts';
import { variedImageOf } from './varied-image.ts';

const image: GalleryImage = {
  id: '1',
  url: '/1',
  prompt: 'a fox',
  createdAt: '2026-11-21T13:05:00',
  fullPrompt: 'a fox, Anime',
  width: 768,
  height: 1024,
  generatorType: 'yellow',
  recipe: { options: { style: 'Anime' }, seed: 7, variation: 12 },
};
const painted = { ...image, recipe: { ...image.recipe, strength: 0.4 } };

it('varies an image by what it was made with', () => {
  expect(variedImageOf(image)).toMatchObject({
    tool: 'yellow',
    recipe: {
      prompt: 'a fox',
      fullPrompt: 'a fox, Anime',
      width: 768,
      height: 1024,
      seed: 7,
      variation: 12,
      choices: { prompt: 'a fox', options: { style: 'Anime', mood: 'Neutral' } },
    },
  });
});

it('varies a painted image as long as what it began with is there', () => {
  expect(variedImageOf({ ...painted, startingPictureUrl: '/1/beginning' })?.recipe.strength).toBe(0.4);
  expect(variedImageOf(painted)).toBeNull();
});

it('varies an image in the learned style that it remembers', () => {
  const learnedStyle = { name: 'Blue sea', hash: 'h', medium: 'ink' };
  const drawn = { ...image, recipe: { ...image.recipe, learnedStyle } };
  expect(variedImageOf(drawn)?.learnedStyle).toEqual(learnedStyle);
  expect(variedImageOf(image)).not.toHaveProperty('learnedStyle');
});

it('varies none without a seed, a size or a tool', () => {
  expect(variedImageOf({ ...image, recipe: null })).toBeNull();
  expect(variedImageOf({ ...image, width: undefined })).toBeNull();
  expect(variedImageOf({ ...image, generatorType: undefined })).toBeNull();
});
