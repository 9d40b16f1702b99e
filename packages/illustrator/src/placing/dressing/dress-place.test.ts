import { describe, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief.ts';
import { pixelsOf } from '../../core/canvas.ts';
import { createCheckpoint } from '../../core/checkpoint.ts';
import { createRandom } from '../../core/random.ts';
import { buildStage } from '../../stage/build-stage.ts';
import type { Stage } from '../../stage/stage.types.ts';
import { ALL_NOUNS } from '../../vocabulary/nouns.registry.ts';
import type { Placement } from '../plan/placement.types.ts';
import { planSubjects } from '../plan/plan-subjects.ts';
import { barsTheWay, coversNearer, dressPlace, firmRow, isFree } from './dress-place.ts';
import { PLACE_DRESSING, SCENE_DRESSING } from './dressing.registry.ts';
import { LONE_PLACES } from './lone-places.registry.ts';

/** Share of the picture that dressing changes, and whether the styles see somebody in it. */
async function dressed(
  prompt: string,
  negativePrompt?: string,
): Promise<{ share: number; isPeopled: boolean }> {
  const random = createRandom(3);
  const brief = readBrief(prompt, { negativePrompt, random: random.fork('brief') });
  const stage = buildStage(brief, { width: 200, height: 200 }, random, createCheckpoint());
  const { cast } = await planSubjects(stage, 1);
  const before = pixelsOf(stage.canvas).data.slice();
  await dressPlace(stage, cast.placed);
  const after = pixelsOf(stage.canvas).data;
  let changed = 0;
  for (let offset = 0; offset < after.length; offset += 4) if (after[offset] !== before[offset]) changed++;
  return { share: changed / (after.length / 4), isPeopled: stage.mask.includes(1) };
}

const dressedShare = async (prompt: string, negativePrompt?: string) =>
  (await dressed(prompt, negativePrompt)).share;

describe('what stands about in a place', () => {
  it('is made of nouns that are known, at places on the picture', () => {
    const names: readonly string[] = ALL_NOUNS.map(({ name }) => name);
    const rows = [PLACE_DRESSING, SCENE_DRESSING, LONE_PLACES].flatMap((sets) => Object.values(sets)).flat();
    for (const row of rows.flatMap((set) => set.split(', '))) {
      const [, noun, across, along, high] = /^(.+) (\S+) (\S+) (\S+)$/.exec(row) ?? [];
      expect(names).toContain(noun);
      expect(Math.abs(Number(across))).toBeLessThanOrEqual(1);
      expect(Number(along)).toBeLessThanOrEqual(1);
      expect(Number(high)).toBeGreaterThan(0);
    }
  });

  it('fills the edges of a place', async () => {
    expect(await dressedShare('a cat in a dungeon')).toBeGreaterThan(0.02);
    expect(await dressedShare('a workshop')).toBeGreaterThan(0.02);
  });

  it('stands in the middle of a place without subjects', async () => {
    const named = await dressedShare('a dog in a train station');
    expect(await dressedShare('a train station')).toBeGreaterThan(named + 0.03);
  });

  it('is whoever is there alone', async () => {
    expect((await dressed('a harbor')).isPeopled).toBe(true);
    expect((await dressed('a workshop')).isPeopled).toBe(false);
  });

  it('is left out where little is wanted, and is no more than a mat where a table fills the picture', async () => {
    expect(await dressedShare('a cat in a dungeon, negative space')).toBe(0);
    expect(await dressedShare('an apple in a kitchen, negative space')).toBe(0);
    expect(await dressedShare('an apple in a kitchen')).toBeGreaterThan(0.02);
    expect(await dressedShare('a cat in a dungeon', 'barrels, buckets, skulls')).toBe(0);
  });

  it('stands on dry and level ground, a little further down where there is none', () => {
    const [width, height, horizon] = [100, 100, 40];
    const ground = (row: number) => 60 / Math.max(1, row - horizon);
    const stageOf = (depth: (row: number) => number, wet: (row: number) => boolean = () => false) => {
      const rows = (value: (row: number) => number) =>
        Array.from({ length: width * height }, (_, pixel) => value(Math.floor(pixel / width)));
      const planes = {
        depth: Float32Array.from(rows(depth)),
        wet: Uint8Array.from(rows((row) => +wet(row))),
      };
      return { width, height, horizon, ...planes, brief: { scene: 'city' } } as unknown as Stage;
    };
    expect(firmRow(stageOf(ground), 50, 60, 10)).toBe(60);
    // A wall is as far at its foot as above; below row 64 is the street.
    expect(
      firmRow(
        stageOf((row) => ground(Math.max(row, 64))),
        50,
        60,
        10,
      ),
    ).toBeGreaterThan(61);
    expect(
      firmRow(
        stageOf(() => 3),
        50,
        60,
        10,
      ),
    ).toBeUndefined();
    expect(
      firmRow(
        stageOf(ground, (row) => row > 50),
        50,
        60,
        10,
      ),
    ).toBeUndefined();
  });

  it('is no fence across the road', () => {
    const way = { middle: () => 3, offset: (x: number) => x - 3 };
    const stage = { width: 100, focal: 100, way } as unknown as Stage;
    // Ten metres away a pixel is a tenth of a metre: the road is from column 60 to column 100.
    const fence = (x: number) => ({ x, width: 10, distance: 10 }) as Placement;
    expect(barsTheWay(stage, fence(30))).toBe(false);
    expect(barsTheWay(stage, fence(64))).toBe(true);
    expect(barsTheWay({ ...stage, way: undefined }, fence(64))).toBe(false);
  });

  it('covers nothing that is nearer', () => {
    const depth = new Float32Array(100 * 100).fill(30);
    const stage = { width: 100, height: 100, depth } as unknown as Stage;
    const hut = (x: number) =>
      ({ x, y: 80, width: 20, height: 20, distance: 20, footing: 'ground' }) as Placement;
    // A trunk ten metres away, whose crown is above the picture.
    for (let row = 0; row < 90; row++) depth.fill(10, row * 100 + 28, row * 100 + 32);
    expect(coversNearer(stage, hut(30))).toBe(true);
    expect(coversNearer(stage, hut(60))).toBe(false);
  });

  it('lies below nobody: what is nearer than a subject keeps clear of all of it', () => {
    const box = (x: number, y: number, name = 'bush') => {
      const noun = ALL_NOUNS.find((known) => known.name === name);
      return { x, y, width: 20, height: 20, footing: 'ground', request: { noun } } as Placement;
    };
    const subject = box(50, 60);
    expect(isFree(box(66, 58), [subject])).toBe(true);
    expect(isFree(box(66, 58, 'hay bale'), [subject])).toBe(false);
    expect(isFree(box(68, 62), [subject])).toBe(false);
    expect(isFree(box(72, 62), [subject])).toBe(true);
  });
});
