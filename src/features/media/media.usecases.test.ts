import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '../../shared/app-error.ts';
import { parseMediaFile, widthsOf } from './media.rules.ts';
import { createMediaStore } from './media.store.ts';
import type { MediaRecipe } from './media.types.ts';
import { createMedia } from './media.usecases.ts';

const dragon: MediaRecipe = { prompt: 'a red dragon', seed: 1, width: 640, height: 320 };

let folder: string;
let drawn: MediaRecipe[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dreamseed-media-'));
  drawn = [];
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function createTestMedia(engineVersion = '1') {
  return createMedia({
    recipes: { dragon },
    store: createMediaStore(folder),
    engineVersion,
    async draw(recipe) {
      drawn.push(recipe);
      return sharp({
        create: { width: recipe.width, height: recipe.height, channels: 3, background: '#a02020' },
      })
        .png()
        .toBuffer();
    },
  });
}

describe('the pictures of the site', () => {
  test('are WebP in the width asked for, drawn once', async () => {
    const media = createTestMedia();
    const small = await sharp(await media.picture('dragon', 320)).metadata();
    const full = await sharp(await media.picture('dragon', 640)).metadata();
    expect([small.format, small.width, small.height]).toEqual(['webp', 320, 160]);
    expect([full.width, full.height]).toEqual([640, 320]);
    expect(drawn).toHaveLength(1);
  });

  test('are drawn once for several visitors who ask at the same time', async () => {
    const media = createTestMedia();
    await Promise.all([
      media.picture('dragon', 320),
      media.picture('dragon', 480),
      media.picture('dragon', 320),
    ]);
    expect(drawn).toHaveLength(1);
  });

  test('survive a restart on disk, and leave no half-written file', async () => {
    await createTestMedia().picture('dragon', 320);
    await createTestMedia().picture('dragon', 640);
    expect(drawn).toHaveLength(1);
    expect(readdirSync(folder).filter((file) => file.startsWith('.'))).toEqual([]);
  });

  test('are drawn anew, at a new address, when the engine changed', async () => {
    const before = createTestMedia('1');
    const after = createTestMedia('2');
    await before.picture('dragon', 320);
    await after.picture('dragon', 320);
    expect(drawn).toHaveLength(2);
    expect(before.describe('dragon').src).not.toBe(after.describe('dragon').src);
  });

  test.each([
    ['dragon', 321],
    ['dragon', 2000],
    ['unicorn', 320],
    ['__proto__', 320],
  ])('%s at %i pixels does not exist and draws nothing', async (name, width) => {
    await expect(createTestMedia().picture(name, width)).rejects.toMatchObject({ status: 404 });
    await expect(createTestMedia().picture(name, width)).rejects.toBeInstanceOf(AppError);
    expect(drawn).toHaveLength(0);
  });

  test('say their size and every width they come in', () => {
    const image = createTestMedia().describe('dragon');
    expect(image).toMatchObject({ width: 640, height: 320, alt: 'a red dragon' });
    expect(image.srcSet.split(', ')).toHaveLength(widthsOf(dragon).length);
    expect(image.srcSet).toMatch(/^\/media\/dragon-320\.webp\?v=[0-9a-f]{12} 320w, /);
  });

  test('are made ready ahead, until told to stop', async () => {
    const media = createTestMedia();
    await media.warm(AbortSignal.abort());
    expect(drawn).toHaveLength(0);
    await media.warm(new AbortController().signal);
    await media.warm(new AbortController().signal);
    expect(drawn).toHaveLength(1);
  });

  test('are made ready though one of them fails, which is told', async () => {
    const broken = new Error('no engine');
    const failures: unknown[] = [];
    const media = createMedia({
      recipes: { broken: { ...dragon, seed: 2 }, dragon },
      store: createMediaStore(folder),
      engineVersion: '1',
      async draw(recipe) {
        if (recipe.seed === 2) throw broken;
        drawn.push(recipe);
        return sharp({ create: { width: 640, height: 320, channels: 3, background: '#000' } })
          .png()
          .toBuffer();
      },
      onWarmFailed: (name, error) => failures.push([name, error]),
    });
    await media.warm(new AbortController().signal);
    expect(drawn).toEqual([dragon]);
    expect(failures).toEqual([['broken', broken]]);
  });

  test('that are stopped on the way are no failure, and no other is begun', async () => {
    const controller = new AbortController();
    const failures: unknown[] = [];
    const media = createMedia({
      recipes: { first: { ...dragon, seed: 2 }, second: dragon },
      store: createMediaStore(folder),
      engineVersion: '1',
      async draw(recipe) {
        drawn.push(recipe);
        controller.abort();
        throw new Error('stopped');
      },
      onWarmFailed: (name) => failures.push(name),
    });
    await media.warm(controller.signal);
    expect(drawn).toHaveLength(1);
    expect(failures).toEqual([]);
  });

  test('can be asked for again after a drawing failed', async () => {
    let failing = true;
    const media = createMedia({
      recipes: { dragon },
      store: createMediaStore(folder),
      engineVersion: '1',
      async draw() {
        if (failing) throw new Error('no engine');
        return sharp({ create: { width: 640, height: 320, channels: 3, background: '#000' } })
          .png()
          .toBuffer();
      },
    });
    await expect(media.picture('dragon', 320)).rejects.toThrow('no engine');
    failing = false;
    await expect(media.picture('dragon', 320)).resolves.toBeInstanceOf(Uint8Array);
  });
});

test.each([
  ['hero-dragon-640.webp', { name: 'hero-dragon', width: 640 }],
  ['../secret-640.webp', null],
  ['dragon-640.png', null],
  ['dragon.webp', null],
])('the file name %s is read as %j', (file, expected) => {
  expect(parseMediaFile(file)).toEqual(expected);
});
