import { spawnSync } from 'node:child_process';
import { mkdtemp, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FileCalls, isUnfinished, writeWhole } from './write-whole.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'write-whole-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** The real file system, and what it was asked in order. */
function watchFiles(overrides: Partial<FileCalls> = {}) {
  const calls: string[] = [];
  const nameOf = (path: unknown) => (isUnfinished(String(path)) ? 'unfinished' : basename(String(path)));
  const files: FileCalls = {
    async open(...[path, ...rest]: Parameters<typeof open>) {
      const handle = await open(path, ...rest);
      const sync = handle.sync.bind(handle);
      handle.sync = async () => {
        calls.push(`sync ${nameOf(path)}`);
        await sync();
      };
      return handle;
    },
    rename(from, to) {
      calls.push(`rename ${nameOf(from)} to ${nameOf(to)}`);
      return rename(from, to);
    },
    rm,
    ...overrides,
  };
  return { calls, files };
}

test('the bytes are on the disk before the name is, and the name before it is said', async () => {
  const { calls, files } = watchFiles();
  const file = join(folder, 'a.webp');
  await writeWhole(file, 'new', { files, mode: 0o600 });
  expect(calls).toEqual(['sync unfinished', 'rename unfinished to a.webp', `sync ${basename(folder)}`]);
  expect(await readFile(file, 'utf8')).toBe('new');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['a.webp']);
});

test('a file that cannot have its name leaves the old one, and nothing beside it', async () => {
  const file = join(folder, 'a.webp');
  await writeFile(file, 'old');
  const { files } = watchFiles({ rename: () => Promise.reject(new Error('The disk is full.')) });
  await expect(writeWhole(file, 'new', { files })).rejects.toThrow('The disk is full.');
  expect(await readFile(file, 'utf8')).toBe('old');
  expect(await readdir(folder)).toEqual(['a.webp']);
});

test('a process that dies before the renaming leaves the old file, and one that is known as unfinished', async () => {
  const file = join(folder, 'a.webp');
  await writeFile(file, 'old');
  const module = new URL('./write-whole.ts', import.meta.url).href;
  const script = `
    import { open, rm } from 'node:fs/promises';
    import { writeWhole } from ${JSON.stringify(module)};
    const rename = () => process.kill(process.pid, 'SIGKILL');
    await writeWhole(${JSON.stringify(file)}, 'new', { files: { open, rm, rename } });
  `;
  const died = spawnSync(process.execPath, ['--input-type=module', '-e', script]);
  expect(died.signal).toBe('SIGKILL');
  expect(await readFile(file, 'utf8')).toBe('old');
  expect((await readdir(folder)).filter((name) => !isUnfinished(name))).toEqual(['a.webp']);
  expect(await readdir(folder)).toHaveLength(2);
});
