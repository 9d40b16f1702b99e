import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { isPostgresInstalled } from '../../machine/find-postgres.ts';
import { keyOfObject } from '../../src/platform/storage/storage-key.ts';
import { runTool } from '../../tests/backup/run-tool.ts';
import { saveOne } from '../../tests/backup/saving-visitors.ts';
import { type Visitor, welcomeVisitor } from '../../tests/crash/visitor.ts';
import { asServer } from '../../tests/stress/load/visitor-browser.ts';
import { startPostgresCluster } from '../../tests/support/databases/postgres-cluster.ts';
import { expectStatus } from '../../tests/support/identity/account-client.ts';
import { startS3Server } from '../../tests/support/s3-server.ts';
import type { BenchOptions, BenchPart, BenchRow } from '../measuring/bench-part.types.ts';
import { startBuiltSite } from '../measuring/built-site.ts';
import { fillPlace } from './fill-site.ts';
import { fillLedger } from './many-rows.ts';

const PICTURES = Number(process.env.BENCH_IMAGES ?? 100_000);
const PROMISED_SECONDS = 10;
/** So that somebody's credits last. */
const SAVE_EVERY_MS = 3_000;
/** So that each deleted one is from before. */
const SAVED_BEFORE = 3;

/** How long a site that moves takes nothing, there and back, while somebody saves and deletes. */
export const moveBench: BenchPart = {
  name: 'move',
  async measure(options) {
    if (!isPostgresInstalled()) {
      const note = 'no PostgreSQL server was found';
      return [{ what: 'move', promise: '', measured: 'not measured', kind: 'absolute', note }];
    }
    const parts = new AsyncDisposableStack();
    try {
      const folder = await mkdtemp(join(tmpdir(), 'dreamseed-move-'));
      parts.defer(() => rm(folder, { recursive: true, force: true }));
      const cluster = parts.adopt(await startPostgresCluster(), ({ stop }) => stop());
      const bucket = parts.adopt(await startS3Server(), ({ stop }) => stop());
      const first = { DATA_DIR: join(folder, 'first'), DATABASE_URL: '', STORAGE_URL: '' };
      const services = {
        ...{ DATA_DIR: join(folder, 'second'), DATABASE_URL: cluster.url, STORAGE_URL: bucket.storageUrl },
      };
      const home = join(folder, 'home');
      await fillHouse(first.DATA_DIR);
      options.say(`${PICTURES} pictures are there`);
      return [
        await move(options, first, ['--to', cluster.url, bucket.storageUrl]),
        await move(options, services, ['--to', home]),
      ];
    } finally {
      await parts.disposeAsync();
    }
  },
};

/** Small files, each other than the next. */
async function fillHouse(dataDir: string): Promise<void> {
  await fillPlace({ databaseUrl: '', dataDir }, (database) =>
    fillLedger(database, { images: PICTURES, entries: PICTURES + 10 }),
  );
  const database = new DatabaseSync(join(dataDir, 'dreamseed.db'));
  const keep = database.prepare('update stored_object set hash = ?, size = ? where id = ?');
  const folder = join(dataDir, 'objects');
  mkdirSync(dirname(join(folder, keyOfObject('object-1'))), { recursive: true });
  database.exec('begin');
  for (let number = 1; number <= PICTURES; number++) {
    const bytes = `a picture, number ${number} `.repeat(50);
    keep.run(createHash('sha256').update(bytes).digest('hex'), bytes.length, `object-${number}`);
    writeFileSync(join(folder, keyOfObject(`object-${number}`)), bytes);
  }
  database.exec('commit');
  database.close();
}

async function move(
  { say }: BenchOptions,
  settings: Record<string, string>,
  parameters: string[],
): Promise<BenchRow> {
  const site = await startBuiltSite({
    dataDir: settings.DATA_DIR,
    environment: { ...settings, SANDBOX_SHOP: 'on' },
  });
  const send = (path: string, init: RequestInit) => fetch(site.url + path, init);
  const visitor = await welcomeVisitor(asServer(site.url, send));
  const before: string[] = [];
  while (before.length < SAVED_BEFORE) before.push(await saveOne(visitor));
  const saving = keepSaving(visitor, before);
  const began = performance.now();
  const { code, output, errors } = await runTool(
    'move/move.ts',
    [...parameters, '--restart', `kill ${site.pid}`],
    settings,
  );
  const seconds = Math.round((performance.now() - began) / 1000);
  await site.stop();
  const saved = await saving;
  for (const line of output.trim().split('\n')) say(line);
  const told = /Nothing could be written for ([\d.]+) s, of which ([\d.]+) s/.exec(output) ?? [];
  const [, pause = Number.NaN, ending] = told.map(Number);
  if (code !== 0) throw new Error(`The move ended with ${code}: ${errors}`);
  const where = settings.DATABASE_URL === '' ? 'to Postgres and S3' : 'back to SQLite and files';
  return {
    what: `a running site of ${PICTURES} pictures moves ${where}: nothing can be written`,
    promise: `less than ${PROMISED_SECONDS} s`,
    measured: `${pause.toFixed(1)} s`,
    kept: pause < PROMISED_SECONDS,
    kind: 'absolute',
    note: `of which ${ending} s until the old site had ended; ${seconds} s in all, every row and picture compared; ${saved} pictures saved meanwhile, and as many deleted`,
  };
}

/** Until the site takes nothing any longer. @returns how many pictures it took. */
async function keepSaving(visitor: Visitor, before: readonly string[]): Promise<number> {
  const kept = [...before];
  for (let saved = 0; ; saved++) {
    const isTaken = await saveAndDelete(visitor, kept).then(
      () => true,
      () => false,
    );
    if (!isTaken) return saved;
    await delay(SAVE_EVERY_MS);
  }
}

async function saveAndDelete(visitor: Visitor, kept: string[]): Promise<void> {
  kept.push(await saveOne(visitor));
  expectStatus(await visitor.client.remove(kept.shift() ?? ''), 204);
}
