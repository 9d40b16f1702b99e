import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { encodePicture } from './encode.ts';

const WIDTH = 96;
const HEIGHT = 64;

/** A smooth picture with a hard edge, as an illustration has both. */
function testPicture() {
  const pixels = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const offset = (y * WIDTH + x) * 4;
      pixels[offset] = x * 2;
      pixels[offset + 1] = y * 3;
      pixels[offset + 2] = x > WIDTH / 2 ? 200 : 40;
      pixels[offset + 3] = 255;
    }
  }
  return { pixels, width: WIDTH, height: HEIGHT };
}

async function rawOf(bytes: Uint8Array) {
  return sharp(bytes).removeAlpha().raw().toBuffer();
}

describe('encodePicture', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('writes a %s file of the picture’s size', async (format) => {
    const metadata = await sharp(await encodePicture(testPicture(), format)).metadata();
    expect(metadata).toMatchObject({ format, width: WIDTH, height: HEIGHT, channels: 3 });
  });

  it('IMG-09: writes PNG bytes that begin with the PNG signature and lose nothing', async () => {
    const picture = testPicture();
    const bytes = await encodePicture(picture, 'png');
    expect([...bytes.slice(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
    const raw = await rawOf(bytes);
    const expected = picture.pixels.filter((_, index) => index % 4 !== 3);
    expect(Buffer.compare(raw, Buffer.from(expected))).toBe(0);
  });

  it.each(['jpeg', 'webp'] as const)('stays close to the picture as %s', async (format) => {
    const picture = testPicture();
    const raw = await rawOf(await encodePicture(picture, format));
    let difference = 0;
    for (let index = 0; index < raw.length; index++) {
      const pixel = Math.floor(index / 3) * 4 + (index % 3);
      difference += Math.abs(raw[index]! - picture.pixels[pixel]!);
    }
    expect(difference / raw.length).toBeLessThan(4);
  });

  it('writes fewer bytes at a lower quality', async () => {
    const fine = await encodePicture(testPicture(), 'jpeg', { quality: 95 });
    const coarse = await encodePicture(testPicture(), 'jpeg', { quality: 30 });
    expect(coarse.length).toBeLessThan(fine.length);
  });

  it('encodes a part of a larger buffer without its neighbours', async () => {
    const picture = testPicture();
    const shared = new Uint8ClampedArray(picture.pixels.length + 64);
    shared.set(picture.pixels, 64);
    const view = shared.subarray(64);
    const bytes = await encodePicture({ ...picture, pixels: view }, 'png');
    expect(Buffer.compare(bytes, await encodePicture(picture, 'png'))).toBe(0);
  });
});
