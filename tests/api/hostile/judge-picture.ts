import sharp from 'sharp';
import { expect } from 'vitest';

/** @returns what came of it: the picture, or the refusal. */
export async function settle(picture: Promise<Uint8Array>): Promise<Uint8Array | Error> {
  try {
    return await picture;
  } catch (error) {
    return error as Error;
  }
}

/** Nothing but pixels is left. @param what names the picture in a failure. */
export async function expectClean(bytes: Uint8Array, what: string): Promise<void> {
  const { format, exif, icc, xmp, pages } = await sharp(bytes).metadata();
  expect({ format, exif, icc, xmp, pages }, what).toEqual({ format: 'jpeg' });
  for (const mark of ['<script', '<html', '%PDF', 'PK\u0003\u0004'])
    expect(Buffer.from(bytes).includes(mark), what).toBe(false);
}
