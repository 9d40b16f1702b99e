import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStorage } from './open-storage.ts';
import type { ObjectStorage } from './storage.types.ts';

let dataDir: string;
let storage: ObjectStorage;
let reasons: unknown[];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'dreamseed-files-'));
  reasons = [];
  storage = await openStorage({ storageUrl: '', dataDir, onFailure: (reason) => reasons.push(reason) });
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));

it('says that files are away, why, and goes on when they are back', async () => {
  await storage.put('images/one', new Uint8Array([1]), 'image/png');
  const folder = path.join(dataDir, 'objects');
  await rename(folder, `${folder}-away`);
  // Where a file stands nobody can read or write below, whoever they are.
  await writeFile(folder, '');
  const away = { status: 503, code: 'storage.unavailable', headers: { 'Retry-After': '5' } };
  await expect(storage.put('images/two', new Uint8Array([2]), 'image/png')).rejects.toMatchObject(away);
  await expect(storage.get('images/one')).rejects.toMatchObject(away);
  expect(reasons).toHaveLength(2);
  await rm(folder);
  await rename(`${folder}-away`, folder);
  expect(await storage.get('images/one')).toEqual(Buffer.from([1]));
});

it('takes a wrong key for our own mistake', async () => {
  await expect(storage.get('../secret')).rejects.toThrow('is not a storage key');
  expect(reasons).toEqual([]);
});
