/**
 * Makes a key by which a program acts for an account, also while the site runs and whatever the account's plan:
 *
 *     npm run key:issue -- --email ada@example.com --scopes images,edits
 *     npm run key:issue -- --email ada@example.com --scopes images --name Nightly --cap 500 --days 30
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { allMigrations } from '../../db/migrations/migrations.registry.ts';
import { readProductionConfig } from '../../src/app/config.ts';
import { createAccountOversight } from '../../src/features/accounts/oversight/account-oversight.usecases.ts';
import { SCOPE_NAMES } from '../../src/features/api-keys/api-keys.rules.ts';
import { newApiKeySchema } from '../../src/features/api-keys/api-keys.schema.ts';
import { createIssueKey } from '../../src/features/api-keys/issue-key.usecases.ts';
import { createCredits } from '../../src/features/credits/credits.usecases.ts';
import { COMMAND_LINE } from '../../src/features/owner/audit/audit.types.ts';
import { writeAudit } from '../../src/features/owner/audit/audit.usecases.ts';
import type { Database } from '../../src/platform/db/database.types.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { OWN_USER_ONLY } from '../../src/platform/storage/private-files.ts';
import { systemClock } from '../../src/shared/clock.ts';

const root = join(import.meta.dirname, '..', '..');
const USAGE = `Usage: npm run key:issue -- --email EMAIL [--scopes ${SCOPE_NAMES.join(',')}] [--name NAME] [--cap CREDITS] [--days DAYS]`;

function readOrder() {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      scopes: { type: 'string', default: 'images' },
      name: { type: 'string', default: 'Command line' },
      cap: { type: 'string' },
      days: { type: 'string' },
    },
  });
  if (!values.email) throw new Error(`Say whose key it is. ${USAGE}`);
  const wanted = newApiKeySchema.safeParse({
    name: values.name,
    scopes: values.scopes.split(',').map((scope) => scope.trim()),
    ...(values.cap !== undefined && { dailyCap: Number(values.cap) }),
    ...(values.days !== undefined && { days: Number(values.days) }),
  });
  if (wanted.success) return { email: values.email.trim().toLowerCase(), wanted: wanted.data };
  const [issue] = wanted.error.issues;
  throw new Error(`${issue?.path.join('.')}: ${issue?.message}. ${USAGE}`);
}

async function findAccount(database: Database, email: string): Promise<string> {
  // Without an @ it would be read as an id.
  const account = email.includes('@') ? await createAccountOversight(database).findExactly(email) : undefined;
  if (!account) throw new Error(`No account has the address ${email}. Sign up on the site first.`);
  return account.id;
}

async function main(): Promise<void> {
  const { email, wanted } = readOrder();
  const config = readProductionConfig(root, true);
  const dataDir = resolve(root, config.database.dataDir);
  process.umask(OWN_USER_ONLY);
  mkdirSync(dataDir, { recursive: true });
  const database = await openDatabase({ url: config.database.databaseUrl, dataDir, exclusive: false });
  try {
    await migrate(database, allMigrations, systemClock.now());
    const accountId = await findAccount(database, email);
    const issue = createIssueKey({
      database,
      credits: createCredits({ database, newId: randomUUID }),
      clock: systemClock,
      newId: randomUUID,
      newSecret: () => randomBytes(32).toString('base64url'),
    });
    const act = { actor: COMMAND_LINE, action: 'api-key.issue', subject: accountId, reason: '' } as const;
    const after = { name: wanted.name, scopes: wanted.scopes.join(' ') };
    const { key } = await issue({
      ...{ accountId, wanted, anyPlan: true },
      alongside: (transaction) => writeAudit(transaction, { at: systemClock.now(), ...act, after }),
    });
    console.log(key);
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
