import { expect, it } from 'vitest';
import { fillDisc } from '../../core/ink.ts';
import { luminance } from '../../core/plane.ts';
import { createTestStage } from '../test-stage.ts';
import { keepFaces } from './keep-faces.ts';
import { copyCanvas, readRaster } from './raster.ts';

const EYE = { x: 77, y: 70 };

/** A stage whose subject has an eye, and a styled picture that has painted it over. */
function paintedOver() {
  const stage = createTestStage({ brief: { style: 'oil' } });
  const styled = copyCanvas(stage.canvas);
  fillDisc(stage.context, '#100808', EYE.x, EYE.y, 2);
  return { stage, styled };
}

function lightAt(canvas: Parameters<typeof readRaster>[0], { x, y }: { x: number; y: number }): number {
  return luminance(readRaster(canvas).data)[y * 128 + x]!;
}

it('brings back the eye that a style has painted over', () => {
  const { stage, styled } = paintedOver();
  const before = lightAt(styled, EYE);
  stage.faces.push({ x: 77, y: 72, radius: 14 });
  expect(lightAt(keepFaces(styled, stage.canvas, stage), EYE)).toBeLessThan(before - 0.12);
});

it('changes nothing outside of faces', () => {
  const { stage, styled } = paintedOver();
  const before = readRaster(styled).data;
  stage.faces.push({ x: 30, y: 30, radius: 8 });
  const after = readRaster(keepFaces(styled, stage.canvas, stage)).data;
  for (const at of [EYE, { x: 100, y: 110 }])
    expect(after[(at.y * 128 + at.x) * 4]).toBe(before[(at.y * 128 + at.x) * 4]);
});

it('passes over a face beyond the edge of the picture', () => {
  const { stage, styled } = paintedOver();
  const before = readRaster(styled).data;
  stage.faces.push({ x: 190, y: 72, radius: 14 }, { x: 40, y: -40, radius: 14 });
  expect(readRaster(keepFaces(styled, stage.canvas, stage)).data).toEqual(before);
});
