import path from 'node:path';
import { expect, test } from 'vitest';
import { pngChunk, pngPixels, writePng } from '../../../../tests/support/png-file.ts';
import { createCredentialsChecker } from './credentials-checker.ts';

const root = path.join(import.meta.dirname, '../../../..');
const HEAD = { width: 8, height: 8 };
const LONGEST_MS = 1500;

/** A file with something where credentials stand; the thread of this test is told by it how long to work. */
const fileOf = (milliseconds: number) =>
  new Uint8Array(writePng(HEAD, pngChunk('caBX', Buffer.from(`${milliseconds} ms`)), pngPixels(HEAD)));

test('a file that keeps the thread busy is given up, and costs those behind it nothing of their time', async () => {
  const checker = createCredentialsChecker(root, {
    workerFile: 'src/features/provenance/signing/test-busy.worker.ts',
    longestMs: LONGEST_MS,
  });
  const hostile = checker.check(fileOf(60_000));
  const others = [checker.check(fileOf(0)), checker.check(fileOf(0))];
  expect(await hostile).toEqual({ state: 'unreadable' });
  expect(await Promise.all(others)).toEqual([{ state: 'none' }, { state: 'none' }]);
  await checker.close();
});
