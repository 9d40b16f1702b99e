import { describe, expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { createCheckpoint } from '../core/checkpoint.ts';
import { createRandom } from '../core/random.ts';
import { buildStage } from '../stage/build-stage.ts';
import type { Placement } from './plan/placement.types.ts';
import { planSubjects } from './plan/plan-subjects.ts';

const SIZE = 192;

async function placedBy(prompt: string): Promise<(name: string) => Placement[]> {
  const random = createRandom(5);
  const brief = readBrief(prompt, { random: random.fork('brief') });
  const stage = buildStage(brief, { width: SIZE, height: SIZE }, random.fork('motif'), createCheckpoint());
  const { cast } = await planSubjects(stage);
  return (name) => cast.placed.filter(({ request }) => request.noun.name === name);
}

describe('things on a table', () => {
  it('keep their true proportions among themselves', async () => {
    const see = await placedBy('still life with two lemons and a jug');
    expect(see('jug')[0]!.height).toBeGreaterThan(see('lemon')[0]!.height * 1.8);
    expect(see('lemon')[0]!.height).toBeGreaterThan(SIZE * 0.1);
  });

  it('are large on what they are shown on', async () => {
    for (const stand of ['a pedestal', 'wet black stones']) {
      const see = await placedBy(`perfume bottle on ${stand}, product photo`);
      expect(see('perfume')[0]!.height).toBeGreaterThan(SIZE * 0.4);
    }
  });
});

it('puts a logo in the middle of its sheet', async () => {
  for (const logo of ['a bread logo', 'lion emblem', 'logo of a fox, watercolor']) {
    const see = await placedBy(logo);
    const [one] = [...see('bread'), ...see('lion'), ...see('fox')];
    expect(one!.y - one!.height / 2).toBeCloseTo(SIZE / 2, 0);
    expect(Math.max(one!.width, one!.height)).toBeGreaterThan(SIZE * 0.6);
  }
});

it('fills a basket with all that is in it at once', async () => {
  const see = await placedBy('a basket with painted eggs and tulips');
  expect(see('basket')).toHaveLength(1);
  expect(see('tulip')).toHaveLength(0);
  // Four looks of each.
  expect(see('basket')[0]!.filled!.pieces).toHaveLength(8);
});

it('shows who is in an aquarium through its glass', async () => {
  const see = await placedBy('a jellyfish in a tank');
  const [tank, fish] = [see('aquarium')[0]!, see('jellyfish')[0]!];
  expect(fish.y).toBeLessThan(tank.y - tank.height * 0.2);
  expect(fish.y - fish.height).toBeGreaterThan(tank.y - tank.height);
});
