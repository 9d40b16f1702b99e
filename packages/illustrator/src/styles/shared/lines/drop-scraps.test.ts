import { expect, it } from 'vitest';
import { createTestStage } from '../../test-stage.ts';
import { dropScraps } from './drop-scraps.ts';

const dash = (lines: Float32Array, x: number, y: number, length: number) => {
  for (let step = 0; step < length; step++) lines[y * 128 + x + step] = 0.9;
};

it('takes dashes off the ground, and neither long lines nor those of a subject', () => {
  const stage = createTestStage();
  const lines = new Float32Array(128 * 128);
  dash(lines, 4, 10, 4);
  dash(lines, 4, 20, 30);
  dash(lines, 76, 70, 3);
  dropScraps(lines, stage);
  expect([10, 20].map((y) => lines[y * 128 + 5])).toEqual([0, expect.closeTo(0.9)]);
  expect(lines[70 * 128 + 77]).toBeCloseTo(0.9);
});
