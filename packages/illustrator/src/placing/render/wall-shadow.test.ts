import { expect, it } from 'vitest';
import { createLayer, pixelsOf } from '../../core/canvas.ts';
import { createTestStage } from '../../styles/test-stage.ts';
import type { Placement } from '../plan/placement.types.ts';
import { throwOnWall } from './wall-shadow.ts';

it('darkens the wall beside whoever throws the shadow, and nothing below its foot', () => {
  const stage = createTestStage({});
  const { width, height } = stage;
  stage.horizon = height * 0.6;
  stage.context.fillStyle = '#ffffff';
  stage.context.fillRect(0, 0, width, height);
  const { canvas, context } = createLayer(20, 40);
  context.fillRect(0, 0, 20, 40);
  throwOnWall(stage, {
    x: width * 0.3,
    y: height * 0.9,
    width: width * 0.2,
    height: height * 0.5,
    mirrored: false,
    drawing: { canvas },
  } as unknown as Placement);
  const { data } = pixelsOf(stage.canvas);
  const at = (x: number, y: number) => data[(Math.floor(y * height) * width + Math.floor(x * width)) * 4]!;
  expect(at(0.54, 0.4)).toBeLessThan(160);
  expect(at(0.54, 0.9)).toBe(255);
  expect(at(0.9, 0.4)).toBe(255);
});
