import { spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allMigrations } from '../db/migrations/migrations.registry.ts';
import { STANDARD_BALANCE } from '../src/features/credits/credits.rules.ts';
import { createCredits } from '../src/features/credits/credits.usecases.ts';
import { createLicenses } from '../src/features/licenses/licenses.usecases.ts';
import { createSandboxShop } from '../src/features/licenses/shops/sandbox/create-sandbox-shop.ts';
import type { Database } from '../src/platform/db/database.types.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { systemClock } from '../src/shared/clock.ts';

let dataDir: string;
let database: Database;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'dreamseed-issue-'));
  // As a running site has it: for itself.
  database = await openDatabase({ url: '', dataDir, exclusive: true });
  await migrate(database, allMigrations, systemClock.now());
});

afterEach(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const UNSET = { DATABASE_URL: '', SITE_URL: '', LICENSE_SHOPS: '', SANDBOX_SHOP: '' };

const { PATH, NODE_COMPILE_CACHE } = process.env;

function run(parameters: string[], environment: Record<string, string> = {}) {
  const tool = join(import.meta.dirname, 'issue-license.ts');
  const result = spawnSync(process.execPath, [tool, ...parameters], {
    encoding: 'utf8',
    // A developer's own .env must not reach the test; an empty variable counts as not set.
    env: { PATH, NODE_COMPILE_CACHE, ...UNSET, DATA_DIR: dataDir, ...environment },
  });
  return { code: result.status, out: result.stdout.trim(), error: result.stderr.trim() };
}

function openShop() {
  const sandbox = createSandboxShop({ database, clock: systemClock, randomBytes });
  const credits = createCredits({ database, newId: randomUUID });
  const licenses = createLicenses({
    database,
    credits,
    shops: [sandbox],
    clock: systemClock,
    newId: randomUUID,
    limits: { attemptsPerAccount: 10, attemptsPerAddress: 10 },
  });
  const activate = (key: string) =>
    licenses.activate({ accountId: 'ada', address: '192.0.2.1', email: 'ada@example.com', key });
  return { activate, licenses, credits };
}

describe('npm run license:issue', () => {
  it('prints a key that works, and refunds it, while the site runs', async () => {
    const issued = run(['--plan', 'booster', '--email', 'Ada@Example.com']);
    expect(issued).toMatchObject({ code: 0, error: '' });
    const key = issued.out.split('\n').at(-1) ?? '';
    const { activate, licenses, credits } = openShop();
    expect(await activate(key)).toMatchObject({ planId: 'BOOSTER', creditsAdded: 5000 });
    expect(run(['--refund', key.toLowerCase()])).toMatchObject({
      code: 0,
      out: expect.stringContaining('5000'),
    });
    expect(await licenses.list('ada')).toEqual([]);
    expect(await credits.readBalance('ada', STANDARD_BALANCE)).toEqual({ balance: 0, held: 0 });
    expect(run(['--refund', key]).out).toContain('refunded before');
  });

  it.each([
    [['--plan', 'gold', '--email', 'ada@example.com'], '"gold" is not a plan that is sold'],
    [['--plan', 'booster', '--email', 'ada'], '"ada" is not an email address'],
    [[], 'Say which plan'],
    [['--refund', 'NO-SUCH-KEY'], 'never sold this key'],
  ])('%j is refused in one line', (parameters, message) => {
    const { code, out, error } = run(parameters);
    expect({ code, out, lines: error.split('\n').length }).toEqual({ code: 1, out: '', lines: 1 });
    expect(error).toContain(message);
  });

  it('sells nothing where the sandbox is closed', () => {
    const order = ['--plan', 'booster', '--email', 'ada@example.com'];
    const { code, error } = run(order, { SITE_URL: 'https://dreamseed.example' });
    expect(code).toBe(1);
    expect(error).toContain('SANDBOX_SHOP=on');
  });

  it('makes keys to give away, also where real shops sell', async () => {
    const shops = { LICENSE_SHOPS: 'gumroad', GUMROAD_PRODUCT_BOOSTER: 'product' };
    const { code, out, error } = run(
      ['--plan', 'booster', '--count', '2', '--last-day', '2199-12-31'],
      shops,
    );
    expect([code, error]).toEqual([0, '']);
    const [head, first = '', second = ''] = out.split('\r\n');
    expect(head).toBe('key,plan,last day');
    expect(second).toMatch(/^[0-9A-Z-]{29},Booster,2199-12-31$/);
    const { activate, credits } = openShop();
    await activate(first.split(',')[0] ?? '');
    expect((await credits.readBalance('ada', STANDARD_BALANCE)).balance).toBe(5000);
    expect(run(['--plan', 'booster', '--count', '1001']).error).toContain('keys: must be a whole number');
  });
});
