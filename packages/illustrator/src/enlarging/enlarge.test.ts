import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Picture } from '../illustrator.types.ts';
import { enlargeRows, enlargeToFile, IllustrationStopped } from './enlarge.ts';
import { doubleByCubics, drawTestPicture, halvePicture, psnr } from './test-pictures.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'enlarge-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function enlarged(picture: Picture, doublings = 1): Picture {
  const rows: Uint8Array[] = [];
  const sink = { push: (row: Uint8Array) => void rows.push(Uint8Array.from(row)), end() {} };
  enlargeRows(picture, doublings, sink);
  const [width, height] = [picture.width * 2 ** doublings, picture.height * 2 ** doublings];
  return { pixels: new Uint8ClampedArray(Buffer.concat(rows)), width, height };
}

function cut({ pixels, width }: Picture, left: number, top: number, side: number): Picture {
  const rows = Array.from({ length: side }, (_, row) => {
    const start = ((top + row) * width + left) * 4;
    return Uint8Array.from(pixels.subarray(start, start + side * 4));
  });
  return { pixels: new Uint8ClampedArray(Buffer.concat(rows)), width: side, height: side };
}

const plain = (width: number, height: number, color: readonly number[]): Picture => {
  const pixels = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < pixels.length; at++) pixels[at] = color[at % 4]!;
  return { pixels, width, height };
};

describe('the network', () => {
  it('comes closer to a picture that was halved than cubics do, by 3 dB', async () => {
    const original = await drawTestPicture(320);
    const half = halvePicture(original);
    expect(psnr(enlarged(half), original)).toBeGreaterThan(psnr(doubleByCubics(half), original) + 3);
  });

  it('moves nothing: halved again, the picture is what it was', async () => {
    const picture = await drawTestPicture(160);
    expect(psnr(halvePicture(enlarged(picture)), picture)).toBeGreaterThan(38);
  });

  it('makes of a part what it makes of the same part within the whole', async () => {
    const picture = await drawTestPicture(96);
    const part = enlarged(cut(picture, 30, 20, 50));
    // Seven layers and the straight lines below them see eight pixels far.
    expect(cut(part, 16, 16, 68)).toEqual(cut(enlarged(picture), 76, 56, 68));
  });

  it.each([
    [1, 1],
    [5, 3],
    [3, 40],
  ])('keeps a plain color of %d x %d pixels up to its borders', (width, height) => {
    const big = enlarged(plain(width, height, [200, 90, 30, 255]), 2);
    expect(big).toMatchObject({ width: width * 4, height: height * 4 });
    for (let at = 0; at < big.pixels.length; at += 4) {
      for (const [channel, value] of [200, 90, 30, 255].entries()) {
        expect(Math.abs(big.pixels[at + channel]! - value)).toBeLessThanOrEqual(2);
      }
    }
  });
});

describe('enlargeToFile', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('writes a %s file of exactly the asked size', async (format) => {
    const picture = await drawTestPicture(60, 44);
    const file = join(folder, `large.${format}`);
    const told: number[] = [];
    const signal = { aborted: false, progress: (done: number) => void told.push(done) };
    const size = await enlargeToFile(picture, file, { longSide: 200, format }, signal);
    expect(size).toEqual({ width: 200, height: 147 });
    expect(await sharp(file).metadata()).toMatchObject({ format, ...size, channels: 3 });
    expect(readdirSync(folder)).toEqual([`large.${format}`]);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told.at(-1)).toBe(1);
  });

  it('loses nothing on the way through its file', async () => {
    const picture = await drawTestPicture(41, 70);
    const file = join(folder, 'large.png');
    await enlargeToFile(picture, file, { longSide: 280, format: 'png' });
    const { data } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(Buffer.compare(data, Buffer.from(enlarged(picture, 2).pixels))).toBe(0);
  });

  it('stops after the row at which it is told to, and leaves no file', async () => {
    const picture = await drawTestPicture(64);
    let rows = 0;
    const signal = {
      get aborted() {
        return rows >= 10;
      },
      progress: () => void rows++,
    };
    const stopped = enlargeToFile(picture, join(folder, 'a.png'), { longSide: 256, format: 'png' }, signal);
    await expect(stopped).rejects.toThrow(IllustrationStopped);
    expect(rows).toBe(10);
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    [64, 'not larger'],
    [8193, 'above 8K'],
    [100.5, 'no whole number'],
    [Number.NaN, 'no number'],
  ])('refuses a long side of %d: %s', async (longSide) => {
    const picture = plain(64, 32, [0, 0, 0, 255]);
    const refused = enlargeToFile(picture, join(folder, 'a.png'), { longSide, format: 'png' });
    await expect(refused).rejects.toThrow(
      new RangeError('The long side must be a whole number from 65 to 8192 pixels.'),
    );
  });

  it('refuses pixels that are not of the size they are said to be', async () => {
    const picture = { ...plain(64, 32, [0, 0, 0, 255]), height: 31 };
    const refused = enlargeToFile(picture, join(folder, 'a.png'), { longSide: 128, format: 'png' });
    await expect(refused).rejects.toThrow(new RangeError('The picture must have four bytes for each pixel.'));
  });
});
