import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseSizedFile } from './media.rules.ts';
import { hashRecipe, type Media } from './media.usecases.ts';
import { createMediaSite, type MediaSite, pictureFile } from './test-media.ts';

const PATH = 'pictures/lamp.jpg';
const SIZE = { width: 400, height: 600 };

let site: MediaSite;

beforeEach(() => {
  site = createMediaSite();
});

afterEach(() => site.remove());

/** The bytes of a photograph, which becomes the picture `lamp` of a post. */
async function putFile(bytes: Uint8Array, size = SIZE) {
  site.pictureFiles.set(PATH, bytes);
  const source = pictureFile(PATH, bytes, size);
  site.posts.set('lamp', source);
  return source;
}

function plain(background: string, { width, height } = SIZE) {
  return sharp({ create: { width, height, channels: 3, background } });
}

const photograph = (background = '#2040a0') => plain(background).jpeg().toBuffer();

async function ask(media: Media, size: string, format = 'webp') {
  const request = parseSizedFile(size, `lamp.${format}`);
  if (!request) throw new Error(`${size} is no size`);
  return media.picture(request);
}

describe('a picture that is a file', () => {
  test.each([
    ['s1600', 'webp', 400, 600],
    ['s320', 'webp', 213, 320],
    ['s72-c', 'webp', 72, 72],
    ['w1200-h630-p', 'jpg', 1200, 630],
  ])('comes in every shape: %s.%s', async (size, format, width, height) => {
    await putFile(await photograph());
    const { bytes } = await ask(site.start(), size, format);
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height });
    expect(site.drawn).toEqual([]);
  });

  test('stands upright, at the size it is shown in, without what the camera wrote beside it', async () => {
    const lying = plain('#2040a0', { width: 1200, height: 800 });
    await putFile(await lying.withMetadata({ orientation: 6 }).jpeg().toBuffer());
    const { exif, orientation, ...metadata } = await sharp(
      (await ask(site.start(), 's1600')).bytes,
    ).metadata();
    expect(metadata).toMatchObject(SIZE);
    expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined });
  });

  test('keeps its address and its place on disk when the engine changes', async () => {
    const source = await putFile(await photograph());
    const [before, after] = ['1', '2'].map((engineVersion) => site.start({ engineVersion }));
    const address = before?.addressOf('lamp', hashRecipe(source));
    expect(address).toMatch(/^\/media\/s1600\/lamp\.webp\?v=[0-9a-f]{12}$/);
    expect(after?.addressOf('lamp', hashRecipe(source))).toBe(address);
    if (before && after) {
      const { version } = await ask(before, 's320');
      site.pictureFiles.clear();
      expect(address).toContain(`v=${version}`);
      expect((await ask(after, 's320')).version).toBe(version);
    }
  });

  test('has another address when its bytes change, and the old ones leave the disk', async () => {
    const media = site.start();
    await putFile(await photograph('#a02020'));
    const before = await ask(media, 's320');
    await putFile(await photograph('#20a020'));
    const after = await ask(media, 's320');
    expect(after.version).not.toBe(before.version);
    const [red = 0, green = 0] = await sharp(after.bytes).raw().toBuffer();
    expect(green).toBeGreaterThan(red);
    expect(site.files().every((file) => file.startsWith(`lamp/${after.version}-`))).toBe(true);
  });

  test('is not there when its file is gone, or another one than the post was made with', async () => {
    await putFile(await photograph('#a02020'));
    site.pictureFiles.set(PATH, await photograph('#20a020'));
    await expect(ask(site.start(), 's320')).rejects.toMatchObject({ status: 404 });
    site.pictureFiles.clear();
    await expect(ask(site.start(), 's320')).rejects.toMatchObject({ status: 404 });
    expect(site.files()).toEqual([]);
  });

  test('is refused when it holds more pixels than memory should, or breaks off', async () => {
    await putFile((await photograph()).subarray(0, 900));
    await expect(ask(site.start(), 's320')).rejects.toThrow();
    const huge = plain('#000', { width: 8000, height: 5001 });
    await putFile(await huge.png({ compressionLevel: 9 }).toBuffer());
    await expect(ask(site.start(), 's320')).rejects.toThrow('pixel limit');
    expect(site.files()).toEqual([]);
  });

  test('is made ready ahead like any other', async () => {
    const recipe = await putFile(await photograph());
    await site.start().warm(new AbortController().signal, [{ name: 'lamp', recipe }]);
    expect(site.files()).toHaveLength(1);
  });
});
