import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allMigrations } from '../db/migrations/migrations.registry.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { openDatabase } from '../src/platform/db/open-database.ts';

/** A port of this machine on which nobody listens. */
const NOBODY = 'localhost:9';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'dreamseed-test-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

interface Verdict {
  code: number;
  lineOf(part: string): string | undefined;
}

function askDoctor(settings: Record<string, string> = {}): Promise<Verdict> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', ...settings };
  return new Promise((resolve) => {
    execFile(process.execPath, [join(import.meta.dirname, 'doctor.ts')], { env }, (error, output) => {
      const lines = output.split('\n');
      resolve({
        code: error ? Number(error.code) : 0,
        lineOf: (part) => lines.find((line) => line.startsWith(`${part} `)),
      });
    });
  });
}

test('makes no database for a new site, however often it looks', async () => {
  for (const _look of [1, 2]) {
    const { code, lineOf } = await askDoctor();
    expect(code).toBe(0);
    expect(lineOf('database')).toContain('is not there yet');
    expect(lineOf('storage')).toContain('ok');
  }
});

test('looks at a site that runs, and leaves nothing behind', async () => {
  const database = await openDatabase({ url: '', dataDir });
  await migrate(database, allMigrations, 0);
  const { code, lineOf } = await askDoctor({ SITE_URL: 'https://pictures.example' });
  expect(code).toBe(0);
  expect(lineOf('settings')).toContain('https://pictures.example');
  expect(lineOf('database')).toMatch(/^database +ok/);
  const rows = await database.reader.selectFrom('schema_migration').select('name').execute();
  await database.close();
  expect(rows.map(({ name }) => name).toSorted()).toEqual(allMigrations.map(({ name }) => name));
});

test('exits with 1 and names each part that is wrong, and looks at the rest all the same', async () => {
  const { code, lineOf } = await askDoctor({
    SITE_URL: 'https://pictures.example',
    BLOG_FEED_URL: `http://${NOBODY}`,
    BLOG_FEED_PRIVATE_ADDRESSES: 'allow',
    SMTP_URL: `smtp://${NOBODY}`,
    IMAGE_ENGINES: 'crayons',
  });
  expect(code).toBe(1);
  for (const part of ['feed', 'mail', 'engines']) expect(lineOf(part)).toContain('FAILED');
  expect(lineOf('engines')).toContain('there is no engine "crayons"');
  expect(lineOf('storage')).toContain('ok');
});

test('stops at a setting that cannot be understood', async () => {
  const { code, lineOf } = await askDoctor({ CANONICAL_URLS: 'sideways' });
  expect(code).toBe(1);
  expect(lineOf('settings')).toMatch(/FAILED.*CANONICAL_URLS/);
  expect(lineOf('storage')).toBeUndefined();
});
