import { expect, it } from 'vitest';
import { chooseModelSize } from './local-model-size.rules.ts';

it.each([
  [1024, 1024, 2048, 1024, 1024],
  [1344, 768, 2048, 1344, 768],
  [1024, 1024, 512, 512, 512],
  [1344, 768, 672, 672, 384],
  [576, 1024, 768, 432, 768],
  [77, 203, 2048, 80, 208],
  [2048, 64, 512, 512, 16],
])('asks for %i by %i, at most %i, as %i by %i', (width, height, longest, modelWidth, modelHeight) => {
  expect(chooseModelSize({ width, height }, longest)).toEqual({ width: modelWidth, height: modelHeight });
});
