import { describe, expect, it } from 'vitest';
import type { Brief, SubjectRequest } from '../brief/brief.types.ts';
import { readBrief } from '../brief/read-brief.ts';
import { createCheckpoint } from '../core/checkpoint.ts';
import { createRandom } from '../core/random.ts';
import { buildStage } from '../stage/build-stage.ts';
import { ALL_NOUNS } from '../vocabulary/nouns.registry.ts';
import { planSubjects } from './plan/plan-subjects.ts';
import { rowsInDepth } from './plan/rows-in-depth.ts';

async function planOf(name: string, request: Partial<SubjectRequest>, changes: Partial<Brief> = {}) {
  const noun = ALL_NOUNS.find((entry) => entry.name === name)!;
  const random = createRandom(2);
  const brief: Brief = {
    ...readBrief('a meadow', { random: random.fork('brief') }),
    place: undefined,
    subjects: [{ noun, count: 1, qualities: [], ...request }],
    relations: [],
    ...changes,
  };
  const stage = buildStage(brief, { width: 256, height: 256 }, random, createCheckpoint());
  const { cast } = await planSubjects(stage);
  return { stage, placed: cast.placed };
}

describe('crowds', () => {
  it.each([8, 17, 24, 40])('of %i are all there, in several rows', async (count) => {
    const { stage, placed } = await planOf('man', { count, qualities: ['mixed'] });
    expect(placed).toHaveLength(count);
    const rows = placed.map(({ y }) => y);
    expect(Math.max(...rows) - Math.min(...rows)).toBeGreaterThan(stage.height * 0.12);
  });

  it('stand before and behind whom they surround', async () => {
    const king = ALL_NOUNS.find(({ name }) => name === 'king')!;
    const wolf = ALL_NOUNS.find(({ name }) => name === 'wolf')!;
    const { placed } = await planOf(
      'king',
      {},
      {
        subjects: [
          { noun: king, count: 1, qualities: [] },
          { noun: wolf, count: 9, qualities: [], everywhere: true, ring: true },
        ],
      },
    );
    const [main, ...ring] = placed;
    expect(ring.filter(({ y }) => y < main!.y).length).toBeGreaterThan(2);
    expect(ring.filter(({ y }) => y > main!.y).length).toBeGreaterThan(2);
    expect(ring.filter(({ x }) => x < main!.x).length).toBeGreaterThan(2);
  });

  it('shrink with distance', async () => {
    const { placed } = await planOf('woman', { count: 20 });
    const order = [...placed].sort((a, b) => a.y - b.y);
    const average = (some: typeof placed) => some.reduce((sum, { height }) => sum + height, 0) / some.length;
    expect(average(order.slice(0, 5))).toBeLessThan(average(order.slice(-5)) * 0.8);
  });

  it('are of different looks', async () => {
    const { placed } = await planOf('man', { count: 10, qualities: ['mixed'] });
    expect(new Set(placed.map(({ drawing }) => drawing.canvas)).size).toBeGreaterThan(6);
  });

  it('join hands side by side', async () => {
    const { placed } = await planOf('boy', { count: 2, qualities: ['holding-hands'] });
    const [left, right] = [...placed].sort((a, b) => a.x - b.x);
    expect(right!.x - left!.x).toBeLessThan((left!.width + right!.width) / 2);
    expect(left!.y).toBeCloseTo(right!.y, 5);
  });
});

describe('rowsInDepth', () => {
  it('places exactly as many as asked for, far ones first and smaller', () => {
    for (const count of [1, 6, 13, 40]) {
      const spots = rowsInDepth({ count, near: 0.85, far: 0.3, rows: 4, random: createRandom(1) });
      expect(spots).toHaveLength(count);
      for (let index = 1; index < spots.length; index++)
        expect(spots[index]!.along).toBeGreaterThanOrEqual(spots[index - 1]!.along);
    }
  });
});

describe('things that are everywhere', () => {
  it('hang lanterns on lines, clear of the ground', async () => {
    const { stage, placed } = await planOf('paper lantern', { count: 9, everywhere: true });
    expect(placed.length).toBeGreaterThan(9);
    for (const { string, y } of placed) {
      expect(string).toBeDefined();
      expect(y).toBeLessThan(stage.height * 0.75);
    }
  });

  it('cover the ground with flowers from far to near', async () => {
    const { stage, placed } = await planOf('rose', { count: 9, everywhere: true });
    expect(placed.length).toBeGreaterThan(9);
    expect(Math.max(...placed.map(({ y }) => y))).toBeGreaterThan(stage.height * 0.8);
    expect(Math.min(...placed.map(({ y }) => y))).toBeLessThan(stage.height * 0.75);
  });

  it('stand pots on shelves and in front of them', async () => {
    const { stage, placed } = await planOf(
      'copper pot',
      { count: 9, everywhere: true },
      { scene: 'interior' },
    );
    const onWall = placed.filter(({ y }) => y < stage.horizon);
    expect(onWall.length).toBeGreaterThan(7);
    expect(placed.length - onWall.length).toBeGreaterThan(1);
  });

  it('fill the air with butterflies that keep apart', async () => {
    const { stage, placed } = await planOf('butterfly', { count: 9, everywhere: true });
    expect(placed.length).toBeGreaterThan(7);
    for (const one of placed)
      for (const other of placed)
        if (one !== other)
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(stage.width * 0.06);
  });
});

describe('heaps', () => {
  it('stack things into one tall drawing, pile them into one broad one', async () => {
    const stack = await planOf('suitcase', { count: 5, qualities: ['stacked'] }, { scene: 'interior' });
    const pile = await planOf('apple', { count: 9, qualities: ['piled'] });
    expect(stack.placed).toHaveLength(1);
    expect(pile.placed).toHaveLength(1);
    expect(stack.placed[0]!.height).toBeGreaterThan(stack.placed[0]!.width * 1.5);
    expect(pile.placed[0]!.width).toBeGreaterThan(pile.placed[0]!.height);
  });
});
