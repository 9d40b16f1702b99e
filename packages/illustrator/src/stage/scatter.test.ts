import { expect, it } from 'vitest';
import { createCheckpoint } from '../core/checkpoint.ts';
import { createRandom } from '../core/random.ts';
import { buildStage } from './build-stage.ts';
import { scatter } from './scatter.ts';
import { plainBrief } from './test-plain-brief.ts';

const SIZE = { width: 200, height: 200 };

it('keeps the way from the camera to the subject free', () => {
  const stage = buildStage(plainBrief('meadow'), SIZE, createRandom(2), createCheckpoint());
  const spots = scatter(stage, createRandom(3), {
    count: 400,
    near: 5,
    far: 60,
    clear: { x: 0, halfWidth: 4, until: 40 },
  });
  expect(spots.length).toBeGreaterThan(50);
  for (const spot of spots.filter(({ distance }) => distance < 40))
    expect(Math.abs(spot.worldX)).toBeGreaterThanOrEqual(4);
});

it('lists the furthest first, so that near things cover them', () => {
  const stage = buildStage(plainBrief('meadow'), SIZE, createRandom(2), createCheckpoint());
  const distances = scatter(stage, createRandom(3), { count: 60, near: 5, far: 60 }).map(
    ({ distance }) => distance,
  );
  expect(distances).toEqual([...distances].sort((a, b) => b - a));
});

it('plants pairs in a symmetrical picture', () => {
  const stage = buildStage(
    plainBrief('meadow', { composition: 'symmetrical' }),
    SIZE,
    createRandom(2),
    createCheckpoint(),
  );
  const xs = scatter(stage, createRandom(3), { count: 40, near: 5, far: 60 }).map(({ worldX }) => worldX);
  for (const x of xs) expect(xs).toContain(-x);
});

it('grows more with more detail', () => {
  const count = (detail: number) => {
    const stage = buildStage(plainBrief('meadow', { detail }), SIZE, createRandom(2), createCheckpoint());
    return scatter(stage, createRandom(3), { count: 100, near: 5, far: 60 }).length;
  };
  expect(count(2)).toBeGreaterThan(count(0.5) * 1.5);
});
