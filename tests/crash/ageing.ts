import { sql } from 'kysely';
import { openDatabase } from '../../src/platform/db/open-database.ts';

/** Longer than every lease and every time for second thoughts. */
const AGE_MS = 60 * 60_000;

const STATEMENTS = {
  leases: [`update hold set lease_until = lease_until - ${AGE_MS} where state = 'open'`],
  deliveries: [`update hold set delivered_at = delivered_at - ${AGE_MS} where state = 'delivered'`],
  deletions: [
    `update gallery_image set deleted_at = deleted_at - ${AGE_MS} where deleted_at is not null`,
    `update stored_object set kept_at = kept_at - ${AGE_MS}`,
    `update doomed_object set doomed_at = doomed_at - ${AGE_MS}`,
  ],
  checks: [`update license set next_check_at = next_check_at - ${2 * AGE_MS} where noticed_at is not null`],
  mails: [
    `update mail_outbox set leased_until = leased_until - ${AGE_MS}, next_attempt_at = next_attempt_at - ${AGE_MS} where state = 'waiting'`,
  ],
} as const;

/** Lets time pass in the data of a running site, which spares its clock and its identity tokens. */
export async function age(
  { databaseUrl, dataDir }: { databaseUrl: string; dataDir: string },
  what: keyof typeof STATEMENTS,
): Promise<void> {
  const database = await openDatabase({ url: databaseUrl, dataDir, exclusive: false });
  try {
    for (const statement of STATEMENTS[what]) await sql.raw(statement).execute(database.writer);
  } finally {
    await database.close();
  }
}
