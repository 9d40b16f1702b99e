import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { findXmp, markPicture, putXmp } from '../../provenance/marked-file.rules.ts';
import { writeSourceType } from '../../provenance/picture-mark.rules.ts';
import { PICTURE_LIMITS } from '../gallery.rules.ts';
import { cleanPicture, decodeBase64Picture } from './clean-upload.ts';

const size = { width: 80, height: 64 };
/** Red on the left and green on the right, to see which way it is turned. */
const draw = (left = '#f00', right = '#0f0') =>
  sharp({ create: { ...size, channels: 3, background: left } }).composite([
    { input: { create: { width: 40, height: 64, channels: 3, background: right } }, left: 40, top: 0 },
  ]);

describe('base64', () => {
  test('O-16: is taken with or without a data: prefix', () => {
    for (const text of ['aGk=', 'data:image/png;base64,aGk=', 'DATA:;base64,aGk=', 'aGk']) {
      expect(Buffer.from(decodeBase64Picture(text)).toString()).toBe('hi');
    }
  });

  test.each(['a', 'aGk*', 'aGk=\n', 'data:image/png,aGk=', 'a-_b', 'aG=k', '%%%%'])('%j is none', (text) => {
    expect(() => decodeBase64Picture(text)).toThrow('must be an image as base64');
  });

  test('O-15: up to 6.4 MB are taken, more is a 413', () => {
    const most = Buffer.alloc(PICTURE_LIMITS.bytes).toString('base64');
    expect(decodeBase64Picture(most).length).toBe(PICTURE_LIMITS.bytes);
    for (const bytes of [PICTURE_LIMITS.bytes + 1, PICTURE_LIMITS.bytes + 4]) {
      expect(() => decodeBase64Picture(Buffer.alloc(bytes).toString('base64'))).toThrow('6.4 MB');
    }
  });
});

describe('an uploaded picture', () => {
  test('without anything beside its pixels stays byte for byte', async () => {
    for (const picture of [draw().png(), draw().jpeg(), draw().webp()]) {
      const bytes = await picture.toBuffer();
      const clean = await cleanPicture(bytes, size);
      expect(clean.bytes).toBe(bytes);
    }
  });

  test('loses what says where and by whom it was taken', async () => {
    const exif = { IFD0: { Artist: 'Ann' }, IFD3: { GPSLatitudeRef: 'N' } };
    for (const picture of [draw().png(), draw().jpeg(), draw().webp()]) {
      const { bytes, contentType } = await cleanPicture(await picture.withExif(exif).toBuffer(), size);
      const { exif: left, format } = await sharp(bytes).metadata();
      expect({ left, contentType }).toEqual({ left: undefined, contentType: `image/${format}` });
      expect(Buffer.from(bytes).includes('Ann')).toBe(false);
    }
  });

  test('goes on saying that software made it, and by whose it says no more', async () => {
    const claim = { sourceType: 'trainedAlgorithmicMedia', tool: 'Our site', engine: 'x', seed: 1 } as const;
    for (const picture of [draw().png(), draw().jpeg(), draw().webp()]) {
      const plain = await picture.toBuffer();
      const { bytes } = await cleanPicture(markPicture(plain, claim), size);
      expect(findXmp(bytes)).toBe(writeSourceType('trainedAlgorithmicMedia'));
      expect(Buffer.from(putXmp(bytes, undefined)).equals(plain)).toBe(true);
      const camera = writeSourceType('algorithmicMedia').replace('algorithmicMedia', 'digitalCapture');
      expect(Buffer.from((await cleanPicture(putXmp(plain, camera), size)).bytes).equals(plain)).toBe(true);
    }
  });

  test('is turned upright before its notes are dropped, and its size is the upright one', async () => {
    const turned = await draw().withMetadata({ orientation: 6 }).png().toBuffer();
    await expect(cleanPicture(turned, size)).rejects.toThrow('64 x 80');
    const { bytes } = await cleanPicture(turned, { width: 64, height: 80 });
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([64, 80]);
    // What was left is on top now.
    expect([...data.subarray(0, 3)]).toEqual([255, 0, 0]);
  });

  test('keeps its colors when its profile is dropped', async () => {
    const wide = await draw('#c86432', '#c86432').withIccProfile('p3').png().toBuffer();
    const { bytes } = await cleanPicture(wide, size);
    const clean = sharp(bytes);
    expect((await clean.metadata()).icc).toBeUndefined();
    const [red = 0, green = 0, blue = 0] = await clean.raw().toBuffer();
    for (const [seen, drawn] of [
      [red, 0xc8],
      [green, 0x64],
      [blue, 0x32],
    ] as const) {
      expect(Math.abs(seen - drawn)).toBeLessThan(4);
    }
  });

  test.each<[string, () => Promise<Buffer>]>([
    ['a text', async () => Buffer.from('hello')],
    ['a GIF', () => draw().gif().toBuffer()],
    [
      'the first half of a picture',
      async () => {
        const bytes = await draw().jpeg().toBuffer();
        return bytes.subarray(0, bytes.length / 2);
      },
    ],
    ['a signature with nothing behind', async () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    [
      'a PNG with a broken row',
      async () => {
        const bytes = await draw().png().toBuffer();
        return bytes.fill(0x55, bytes.indexOf('IDAT') + 10, bytes.indexOf('IDAT') + 30);
      },
    ],
  ])('that is %s is refused', async (_, make) => {
    await expect(cleanPicture(await make(), size)).rejects.toMatchObject({
      status: 400,
      code: 'image.unreadable',
    });
  });

  test('of another size than said is refused', async () => {
    const bytes = await draw().png().toBuffer();
    await expect(cleanPicture(bytes, { width: 64, height: 64 })).rejects.toThrow(
      'The picture is 80 x 64 pixels',
    );
  });

  test('that moves is refused', async () => {
    const frames = { width: 80, height: 128, channels: 3 as const, pageHeight: 64 };
    const bytes = await sharp(Buffer.alloc(80 * 128 * 3, 9).fill(200, 0, 9000), { raw: frames })
      .webp()
      .toBuffer();
    await expect(cleanPicture(bytes, size)).rejects.toMatchObject({ status: 400, code: 'image.animated' });
  });

  test('that claims millions of pixels is refused before they are unpacked', async () => {
    const bytes = await draw().png().toBuffer();
    bytes.writeUInt32BE(60_000, 16);
    bytes.writeUInt32BE(60_000, 20);
    const before = process.memoryUsage().rss;
    await expect(cleanPicture(bytes, { width: 60_000, height: 60_000 })).rejects.toMatchObject({
      status: 400,
    });
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
  });
});
