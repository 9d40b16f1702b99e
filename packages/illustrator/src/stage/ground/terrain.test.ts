import { expect, it } from 'vitest';
import { createCheckpoint } from '../../core/checkpoint.ts';
import { createRandom } from '../../core/random.ts';
import { buildStage } from '../build-stage.ts';
import { SKY_DEPTH } from '../depth-stamp.ts';
import type { Stage } from '../stage.types.ts';
import { plainBrief } from '../test-plain-brief.ts';
import { renderTerrain } from './terrain.ts';

function emptyStage(): Stage {
  const stage = buildStage(
    plainBrief('abstract'),
    { width: 200, height: 200 },
    createRandom(1),
    createCheckpoint(),
  );
  stage.horizon = 100;
  stage.depth.fill(SKY_DEPTH);
  return stage;
}

const GRAY = (_point: unknown, paint: Float32Array) => {
  paint[0] = paint[1] = paint[2] = 120;
};

it('puts level ground at the distance that the projection says', () => {
  const stage = emptyStage();
  renderTerrain(stage, { height: () => 0, paint: GRAY }, { far: 200, haze: 0.01 });
  for (const row of [120, 150, 180]) {
    const expected = (stage.focal * stage.cameraHeight) / (row - stage.horizon);
    expect(stage.depth[row * 200 + 100]! / expected).toBeGreaterThan(0.96);
    expect(stage.depth[row * 200 + 100]! / expected).toBeLessThan(1.04);
  }
  expect(stage.depth[50 * 200 + 100]).toBe(SKY_DEPTH);
});

it('lets a hill hide what lies behind it', () => {
  const stage = emptyStage();
  const hill = (_x: number, z: number) => (z > 20 && z < 30 ? 6 : 0);
  renderTerrain(stage, { height: hill, paint: GRAY }, { far: 200, haze: 0.01 });
  const crest = Math.round(100 + (stage.focal * (stage.cameraHeight - 6)) / 21);
  expect(stage.depth[(crest + 8) * 200 + 100]).toBeLessThan(30);
  expect(stage.depth[99 * 200 + 100]).toBeLessThan(30);
});

it('marks still water for the mirror', () => {
  const stage = emptyStage();
  const { water } = renderTerrain(
    stage,
    {
      height: () => 0,
      paint: (point, paint) => {
        paint[6] = point.z > 6 ? 1 : 0;
      },
    },
    { far: 200, haze: 0.01 },
  );
  expect(water[115 * 200 + 100]).toBe(1);
  expect(water[199 * 200 + 100]).toBe(0);
});
