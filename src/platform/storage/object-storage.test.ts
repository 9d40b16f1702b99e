import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3Server } from '../../../tests/support/s3-server.ts';
import { openStorage } from './open-storage.ts';
import type { ObjectStorage } from './storage.types.ts';

interface OpenedStorage {
  storage: ObjectStorage;
  close(): Promise<void>;
}

const STORAGES: { name: string; open(): Promise<OpenedStorage> }[] = [
  {
    name: 'files',
    async open() {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'dreamseed-files-'));
      const storage = await openStorage({ storageUrl: '', dataDir });
      return { storage, close: () => rm(dataDir, { recursive: true }) };
    },
  },
  {
    name: 'an S3 server',
    async open() {
      const server = await startS3Server();
      const storage = await openStorage({ storageUrl: server.storageUrl, dataDir: '' });
      return { storage, close: server.stop };
    },
  },
];

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe.each(STORAGES)('objects in $name', ({ open }) => {
  let opened: OpenedStorage;
  let storage: ObjectStorage;
  beforeAll(async () => {
    opened = await open();
    storage = opened.storage;
  });
  afterAll(() => opened.close());

  test('come back byte for byte', async () => {
    const bytes = randomBytes(300_000);
    await storage.put('images/ab/one', bytes, 'image/png');
    expect(Buffer.from((await storage.get('images/ab/one'))!).equals(bytes)).toBe(true);
  });

  test('may be empty', async () => {
    await storage.put('empty', new Uint8Array(), 'image/png');
    expect((await storage.get('empty'))?.length).toBe(0);
  });

  test('are replaced whole', async () => {
    await storage.put('replaced', bytesOf('a longer text than the next'), 'text/plain');
    await storage.put('replaced', bytesOf('short'), 'text/plain');
    expect(new TextDecoder().decode(await storage.get('replaced'))).toBe('short');
  });

  test('are missing before they are put and after they are deleted', async () => {
    expect(await storage.get('thumbnails/x-320.webp')).toBeUndefined();
    await storage.put('thumbnails/x-320.webp', bytesOf('x'), 'image/webp');
    await storage.delete('thumbnails/x-320.webp');
    expect(await storage.get('thumbnails/x-320.webp')).toBeUndefined();
  });

  test('that are missing count as deleted', async () => {
    await expect(storage.delete('never/was')).resolves.toBeUndefined();
  });

  test.each([
    '',
    '/etc/passwd',
    '../out',
    'a/../../out',
    'a//b',
    'a/',
    '.hidden',
    'a/.b',
    'UPPER',
    'a b',
    'a\\b',
    'ä',
    'a'.repeat(513),
  ])('are never put at %j', async (key) => {
    await expect(async () => storage.put(key, bytesOf('x'), 'text/plain')).rejects.toThrow(
      'is not a storage key',
    );
    await expect(async () => storage.get(key)).rejects.toThrow('is not a storage key');
    await expect(async () => storage.delete(key)).rejects.toThrow('is not a storage key');
  });
});

test('files are for the server alone, with nothing half written left beside them', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'dreamseed-files-'));
  const storage = await openStorage({ storageUrl: '', dataDir });
  await storage.put('images/ab/one', bytesOf('x'), 'image/png');
  const file = await stat(path.join(dataDir, 'objects', 'images', 'ab', 'one'));
  expect(file.mode & 0o077).toBe(0);
  expect(await readdir(path.join(dataDir, 'objects', 'images', 'ab'))).toEqual(['one']);
  expect(await readdir(path.join(dataDir, 'objects'))).toEqual(['images']);
  await rm(dataDir, { recursive: true });
});

test('files are never met half written', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'dreamseed-files-'));
  const storage = await openStorage({ storageUrl: '', dataDir });
  const contents = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(200_000));
  const writing = contents.map((text) => storage.put('contended', bytesOf(text), 'text/plain'));
  const seen = await Promise.all(contents.map(() => storage.get('contended')));
  await Promise.all(writing);
  for (const bytes of [...seen, await storage.get('contended')])
    expect([undefined, ...contents]).toContain(bytes && new TextDecoder().decode(bytes));
  await rm(dataDir, { recursive: true });
});

test('what a crash left half written is cleared at the next start, unless it is still being written', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'dreamseed-files-'));
  await openStorage({ storageUrl: '', dataDir });
  const folder = path.join(dataDir, 'objects');
  const twoHoursAgo = Date.now() / 1000 - 7200;
  for (const name of ['.old', '.new', 'object']) await writeFile(path.join(folder, name), 'half');
  for (const name of ['.old', 'object']) await utimes(path.join(folder, name), twoHoursAgo, twoHoursAgo);
  await openStorage({ storageUrl: '', dataDir });
  expect(await readdir(folder)).toEqual(['.new', 'object']);
  await rm(dataDir, { recursive: true });
});
