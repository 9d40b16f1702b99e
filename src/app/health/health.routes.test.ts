import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { allMigrations } from '../../../db/migrations/migrations.registry.ts';
import type { Database } from '../../platform/db/database.types.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import { createFilesStorage, prepareFilesFolder } from '../../platform/storage/files-storage.ts';
import { createMemoryStorage } from '../../platform/storage/test-memory-storage.ts';
import { systemClock } from '../../shared/clock.ts';
import { createHealthRoutes } from './health.routes.ts';
import { createReadiness } from './readiness.ts';
import { databasePart, pagesPart, storagePart } from './readiness-parts.ts';

let dataDir: string;
let database: Database;
let elapsed: number;
let close: () => Promise<void>;

beforeEach(async () => {
  elapsed = 0;
  dataDir = mkdtempSync(join(tmpdir(), 'dreamseed-health-'));
  database = await openDatabase({ url: '', dataDir });
  let closing: Promise<void> | undefined;
  close = () => {
    closing ??= database.close();
    return closing;
  };
  await migrate(database, allMigrations, 0);
  await prepareFilesFolder(join(dataDir, 'objects'), 0);
});

afterEach(async () => {
  await close();
  rmSync(dataDir, { recursive: true, force: true });
});

function createSite(getBuild: () => Promise<unknown> = async () => ({})) {
  const reasons: unknown[] = [];
  const readiness = createReadiness({
    clock: systemClock,
    elapsed: () => elapsed,
    // Nothing hangs here, and a busy disk is not away.
    boundMs: 15_000,
    onChange: (_, __, reason) => reasons.push(reason),
  });
  readiness.watch(databasePart(database, allMigrations));
  readiness.watch(storagePart(createFilesStorage({ folder: join(dataDir, 'objects') }), 'files'));
  readiness.watch(pagesPart(getBuild));
  const routes = createHealthRoutes({
    readiness,
    sitePosts: { health: () => ({ source: 'blogger', status: 'stale', problem: 'temporary' }) },
  });
  const ask = async (path = '/readyz') => {
    elapsed += 1_001;
    const response = await routes.request(path);
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  return { ask, readiness, reasons };
}

it('is ready while every part is well, even when another blog is away', async () => {
  const { ask } = createSite();
  const { status, headers, body } = await ask();
  expect(status).toBe(200);
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(body).toEqual({
    status: 'ready',
    parts: { database: { status: 'ok' }, storage: { status: 'ok' }, pages: { status: 'ok' } },
    posts: { source: 'blogger', status: 'stale', problem: 'temporary' },
  });
});

it('is not ready without its database, and lives on all the same', async () => {
  const { ask, reasons } = createSite();
  await close();
  const { status, headers, body } = await ask();
  expect(status).toBe(503);
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(body.parts.database).toEqual({ status: 'away', since: expect.stringMatching(/^\d{4}-.+Z$/) });
  expect(body.parts.storage).toEqual({ status: 'ok' });
  expect(reasons).toHaveLength(1);
  expect(await ask('/healthz')).toMatchObject({
    status: 200,
    body: { status: 'ok', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
  });
});

it('is not ready on tables of another version', async () => {
  await database.writer
    .deleteFrom('schema_migration')
    .where('name', '=', allMigrations.at(-1)?.name ?? '')
    .execute();
  expect((await createSite().ask()).body).toMatchObject({
    status: 'not-ready',
    parts: { database: { status: 'away' } },
  });
});

it('is not ready while pictures cannot be written, and ready again by itself', async () => {
  const { ask } = createSite();
  const folder = join(dataDir, 'objects');
  renameSync(folder, `${folder}-away`);
  // Where a file stands nobody can write below, whoever they are.
  writeFileSync(folder, '');
  const away = await ask();
  expect(away.status).toBe(503);
  expect(away.body.parts).toMatchObject({ database: { status: 'ok' }, storage: { status: 'away' } });
  rmSync(folder);
  renameSync(`${folder}-away`, folder);
  await ask();
  expect((await ask()).status).toBe(200);
});

it('writes nothing into a bucket, where each write is charged for', async () => {
  const { storage } = createMemoryStorage();
  let writes = 0;
  const counting = {
    ...storage,
    async put() {
      writes += 1;
    },
  };
  await storagePart(counting, 'bucket').check();
  expect(writes).toBe(0);
  await storagePart(counting, 'files').check();
  expect(writes).toBe(1);
});

it('is not ready before its pages could be loaded', async () => {
  let isBuilt = false;
  const { ask } = createSite(async () => {
    if (!isBuilt) throw new Error('there is no build');
  });
  expect((await ask()).body).toMatchObject({ status: 'not-ready', parts: { pages: { status: 'away' } } });
  isBuilt = true;
  await ask();
  expect((await ask()).status).toBe(200);
});

it('sends visitors elsewhere while it drains', async () => {
  const { ask, readiness } = createSite();
  expect((await ask()).status).toBe(200);
  readiness.startDraining();
  expect(await ask()).toMatchObject({ status: 503, body: { status: 'draining' } });
});
