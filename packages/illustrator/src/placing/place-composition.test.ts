import { describe, expect, it } from 'vitest';
import type { Brief } from '../brief/brief.types.ts';
import { readBrief } from '../brief/read-brief.ts';
import { createCheckpoint } from '../core/checkpoint.ts';
import { createRandom } from '../core/random.ts';
import { buildStage } from '../stage/build-stage.ts';
import { placeSubjects } from './place-subjects.ts';
import { planSubjects } from './plan/plan-subjects.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

async function mainOf(
  prompt: string,
  changes: Partial<Brief>,
  seed: number,
  size = { width: 256, height: 256 },
) {
  const random = createRandom(seed);
  const brief = { ...readBrief(prompt, { random: random.fork('brief') }), ...changes };
  const stage = buildStage(brief, size, random, createCheckpoint());
  const { cast } = await planSubjects(stage);
  const main = cast.placed.find(({ subject }) => subject === 0)!;
  return {
    across: main.x / size.width,
    foot: main.y / size.height,
    tall: main.height / size.height,
    mirrored: main.mirrored,
    top: (main.y - main.height) / size.height,
  };
}

async function average(changes: Partial<Brief>, measure: 'across' | 'tall' | 'foot'): Promise<number> {
  let sum = 0;
  for (const seed of SEEDS) sum += (await mainOf('a girl in a meadow', changes, seed))[measure];
  return sum / SEEDS.length;
}

describe('composition', () => {
  it.each(['centred', 'symmetrical', 'framed', 'leading-lines'] as const)(
    '%s: on the middle line',
    async (composition) => {
      for (const seed of SEEDS)
        expect((await mainOf('a girl in a meadow', { composition }, seed)).across).toBeCloseTo(0.5, 1);
    },
  );

  it.each([
    ['thirds', 0.167],
    ['golden-spiral', 0.118],
    ['negative-space', 0.23],
  ] as const)('%s: %f off the middle', async (composition, offset) => {
    for (const seed of SEEDS) {
      const { across } = await mainOf('a girl in a meadow', { composition }, seed);
      expect(Math.abs(Math.abs(across - 0.5) - offset)).toBeLessThan(0.05);
    }
  });

  it('leaves the picture empty for negative space', async () => {
    expect(await average({ composition: 'negative-space' }, 'tall')).toBeLessThan(
      (await average({}, 'tall')) * 0.7,
    );
  });
});

describe('camera', () => {
  it('towers from below, shrinks from above and from afar', async () => {
    const eye = await average({}, 'tall');
    expect(await average({ cameraAngle: 'low' }, 'tall')).toBeGreaterThan(eye * 1.1);
    expect(await average({ cameraAngle: 'aerial' }, 'tall')).toBeLessThan(eye * 0.75);
    expect(await average({ cameraAngle: 'wide' }, 'tall')).toBeLessThan(eye * 0.75);
  });

  it('crops people at the chest in a close-up, with the head in the picture', async () => {
    for (const seed of SEEDS) {
      const { top, foot, tall } = await mainOf('a girl in a meadow', { cameraAngle: 'close-up' }, seed);
      expect(foot).toBeGreaterThan(1.2);
      expect(top).toBeGreaterThan(0);
      expect(top).toBeLessThan(0.2);
      expect(tall).toBeGreaterThan(1.2);
    }
  });
});

describe('seeds', () => {
  it('vary place, size and facing, and always leave a person large enough to be read', async () => {
    const pictures = await Promise.all(SEEDS.map((seed) => mainOf('a girl in a meadow', {}, seed)));
    const spread = (values: number[]) => Math.max(...values) - Math.min(...values);
    expect(spread(pictures.map(({ across }) => across))).toBeGreaterThan(0.1);
    expect(spread(pictures.map(({ tall }) => tall))).toBeGreaterThan(0.1);
    for (const { tall } of pictures) expect(tall).toBeGreaterThan(0.55);
  });

  it('keep the motif at another size, style and weather', async () => {
    for (const seed of SEEDS.slice(0, 3)) {
      const small = await mainOf('a girl in a meadow', {}, seed);
      const large = await mainOf('a girl in a meadow', {}, seed, { width: 384, height: 384 });
      const stormy = await mainOf('a girl in a meadow', { weather: 'storm', style: 'ink' }, seed);
      expect(large.across).toBeCloseTo(small.across, 1);
      expect(large.tall).toBeCloseTo(small.tall, 1);
      expect(stormy.across).toBeCloseTo(small.across, 1);
      expect(stormy.mirrored).toBe(small.mirrored);
    }
  });
});

describe('sight', () => {
  it.each([
    'a christmas tree with presents and a sleeping dog',
    'a cat and a house and three trees',
    'a dog, a horse and a boy in a meadow',
  ])('leaves nobody hidden: %s', async (prompt) => {
    for (const seed of SEEDS.slice(0, 4)) {
      const random = createRandom(seed);
      const brief = readBrief(prompt, { random: random.fork('brief') });
      const stage = buildStage(brief, { width: 192, height: 192 }, random, createCheckpoint());
      await placeSubjects(stage);
      const seen = new Map<number, number>();
      for (const id of stage.mask) seen.set(id, (seen.get(id) ?? 0) + 1);
      const { cast } = await planSubjects(
        buildStage(brief, { width: 192, height: 192 }, random, createCheckpoint()),
      );
      for (const { id, width, height, request } of cast.placed)
        expect((seen.get(id) ?? 0) / (width * height), `${request.noun.name}, seed ${seed}`).toBeGreaterThan(
          0.12,
        );
    }
  });
});
