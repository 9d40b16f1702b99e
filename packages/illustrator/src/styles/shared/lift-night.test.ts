import { expect, it } from 'vitest';
import { fillBox } from '../../core/ink.ts';
import { createTestStage } from '../test-stage.ts';
import { liftNight } from './lift-night.ts';
import { readRaster } from './raster.ts';

function colorsOf(night: boolean): number[] {
  const stage = createTestStage({ width: 32, height: 32 });
  stage.palette.night = night;
  fillBox(stage.context, [10, 20, 40], 0, 0, 32, 32);
  fillBox(stage.context, [0, 0, 0], 0, 0, 4, 32);
  const { data } = readRaster(liftNight(stage.canvas, stage));
  return [data[0]!, ...data.slice(40, 43)];
}

it('raises the dark colors of a night in their hue, and neither ink nor a dark day', () => {
  const [ink, red, green, blue] = colorsOf(true) as [number, number, number, number];
  expect(ink).toBe(0);
  expect(blue).toBeGreaterThan(80);
  expect(blue / red).toBeCloseTo(4, 0);
  expect(blue / green).toBeCloseTo(2, 0);
  expect(colorsOf(false)).toEqual([0, 10, 20, 40]);
});

it('makes whoever is in the night brighter than the night', () => {
  const stage = createTestStage({ width: 32, height: 32 });
  stage.palette.night = true;
  fillBox(stage.context, [10, 20, 40], 0, 0, 32, 32);
  stage.mask.fill(0).fill(1, 0, 16 * 32);
  const { data } = readRaster(liftNight(stage.canvas, stage));
  expect(data[2]).toBeGreaterThan(data[31 * 32 * 4 + 2]!);
});
