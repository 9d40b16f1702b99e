import { expect, it } from 'vitest';
import { fillBox } from '../../core/ink.ts';
import { createRandom } from '../../core/random.ts';
import { applyStyle } from '../apply-style.ts';
import { readRaster } from '../shared/raster.ts';
import { createTestStage } from '../test-stage.ts';

const SIDE = 256;

it('cuts lines into light land, and none into a light sky', () => {
  const stage = createTestStage({ width: SIDE, height: SIDE, brief: { style: 'linocut' } });
  stage.mask.fill(0);
  fillBox(stage.context, [235, 235, 230], 0, 0, SIDE, SIDE);
  fillBox(stage.context, [185, 190, 180], 0, stage.horizon, SIDE, SIDE);
  fillBox(stage.context, [20, 20, 20], 0, 0, 30, 30);
  const { data } = readRaster(applyStyle(stage, createRandom(3)));
  const darkest = (top: number) =>
    Math.min(...Array.from({ length: 40 }, (_, step) => data[((top + step) * SIDE + 180) * 4]!));
  expect(darkest(200)).toBeLessThan(120);
  expect(darkest(70)).toBeGreaterThan(180);
});
