import { expect, test } from 'vitest';
import { previewScale } from './preview-scale.rules.ts';

test.each([
  ['a photograph fills the frame by its shorter side', { width: 4000, height: 3000 }, 360, 0.12],
  ['however it is held', { width: 3000, height: 4000 }, 360, 0.12],
  ['a panorama is kept small enough for the memory', { width: 20480, height: 1000 }, 1080, 0.1],
  ['a small picture stays as it is', { width: 200, height: 100 }, 360, 1],
])('%s', (_, size, shortSide, scale) => {
  expect(previewScale(size, shortSide)).toBeCloseTo(scale);
});
