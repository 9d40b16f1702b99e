import { expect, test } from 'vitest';
import { listHostilePictures } from '../../../../tests/api/hostile/hostile-pictures.ts';
import { expectClean, settle } from '../../../../tests/api/hostile/judge-picture.ts';
import { PackageError } from './package-error.ts';
import { cleanPicture } from './package-pictures.ts';

test('a hostile picture in the package of a story is refused in one line, or drawn anew without anything beside its pixels', {
  timeout: 240_000,
}, async () => {
  for (const { bytes, what } of await listHostilePictures()) {
    const outcome = await settle(cleanPicture(bytes, 'images/slide-1.png'));
    if (outcome instanceof Error) {
      expect(outcome, what).toBeInstanceOf(PackageError);
      expect(outcome.message.split('\n'), what).toHaveLength(1);
    } else await expectClean(outcome, what);
  }
});
