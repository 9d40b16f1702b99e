import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { allMigrations } from '../db/migrations/migrations.registry.ts';
import { STANDARD_BALANCE } from '../src/features/credits/credits.rules.ts';
import { createCredits } from '../src/features/credits/credits.usecases.ts';
import { type Migration, migrate } from '../src/platform/db/migrate.ts';
import { openDatabase } from '../src/platform/db/open-database.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'dreamseed-test-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

interface Verdict {
  code: number;
  output: string;
  errors: string;
}

function verifyLedger(): Promise<Verdict> {
  const tool = join(import.meta.dirname, 'verify-ledger.ts');
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
  return new Promise((resolve) => {
    execFile(process.execPath, [tool], { env }, (error, output, errors) => {
      resolve({ code: error ? Number(error.code) : 0, output, errors });
    });
  });
}

/** A site that runs: it keeps its database to itself while the tool looks. */
async function runSite(migrations: readonly Migration[] = allMigrations) {
  const database = await openDatabase({ url: '', dataDir });
  await migrate(database, migrations, 0);
  return { database, credits: createCredits({ database, newId: randomUUID }) };
}

test('says how much it checked while the site runs', async () => {
  const { database, credits } = await runSite();
  const order = { accountId: 'ann', amount: 500, visitor: 'mark', perVisitor: 3, now: 0 };
  await credits.giveSignUpBonus(order);
  const verdict = await verifyLedger();
  await database.close();
  expect(verdict).toMatchObject({ code: 0, errors: '' });
  expect(verdict.output).toMatch(
    /^The ledger is right by all \d+ rules\. Checked balances: 1, entries: 1, holds: 0, images: 0\.\n$/,
  );
});

test('names each fault with its row and fails', async () => {
  const { database, credits } = await runSite();
  await credits.giveSignUpBonus({ accountId: 'ann', amount: 500, visitor: 'mark', perVisitor: 3, now: 0 });
  await database.writer.updateTable('purse').set({ balance: 501 }).execute();
  expect(await credits.readBalance('ann', STANDARD_BALANCE)).toEqual({ balance: 501, held: 0 });
  const verdict = await verifyLedger();
  await database.close();
  expect(verdict.code).toBe(1);
  expect(verdict.errors).toContain(
    'Not so: a balance is the sum of its entries. {"account_id":"ann","kind":"standard","utc_date":"","balance":501,"total":500}\n',
  );
  expect(verdict.output).toMatch(/^Faults: 3\. Checked balances: 1, entries: 1/);
});

test('says that there is no database, and makes none', async () => {
  const verdict = await verifyLedger();
  expect(verdict).toMatchObject({ code: 2, output: '' });
  expect(verdict.errors).toMatch(/^There is no database .*dreamseed\.db\. Start the site once, .*\n$/);
  expect(await readdir(dataDir)).toEqual([]);
});

test('says that the tables of the ledger are missing', async () => {
  const { database } = await runSite(allMigrations.slice(0, 1));
  const verdict = await verifyLedger();
  await database.close();
  expect(verdict).toMatchObject({ code: 2, output: '' });
  expect(verdict.errors).toBe(
    'The database has no tables of step 0002-accounts yet. Start the site once to make them.\n',
  );
});
