import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { pngPixels, writePng } from '../../../tests/support/png-file.ts';
import { readStoryPicture } from './story-picture.ts';

const draw = (width = 80, height = 60, background = '#2f6d7a') =>
  sharp({ create: { width, height, channels: 4, background } });

/** Red above, blue below. */
function drawTwoHalves(): Sharp {
  const half = (background: string) => ({
    create: { width: 60, height: 40, channels: 3 as const, background },
  });
  return sharp(half('#d02020')).extend({ bottom: 40, background: '#2020d0' });
}

async function readColor(bytes: Uint8Array, left: number, top: number): Promise<number[]> {
  const pixel = sharp(bytes).extract({ left, top, width: 1, height: 1 });
  return [...(await pixel.raw().toBuffer())];
}

const isReddish = ([red = 0, , blue = 0]: number[]) => red > 150 && blue < 90;
const isBluish = ([red = 0, , blue = 0]: number[]) => blue > 150 && red < 90;

const ENCODERS = {
  JPEG: (picture: Sharp) => picture.jpeg(),
  PNG: (picture: Sharp) => picture.png(),
  WebP: (picture: Sharp) => picture.webp(),
  GIF: (picture: Sharp) => picture.gif(),
  AVIF: (picture: Sharp) => picture.avif({ effort: 0 }),
};

describe('the picture of a story', () => {
  test.each(Object.entries(ENCODERS))('is read from %s and becomes a JPEG', async (_, encode) => {
    const image = await readStoryPicture(await encode(draw()).toBuffer());
    expect(image).toMatchObject({ mediaType: 'image/jpeg', width: 80, height: 60 });
    const { format, width, height, channels } = await sharp(image.bytes).metadata();
    expect({ format, width, height, channels }).toEqual({
      format: 'jpeg',
      width: 80,
      height: 60,
      channels: 3,
    });
  });

  test.each([
    [4000, 2000, 1024, 512],
    [300, 3000, 102, 1024],
    [1024, 1024, 1024, 1024],
    [1, 1, 1, 1],
  ])('of %i x %i becomes %i x %i', async (width, height, newWidth, newHeight) => {
    const image = await readStoryPicture(await draw(width, height).png().toBuffer());
    expect(image).toMatchObject({ width: newWidth, height: newHeight });
  });

  test('is turned upright, and loses what the camera wrote', async () => {
    const file = await drawTwoHalves()
      .jpeg({ quality: 95 })
      .withExif({ IFD0: { Artist: 'Ann Example' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { bytes, width, height } = await readStoryPicture(file);
    expect([width, height]).toEqual([80, 60]);
    // Orientation 6: the file's upper side is on the right.
    expect(isReddish(await readColor(bytes, 70, 30))).toBe(true);
    expect(isBluish(await readColor(bytes, 10, 30))).toBe(true);
    const { exif, xmp, icc, orientation } = await sharp(bytes).metadata();
    expect({ exif, xmp, icc, orientation }).toEqual({});
    expect(Buffer.from(bytes).includes('Ann Example')).toBe(false);
  });

  test('shows the first frame of an animation', async () => {
    const frames = await Promise.all(
      ['#d02020', '#2020d0'].map((background) => draw(40, 40, background).png().toBuffer()),
    );
    const animation = sharp(frames, { join: { animated: true } });
    for (const file of [
      await animation.clone().gif().toBuffer(),
      await animation.clone().webp().toBuffer(),
    ]) {
      const image = await readStoryPicture(file);
      expect([image.width, image.height]).toEqual([40, 40]);
      expect(isReddish(await readColor(image.bytes, 20, 20))).toBe(true);
    }
  });

  test('has white where it was transparent', async () => {
    const { bytes } = await readStoryPicture(await draw(20, 20, '#0000').png().toBuffer());
    expect(await readColor(bytes, 10, 10)).toEqual([255, 255, 255]);
  });

  test('is the same for the same file', async () => {
    const file = await drawTwoHalves().png().toBuffer();
    const [one, other] = await Promise.all([readStoryPicture(file), readStoryPicture(file)]);
    expect(one).toEqual(other);
  });
});

describe('what is no picture is refused', () => {
  const UNREADABLE = { status: 400, code: 'story_script.picture_unreadable' };

  test.each([
    ['nothing', ''],
    ['a text', 'hello'],
    [
      'SVG',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    ],
    ['SVG after a declaration', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['PDF', '%PDF-1.7'],
    ['a page', '<!DOCTYPE html><h1>Hi</h1>'],
    ['the head of a PNG alone', '\x89PNG\r\n\x1a\n'],
    ['a head of JPEG before a text', '\xff\xd8\xffhello'],
    ['a head of WebP before a text', 'RIFF\x10\0\0\0WEBPhello'],
    ['a film', '\0\0\0 ftypisom'],
  ])('%s', async (_, text) => {
    await expect(readStoryPicture(Buffer.from(text, 'latin1'))).rejects.toMatchObject(UNREADABLE);
  });

  test.each(['JPEG', 'PNG', 'WebP'] as const)('a %s whose second half is missing', async (format) => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 50 };
    const picture = sharp({ create: { width: 200, height: 200, channels: 3, background: '#000', noise } });
    const file = await ENCODERS[format](picture).toBuffer();
    await expect(readStoryPicture(file.subarray(0, file.length / 2))).rejects.toMatchObject(UNREADABLE);
  });

  test('a small file that unfolds into 64 million pixels, quickly', async () => {
    const head = { width: 8000, height: 8000 };
    const bomb = writePng(head, pngPixels(head));
    expect(bomb.length).toBeLessThan(1024 * 1024);
    const before = process.cpuUsage();
    await expect(readStoryPicture(bomb)).rejects.toMatchObject({
      code: 'story_script.picture_too_many_pixels',
      message:
        'This picture has more than 50 million pixels, the most for a file of its kind. Choose a smaller one, or a plain JPEG.',
    });
    expect(process.cpuUsage(before).user).toBeLessThan(500_000);
  });

  test('a picture that is unpacked whole and would take hundreds of megabytes', async () => {
    const gif = await draw(40, 40).gif().toBuffer();
    // The whole picture's size, and after the mark 0x2C and a corner that of its frame.
    for (const place of [6, gif.lastIndexOf(Buffer.from([0x2c, 0, 0, 0, 0])) + 5]) {
      gif.writeUInt16LE(4100, place);
      gif.writeUInt16LE(3000, place + 2);
    }
    const head = { width: 4100, height: 3000, isInterlaced: true };
    for (const bomb of [writePng(head, pngPixels(head)), gif])
      await expect(readStoryPicture(bomb)).rejects.toMatchObject({
        code: 'story_script.picture_too_many_pixels',
      });
  });

  test('a head that lies about its size', async () => {
    const file = await draw(40, 40).png().toBuffer();
    file.writeUInt32BE(60_000, 16);
    file.writeUInt32BE(60_000, 20);
    await expect(readStoryPicture(file)).rejects.toMatchObject({ status: 400 });
  });
});
