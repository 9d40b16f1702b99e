import { expect, it } from 'vitest';
import { pixelsOf } from '../../core/canvas.ts';
import { createCheckpoint } from '../../core/checkpoint.ts';
import { createRandom } from '../../core/random.ts';
import { buildStage } from '../build-stage.ts';
import { plainBrief } from '../test-plain-brief.ts';
import { drawFestiveAir } from './festive-air.ts';

it.each([
  [0, false],
  [1, true],
])('draws hearts around subjects and never over them (mask %i)', (id, same) => {
  const brief = plainBrief('meadow', { features: new Set(['hearts'] as const) });
  const stage = buildStage(brief, { width: 96, height: 96 }, createRandom(1), createCheckpoint());
  stage.mask.fill(id);
  const before = Buffer.from(pixelsOf(stage.canvas).data);
  drawFestiveAir(stage);
  expect(Buffer.from(pixelsOf(stage.canvas).data).equals(before)).toBe(same);
});
