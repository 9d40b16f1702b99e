import type { DatabaseTransaction } from '../../../platform/db/database.types.ts';
import { STANDARD_BALANCE } from '../../credits/credits.rules.ts';
import { unusedPeriod } from '../licenses.rules.ts';
import type { LicenseStore } from '../licenses.store.ts';
import type { License, Revocation } from '../licenses.types.ts';
import type { LicensesOptions } from '../licenses-options.ts';

type Options = Pick<LicensesOptions, 'database' | 'credits' | 'clock'> & { store: LicenseStore };

/** Takes back the license that a shop's key opened, which is found by its fingerprint. */
export type RevokeLicense = (license: { shop: string; keyHash: string }) => Promise<Revocation>;

export function createRevokeLicense(options: Options): RevokeLicense {
  const { database, credits, clock, store } = options;
  return async ({ shop, keyHash }) => {
    return await database.transaction(async (transaction) => {
      const use = await store.findUse(transaction, shop, keyHash);
      if (!use) return { outcome: 'not-activated' };
      const { accountId } = use;
      await credits.lockAccount(transaction, accountId);
      const now = clock.now();
      const license = await store.revoke(transaction, { shop, keyHash, now });
      if (!license) return { outcome: 'revoked-before' };
      await takeDays(options, transaction, { license, now });
      const creditsTaken = await takeCredits(options, transaction, { license, now });
      if (creditsTaken > 0) await store.noteCreditsTaken(transaction, license.id, creditsTaken);
      return { outcome: 'revoked', accountId, creditsTaken };
    });
  };
}

interface Taking {
  license: License;
  now: number;
}

/** Periods that were to follow this one begin where it stops. */
async function takeDays(
  { store }: Options,
  transaction: DatabaseTransaction,
  { license: { accountId, expiresAt }, now }: Taking,
): Promise<void> {
  const by = unusedPeriod(expiresAt, now);
  if (expiresAt === null || by === 0) return;
  await store.bringForward(transaction, { accountId, after: expiresAt, by });
}

async function takeCredits(
  { credits }: Options,
  transaction: DatabaseTransaction,
  { license: { id, accountId, creditsAdded }, now }: Taking,
): Promise<number> {
  if (creditsAdded === 0) return 0;
  return await credits.revoke(transaction, {
    accountId,
    balance: STANDARD_BALANCE,
    amount: creditsAdded,
    reason: 'refund',
    idempotencyKey: `refund:${id}`,
    now,
  });
}
