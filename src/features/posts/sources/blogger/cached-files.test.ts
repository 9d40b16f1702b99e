import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { type CachedFiles, createCachedFiles } from './cached-files.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function open(limits: { maxFiles: number; maxBytes: number }, folder = newFolder()) {
  const failures: unknown[] = [];
  const files = createCachedFiles({ folder, ...limits, onFailure: (error) => failures.push(error) });
  return { files, folder, failures };
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dreamseed-files-'));
  folders.push(folder);
  return folder;
}

async function writeAll(
  files: CachedFiles,
  keys: readonly string[],
  value: unknown = 'a post',
): Promise<void> {
  for (const [place, key] of keys.entries()) await files.write(key, { savedAt: place, value });
}

async function keysIn(files: CachedFiles, keys: readonly string[]): Promise<string[]> {
  const found = await Promise.all(keys.map((key) => files.read(key)));
  return keys.filter((_, place) => found[place]);
}

test('only so many files are kept, the newest', async () => {
  const { files, failures } = open({ maxFiles: 2, maxBytes: 10_000 });
  await writeAll(files, ['a', 'b', 'a', 'c']);
  expect(await keysIn(files, ['a', 'b', 'c'])).toEqual(['a', 'c']);
  expect(failures).toEqual([]);
});

test('a confirmed copy outlives those that were written after it, also over a restart', async () => {
  const { files, folder } = open({ maxFiles: 2, maxBytes: 10_000 });
  await writeAll(files, ['a', 'b']);
  await files.confirm('a', { savedAt: 2, value: 'a' });
  await writeAll(files, ['c']);
  expect(await keysIn(files, ['a', 'b', 'c'])).toEqual(['a', 'c']);
  await files.confirm('a', { savedAt: 3, value: 'a' });
  const again = open({ maxFiles: 2, maxBytes: 10_000 }, folder);
  await writeAll(again.files, ['d']);
  expect(await keysIn(again.files, ['a', 'c', 'd'])).toEqual(['a', 'd']);
});

test('a confirmed copy that had to go is written again', async () => {
  const { files } = open({ maxFiles: 1, maxBytes: 10_000 });
  await writeAll(files, ['a', 'b']);
  await files.confirm('a', { savedAt: 2, value: 'a' });
  expect(await keysIn(files, ['a', 'b'])).toEqual(['a']);
});

test('only so many bytes are kept, over restarts', async () => {
  const { files, folder } = open({ maxFiles: 100, maxBytes: 1_000 });
  await writeAll(files, ['a', 'b'], 'x'.repeat(300));
  const again = open({ maxFiles: 100, maxBytes: 1_000 }, folder);
  await writeAll(again.files, ['c'], 'x'.repeat(300));
  expect(readdirSync(folder)).toHaveLength(2);
  expect(await keysIn(again.files, ['c'])).toEqual(['c']);
  await writeAll(again.files, ['d'], 'x'.repeat(2_000));
  expect(await keysIn(again.files, ['d'])).toEqual([]);
});

test('what a crash left unfinished goes with the next write', async () => {
  const { files, folder } = open({ maxFiles: 10, maxBytes: 1_000 });
  writeFileSync(join(folder, 'a.json.123.part'), 'half');
  await writeAll(files, ['a']);
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('a removed copy is gone, and all others can be listed', async () => {
  const { files } = open({ maxFiles: 10, maxBytes: 10_000 });
  await writeAll(files, ['a', 'b']);
  await files.remove('a');
  await files.remove('never there');
  const left: number[] = [];
  for await (const { savedAt } of files.readAll()) left.push(savedAt);
  expect(left).toEqual([1]);
});
