/**
 * `npm run ledger:verify`: checks that all credits of the site are accounted for, on the configured
 * database, also while the site runs. Prints a line for each fault and exits with 1; with 2 when it
 * could not look.
 */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { allMigrations } from '../db/migrations/migrations.registry.ts';
import { readProductionConfig } from '../src/app/config.ts';
import {
  countLedger,
  findLedgerFaults,
  LEDGER_RULE_COUNT,
} from '../src/features/credits/ledger-invariants.store.ts';
import type { Database } from '../src/platform/db/database.types.ts';
import { openDatabase } from '../src/platform/db/open-database.ts';

const FAULTY = 1;
const COULD_NOT_LOOK = 2;

async function openConfigured(): Promise<Database> {
  const root = join(import.meta.dirname, '..');
  const { databaseUrl, dataDir } = readProductionConfig(root).database;
  const folder = resolve(root, dataDir);
  const file = databaseUrl === '' ? join(folder, 'dreamseed.db') : databaseUrl.replace(/^file:(\/\/)?/, '');
  // Opening an SQLite file that is not there would make it.
  if (!/^postgres(ql)?:/.test(databaseUrl) && !existsSync(file))
    throw new Error(`There is no database ${file}. Start the site once, or set DATA_DIR or DATABASE_URL.`);
  return await openDatabase({ url: databaseUrl, dataDir: folder, exclusive: false });
}

async function assertTables(database: Database): Promise<void> {
  const rows = await database.reader
    .selectFrom('schema_migration')
    .select('name')
    .execute()
    .catch(() => []);
  const applied = new Set(rows.map((row) => row.name));
  const missing = allMigrations.find(({ name }) => !applied.has(name));
  if (missing)
    throw new Error(
      `The database has no tables of step ${missing.name} yet. Start the site once to make them.`,
    );
}

async function verify(database: Database): Promise<void> {
  await assertTables(database);
  const faults = await findLedgerFaults(database);
  for (const { rule, row } of faults) console.error(`Not so: ${rule}. ${JSON.stringify(row)}`);
  const { balances, entries, holds, images } = await countLedger(database);
  const checked = `balances: ${balances}, entries: ${entries}, holds: ${holds}, images: ${images}`;
  console.log(
    faults.length > 0
      ? `Faults: ${faults.length}. Checked ${checked}.`
      : `The ledger is right by all ${LEDGER_RULE_COUNT} rules. Checked ${checked}.`,
  );
  if (faults.length > 0) process.exitCode = FAULTY;
}

try {
  const database = await openConfigured();
  await verify(database).finally(() => database.close());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = COULD_NOT_LOOK;
}
