import type { DatabaseTransaction } from '../../../platform/db/database.types.ts';
import { moveKeys, STANDARD_BALANCE } from '../../credits/credits.rules.ts';
import { fingerprintKey } from '../activation/license-key.ts';
import { namesPurchase, spellingsOf } from '../desk/purchase-numbers.rules.ts';
import {
  createMovedMeanwhileError,
  createRevokedBeforeError,
  createSameAccountError,
  createUnknownLicenseError,
  createWrongProofError,
} from '../licenses.errors.ts';
import { movePeriod } from '../licenses.rules.ts';
import type { LicenseStore } from '../licenses.store.ts';
import type { License, MovedLicense } from '../licenses.types.ts';
import type { LicensesOptions } from '../licenses-options.ts';
import { takeDays } from '../refunds/revoke-license.usecases.ts';
import type { LicenseMovesStore } from './license-moves.store.ts';

interface MoveOrder {
  licenseId: string;
  /** Where whoever asks saw it. */
  from: string;
  to: string;
  /** The key or the order number in full, as the buyer told it. */
  proof: string;
}

/**
 * Brings a license to another account with what is left of it: credits that are neither spent nor held, and
 * its time from tomorrow on. No credit comes of it, and what was spent stays spent.
 * @param alongside done in the same transaction.
 * @throws {AppError} 404 `license.unknown`; 409 `license.revoked`, `license.moved` or `license.same_account`;
 *   400 `license.wrong_proof`; 401 `account.closed` where one of the accounts was deleted.
 */
export type MoveLicense = (
  order: MoveOrder,
  alongside: (transaction: DatabaseTransaction, moved: MovedLicense) => Promise<void>,
) => Promise<MovedLicense>;

type Options = Pick<LicensesOptions, 'database' | 'credits' | 'clock' | 'newId'> & {
  store: LicenseStore;
  moves: LicenseMovesStore;
};

export function createMoveLicense(options: Options): MoveLicense {
  const { database, credits, clock, moves } = options;
  return async (order, alongside) => {
    const { licenseId, from, to, proof } = order;
    if (from === to) throw createSameAccountError();
    return await database.transaction(async (transaction) => {
      // Always in one order, so that two moves between two accounts cannot wait for each other.
      for (const accountId of [from, to].sort()) await credits.lockOpen(transaction, accountId);
      const found = await moves.find(transaction, licenseId);
      if (!found) throw createUnknownLicenseError();
      const { license, isRevoked, keyHash, references } = found;
      if (license.accountId !== from) throw createMovedMeanwhileError();
      if (isRevoked) throw createRevokedBeforeError();
      const isKey = spellingsOf(proof).some((key) => fingerprintKey(key) === keyHash || key === license.key);
      if (!isKey && !namesPurchase(proof, references)) throw createWrongProofError();
      const moved = await moveAll(options, transaction, { license, to, now: clock.now() });
      await alongside(transaction, moved);
      return moved;
    });
  };
}

interface Moving {
  license: License;
  to: string;
  now: number;
}

async function moveAll(
  options: Options,
  transaction: DatabaseTransaction,
  { license, to, now }: Moving,
): Promise<MovedLicense> {
  const { store, moves, newId } = options;
  const id = newId();
  const { accountId: from } = license;
  const creditsMoved = await moveCredits(options, transaction, { id, license, to, now });
  const latestExpiry = await store.latestExpiry(transaction, to);
  const { expiresAt, timeMoved } = movePeriod(license, latestExpiry, now);
  await moves.move(transaction, { id, license, to, creditsMoved, expiresAt, timeMoved, now });
  // It is gone from there, so this reaches the periods that were to follow it.
  await takeDays(options, transaction, { license, now });
  const { periodMs: _, ...facts } = license;
  const there = { ...facts, accountId: to, creditsAdded: creditsMoved, expiresAt, movedAt: now };
  return { license: there, from, to, creditsMoved, timeMoved };
}

/** Gives exactly what it could take. */
async function moveCredits(
  { credits }: Options,
  transaction: DatabaseTransaction,
  { id, license, to, now }: Moving & { id: string },
): Promise<number> {
  if (license.creditsAdded === 0) return 0;
  const keys = moveKeys(id);
  const change = { balance: STANDARD_BALANCE, reason: 'moved', now } as const;
  const amount = await credits.revoke(transaction, {
    ...change,
    accountId: license.accountId,
    amount: license.creditsAdded,
    idempotencyKey: keys.out,
  });
  if (amount === 0) return 0;
  await credits.grant(transaction, { ...change, accountId: to, amount, idempotencyKey: keys.in });
  return amount;
}
