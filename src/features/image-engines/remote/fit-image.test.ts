import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { fitImage } from './fit-image.ts';

/** Red to the left, green in the middle, blue to the right; a white square stands in the very middle. */
async function paintStripes(width: number, height: number) {
  const third = Math.round(width / 3);
  const stripe = (left: number, background: string) => ({
    input: { create: { width: third, height, channels: 3 as const, background } },
    left,
    top: 0,
  });
  const square = { input: { create: { width: 40, height: 40, channels: 3 as const, background: '#fff' } } };
  return sharp({ create: { width, height, channels: 3, background: '#00f' } }).composite([
    stripe(0, '#f00'),
    stripe(third, '#0f0'),
    square,
  ]);
}

async function colorAt(bytes: Uint8Array, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return [...data.subarray(at, at + 3)].map((value) => (value > 127 ? 'f' : '0')).join('');
}

describe('a picture of any kind', () => {
  it('is cut around its middle to the shape, never stretched', async () => {
    const wide = await (await paintStripes(600, 200)).png().toBuffer();
    const square = await fitImage(wide, { width: 200, height: 200, format: 'png' });
    expect(await sharp(square).metadata()).toMatchObject({ width: 200, height: 200, format: 'png' });
    expect([await colorAt(square, 5, 100), await colorAt(square, 195, 100)]).toEqual(['0f0', '0f0']);
    // The square of 40 pixels is still as wide as it is high.
    expect([await colorAt(square, 100, 82), await colorAt(square, 100, 76)]).toEqual(['fff', '0f0']);
    expect([await colorAt(square, 82, 100), await colorAt(square, 76, 100)]).toEqual(['fff', '0f0']);
  });

  it('is not a drawing that only carries the mark of one in the right place', async () => {
    const drawing = `<svg    WEBP="" xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect width="9" height="9"/></svg>`;
    const fitted = fitImage(Buffer.from(drawing), { width: 100, height: 100, format: 'png' });
    await expect(fitted).rejects.toMatchObject({
      kind: 'broken',
      message: 'It answered a vector drawing.',
    });
  });

  it('grows and shrinks to exactly the pixels that were asked for', async () => {
    const picture = await (await paintStripes(300, 200)).webp().toBuffer();
    for (const [width, height] of [
      [1024, 683],
      [77, 203],
      [64, 64],
    ] as const) {
      const fitted = await fitImage(picture, { width, height, format: 'jpeg' });
      expect(await sharp(fitted).metadata()).toMatchObject({ width, height, format: 'jpeg' });
    }
  });

  it('is turned upright and keeps nothing that was written into it', async () => {
    const lying = await (await paintStripes(300, 150))
      .withExif({ IFD0: { Orientation: '6', ImageDescription: 'a secret prompt' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const upright = await fitImage(lying, { width: 150, height: 300, format: 'jpeg' });
    expect([await colorAt(upright, 75, 10), await colorAt(upright, 75, 290)]).toEqual(['f00', '00f']);
    expect((await sharp(upright).metadata()).exif).toBeUndefined();
    expect(Buffer.from(upright).includes('secret')).toBe(false);
  });

  it.each(['png', 'webp'] as const)('is opaque in the end: %s', async (format) => {
    const clear = await sharp({ create: { width: 80, height: 80, channels: 4, background: '#0000' } })
      .toFormat(format)
      .toBuffer();
    const fitted = await fitImage(clear, { width: 80, height: 80, format });
    expect(await sharp(fitted).metadata()).toMatchObject({ hasAlpha: false });
    expect(await colorAt(fitted, 40, 40)).toBe('fff');
  });

  it('may be gray, deep, of a palette or made for print', async () => {
    const gray = sharp({ create: { width: 80, height: 80, channels: 3, background: '#808080' } });
    const kinds = await Promise.all([
      gray.clone().grayscale().jpeg().toBuffer(),
      gray.clone().toColorspace('rgb16').png().toBuffer(),
      gray.clone().png({ palette: true }).toBuffer(),
      gray.clone().toColorspace('cmyk').jpeg().toBuffer(),
    ]);
    for (const kind of kinds) {
      const fitted = await fitImage(kind, { width: 64, height: 64, format: 'png' });
      expect(await sharp(fitted).metadata()).toMatchObject({ width: 64, space: 'srgb', depth: 'uchar' });
      const { data } = await sharp(fitted).raw().toBuffer({ resolveWithObject: true });
      expect(Math.abs((data[0] ?? 0) - 128)).toBeLessThan(25);
    }
  });
});
