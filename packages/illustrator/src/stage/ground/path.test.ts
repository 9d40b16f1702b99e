import { describe, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief.ts';
import { createCheckpoint } from '../../core/checkpoint.ts';
import { createRandom } from '../../core/random.ts';
import { planSubjects } from '../../placing/plan/plan-subjects.ts';
import { buildStage } from '../build-stage.ts';
import { HALF_ROAD, isOnRoad } from './path.ts';

const SIZE = 128;

function stageOf(prompt: string, seed: number) {
  const random = createRandom(seed);
  const brief = readBrief(prompt, { random: random.fork('brief') });
  return buildStage(brief, { width: SIZE, height: SIZE }, random, createCheckpoint());
}

describe('layWay', () => {
  it.each(['a car on a country road', 'a motorcycle on a desert highway', 'a camper van on a mountain road'])(
    'lays the way of "%s" across the picture, under its wheels',
    async (prompt) => {
      for (const seed of [1, 2, 3]) {
        const stage = stageOf(prompt, seed);
        const [main] = (await planSubjects(stage)).cast.placed;
        const { x, distance } = main!;
        const across = ((x - stage.width / 2) / stage.focal) * distance;
        expect(Math.abs(stage.way!.offset(across, distance))).toBeLessThan(HALF_ROAD);
        expect(Math.abs(stage.way!.offset(across - 6, distance))).toBeLessThan(HALF_ROAD * 1.5);
      }
    },
  );

  it('leads away from whoever walks', () => {
    const { way } = stageOf('a woman on a country road', 1);
    expect(way!.crossesAt).toBeUndefined();
    expect(Math.abs(way!.offset(way!.middle(20), 20))).toBeLessThan(0.001);
  });
});

describe('isOnRoad', () => {
  it('tells the asphalt from the land beside it, and is never true of a path', () => {
    const road = stageOf('a car on a road', 1);
    const { x, z } = { x: road.width / 2, z: -road.way!.offset(0, 0) };
    expect(isOnRoad(road, x, z)).toBe(true);
    expect(isOnRoad(road, x, z + HALF_ROAD + 1)).toBe(false);
    const path = stageOf('a car on a farm track', 1);
    expect(isOnRoad(path, x, -path.way!.offset(0, 0))).toBe(false);
  });
});
