import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MediaRecipe } from './media.types.ts';
import type { MediaToDraw } from './media.usecases.ts';
import { createMediaSite, type MediaSite, paint } from './test-media.ts';

const dragon: MediaRecipe = { prompt: 'a red dragon', seed: 1, width: 64, height: 32 };
const goesOn = new AbortController().signal;

let site: MediaSite;

beforeEach(() => {
  site = createMediaSite();
});

afterEach(() => site.remove());

async function* listOf(...pictures: MediaToDraw[]) {
  yield* pictures;
}

const postPicture = (name: string, seed: number): MediaToDraw => ({ name, recipe: { ...dragon, seed } });
const drawnSeeds = () => site.drawn.map(({ seed }) => seed);

describe('pictures are made ready ahead', () => {
  test('once, those of the site before those of posts, and go on after a restart', async () => {
    const start = () => site.start({ recipes: { dragon } });
    await start().warm(goesOn, listOf(postPicture('new', 2)));
    await start().warm(goesOn, listOf(postPicture('new', 2), postPicture('older', 3)));
    expect(drawnSeeds()).toEqual([1, 2, 3]);
  });

  test('until told to stop', async () => {
    await site.start({ recipes: { dragon } }).warm(AbortSignal.abort());
    expect(site.drawn).toHaveLength(0);
  });

  test('though one of them fails, which is told', async () => {
    const broken = new Error('no engine');
    const failures: unknown[] = [];
    const media = site.start({
      recipes: { broken: { ...dragon, seed: 2 }, dragon },
      async draw(drawing) {
        if (drawing.seed === 2) throw broken;
        site.drawn.push(drawing);
        return paint(drawing);
      },
      onWarmFailed: (name, error) => failures.push([name, error]),
    });
    await media.warm(goesOn);
    expect(drawnSeeds()).toEqual([1]);
    expect(failures).toEqual([['broken', broken]]);
  });

  test('but those that are stopped on the way are no failure, and no other is begun', async () => {
    const controller = new AbortController();
    const failures: unknown[] = [];
    const media = site.start({
      recipes: { first: { ...dragon, seed: 2 }, second: dragon },
      async draw(drawing) {
        site.drawn.push(drawing);
        controller.abort();
        throw new Error('stopped');
      },
      onWarmFailed: (name) => failures.push(name),
    });
    await media.warm(controller.signal);
    expect(site.drawn).toHaveLength(1);
    expect(failures).toEqual([]);
  });

  test('only while no visitor waits for a picture', async () => {
    let looks = 0;
    const media = site.start({
      recipes: { dragon },
      lookAgainMs: 1,
      isBusy() {
        expect(site.drawn).toHaveLength(0);
        looks++;
        return looks < 4;
      },
    });
    await media.warm(goesOn);
    expect(looks).toBe(4);
    expect(site.drawn).toHaveLength(1);
  });

  test('and a busy site stops at once', async () => {
    const controller = new AbortController();
    const media = site.start({ recipes: { dragon }, lookAgainMs: 60_000, isBusy: () => true });
    const warming = media.warm(controller.signal);
    controller.abort();
    await warming;
    expect(site.drawn).toHaveLength(0);
  });

  test('and what nothing shows any more leaves the disk', async () => {
    const media = site.start({ recipes: { dragon } });
    site.posts.set('known', { ...dragon, seed: 4 });
    await media.warm(goesOn, listOf(postPicture('deleted', 2), postPicture('known', 4)));
    expect(site.files().filter((file) => file.startsWith('deleted/'))).toHaveLength(1);
    await media.warm(goesOn, listOf());
    expect(site.files().map((file) => file.split('/')[0])).toEqual(['dragon', 'known']);
  });
});
