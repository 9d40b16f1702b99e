import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { PICTURE_LIMITS } from '../gallery.rules.ts';
import { carriesMore, isLosslessWebp } from './picture-format.ts';

const draw = () => sharp({ create: { width: 80, height: 60, channels: 4, background: '#fa06' } });
const join = (...parts: (Uint8Array | string)[]) => Buffer.concat(parts.map((part) => Buffer.from(part)));

const ENCODERS = {
  'image/png': (picture: Sharp) => picture.png(),
  'image/jpeg': (picture: Sharp) => picture.jpeg(),
  'image/webp': (picture: Sharp) => picture.webp(),
};
const FORMATS = Object.keys(ENCODERS) as (keyof typeof ENCODERS)[];

describe.each(FORMATS)('a %s', (format) => {
  const encode = (picture: Sharp) => ENCODERS[format](picture).toBuffer();

  test('is plain when it holds pixels alone', async () => {
    const bytes = await encode(draw());
    expect(carriesMore(bytes, format)).toBe(false);
  });

  test.each<[string, (picture: Sharp) => Sharp]>([
    ['a camera’s notes', (picture) => picture.withExif({ IFD0: { Artist: 'Ann' } })],
    ['XMP', (picture) => picture.withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')],
    ['a colour profile', (picture) => picture.withIccProfile('p3')],
    ['a turned camera', (picture) => picture.withMetadata({ orientation: 6 })],
  ])('carries more with %s', async (_, add) => {
    expect(carriesMore(await encode(add(draw())), format)).toBe(true);
  });

  test('carries more with bytes behind its end, and when it is cut anywhere', async () => {
    const bytes = await encode(draw());
    expect(carriesMore(join(bytes, 'PK hidden archive'), format)).toBe(true);
    for (let length = 12; length < bytes.length; length += 7) {
      expect(carriesMore(bytes.subarray(0, length), format)).toBe(true);
    }
  });
});

test('a progressive JPEG with many scans is plain', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const picture = sharp({ create: { width: 200, height: 200, channels: 3, background: '#000', noise } });
  const bytes = await picture.jpeg({ progressive: true, quality: 100 }).toBuffer();
  expect(bytes.toString('latin1').split('\xff\xda').length).toBeGreaterThan(3);
  expect(carriesMore(bytes, 'image/jpeg')).toBe(false);
});

test('a JPEG comment and a PNG text are more', async () => {
  const jpeg = await draw().jpeg().toBuffer();
  const comment = join(jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, 7]), 'hello', jpeg.subarray(2));
  expect(carriesMore(comment, 'image/jpeg')).toBe(true);
  const png = await draw().png().toBuffer();
  const text = join(Buffer.from([0, 0, 0, 3]), 'tEXta\0b', Buffer.alloc(4));
  expect(carriesMore(join(png.subarray(0, 33), text, png.subarray(33)), 'image/png')).toBe(true);
});

test('lossless WebP is told from lossy, also with something before its pixels', async () => {
  expect(isLosslessWebp(await draw().webp({ lossless: true }).toBuffer())).toBe(true);
  expect(
    isLosslessWebp(
      await draw()
        .webp({ lossless: true })
        .withExif({ IFD0: { Artist: 'Ann' } })
        .toBuffer(),
    ),
  ).toBe(true);
  expect(isLosslessWebp(await draw().webp().toBuffer())).toBe(false);
});

/** A small picture, then as many of these bytes as may be posted. */
async function inflate(format: keyof typeof ENCODERS, filling: Buffer, from: number): Promise<Buffer> {
  const bytes = Buffer.alloc(PICTURE_LIMITS.bytes);
  const picture = await ENCODERS[format](draw()).toBuffer();
  picture.copy(bytes);
  bytes.fill(filling, picture.length + from);
  // A WebP says at its head how long it is.
  if (format === 'image/webp') bytes.writeUInt32LE(bytes.length - 8, 4);
  return bytes;
}

test.each<[keyof typeof ENCODERS, string, Buffer, number]>([
  ['image/webp', 'a million empty chunks', Buffer.from('VP8 \0\0\0\0'), 0],
  ['image/jpeg', 'nothing but escapes', Buffer.from([0xff]), -2],
  ['image/png', 'a million empty chunks', Buffer.from('\0\0\0\0IDAT\0\0\0\0'), -12],
])('a %s of %s keeps nobody else waiting', async (format, _, filling, from) => {
  const bytes = await inflate(format, filling, from);
  const before = process.threadCpuUsage();
  expect(carriesMore(bytes, format)).toBe(true);
  expect(isLosslessWebp(bytes)).toBe(false);
  expect(process.threadCpuUsage(before).user).toBeLessThan(500_000);
});
