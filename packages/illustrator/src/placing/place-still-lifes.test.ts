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

describe('goods among flowers and fruit', () => {
  it('are hidden by nothing and taller than what lies beside them', async () => {
    const see = await placedBy('a skincare bottle on a wooden table with oranges');
    const [bottle, ...oranges] = [see('serum bottle')[0]!, ...see('orange')];
    expect(oranges.every(({ y }) => y <= bottle.y + SIZE * 0.05)).toBe(true);
    const flowers = await placedBy('a perfume bottle on white marble with sunflowers beside it');
    const perfume = flowers('perfume')[0]!;
    expect(flowers('sunflower').every(({ height }) => height < perfume.height)).toBe(true);
  });
});

it('puts the name of a logo below its mark and a ring around both', async () => {
  const see = await placedBy('a badge logo with an anchor and the text HARBOR');
  const [mark, name, ring] = [see('anchor')[0]!, see('lettering')[0]!, see('badge ring')[0]!];
  expect(name.y - name.height).toBeGreaterThanOrEqual(mark.y);
  expect(ring.width).toBeGreaterThan(Math.max(mark.width, name.width));
  expect(ring.y).toBeGreaterThan(name.y);
});

it('puts the mark of a logo on the shape that is named beside it', async () => {
  const see = await placedBy('logo with a hexagon and a bee, gold and black');
  const [mark, ground] = [see('bee')[0]!, see('hexagon')[0]!];
  expect(mark.carrier).toBe(ground.id);
  expect(Math.abs(mark.x - ground.x)).toBeLessThan(SIZE * 0.1);
  expect(mark.width).toBeLessThan(ground.width * 0.7);
});

it('turns no words round', async () => {
  for (let seed = 1; seed < 5; seed++) {
    const see = await placedBy(`a wooden sign that says OPEN beside ${seed} trees`);
    expect(see('board sign')[0]!.mirrored).toBe(false);
  }
});

it('fills a sheet with all motifs of a pattern, which meet across its edges', async () => {
  const see = await placedBy('seamless pattern of lemons and leaves');
  const [lemons, leaves] = [see('lemon'), see('leaf')];
  expect(Math.min(lemons.length, leaves.length)).toBeGreaterThan(12);
  for (const one of [...lemons, ...leaves]) {
    if (one.x - one.width / 2 > -1 || one.x + one.width < 1) continue;
    expect([...lemons, ...leaves].some(({ x, y }) => Math.hypot(x - one.x - SIZE, y - one.y) < 1)).toBe(true);
  }
});
