import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { keyOfObject } from '../../src/platform/storage/storage-key.ts';
import { openBackupFolder } from './backup-folder.ts';
import { openSqliteSource } from './sqlite-copy.ts';
import { createSiteMaker } from './test-backed-up-site.ts';
import { verifyBackup } from './verify-backup.ts';

const makeSite = createSiteMaker();
const QUARTER_MS = 16 * 60_000;

test('a second backup into the same folder copies only what is new', async () => {
  const { keep, backUp, target, clock } = await makeSite();
  await keep('one');
  await keep('two');
  expect(await backUp()).toMatchObject({
    picturesAdded: 2,
    manifest: { pictures: { count: 2, missing: [] } },
  });
  await keep('three');
  clock.advance(1000);
  expect(await backUp()).toMatchObject({ picturesAdded: 1, manifest: { pictures: { count: 3 } } });
  expect(await target.list()).toHaveLength(2);
  for (const name of await target.list()) {
    const { folder } = await target.find(name);
    expect((await verifyBackup(target, folder, () => {})).faults).toEqual([]);
  }
});

test('two backups of one second have two names', async () => {
  const { backUp, target } = await makeSite();
  const first = await backUp();
  const second = await backUp();
  expect(second.name).toBe(`${first.name}-2`);
  expect((await target.find()).name).toBe(second.name);
});

test('secrets come along, and nobody else may read any of it', async () => {
  const { dataDir, backUp, target, keep } = await makeSite();
  const secretsFolder = path.join(dataDir, 'secrets');
  await mkdir(secretsFolder);
  await writeFile(path.join(secretsFolder, 'auth-secret'), 'abc\n');
  await keep('one');
  const { name, manifest } = await backUp({ secretsFolder });
  expect(manifest.secrets.map((secret) => secret.name)).toEqual(['auth-secret']);
  const all = await readdir(target.folder, { recursive: true, withFileTypes: true });
  expect(all.length).toBeGreaterThan(5);
  for (const entry of all) {
    const { mode } = await stat(path.join(entry.parentPath, entry.name));
    expect(mode & 0o077, entry.name).toBe(0);
  }
  expect(await readFile(path.join(target.folder, name, 'secrets', 'auth-secret'), 'utf8')).toBe('abc\n');
});

test('what the site did not put beside its secrets is left out, and spoils no backup', async () => {
  const { dataDir, backUp, target } = await makeSite();
  const secretsFolder = path.join(dataDir, 'secrets');
  await mkdir(path.join(secretsFolder, 'old'), { recursive: true });
  for (const name of ['auth-secret', '.DS_Store', 'auth-secret (1)'])
    await writeFile(path.join(secretsFolder, name), 'abc\n');
  const { name } = await backUp({ secretsFolder });
  const { manifest, faults } = await verifyBackup(target, path.join(target.folder, name), () => {});
  expect(faults).toEqual([]);
  expect(manifest.secrets.map((secret) => secret.name)).toEqual(['auth-secret']);
});

test.each(['a/../../elsewhere', 'a/..', '../a', '/etc/a', 'a//b', 'a/./b'])(
  'a manifest that names the file %s is not read',
  async (name) => {
    const { backUp, target } = await makeSite();
    const { name: backup, manifest } = await backUp();
    const folder = path.join(target.folder, backup);
    const secrets = [{ name, size: 1, sha256: 'a'.repeat(64) }];
    await writeFile(path.join(folder, 'manifest.json'), JSON.stringify({ ...manifest, secrets }));
    await expect(verifyBackup(target, folder, () => {})).rejects.toThrow('secrets.0.name');
  },
);

test('a manifest that leaves the database out is not read', async () => {
  const { backUp, target } = await makeSite();
  const { name, manifest } = await backUp();
  const folder = path.join(target.folder, name);
  const [copy] = manifest.database.files;
  const database = { ...manifest.database, files: [{ ...copy, name: 'other.db' }] };
  await writeFile(path.join(folder, 'manifest.json'), JSON.stringify({ ...manifest, database }));
  await expect(verifyBackup(target, folder, () => {})).rejects.toThrow(
    'manifest.json does not name dreamseed.db: this backup cannot be trusted.',
  );
});

test('a picture that is deleted while the backup runs makes it take a younger copy of the database', async () => {
  const { dataDir, keep, blobs, clock, backUp, said, target } = await makeSite();
  const gone = await keep('soon deleted');
  await keep('stays');
  clock.advance(QUARTER_MS);
  const source = openSqliteSource(path.join(dataDir, 'dreamseed.db'), () => {});
  let copies = 0;
  const { manifest, name } = await backUp({
    source: {
      ...source,
      async copyInto(folder) {
        const copy = await source.copyInto(folder);
        copies += 1;
        if (copies === 1) await blobs.purge(gone.id);
        return copy;
      },
    },
  });
  expect(copies).toBe(2);
  expect(said).toEqual(['Pictures were deleted meanwhile: taking a younger copy of the database.']);
  expect(manifest.pictures).toMatchObject({ count: 1, missing: [] });
  const { faults } = await verifyBackup(target, path.join(target.folder, name), () => {});
  expect(faults).toEqual([]);
});

test('a picture that the site has lost or spoilt is named, and the rest is backed up', async () => {
  const { keep, storage, backUp, orderRestore } = await makeSite();
  const lost = await keep('lost');
  const spoilt = await keep('spoilt');
  await keep('whole');
  await storage.delete(keyOfObject(lost.id));
  await storage.put(keyOfObject(spoilt.id), new Uint8Array(3), 'image/png');
  const { manifest } = await backUp();
  expect(manifest.pictures.missing.map(({ id }) => id).sort()).toEqual([lost.id, spoilt.id].sort());
  expect((await orderRestore()).pictures).toHaveLength(1);
});

test('a folder of something else is left alone', async () => {
  const { folder, backUp } = await makeSite();
  const holidays = path.join(folder, 'holidays');
  await mkdir(holidays);
  await writeFile(path.join(holidays, 'beach.jpg'), 'sand');
  await expect(backUp({ target: openBackupFolder(holidays) })).rejects.toThrow(
    `${holidays} holds something else. Name a folder that is empty or not there yet.`,
  );
  expect(await readdir(holidays)).toEqual(['beach.jpg']);
});

test('a backup that fails leaves nothing that looks like one', async () => {
  const { keep, backUp, target } = await makeSite();
  await keep('one');
  const storage = { get: () => Promise.reject(new Error('the disk failed')) };
  await expect(backUp({ storage })).rejects.toThrow('the disk failed');
  expect(await target.list()).toEqual([]);
  expect((await readdir(target.folder)).filter((name) => name.startsWith('.'))).toEqual([]);
  await expect(target.find()).rejects.toThrow(`There is no backup in ${target.folder}.`);
});

test.each([
  ['the database', (root: string, name: string) => path.join(root, name, 'dreamseed.db')],
  [
    'a picture',
    async (root: string) => {
      const [file = ''] = (await readdir(root, { recursive: true })).filter((at) => /[0-9a-f]{64}$/.test(at));
      return path.join(root, file);
    },
  ],
])('verifying finds one changed byte of %s', async (_, findFile) => {
  const { keep, backUp, target } = await makeSite();
  await keep('one');
  const { name } = await backUp();
  const file = await findFile(target.folder, name);
  const bytes = await readFile(file);
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  await writeFile(file, bytes);
  const { faults } = await verifyBackup(target, path.join(target.folder, name), () => {});
  expect(faults).toEqual([`${file} was changed.`]);
});
