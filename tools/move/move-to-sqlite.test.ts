import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { DatabaseOpenError } from '../../src/platform/db/database.errors.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { createMemoryStorage } from '../../src/platform/storage/test-memory-storage.ts';
import { takeMigratedSchema } from '../../tests/support/databases/postgres-schemas.ts';
import { moveToSqlite } from './move-to-sqlite.ts';
import { fillEveryTable, readEverything, run } from './test-moving-sites.ts';

const serverUrl = process.env.TEST_DATABASE_URL;

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function openSite() {
  const { url, remove } = await takeMigratedSchema(serverUrl ?? '');
  cleanUps.push(remove);
  const source = await openDatabase({ url, dataDir: '' });
  cleanUps.push(() => source.close());
  const dataDir = await mkdtemp(path.join(tmpdir(), 'dreamseed-test-'));
  cleanUps.push(() => rm(dataDir, { recursive: true }));
  const storage = createMemoryStorage().storage;
  const move = (whileLocked: () => Promise<void>) =>
    moveToSqlite({ source, dataDir, from: storage, to: storage, say: () => {}, whileLocked });
  return { source, dataDir, storage, move };
}

describe.runIf(serverUrl)('a folder that a site moves into', () => {
  test('is of no site until all of it is there', async () => {
    const { source, dataDir, storage, move } = await openSite();
    await fillEveryTable(source);
    let refused: unknown;
    storage.get = async () => {
      refused ??= await openDatabase({ url: '', dataDir }).catch((error: unknown) => error);
      return undefined;
    };
    let isThere = false;
    await move(async () => {
      isThere = existsSync(path.join(dataDir, 'dreamseed.db'));
    });
    expect(refused).toBeInstanceOf(DatabaseOpenError);
    expect(isThere, 'before the old site is stopped').toBe(true);
    const moved = await openDatabase({ url: '', dataDir });
    cleanUps.push(() => moved.close());
    expect(await readEverything(moved)).toEqual(await readEverything(source));
  });

  test('says what it is when the move failed, and takes no other', async () => {
    const { source, dataDir, storage, move } = await openSite();
    await fillEveryTable(source);
    storage.get = async () => {
      throw new Error('the bucket is away');
    };
    await expect(move(async () => {})).rejects.toThrow('the bucket is away');
    expect(existsSync(path.join(dataDir, 'dreamseed.db'))).toBe(false);
    await expect(move(async () => {})).rejects.toThrow(/dreamseed\.moving is there already/);
    await run(source, [`update site_setting set value = 'It goes on'`]);
  });

  test('takes no site of another version', async () => {
    const { source, move } = await openSite();
    await run(source, [`delete from schema_migration where name like '0035%'`]);
    await expect(move(async () => {})).rejects.toThrow(/another version/);
  });
});
