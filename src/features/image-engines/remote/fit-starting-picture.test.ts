import sharp from 'sharp';
import { expect, it } from 'vitest';
import { fitStartingPicture } from './fit-starting-picture.ts';

/** Blue with a red square of 100 pixels in its middle. */
async function paintSquare(width: number, height: number): Promise<{ bytes: Uint8Array<ArrayBuffer> }> {
  const square = { create: { width: 100, height: 100, channels: 3 as const, background: '#f00' } };
  const picture = sharp({ create: { width, height, channels: 3, background: '#00f' } });
  return {
    bytes: new Uint8Array(
      await picture
        .composite([{ input: square }])
        .jpeg()
        .toBuffer(),
    ),
  };
}

async function isRed(bytes: Uint8Array, left: number, top: number): Promise<boolean> {
  const [r = 0, , b = 0] = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return r > b;
}

it('is cut around its middle and never stretched', async () => {
  const cut = await fitStartingPicture(await paintSquare(400, 200), { width: 200, height: 200 });
  expect(await sharp(cut).metadata()).toMatchObject({ format: 'jpeg', width: 200, height: 200 });
  expect([await isRed(cut, 60, 100), await isRed(cut, 40, 100)]).toEqual([true, false]);
  expect([await isRed(cut, 100, 60), await isRed(cut, 100, 40)]).toEqual([true, false]);
});

it('grows to the size that the model draws', async () => {
  const cut = await fitStartingPicture(await paintSquare(120, 110), { width: 1344, height: 768 });
  expect(await sharp(cut).metadata()).toMatchObject({ width: 1344, height: 768 });
});
