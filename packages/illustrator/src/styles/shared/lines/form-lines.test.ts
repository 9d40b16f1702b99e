import { expect, it } from 'vitest';
import { fillBox } from '../../../core/ink.ts';
import { createTestStage } from '../../test-stage.ts';
import { formLines } from './form-lines.ts';

const OPTIONS = { thickness: 6, from: 0.06, least: 0.05 };

it('draws a line between two tones, and none within one of them', () => {
  const stage = createTestStage({ width: 200, height: 200 });
  fillBox(stage.context, [190, 190, 190], 0, 0, 200, 200);
  fillBox(stage.context, [120, 120, 120], 60, 60, 80, 80);
  const lines = formLines(stage.canvas, stage, OPTIONS);
  const along = [70, 100, 130].map((x) => Math.max(...[58, 59, 60, 61].map((y) => lines[y * 200 + x]!)));
  for (const line of along) expect(line).toBeGreaterThan(0.6);
  expect(lines[100 * 200 + 100]).toBe(0);
  expect(lines[20 * 200 + 20]).toBe(0);
});

it('takes specks for texture', () => {
  const stage = createTestStage({ width: 200, height: 200 });
  fillBox(stage.context, [190, 190, 190], 0, 0, 200, 200);
  fillBox(stage.context, [90, 90, 90], 100, 100, 2, 2);
  expect(Math.max(...formLines(stage.canvas, stage, OPTIONS))).toBe(0);
});
