import { beforeAll, describe, expect, test } from 'vitest';
import { fitImage } from '../../../src/features/image-engines/remote/fit-image.ts';
import { RemoteEngineError } from '../../../src/features/image-engines/remote/remote-engine.errors.ts';
import { type HostilePicture, listHostilePictures } from './hostile-pictures.ts';
import { expectClean, settle } from './judge-picture.ts';

let pictures: readonly HostilePicture[];

beforeAll(async () => {
  pictures = await listHostilePictures();
}, 120_000);

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
});
