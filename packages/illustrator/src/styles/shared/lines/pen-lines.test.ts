import { expect, it } from 'vitest';
import { createLayer } from '../../../core/canvas.ts';
import { fillBox, fillDisc } from '../../../core/ink.ts';
import type { Stage } from '../../../stage/stage.types.ts';
import { createTestStage } from '../../test-stage.ts';
import { calmModel } from '../model/calm-model.ts';
import { readRaster } from '../raster.ts';
import { penLines } from './pen-lines.ts';

const SIDE = 512;
const BODY = { x: SIDE * 0.6, y: SIDE * 0.55, radius: 90 };
const SEAM = Math.round(BODY.x);

/** A red body with a seam two pixels wide down its middle, lost in the scene's fog. */
function bodyInFog(): Stage {
  const plain = createLayer(SIDE, SIDE);
  fillDisc(plain.context, 'rgb(200,60,60)', BODY.x, BODY.y, BODY.radius);
  fillBox(plain.context, [120, 30, 30], SEAM, BODY.y - 60, 2, 120);
  return { ...createTestStage({ width: SIDE, height: SIDE }), plain };
}

const at = (x: number, y: number) => Math.round(y) * SIDE + Math.round(x);

it('draws the seam of a drawing, and nothing beside it', () => {
  const lines = penLines(bodyInFog(), 2)!;
  expect(lines[at(SEAM, BODY.y)]).toBeGreaterThan(0.7);
  expect(lines[at(SEAM + 20, BODY.y)]).toBe(0);
  expect(lines[at(20, 20)]).toBe(0);
});

it('draws with a broader pen on a body than on a head', () => {
  const stage = bodyInFog();
  stage.faces.push({ x: BODY.x, y: BODY.y - 40, radius: 30 });
  const lines = penLines(stage, 8)!;
  const widthAt = (y: number) =>
    [...lines.subarray(at(SEAM - 20, y), at(SEAM + 20, y))].filter((line) => line > 0.5).length;
  expect(widthAt(BODY.y + 40)).toBeGreaterThan(widthAt(BODY.y - 40) + 2);
});

it('knows nothing of a scene without drawings', () => {
  expect(penLines(createTestStage(), 2)).toBeUndefined();
});

it('leaves what is drawn out of the patches that calm the ground', () => {
  const stage = bodyInFog();
  stage.context.drawImage(stage.plain!.canvas, 0, 0);
  const { data } = readRaster(calmModel(stage.canvas, stage, 6));
  expect(data[at(SEAM, BODY.y) * 4]).toBe(120);
  expect(data[at(SEAM + 9, BODY.y) * 4]).toBe(200);
});
