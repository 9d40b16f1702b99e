import { expect, test } from 'vitest';
import { EXTENDED_OPTION_LISTS } from './extended-option-lists.generated.ts';
import { OPTION_LIST_NAMES } from './option-list-descriptions.rules.ts';
import { optionPictureAddress, optionPictureName } from './option-picture-address.rules.ts';
import { findOptionPicture } from './option-pictures.rules.ts';
import { SHORT_OPTION_LISTS } from './short-option-lists.generated.ts';

const everyEntry = OPTION_LIST_NAMES.flatMap((list) =>
  [...SHORT_OPTION_LISTS[list], ...EXTENDED_OPTION_LISTS[list]].map((entry) => ({ list, entry })),
);

test('no two entries share a picture’s name, which every address may carry', () => {
  const names = everyEntry.map(({ list, entry }) => optionPictureName(list, entry));
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^option-[a-z0-9-]+$/.test(name))).toEqual([]);
});

test('an entry is drawn on the motif that shows all others', () => {
  expect(optionPictureAddress('cameraAngle', "Worm's-Eye View", 'v1')).toBe(
    '/media/s96/option-camera-angle-worms-eye-view.webp?v=v1',
  );
  expect(findOptionPicture('option-mood-joyful', 'v1')).toEqual({
    prompt: 'a lighthouse',
    seed: 7,
    width: 96,
    height: 96,
    options: { mood: 'Joyful' },
    version: 'v1',
  });
});

test('what cannot be seen, or is no entry, has no picture', () => {
  for (const name of [
    'option-camera-angle-eye-level',
    'option-mood-glittery',
    'option-',
    'mood-joyful',
    'constructor',
  ])
    expect(findOptionPicture(name, 'v1')).toBeUndefined();
});

test('an entry that changes nothing shows the picture of the neutral one', () => {
  const neutral = optionPictureAddress('cameraAngle', 'Default', 'v1');
  expect(optionPictureAddress('cameraAngle', 'Eye Level', 'v1')).toBe(neutral);
  expect(findOptionPicture('option-camera-angle-default', 'v1')).toBeDefined();
});

test('every entry has a picture at its address', () => {
  const missing = everyEntry.filter(({ list, entry }) => {
    const [, name = ''] = /s96\/([^.]+)\.webp/.exec(optionPictureAddress(list, entry, 'v1')) ?? [];
    return !findOptionPicture(name, 'v1');
  });
  expect(missing).toEqual([]);
});
