import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { fitImage } from '../../../src/features/image-engines/remote/fit-image.ts';
import { RemoteEngineError } from '../../../src/features/image-engines/remote/remote-engine.errors.ts';
import { PackageError } from '../../../tools/story-package/package-error.ts';
import { cleanPicture } from '../../../tools/story-package/package-pictures.ts';
import { type HostilePicture, listHostilePictures } from './hostile-pictures.ts';

let pictures: readonly HostilePicture[];

beforeAll(async () => {
  pictures = await listHostilePictures();
}, 120_000);

/** @returns what came of it: the picture, or the refusal. */
async function settle(picture: Promise<Uint8Array>): Promise<Uint8Array | Error> {
  try {
    return await picture;
  } catch (error) {
    return error as Error;
  }
}

async function expectClean(bytes: Uint8Array, what: string): Promise<void> {
  const { format, exif, icc, xmp, pages } = await sharp(bytes).metadata();
  expect({ format, exif, icc, xmp, pages }, what).toEqual({ format: 'jpeg' });
  for (const mark of ['<script', '<html', '%PDF', 'PK\u0003\u0004'])
    expect(Buffer.from(bytes).includes(mark), what).toBe(false);
}

describe('a hostile picture is refused in one line, or drawn anew without anything beside its pixels', {
  timeout: 120_000,
}, () => {
  test('from an engine', async () => {
    for (const { bytes, what } of pictures) {
      const outcome = await settle(fitImage(bytes, { width: 64, height: 64, format: 'jpeg' }));
      if (outcome instanceof Error) expect(outcome, what).toBeInstanceOf(RemoteEngineError);
      else await expectClean(outcome, what);
    }
  });

  test('in the package of a story', async () => {
    for (const { bytes, what } of pictures) {
      const outcome = await settle(cleanPicture(bytes, 'images/slide-1.png'));
      if (outcome instanceof Error) {
        expect(outcome, what).toBeInstanceOf(PackageError);
        expect(outcome.message.split('\n'), what).toHaveLength(1);
      } else await expectClean(outcome, what);
    }
  });
});
