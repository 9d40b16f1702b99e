import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { allMigrations } from '../db/migrations/migrations.registry.ts';
import {
  oldEntry,
  oldExport,
  takeoutEntry,
  takeoutExport,
} from '../src/features/posts/sources/library/import/test-exports.ts';
import { createLibrary } from '../src/features/posts/sources/library/library.usecases.ts';
import type { Database } from '../src/platform/db/database.types.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { systemClock } from '../src/shared/clock.ts';

let dataDir: string;
let database: Database;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'dreamseed-import-'));
  // As a running site has it: for itself.
  database = await openDatabase({ url: '', dataDir, exclusive: true });
  await migrate(database, allMigrations, systemClock.now());
});

afterEach(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const { PATH, NODE_COMPILE_CACHE } = process.env;

function run(...parameters: string[]) {
  const tool = join(import.meta.dirname, 'import-blogger.ts');
  const result = spawnSync(process.execPath, [tool, ...parameters], {
    encoding: 'utf8',
    env: { PATH, NODE_COMPILE_CACHE, DATABASE_URL: '', DATA_DIR: dataDir },
  });
  return { code: result.status, out: result.stdout.trim(), error: result.stderr.trim() };
}

function save(name: string, text: string): string {
  writeFileSync(join(dataDir, name), text);
  return join(dataDir, name);
}

const slugs = async () => (await createLibrary({ database }).origins()).map(({ slug }) => slug).sort();

it('brings posts into the library of a running site, and reports what it left out', async () => {
  const file = save('feed.atom', takeoutExport(takeoutEntry(), takeoutEntry({ id: 2, type: 'COMMENT' })));
  expect(run(file, '--dry-run').out).toContain('Posts that would be carried over: 1 new');
  expect(await slugs()).toEqual([]);

  const { code, out, error } = run(file);
  expect({ code, error }).toEqual({ code: 0, error: '' });
  expect(out).toBe('Posts carried over: 1 new, 0 changed, 0 unchanged.\n\nLeft out:\n  comments: 1');
  expect(await slugs()).toEqual(['hello']);
  expect(run(file).out).toContain('0 new, 0 changed, 1 unchanged');
});

it('takes pages of an old export when it is told to', async () => {
  const about = oldEntry({ id: 2, kind: 'page', filename: '/p/about.html' });
  expect(run(save('blog.xml', oldExport(oldEntry(), about)), '--pages').code).toBe(0);
  expect(await slugs()).toEqual(['about', 'hello']);
});

it('fails when the file ends too early, and keeps what came before', async () => {
  const file = save('feed.atom', takeoutExport(takeoutEntry(), takeoutEntry({ id: 2 })).slice(0, -300));
  const { code, out } = run(file);
  expect(code).toBe(1);
  expect(out).toContain('The file could not be read to its end.');
  expect(await slugs()).toEqual(['hello']);
});

it.each([
  [[], 'Name one file'],
  [['a.xml', 'b.xml'], 'Name one file'],
  [['missing.xml'], 'There is no file missing.xml'],
  [[import.meta.filename, '--blog', 'https://['], '"https://[" is not the address of a blog'],
])('%j is refused in one line', (parameters, message) => {
  const { code, out, error } = run(...parameters);
  expect({ code, out, lines: error.split('\n').length }).toEqual({ code: 1, out: '', lines: 1 });
  expect(error).toContain(message);
});
