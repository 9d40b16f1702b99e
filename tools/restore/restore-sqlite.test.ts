import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { allMigrations } from '../../db/migrations/migrations.registry.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { keyOfObject } from '../../src/platform/storage/storage-key.ts';
import { objectsFolderOf } from '../backup/site-data.ts';
import { createSiteMaker } from '../backup/test-backed-up-site.ts';
import { stepsOfBackup } from './backed-up-steps.ts';
import { restoreSqlite } from './restore-sqlite.ts';

const makeSite = createSiteMaker();

test('a backup of every earlier version is brought up to date', async () => {
  for (let steps = 1; steps < allMigrations.length; steps++) {
    const { backUp, orderRestore } = await makeSite(allMigrations.slice(0, steps));
    await backUp();
    const order = await orderRestore();
    const { migrated, keptAside } = await restoreSqlite(order);
    expect(migrated).toEqual(allMigrations.slice(steps).map(({ name }) => name));
    expect(keptAside).toBeUndefined();
  }
});

test('a backup of a newer version is refused', async () => {
  const { backUp, orderRestore } = await makeSite();
  await backUp();
  const { manifest } = await orderRestore();
  const last = allMigrations.at(-1)?.name;
  expect(() => stepsOfBackup(manifest, allMigrations.slice(0, -1))).toThrow(
    `This backup was made by a newer version of the program (1.2.3, ${last}). Update the program first.`,
  );
});

test('a site that is there is kept, unless it may be set aside; then it is kept there', async () => {
  const { keep, backUp, orderRestore } = await makeSite();
  const picture = await keep('a fox');
  await backUp();
  const order = await orderRestore();
  const { dataDir } = order.site;
  await mkdir(dataDir);
  await writeFile(path.join(dataDir, 'dreamseed.db'), '');
  await writeFile(path.join(dataDir, 'diary'), 'mine');
  await expect(restoreSqlite(order)).rejects.toThrow(
    `${dataDir} holds a site already. With --replace it is set aside and kept.`,
  );
  expect(await readFile(path.join(dataDir, 'diary'), 'utf8')).toBe('mine');
  const { keptAside = '' } = await restoreSqlite({ ...order, replace: true });
  expect(await readFile(path.join(keptAside, 'diary'), 'utf8')).toBe('mine');
  const bytes = await readFile(path.join(objectsFolderOf(dataDir), keyOfObject(picture.id)), 'utf8');
  expect(bytes).toBe('a fox');
});

test('nothing is restored under a server that runs', async () => {
  const { dataDir, keep, backUp, orderRestore } = await makeSite();
  await keep('a fox');
  await backUp();
  const order = await orderRestore();
  const elsewhere = await openDatabase({ url: '', dataDir: order.site.dataDir });
  await expect(restoreSqlite({ ...order, replace: true })).rejects.toThrow(
    'Another server is already running',
  );
  await elsewhere.close();
  expect(await readdir(path.dirname(dataDir))).not.toContainEqual(expect.stringContaining('restoring'));
});

test('a database that DATABASE_URL keeps elsewhere is restored there', async () => {
  const { folder, keep, backUp, orderRestore } = await makeSite();
  await keep('a fox');
  await backUp();
  const order = await orderRestore();
  const file = path.join(folder, 'elsewhere', 'site.db');
  const { dataDir } = order.site;
  await restoreSqlite({ ...order, site: { ...order.site, databaseUrl: `file:${file}` } });
  expect(await readdir(dataDir)).not.toContain('dreamseed.db');
  const database = await openDatabase({ url: `file:${file}`, dataDir, exclusive: false });
  const rows = await database.reader.selectFrom('stored_object').select('owner').execute();
  await database.close();
  expect(rows).toEqual([{ owner: 'ann' }]);
});

test('with a database elsewhere, what cannot be changed over whole is not changed at all', async () => {
  const { folder, keep, backUp, orderRestore } = await makeSite();
  await keep('a fox');
  await backUp();
  const order = await orderRestore({ replace: true });
  const { dataDir } = order.site;
  const file = path.join(folder, 'elsewhere', 'site.db');
  await mkdir(dataDir);
  await writeFile(path.join(dataDir, 'diary'), 'mine');
  const mark = new Date(order.now()).toISOString().slice(0, 19).replaceAll(':', '-');
  await mkdir(`${file}.before-${mark}Z-wal`, { recursive: true });
  await writeFile(file, 'the old database');
  await writeFile(`${file}-wal`, 'its journal');
  const readSite = async () => [
    await readdir(path.dirname(dataDir)),
    (await readdir(path.dirname(file))).filter((name) => !name.includes('.lock.')),
    await readdir(dataDir),
    await readFile(file, 'utf8'),
    await readFile(`${file}-wal`, 'utf8'),
  ];
  const before = await readSite();
  const site = { ...order.site, databaseUrl: `file:${file}` };
  await expect(restoreSqlite({ ...order, site })).rejects.toThrow('EISDIR');
  expect(await readSite()).toEqual(before);
});

test('a database of another name in the data folder is restored there, over the one that is there', async () => {
  const { keep, backUp, orderRestore } = await makeSite();
  await keep('a fox');
  await backUp();
  const order = await orderRestore();
  const { dataDir } = order.site;
  const file = path.join(dataDir, 'database', 'site.db');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, '');
  const site = { ...order.site, databaseUrl: `file:${file}` };
  const { keptAside = '' } = await restoreSqlite({ ...order, site, replace: true });
  expect(await readFile(path.join(keptAside, 'database', 'site.db'), 'utf8')).toBe('');
  expect(await readdir(dataDir)).not.toContain('dreamseed.db');
  const database = await openDatabase({ url: site.databaseUrl, dataDir, exclusive: false });
  const rows = await database.reader.selectFrom('stored_object').select('owner').execute();
  await database.close();
  expect(rows).toEqual([{ owner: 'ann' }]);
});

test('a picture that is changed between checking and restoring leaves everything as it was', async () => {
  const { target, keep, backUp, orderRestore } = await makeSite();
  const { hash } = await keep('a fox');
  await backUp();
  const order = await orderRestore();
  await writeFile(target.pictureFile(hash), 'a wolf');
  await expect(restoreSqlite(order)).rejects.toThrow('was changed while it was read');
  const left = await readdir(path.dirname(order.site.dataDir));
  expect(left.filter((name) => name.includes('restor'))).toEqual([]);
});
