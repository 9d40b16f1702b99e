import { describe, expect, it } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { pixelsOf } from '../core/canvas.ts';
import { createCheckpoint, IllustrationStopped } from '../core/checkpoint.ts';
import { createRandom } from '../core/random.ts';
import { buildStage } from '../stage/build-stage.ts';
import type { Stage } from '../stage/stage.types.ts';
import { placeSubjects } from './place-subjects.ts';

interface SetUp {
  seed?: number;
  width?: number;
  height?: number;
}

function stageOf(
  prompt: string,
  { seed = 1, width = 256, height = 256 }: SetUp = {},
  checkpoint = createCheckpoint(),
): Stage {
  const random = createRandom(seed);
  return buildStage(
    readBrief(prompt, { random: random.fork('brief') }),
    { width, height },
    random,
    checkpoint,
  );
}

async function placed(prompt: string, setUp?: SetUp): Promise<Stage> {
  const stage = stageOf(prompt, setUp);
  await placeSubjects(stage);
  return stage;
}

/** Where each subject number shows in the mask. */
function areas({
  mask,
  width,
}: Stage): Map<number, { left: number; right: number; top: number; bottom: number; pixels: number }> {
  const found = new Map<
    number,
    { left: number; right: number; top: number; bottom: number; pixels: number }
  >();
  mask.forEach((id, pixel) => {
    if (id === 0) return;
    const x = pixel % width;
    const y = Math.floor(pixel / width);
    const area = found.get(id) ?? { left: x, right: x, top: y, bottom: y, pixels: 0 };
    found.set(id, {
      left: Math.min(area.left, x),
      right: Math.max(area.right, x),
      top: Math.min(area.top, y),
      bottom: Math.max(area.bottom, y),
      pixels: area.pixels + 1,
    });
  });
  return found;
}

describe('placeSubjects', () => {
  it.each([
    ['a fox in a meadow', 1],
    ['three penguins on ice', 3],
    ['five hot air balloons over mountains', 5],
    ['two ships at sea', 2],
    ['a whale and a turtle underwater', 2],
    ['seven birds in the sky', 7],
    ['an apple and a pear in a kitchen', 2],
  ])('%s: shows %i', async (prompt, count) => {
    expect(areas(await placed(prompt)).size).toBe(count);
  });

  it.each([
    { width: 64, height: 64 },
    { width: 192, height: 341 },
    { width: 336, height: 192 },
  ])('keeps subjects inside a picture of $width x $height', async (size) => {
    for (const prompt of ['a lion in the savanna', 'a red dragon over a castle', 'a knight riding a horse']) {
      const stage = await placed(prompt, size);
      for (const { left, right, top, bottom } of areas(stage).values()) {
        expect(left + right + top + bottom).toBeGreaterThan(0);
        expect(top, prompt).toBeGreaterThan(0);
        expect(bottom, prompt).toBeLessThan(stage.height);
      }
    }
  });

  it('tells the styles where each face is', async () => {
    const { faces, mask, width } = await placed('three women in a meadow');
    expect(faces).toHaveLength(3);
    for (const { x, y, radius } of faces) {
      expect(radius).toBeGreaterThan(3);
      expect(mask[Math.round(y) * width + Math.round(x)]).toBeGreaterThan(0);
    }
    expect((await placed('a castle on a hill')).faces).toHaveLength(0);
  });

  it('stands animals on the ground, below the horizon', async () => {
    for (const seed of [1, 2, 3]) {
      const stage = await placed('a deer in a meadow', { seed });
      const [area] = areas(stage).values();
      expect(area!.bottom).toBeGreaterThan(stage.horizon);
    }
  });

  it('lays a wreck on the floor of the sea', async () => {
    for (const seed of [1, 2, 3]) {
      const stage = await placed('a sunken pirate ship on the ocean floor', { seed });
      const [area] = areas(stage).values();
      expect(area!.bottom).toBeGreaterThan(stage.horizon + (stage.height - stage.horizon) * 0.3);
    }
  });

  it('gives a lighthouse at sea a rock of its own, well above the lower edge', async () => {
    for (const seed of [5, 12, 18, 33]) {
      const stage = await placed('a lighthouse by the sea at dawn', { seed, width: 192, height: 256 });
      const lowest = Math.max(...[...areas(stage).values()].map((area) => area.bottom));
      expect(lowest).toBeGreaterThan(stage.horizon);
      expect(lowest).toBeLessThan(stage.height * 0.9);
    }
  });

  it('hangs a dragon over a castle, clear of its walls', async () => {
    for (const seed of [1, 2, 3, 4]) {
      const stage = await placed('a red dragon over a castle at sunset', { seed });
      const castle = stage.brief.subjects.findIndex(({ noun }) => noun.name === 'castle');
      expect(castle).toBe(1);
      const [first, second] = [...areas(stage).values()];
      const [building, dragon] = first!.bottom > second!.bottom ? [first!, second!] : [second!, first!];
      const height = building.bottom - building.top;
      expect((dragon.top + dragon.bottom) / 2).toBeLessThan(building.top + height * 0.35);
      expect(dragon.bottom).toBeLessThan(building.bottom - height * 0.4);
      expect(building.pixels).toBeGreaterThan(400);
    }
  });

  it('puts a rider above the back of its mount, over its middle', async () => {
    const stage = await placed('an astronaut riding a horse');
    const [horse, astronaut] = [...areas(stage).values()].sort(
      (a, b) => b.right - b.left - (a.right - a.left),
    );
    expect(astronaut!.top).toBeLessThan(horse!.top);
    expect(astronaut!.left).toBeGreaterThan(horse!.left);
    expect(astronaut!.right).toBeLessThan(horse!.right);
    expect(astronaut!.bottom).toBeGreaterThan(horse!.top);
  });

  it('gives subjects a distance nearer than what is behind them', async () => {
    const stage = await placed('a robot in a meadow');
    let nearest = Number.POSITIVE_INFINITY;
    stage.mask.forEach((id, pixel) => {
      if (id > 0) nearest = Math.min(nearest, stage.depth[pixel]!);
    });
    expect(nearest).toBeLessThan(60);
  });

  it('draws a headless icon with a body, never as a floating head', async () => {
    const stage = await placed('a koala in a forest');
    const [area] = areas(stage).values();
    expect(area!.bottom - area!.top).toBeGreaterThan((area!.right - area!.left) * 0.9);
    expect(area!.bottom).toBeGreaterThan(stage.horizon);
  });

  it('makes the same pixels for the same seed and others for another', async () => {
    const pixels = async (seed: number) =>
      Buffer.from(
        pixelsOf((await placed('a wizard in a forest', { seed, width: 128, height: 128 })).canvas).data
          .buffer,
      );
    const first = await pixels(5);
    expect(first.equals(await pixels(5))).toBe(true);
    expect(first.equals(await pixels(6))).toBe(false);
  });

  it('reports no subject as missing in an ordinary picture', async () => {
    for (const prompt of [
      'a girl holding an umbrella',
      'a wizard cat',
      'a bird in a cage',
      'a bowl of fruit',
    ]) {
      expect(await placeSubjects(stageOf(prompt)), prompt).toEqual([]);
    }
  });

  it('stops when the picture is no longer wanted', async () => {
    let wanted = true;
    const stage = stageOf(
      'five penguins on ice',
      {},
      createCheckpoint(() => !wanted),
    );
    wanted = false;
    await expect(placeSubjects(stage)).rejects.toBeInstanceOf(IllustrationStopped);
  });

  it.each(['', 'feelings', 'an abstract cat', 'a hat', 'a cat riding a cat'])(
    'survives the odd prompt "%s"',
    async (prompt) => {
      await expect(placeSubjects(stageOf(prompt, { width: 96, height: 96 }))).resolves.toBeInstanceOf(Array);
    },
  );
});
