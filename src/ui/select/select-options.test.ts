import { describe, expect, test } from 'vitest';
import { filterGroups, findOption, foldForSearch, type OptionGroup, withoutKnown } from './select-options.ts';

const groups: OptionGroup[] = [
  {
    label: 'Painting',
    options: [
      { value: 'neo-impressionism', label: 'Neo-impressionism' },
      { value: 'impressionism', label: 'Impressionism', hint: 'Light in short strokes' },
      { value: 'gouache', label: 'Gouache' },
    ],
  },
  {
    label: 'Architecture',
    options: [{ value: 'art-nouveau', label: 'Art Nouveau', hint: 'Façades of 1900' }],
  },
  { label: 'Empty', options: [] },
];

const labels = (found: OptionGroup[]) => found.map((group) => group.options.map((option) => option.label));

describe('filterGroups', () => {
  test('keeps the order of everything for an empty query, and drops empty groups', () => {
    expect(filterGroups(groups, '   ').map((group) => group.label)).toEqual(['Painting', 'Architecture']);
    expect(labels(filterGroups(groups, ''))[0]).toEqual(['Neo-impressionism', 'Impressionism', 'Gouache']);
  });

  test('puts the label that is the query before one that only contains it', () => {
    expect(labels(filterGroups(groups, 'impressionism'))).toEqual([['Impressionism', 'Neo-impressionism']]);
  });

  test('finds every word in any order, without case, accents or double spaces', () => {
    expect(labels(filterGroups(groups, 'NOUVEAU   art'))).toEqual([['Art Nouveau']]);
    expect(labels(filterGroups(groups, 'facade'))).toEqual([['Art Nouveau']]);
    expect(filterGroups(groups, 'nouveau gouache')).toEqual([]);
  });
});

test('finds an option by other words for it, after what says it itself', () => {
  const moods = [
    {
      label: '',
      options: [
        { value: 'low', label: 'Melancholic', also: 'sad gloomy' },
        { value: 'sad', label: 'Sad' },
      ],
    },
  ];
  expect(labels(filterGroups(moods, 'sad'))).toEqual([['Sad', 'Melancholic']]);
  expect(labels(filterGroups(moods, 'gloo'))).toEqual([['Melancholic']]);
  expect(filterGroups(moods, 'loomy')).toEqual([]);
});

test('foldForSearch makes spellings equal', () => {
  expect(foldForSearch('  Élan   Vital ')).toBe('elan vital');
});

test('withoutKnown offers each value once', () => {
  const more: OptionGroup[] = [
    { label: 'Painting', options: [{ value: 'gouache', label: 'Gouache' }] },
    { label: 'Crafts', options: [{ value: 'felt', label: 'Felt' }] },
  ];
  expect(withoutKnown(groups, more)).toEqual([more[1]]);
});

test('findOption looks through all groups', () => {
  expect(findOption(groups, 'art-nouveau')?.label).toBe('Art Nouveau');
  expect(findOption(groups, 'unknown')).toBeUndefined();
});
