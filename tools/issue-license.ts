/**
 * Issues and refunds licenses of the sandbox shop, and makes keys to give away as the console does, also
 * while the site runs:
 *
 *     npm run license:issue -- --plan booster --email ada@example.com
 *     npm run license:issue -- --plan booster --count 100 --last-day 2027-01-31 > keys.csv
 *     npm run license:issue -- --refund 7KQ2M-0XW9T-HJ4RB-5PZ8C-E3VNA
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { allMigrations } from '../db/migrations/migrations.registry.ts';
import { type Config, readProductionConfig } from '../src/app/config.ts';
import { isEmailAddress } from '../src/features/accounts/accounts.rules.ts';
import { createCredits } from '../src/features/credits/credits.usecases.ts';
import { createGiveaways } from '../src/features/licenses/giveaways/giveaways.usecases.ts';
import type { Revocation } from '../src/features/licenses/licenses.types.ts';
import { createLicenses } from '../src/features/licenses/licenses.usecases.ts';
import { isSandboxOpen } from '../src/features/licenses/shops/license-shops.rules.ts';
import { createSandboxShop } from '../src/features/licenses/shops/sandbox/create-sandbox-shop.ts';
import { type AuditedAct, COMMAND_LINE } from '../src/features/owner/audit/audit.types.ts';
import { writeAudit } from '../src/features/owner/audit/audit.usecases.ts';
import { makeBatch } from '../src/features/owner/licenses/make-batch.usecases.ts';
import { giveawaySchema } from '../src/features/owner/licenses/owner-licenses.schema.ts';
import { findPaidPlan, isPaidPlan, listPlans, planSlug } from '../src/features/plans/plans.rules.ts';
import type { Database, DatabaseTransaction } from '../src/platform/db/database.types.ts';
import { migrate } from '../src/platform/db/migrate.ts';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { OWN_USER_ONLY } from '../src/platform/storage/private-files.ts';
import { systemClock } from '../src/shared/clock.ts';

const root = join(import.meta.dirname, '..');
const PLANS = listPlans()
  .filter(isPaidPlan)
  .map(({ id }) => planSlug(id))
  .join(', ');
const USAGE = `Usage: npm run license:issue -- --plan <plan> --email <email>, --plan <plan> --count <keys> [--last-day <day>], or --refund <key>. Plans: ${PLANS}.`;

const LAST_OF_KEY = 5;

interface Batch {
  plan: string;
  count: number;
  lastDay: string | null;
}

type Order = { plan: string; email: string } | Batch | { refund: string };

function readOrder(): Order | undefined {
  const { values } = parseArgs({
    options: {
      plan: { type: 'string' },
      email: { type: 'string' },
      count: { type: 'string' },
      'last-day': { type: 'string' },
      refund: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return undefined;
  if (values.refund !== undefined) return { refund: values.refund };
  if (values.plan === undefined) throw new Error(`Say which plan. ${USAGE}`);
  if (values.count !== undefined)
    return { plan: values.plan, count: Number(values.count), lastDay: values['last-day'] ?? null };
  if (values.email === undefined) throw new Error(`Say whose purchase email. ${USAGE}`);
  return { plan: values.plan, email: values.email };
}

async function issue(database: Database, { plan: slug, email }: { plan: string; email: string }) {
  const plan = findPaidPlan(slug.trim().toLowerCase());
  if (!plan) throw new Error(`"${slug}" is not a plan that is sold. Plans: ${PLANS}.`);
  if (!isEmailAddress(email)) throw new Error(`"${email}" is not an email address.`);
  const key = await createSandboxShop({ database, clock: systemClock, randomBytes }).issue(
    { planId: plan.id, email },
    writeDown({ action: 'license.issue', subject: email.trim(), after: { plan: plan.id } }),
  );
  console.log(`A ${plan.name} license for ${email.trim()}:`);
  console.log(key);
}

/** What the console makes, by its own rules and as the same file. */
async function giveAway(database: Database, { plan, count, lastDay }: Batch) {
  const id = randomUUID();
  const form = giveawaySchema.safeParse({ id, plan, keys: count, lastDay, reason: 'by a command' });
  if (!form.success) {
    const [issue] = form.error.issues;
    throw new Error(`${issue?.path.join('.')}: ${issue?.message}. ${USAGE}`);
  }
  const giveaways = createGiveaways({ database, clock: systemClock, randomBytes });
  const { csv } = await makeBatch(giveaways, form.data, { at: systemClock.now(), actor: COMMAND_LINE });
  process.stdout.write(csv);
}

async function refund(database: Database, typed: string) {
  const sandbox = createSandboxShop({ database, clock: systemClock, randomBytes });
  const key = await sandbox.refund(
    typed,
    writeDown({ action: 'license.refund', subject: `license …${typed.trim().slice(-LAST_OF_KEY)}` }),
  );
  if (key === undefined) throw new Error('The sandbox shop never sold this key.');
  const licenses = createLicenses({
    database,
    credits: createCredits({ database, newId: randomUUID }),
    shops: [sandbox],
    clock: systemClock,
    newId: randomUUID,
    limits: { attemptsPerAccount: 1, attemptsPerAddress: 1 },
  });
  console.log(describeRevocation(await licenses.revoke(sandbox.shop, key)));
}

/** In the transaction of what is done. The key itself opens something, so the audit has its end alone. */
function writeDown(act: Pick<AuditedAct, 'action' | 'subject' | 'after'>) {
  return (transaction: DatabaseTransaction) =>
    writeAudit(transaction, { at: systemClock.now(), actor: COMMAND_LINE, reason: '', ...act });
}

function describeRevocation(revocation: Revocation): string {
  switch (revocation.outcome) {
    case 'revoked':
      return `Refunded: the license is gone, and ${revocation.creditsTaken} of its credits that were neither spent nor held.`;
    case 'revoked-before':
      return 'This license was refunded before; nothing changed.';
    case 'not-activated':
      return 'Refunded. Nobody had activated it, and nobody can now.';
  }
}

function assertSandboxOpen({ licenses, trustsThisMachine }: Config): void {
  if (isSandboxOpen(licenses, trustsThisMachine)) return;
  throw new Error(
    'The sandbox shop is closed on this site, so its keys open nothing. Set SANDBOX_SHOP=on to open it.',
  );
}

async function main(): Promise<void> {
  const order = readOrder();
  if (!order) {
    console.log(USAGE);
    return;
  }
  const config = readProductionConfig(root, true);
  if (!('count' in order)) assertSandboxOpen(config);
  const dataDir = resolve(root, config.database.dataDir);
  process.umask(OWN_USER_ONLY);
  mkdirSync(dataDir, { recursive: true });
  const database = await openDatabase({ url: config.database.databaseUrl, dataDir, exclusive: false });
  try {
    await migrate(database, allMigrations, systemClock.now());
    if ('refund' in order) await refund(database, order.refund);
    else if ('count' in order) await giveAway(database, order);
    else await issue(database, order);
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
