import { expect, it } from 'vitest';
import { denoisingOf } from './denoising.rules.ts';

it.each([
  [0, 0.3],
  [0.5, 0.55],
  [0.7, 0.65],
  [1, 0.8],
])('of a change of %d is %d', (strength, denoising) => {
  expect(denoisingOf(strength)).toBe(denoising);
});
