import type { DatabaseTransaction } from '../../../platform/db/database.types.ts';
import { STANDARD_BALANCE } from '../../credits/credits.rules.ts';
import { unusedPeriod } from '../licenses.rules.ts';
import type { LicenseStore } from '../licenses.store.ts';
import type { License, Revocation, Revoked } from '../licenses.types.ts';
import type { LicensesOptions } from '../licenses-options.ts';

type Options = Pick<LicensesOptions, 'database' | 'credits' | 'clock'> & { store: LicenseStore };

/** Done in the transaction that takes a license back, and told what came of it. */
export type AlongsideRevoking = (transaction: DatabaseTransaction, revoked: Revoked) => Promise<void>;

/** Takes back the license that a shop's key opened, which is found by its fingerprint. */
export type RevokeLicense = (
  license: { shop: string; keyHash: string },
  alongside?: AlongsideRevoking,
) => Promise<Revocation>;

export function createRevokeLicense(options: Options): RevokeLicense {
  const { database, credits, clock, store } = options;
  return async ({ shop, keyHash }, alongside) => {
    const attempt = async (transaction: DatabaseTransaction): Promise<Revocation | 'moved'> => {
      const use = await store.findUse(transaction, shop, keyHash);
      if (!use) return { outcome: 'not-activated' };
      const { accountId } = use;
      await credits.lockAccount(transaction, accountId);
      // It may have gone to another account meanwhile, whose lock comes first then.
      const now = clock.now();
      if ((await store.findUse(transaction, shop, keyHash))?.accountId !== accountId) return 'moved';
      const license = await store.revoke(transaction, { shop, keyHash, now });
      if (!license) return { outcome: 'revoked-before' };
      await takeDays(options, transaction, { license, now });
      const creditsTaken = await takeCredits(options, transaction, { license, now });
      if (creditsTaken > 0) await store.noteCreditsTaken(transaction, license.id, creditsTaken);
      const revoked: Revoked = { outcome: 'revoked', accountId, creditsTaken };
      await alongside?.(transaction, revoked);
      return revoked;
    };
    for (;;) {
      const revocation = await database.transaction(attempt);
      if (revocation !== 'moved') return revocation;
    }
  };
}

interface Taking {
  license: License;
  now: number;
}

/** Periods that were to follow this one begin where it stops. */
export async function takeDays(
  { store }: Pick<Options, 'store'>,
  transaction: DatabaseTransaction,
  { license, now }: Taking,
): Promise<void> {
  const { accountId, expiresAt } = license;
  const by = unusedPeriod(license, now);
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
