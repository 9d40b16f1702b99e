import { expect, it } from 'vitest';
import type { Rgb } from '../core/color.ts';
import { createRandom } from '../core/random.ts';
import { choosePalette } from './palettes.ts';
import { plainBrief } from './test-plain-brief.ts';

const brightness = (color: Rgb) => color[0] * 0.299 + color[1] * 0.587 + color[2] * 0.114;
const colorfulness = (color: Rgb) => Math.max(...color) - Math.min(...color);

it('makes nights darker than days and puts the moon in them', () => {
  const day = choosePalette(plainBrief('meadow'), createRandom(1));
  const night = choosePalette(plainBrief('meadow', { timeOfDay: 'night' }), createRandom(1));
  expect(brightness(night.middle)).toBeLessThan(brightness(day.middle) * 0.5);
  expect(night.night).toBe(true);
  expect(day.night).toBe(false);
});

it('takes the color out of an overcast day', () => {
  const clear = choosePalette(plainBrief('meadow'), createRandom(1));
  const rain = choosePalette(plainBrief('meadow', { weather: 'rain' }), createRandom(1));
  expect(colorfulness(rain.zenith)).toBeLessThan(colorfulness(clear.zenith) * 0.6);
});

it('has more than one sky for an hour', () => {
  const skies = new Set(
    Array.from({ length: 12 }, (_, seed) =>
      choosePalette(plainBrief('sea', { timeOfDay: 'sunset' }), createRandom(seed))
        .horizon.map(Math.round)
        .join(),
    ),
  );
  expect(skies.size).toBeGreaterThan(6);
});

it('lowers the sun for golden hour and for light from behind', () => {
  const usual = choosePalette(plainBrief('meadow'), createRandom(1)).sunElevation;
  for (const lighting of ['golden-hour', 'backlit'] as const) {
    expect(choosePalette(plainBrief('meadow', { lighting }), createRandom(1)).sunElevation).toBeLessThan(
      usual * 0.7,
    );
  }
});
