import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allMigrations } from '../db/migrations/all-migrations.ts';
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
  /** The line of a part, without its colour. */
  lineOf(part: string): string | undefined;
}

function askDoctor(settings: Record<string, string> = {}): Promise<Verdict> {
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', NO_COLOR: '1', ...settings };
  return new Promise((resolve) => {
    execFile(process.execPath, [join(import.meta.dirname, 'doctor.ts')], { env }, (error, output) => {
      const lines = output.split('\n');
      resolve({
        code: error ? Number(error.code) : 0,
        lineOf: (part) => lines.find((line) => line.slice(2).startsWith(part)),
      });
    });
  });
}

test('finds nothing in the way of a new site, and makes no database for it', async () => {
  const { code, lineOf } = await askDoctor();
  expect(code).toBe(0);
  expect(lineOf('settings')).toMatch(/^! .*SITE_URL is not set/);
  expect(lineOf('database')).toMatch(/^! .*is not there yet/);
  for (const part of ['storage', 'disk', 'engines']) expect(lineOf(part)).toMatch(/^✓/);
  for (const part of ['posts', 'shops', 'mail']) expect(lineOf(part)).toMatch(/^–/);
  expect((await askDoctor()).lineOf('database')).toMatch(/is not there yet/);
});

test('looks at a site that runs, and leaves nothing behind', async () => {
  const database = await openDatabase({ url: '', dataDir });
  await migrate(database, allMigrations, 0);
  const { code, lineOf } = await askDoctor({ SITE_URL: 'https://pictures.example' });
  expect(code).toBe(0);
  expect(lineOf('settings')).toContain('https://pictures.example');
  expect(lineOf('database')).toMatch(/^✓ .*up to date/);
  const rows = await database.reader.selectFrom('schema_migration').select('name').execute();
  await database.close();
  expect(rows.map(({ name }) => name).toSorted()).toEqual(allMigrations.map(({ name }) => name));
});

test('says in a sentence each what is wrong, and looks at the rest all the same', async () => {
  const { code, lineOf } = await askDoctor({
    SITE_URL: 'https://pictures.example',
    BLOG_FEED_URL: `http://${NOBODY}`,
    BLOG_FEED_PRIVATE_ADDRESSES: 'allow',
    SMTP_URL: `smtp://${NOBODY}`,
    IMAGE_ENGINES: 'crayons',
  });
  expect(code).toBe(1);
  expect(lineOf('posts')).toMatch(/^✗ .*BLOG_FEED_URL cannot be read/);
  expect(lineOf('mail')).toMatch(/^✗ .*cannot be reached/);
  expect(lineOf('engines')).toMatch(/^✗ .*there is no engine "crayons"/);
  expect(lineOf('storage')).toMatch(/^✓/);
});

test('stops at a setting that cannot be understood', async () => {
  const { code, lineOf } = await askDoctor({ CANONICAL_URLS: 'sideways' });
  expect(code).toBe(1);
  expect(lineOf('settings')).toMatch(/^✗ .*CANONICAL_URLS/);
  expect(lineOf('storage')).toBeUndefined();
});

test.runIf(process.env.TEST_DATABASE_URL)('compares its clock with that of Postgres', async () => {
  const { lineOf } = await askDoctor({ DATABASE_URL: process.env.TEST_DATABASE_URL ?? '' });
  expect(lineOf('database')).toMatch(/^[✓!] .*Postgres answers/);
  expect(lineOf('clock')).toMatch(/^✓/);
});
