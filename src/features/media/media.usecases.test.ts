import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '../../shared/app-error.ts';
import { parseSizedFile, widthsOf } from './media.rules.ts';
import type { MediaDrawing, MediaRecipe, MediaRequest } from './media.types.ts';
import { hashRecipe, type Media } from './media.usecases.ts';
import { createMediaSite, type MediaSite } from './test-media.ts';

const dragon: MediaRecipe = { prompt: 'a red dragon', seed: 1, width: 640, height: 320 };
const lamp: MediaRecipe = { prompt: 'a lamp', seed: 2, width: 1344, height: 768 };

let site: MediaSite;

beforeEach(() => {
  site = createMediaSite();
  site.posts.set('lamp', lamp);
});

afterEach(() => site.remove());

const start = (options = {}) => site.start({ recipes: { dragon }, ...options });

const ownPicture = (name: string, width: number): MediaRequest => ({ name, size: { width }, format: 'webp' });

function sized(address: string): MediaRequest {
  const [token = '', file = ''] = address.split('/');
  const request = parseSizedFile(token, file);
  if (!request) throw new Error(`${address} names no picture`);
  return request;
}

async function measure(media: Media, request: MediaRequest) {
  const { format, width, height } = await sharp((await media.picture(request)).bytes).metadata();
  return [format, width, height];
}

describe('the pictures of the site', () => {
  test('are WebP in the width asked for, drawn once', async () => {
    const media = start();
    expect(await measure(media, ownPicture('dragon', 320))).toEqual(['webp', 320, 160]);
    expect(await measure(media, ownPicture('dragon', 640))).toEqual(['webp', 640, 320]);
    expect(site.drawn).toHaveLength(1);
  });

  test('are drawn once for several visitors who ask at the same time', async () => {
    const media = start();
    const requests = [ownPicture('dragon', 320), ownPicture('dragon', 480), ownPicture('dragon', 320)];
    await Promise.all(requests.map((request) => media.picture(request)));
    expect(site.drawn).toHaveLength(1);
  });

  test('are resized a few at a time, however many are asked for at once', async () => {
    const media = start();
    await media.picture(sized('s1600/lamp.webp'));
    const tokens = ['s320', 's480', 's640', 's960', 's1280', 's72-c', 's320-c', 'w1200-h630-p'];
    let most = 0;
    const watching = setInterval(() => {
      const { process, queue } = sharp.counters();
      most = Math.max(most, process + queue);
    }, 1);
    await Promise.all(
      tokens.flatMap((token) =>
        ['webp', 'jpg'].map((format) => media.picture(sized(`${token}/lamp.${format}`))),
      ),
    );
    clearInterval(watching);
    expect(most).toBeGreaterThan(0);
    // Four, and whatever sharp counts twice while it goes from waiting to work; all at once would be sixteen.
    expect(most).toBeLessThanOrEqual(8);
  });

  test('survive a restart on disk, and leave no half-written file', async () => {
    await start().picture(ownPicture('dragon', 320));
    await start().picture(ownPicture('dragon', 640));
    expect(site.drawn).toHaveLength(1);
    expect(site.files().filter((file) => !file.endsWith('.webp'))).toEqual([]);
  });

  test('are drawn anew, at a new address, when the engine changed, and the old ones leave the disk', async () => {
    const before = start();
    const after = start({ engineVersion: '2' });
    await before.picture(ownPicture('dragon', 320));
    const old = site.files();
    await after.picture(ownPicture('dragon', 320));
    expect(site.drawn).toHaveLength(2);
    expect(before.describe('dragon').src).not.toBe(after.describe('dragon').src);
    expect(site.files()).toHaveLength(old.length);
    expect(site.files().some((file) => old.includes(file))).toBe(false);
  });

  test.each([
    ['dragon', 321],
    ['dragon', 2000],
    ['unicorn', 320],
    ['__proto__', 320],
    ['lamp', 320],
  ])('%s at %i pixels does not exist and draws nothing', async (name, width) => {
    const asking = start().picture(ownPicture(name, width));
    await expect(asking).rejects.toMatchObject({ status: 404 });
    await expect(asking).rejects.toBeInstanceOf(AppError);
    expect(site.drawn).toHaveLength(0);
  });

  test('say their size and every width they come in', () => {
    const image = start().describe('dragon');
    expect(image).toMatchObject({ width: 640, height: 320, alt: 'a red dragon' });
    expect(image.srcSet.split(', ')).toHaveLength(widthsOf(dragon).length);
    expect(image.srcSet).toMatch(/^\/media\/dragon-320\.webp\?v=[0-9a-f]{12} 320w, /);
  });

  test('can be asked for again after a drawing failed', async () => {
    let failing = true;
    const media = start({
      async draw() {
        if (failing) throw new Error('no engine');
        return sharp({ create: { width: 640, height: 320, channels: 3, background: '#000' } })
          .png()
          .toBuffer();
      },
    });
    await expect(media.picture(ownPicture('dragon', 320))).rejects.toThrow('no engine');
    failing = false;
    await expect(media.picture(ownPicture('dragon', 320))).resolves.toHaveProperty('bytes');
  });
});

describe('the pictures of posts', () => {
  test.each([
    ['s1600/lamp.webp', 'webp', 1344, 768],
    ['s0/lamp.webp', 'webp', 1344, 768],
    ['s640/lamp.webp', 'webp', 640, 366],
    ['s500/lamp.webp', 'webp', 640, 366],
    ['s72-c/lamp.webp', 'webp', 72, 72],
    ['w1200-h630-p/lamp.jpg', 'jpeg', 1200, 630],
    ['w720-h960-p/lamp.jpg', 'jpeg', 720, 960],
    ['w1200-h630-p-k-no-nu/lamp.webp', 'webp', 1200, 630],
    ['s320/lamp.jpg', 'jpeg', 320, 183],
  ])('%s is %s of %i by %i pixels', async (address, format, width, height) => {
    expect(await measure(start(), sized(address))).toEqual([format, width, height]);
  });

  test('are cut to a square from their middle', async () => {
    const bar = { create: { width: 64, height: 768, channels: 3, background: '#f00' } } as const;
    const left = 640;
    const media = start({
      draw: async ({ width, height }: MediaDrawing) =>
        sharp({ create: { width, height, channels: 3, background: '#00f' } })
          .composite([{ input: await sharp(bar).png().toBuffer(), left, top: 0 }])
          .png()
          .toBuffer(),
    });
    const { bytes } = await media.picture(sized('s72-c/lamp.webp'));
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const [red = 0, , blue = 0] = data.subarray((36 * 72 + 36) * 3);
    expect(red).toBeGreaterThan(200);
    expect(blue).toBeLessThan(60);
  });

  test('are drawn from their whole prompt, and nothing else that decides is lost', async () => {
    site.posts.set('lamp', { ...lamp, options: { style: 'Watercolor' }, negativePrompt: 'people' });
    const compose = ({ prompt, options, negativePrompt }: MediaRecipe) =>
      `${prompt}, ${options?.style}, avoiding ${negativePrompt}`;
    await start({ compose }).picture(sized('s320/lamp.webp'));
    expect(site.drawn).toEqual([
      { prompt: 'a lamp, Watercolor, avoiding people', seed: 2, width: 1344, height: 768 },
    ]);
  });

  test('carry the version of their recipe in their address', async () => {
    const media = start();
    const address = media.addressOf('lamp', hashRecipe(lamp));
    const [, version = ''] = address.split('?v=');
    expect(address).toMatch(/^\/media\/s1600\/lamp\.webp\?v=[0-9a-f]{12}$/);
    expect((await media.picture(sized('s320/lamp.webp'), version)).version).toBe(version);
  });

  test('are not looked up again at the address that pages carry', async () => {
    const media = start();
    const { version } = await media.picture(sized('s320/lamp.webp'));
    await media.picture(sized('s640/lamp.webp'), version);
    await media.picture(sized('s320/lamp.webp'), version);
    expect(site.lookUps).toEqual(['lamp']);
  });

  test('are new as soon as their recipe is, whatever the address says', async () => {
    const media = start();
    const before = await media.picture(sized('s320/lamp.webp'));
    site.posts.set('lamp', { ...lamp, seed: 3 });
    const renewed = await media.picture(sized('s320/lamp.webp'));
    expect(renewed.version).not.toBe(before.version);
    expect(renewed.version).toBe((await media.picture(sized('s320/lamp.webp'), before.version)).version);
    expect(site.drawn.map(({ seed }) => seed)).toEqual([2, 3]);
  });

  test('are gone when their post is', async () => {
    const media = start();
    await media.picture(sized('s320/lamp.webp'));
    site.posts.delete('lamp');
    await expect(media.picture(sized('s320/lamp.webp'))).rejects.toMatchObject({ status: 404 });
  });

  test('do not fill the disk, however many sizes are asked for', async () => {
    site.posts.set('lamp', { ...lamp, width: 400, height: 300 });
    const media = start();
    for (let side = 0; side < 1700; side += 67) {
      for (const size of [`s${side}`, `s${side}-c`, `w${side}`, `w${side}-h${side * 2}-p`, `h${side}-rw`]) {
        await media.picture(sized(`${size}/lamp.webp`));
        await media.picture(sized(`${size}/lamp.jpg`));
      }
    }
    expect(site.drawn).toHaveLength(1);
    expect(site.files().length).toBeLessThanOrEqual(10);
  });
});

describe('the hash of a recipe', () => {
  test('does not depend on the order of fields, nor on what does not decide', () => {
    const one = { ...lamp, options: { style: 'Watercolor', mood: 'calm' } };
    const other = {
      alt: 'A lamp on a table',
      options: { mood: 'calm', style: 'Watercolor' },
      height: 768,
      width: 1344,
      seed: 2,
      prompt: 'a lamp',
    };
    expect(hashRecipe(one)).toBe(hashRecipe(other));
  });

  test.each([
    { prompt: 'a lamp.' },
    { seed: 3 },
    { width: 1345 },
    { height: 769 },
    { negativePrompt: 'people' },
    { options: { style: 'Watercolor' } },
  ])('changes with %j', (change) => {
    expect(hashRecipe({ ...lamp, ...change })).not.toBe(hashRecipe(lamp));
  });
});
