import { expect, test } from 'vitest';
import { composeRecipePrompt } from './recipe-prompt.rules.ts';

test('a recipe without choices is its prompt', () => {
  expect(composeRecipePrompt({ prompt: ' a red dragon, Oil Painting ' })).toBe('a red dragon, Oil Painting');
});

test('choices that the green tool has are told in its words, what to avoid at last', () => {
  const recipe = {
    prompt: 'a fox',
    options: { mood: 'Serene', style: 'Watercolor' },
    negativePrompt: 'snow',
  };
  expect(composeRecipePrompt(recipe)).toBe('a fox, Watercolor, Serene mood, avoiding snow');
});

test('a choice that only the yellow tool has makes the whole recipe one of the yellow tool', () => {
  const recipe = { prompt: 'a fox', options: { mood: 'Serene', weather: 'Fog' } };
  expect(composeRecipePrompt(recipe)).toBe('a fox, Serene, with Fog');
});

test('an unknown list says nothing', () => {
  expect(composeRecipePrompt({ prompt: 'a fox', options: { shoes: 'red' } })).toBe('a fox');
});
