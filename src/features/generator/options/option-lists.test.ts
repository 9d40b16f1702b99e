import { describe, expect, it } from 'vitest';
import { EXTENDED_OPTION_LISTS } from './extended-option-lists.generated.ts';
import { OPTION_LIST_DESCRIPTIONS } from './option-list-descriptions.rules.ts';
import { SHORT_OPTION_LISTS } from './short-option-lists.generated.ts';

const everyList = OPTION_LIST_DESCRIPTIONS.map(({ name, label, neutral }) => ({
  name,
  label,
  neutral,
  short: SHORT_OPTION_LISTS[name],
  all: [...SHORT_OPTION_LISTS[name], ...EXTENDED_OPTION_LISTS[name]],
}));

describe('option lists', () => {
  it('YEL-06: there are fourteen, labelled as the screen needs them', () => {
    expect(everyList.map((list) => list.label)).toEqual([
      'Creative Style',
      'Mood',
      'Lighting Style',
      'Color Scheme',
      'Camera Angle',
      'Artist & Style',
      'Composition',
      'Art Medium',
      'Level of Detail',
      'Time of Day',
      'Weather Effects',
      'Setting / Environment',
      'Camera Lens',
      'Render Engine Style',
    ]);
  });

  it('C-24, ENT-23: 35 styles and 34 moods, lightings and color schemes, the neutral one included', () => {
    expect(SHORT_OPTION_LISTS.style).toHaveLength(35);
    expect(SHORT_OPTION_LISTS.mood).toHaveLength(34);
    expect(SHORT_OPTION_LISTS.lighting).toHaveLength(34);
    expect(SHORT_OPTION_LISTS.colorScheme).toHaveLength(34);
  });

  it('C-24: at least 30 in each other list and many hundreds in all', () => {
    for (const list of everyList) expect(list.short.length, list.label).toBeGreaterThanOrEqual(30);
    expect(everyList.reduce((sum, list) => sum + list.short.length, 0)).toBeGreaterThan(400);
    expect(everyList.reduce((sum, list) => sum + list.all.length, 0)).toBeGreaterThan(1500);
  });

  it('ENT-21, C-11: each starts with its neutral entry; Photorealistic follows Default', () => {
    for (const list of everyList) {
      expect(list.short[0], list.label).toBe(list.neutral);
      expect(list.all.filter((entry) => entry === list.neutral)).toHaveLength(1);
    }
    expect(SHORT_OPTION_LISTS.style.slice(0, 2)).toEqual(['Default', 'Photorealistic']);
    expect(everyList.filter((list) => list.neutral === 'Neutral').map((list) => list.name)).toEqual([
      'mood',
      'lighting',
    ]);
  });

  it('ENT-22: the named styles are offered', () => {
    expect(SHORT_OPTION_LISTS.style).toEqual(
      expect.arrayContaining([
        'Photorealistic',
        'Digital Art',
        'Anime',
        'Fantasy Art',
        'Sci-Fi',
        '3D Render',
        'Cinematic',
      ]),
    );
  });

  it.each(everyList)('$label: no entry twice, short or extended', ({ all }) => {
    const folded = all.map((entry) => entry.toLowerCase());
    expect(folded.filter((entry, position) => folded.indexOf(entry) !== position)).toEqual([]);
  });

  it.each(everyList)('$label: entries are tidy Title Case without the separator of the prompt', ({ all }) => {
    const small =
      /^(a|af|an|and|at|by|da|de|della|der|e|du|el|from|in|la|le|of|on|or|the|to|van|with|f\/[\d.]+|\d+(-\d+)?mm)$/;
    for (const entry of all) {
      expect(entry).toBe(entry.trim());
      expect(entry).not.toMatch(/,|\s{2}/);
      for (const word of entry.split(/[\s-]+/)) {
        if (!small.test(word)) expect(word, entry).toMatch(/^[\p{Lu}\d]/u);
      }
    }
  });
});

describe('entries read well inside the composed prompt', () => {
  const allOf = (name: string) => everyList.find((list) => list.name === name)!.all;

  it.each([
    ['mood', /mood$/i],
    ['lighting', /light(ing)?$/i],
    ['colorScheme', /(colors?|scheme|palette)$/i],
    ['composition', /composition$/i],
    ['setting', /setting$/i],
    ['cameraLens', /lens$/i],
    ['timeOfDay', /^at /i],
    ['weather', /^with /i],
  ])('no %s entry repeats the word the prompt adds', (name, repeated) => {
    expect(allOf(name).filter((entry) => repeated.test(entry))).toEqual([]);
  });

  it('no setting begins with a vowel sound, since the phrase is "in a {x} setting"', () => {
    expect(allOf('setting').filter((entry) => /^[aeiou]/i.test(entry))).toEqual([]);
  });
});
