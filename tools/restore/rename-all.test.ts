import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { renameAll } from './rename-all.ts';

let folder = '';
afterEach(() => rm(folder, { recursive: true, force: true }));

async function openFolder(...files: string[]) {
  folder = await mkdtemp(path.join(tmpdir(), 'dreamseed-names-'));
  for (const file of files) await writeFile(path.join(folder, file), file);
  const at = (from: string, to: string) => ({ from: path.join(folder, from), to: path.join(folder, to) });
  return { at, list: async () => (await readdir(folder)).sort() };
}

test('all get their new names, in order', async () => {
  const { at, list } = await openFolder('old', 'new');
  await renameAll([at('old', 'kept'), at('new', 'old')]);
  expect(await list()).toEqual(['kept', 'old']);
});

test('or all keep the old ones', async () => {
  const { at, list } = await openFolder('old', 'new');
  await expect(renameAll([at('old', 'kept'), at('new', 'old'), at('gone', 'new')])).rejects.toThrow('ENOENT');
  expect(await list()).toEqual(['new', 'old']);
});
