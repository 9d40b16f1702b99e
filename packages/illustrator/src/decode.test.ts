import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { decodePicture } from './decode.ts';

const red = (channels: 3 | 4 = 3) =>
  sharp({ create: { width: 40, height: 20, channels, background: { r: 220, g: 30, b: 30, alpha: 0.5 } } });

describe('a picture file', () => {
  test.each([
    ['JPEG', () => red().jpeg()],
    ['CMYK', () => red().toColorspace('cmyk').jpeg()],
    ['16 bits', () => red().toColorspace('rgb16').png()],
    ['WebP', () => red().webp()],
    ['AVIF', () => red().avif()],
    ['GIF', () => red().gif()],
  ])('%s is read in its colors', async (_, make) => {
    const { pixels, width, height } = await decodePicture(await make().toBuffer());
    expect([width, height, pixels.length]).toEqual([40, 20, 3200]);
    expect(pixels[0]).toBeGreaterThan(190);
    expect(pixels[1]).toBeLessThan(70);
    expect(pixels[3]).toBe(255);
  });

  test('what can be seen through lies on white', async () => {
    const { pixels } = await decodePicture(await red(4).png().toBuffer());
    expect(pixels[1]).toBeGreaterThan(120);
  });

  test('is turned upright', async () => {
    const { width, height } = await decodePicture(
      await red().jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    );
    expect([width, height]).toEqual([20, 40]);
  });

  test('that is broken or none is refused', async () => {
    const whole = await red().png().toBuffer();
    await expect(decodePicture(whole.subarray(0, whole.length - 30))).rejects.toThrow();
    await expect(decodePicture(new TextEncoder().encode('hello'))).rejects.toThrow();
  });
});
