import { expect, it } from 'vitest';
import { createLayer } from '../../../core/canvas.ts';
import { fillBox, fillDisc } from '../../../core/ink.ts';
import { luminance } from '../../../core/plane.ts';
import { createTestStage } from '../../test-stage.ts';
import { readRaster } from '../raster.ts';
import { modelForStyle } from './model-for-style.ts';

const SIDE = 256;
const MIDDLE = { x: Math.round(SIDE * 0.6), y: Math.round(SIDE * 0.55) };

/** A stage with one round subject of 46 pixels, painted as told. */
function stageWith(paint: (context: ReturnType<typeof createTestStage>['context']) => void) {
  const stage = createTestStage({ width: SIDE, height: SIDE, brief: { style: 'pop' } });
  paint(stage.context);
  return stage;
}

function lightOf(stage: ReturnType<typeof createTestStage>) {
  const light = luminance(readRaster(modelForStyle(stage)).data);
  return (x: number, y: number) => light[y * SIDE + x]!;
}

const grayOnGray = () =>
  stageWith((context) => {
    fillBox(context, [150, 150, 150], 0, 0, SIDE, SIDE);
    fillDisc(context, 'rgb(140,140,140)', MIDDLE.x, MIDDLE.y, 46);
  });

it('parts a subject from a ground of its brightness, and leaves both the subject and the distance alone', () => {
  const light = lightOf(grayOnGray());
  expect(Math.abs(light(MIDDLE.x - 50, MIDDLE.y) - 140 / 255)).toBeGreaterThan(0.08);
  expect(light(MIDDLE.x, MIDDLE.y)).toBeCloseTo(140 / 255, 2);
  expect(light(20, 20)).toBeCloseTo(150 / 255, 2);
});

it('leaves a photograph and the plain scene as they are', () => {
  const stage = grayOnGray();
  expect(modelForStyle({ ...stage, pictureTones: new Float32Array(SIDE * SIDE) })).toBe(stage.canvas);
  expect(modelForStyle({ ...stage, brief: { ...stage.brief, style: 'photo' } })).toBe(stage.canvas);
});

it('blurs bars behind a head, and none that stand apart from it', () => {
  const stage = stageWith((context) => {
    fillBox(context, [150, 150, 150], 0, 0, SIDE, SIDE);
    for (let x = 0; x < SIDE; x += 8) fillBox(context, [90, 90, 90], x, 0, 3, SIDE);
    fillDisc(context, 'rgb(240,240,240)', MIDDLE.x, MIDDLE.y, 46);
  });
  stage.faces.push({ ...MIDDLE, radius: 46 });
  const light = lightOf(stage);
  const change = (y: number) => Math.abs(light(145, y) - light(149, y));
  expect(change(MIDDLE.y - 56)).toBeLessThan(0.06);
  expect(change(12)).toBeGreaterThan(0.2);
});

it('takes shade off a figure whose own colors are known, and keeps what lies over it', () => {
  const stage = stageWith((context) => {
    fillDisc(context, 'rgb(200,60,60)', MIDDLE.x, MIDDLE.y, 46);
    fillBox(context, [110, 33, 33], MIDDLE.x, MIDDLE.y - 46, 46, 92);
    fillDisc(context, '#ffffff', MIDDLE.x - 20, MIDDLE.y, 5);
  });
  const plain = createLayer(SIDE, SIDE);
  fillDisc(plain.context, 'rgb(200,60,60)', MIDDLE.x, MIDDLE.y, 46);
  const [shaded, evened] = [lightOf(stage), lightOf({ ...stage, plain })];
  const difference = (light: typeof shaded) =>
    light(MIDDLE.x - 30, MIDDLE.y + 20) - light(MIDDLE.x + 20, MIDDLE.y);
  expect(difference(evened)).toBeLessThan(difference(shaded) * 0.2);
  expect(evened(MIDDLE.x - 20, MIDDLE.y)).toBeGreaterThan(0.98);
});
