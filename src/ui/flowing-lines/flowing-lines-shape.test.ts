import { expect, test } from 'vitest';
import { LINE_COUNT, lineHeight, lineStrength } from './flowing-lines-shape.ts';

test('LAY-20: lines stay near the canvas at all times', () => {
  for (let line = 0; line < LINE_COUNT; line += 1) {
    for (let seconds = 0; seconds < 600; seconds += 7) {
      for (const across of [0, 0.25, 0.5, 0.75, 1]) {
        const height = lineHeight(line, across, seconds);
        expect(height).toBeGreaterThan(-0.3);
        expect(height).toBeLessThan(1.3);
      }
    }
  }
});

test('lines move slowly: less than a hundredth of the height in a thirtieth of a second', () => {
  for (let line = 0; line < LINE_COUNT; line += 1) {
    const step = lineHeight(line, 0.4, 10 + 1 / 30) - lineHeight(line, 0.4, 10);
    expect(Math.abs(step)).toBeLessThan(0.01);
    expect(step).not.toBe(0);
  }
});

test('the middle of the ribbon is stronger than its edges', () => {
  expect(lineStrength(Math.floor(LINE_COUNT / 2))).toBeGreaterThan(4 * lineStrength(0));
});
