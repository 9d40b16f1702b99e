/**
 * Says who runs the site in its console at /owner, also while it runs:
 *
 *     npm run owner:add -- ada@example.com
 *     npm run owner:add -- ada@example.com --confirmed
 *     npm run owner:add -- bob@example.com --role support
 *     npm run owner:add -- bob@example.com --remove
 *     npm run owner:add -- ada@example.com --lost-phone
 *
 * An account counts once its address is confirmed; `--confirmed` says that here, for a site that sends no mail.
 * `--lost-phone` turns two-step sign-in off for an account, and signs it out everywhere.
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { allMigrations } from '../../db/migrations/migrations.registry.ts';
import { readProductionConfig } from '../../src/app/config.ts';
import { isEmailAddress } from '../../src/features/accounts/accounts.rules.ts';
import { isRole, ROLES, type Role } from '../../src/features/owner/owner.rules.ts';
import { createStaffList } from '../../src/features/owner/who/staff.usecases.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { OWN_USER_ONLY } from '../../src/platform/storage/private-files.ts';
import { systemClock } from '../../src/shared/clock.ts';

const root = join(import.meta.dirname, '..', '..');
const USAGE = `Usage: npm run owner:add -- EMAIL [--role ${ROLES.join('|')}] [--confirmed] [--remove] [--lost-phone]`;

type Order =
  | { email: string; role: Role; isConfirmed: boolean }
  | { email: string; remove: true }
  | { email: string; lostPhone: true };

function readOrder(): Order {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      role: { type: 'string', default: 'owner' },
      confirmed: { type: 'boolean', default: false },
      remove: { type: 'boolean', default: false },
      'lost-phone': { type: 'boolean', default: false },
    },
  });
  const [typed = '', ...others] = positionals;
  const email = typed.trim().toLowerCase();
  if (others.length > 0 || !isEmailAddress(email)) throw new Error(`Say one email address. ${USAGE}`);
  if (values['lost-phone']) return { email, lostPhone: true };
  if (values.remove) return { email, remove: true };
  if (!isRole(values.role)) throw new Error(`"${values.role}" is not a role. ${USAGE}`);
  return { email, role: values.role, isConfirmed: values.confirmed };
}

async function main(): Promise<void> {
  const order = readOrder();
  const config = readProductionConfig(root, true);
  const dataDir = resolve(root, config.database.dataDir);
  process.umask(OWN_USER_ONLY);
  mkdirSync(dataDir, { recursive: true });
  const database = await openDatabase({ url: config.database.databaseUrl, dataDir, exclusive: false });
  try {
    await migrate(database, allMigrations, systemClock.now());
    const staff = createStaffList(database, systemClock);
    const { email } = order;
    if ('role' in order) {
      const { role, isConfirmed } = order;
      await staff.put(email, role, isConfirmed);
      const from = isConfirmed ? 'now' : 'once an account with this address has confirmed it';
      console.log(`${email} is ${role} ${from}: see /owner.`);
      if (!isConfirmed)
        console.log('No mail from this site? Sign up, make sure that account is yours, and add --confirmed.');
    } else if ('lostPhone' in order) {
      const wasOn = await staff.endSecondFactor(email);
      console.log(
        wasOn
          ? `${email} signs in by password alone now. Turn two-step sign-in on again at /account.`
          : `Two-step sign-in was off for ${email}.`,
      );
    } else {
      const had = await staff.remove(email);
      console.log(had ? `${email} is no longer ${had}.` : `${email} had no role here.`);
      if (config.owner.emails.includes(email)) console.log('OWNER_EMAILS still names this address.');
    }
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
