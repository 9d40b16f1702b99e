import { expect, test } from 'vitest';
import { leadingGroups, readSynonyms } from './arrange-options.ts';

const labels = (groups: ReturnType<typeof leadingGroups>) =>
  groups.map(({ label, options }) => [label, options.map((option) => option.value)]);

test('the neutral entry, favorites and recent ones come first, each once', () => {
  const marked = { favorites: { mood: ['Serene'] }, recent: { mood: ['Epic', 'Serene'] } };
  expect(labels(leadingGroups('mood', 'Neutral', marked))).toEqual([
    ['', ['Neutral']],
    ['Favorites', ['Serene']],
    ['Used recently', ['Epic']],
  ]);
});

test('nothing comes first where nothing is marked', () => {
  expect(leadingGroups('style', 'Default', { favorites: { mood: ['Serene'] }, recent: {} })).toEqual([]);
});

test('options that mean the same are found by each other’s names and by the words they share', () => {
  const words = readSynonyms(['Melancholic|Wistful=sad gloomy', 'Epic=heroic']);
  expect(words.get('Wistful')).toBe('sad gloomy Melancholic');
  expect(words.get('Epic')?.trim()).toBe('heroic');
});
