import { createAttemptLimit } from '../../platform/http/attempt-limit.ts';
import { toVisitorNetwork } from '../../platform/http/client-address.ts';
import { AppError } from '../../shared/app-error.ts';
import { STANDARD_PURSE } from '../credits/credits.rules.ts';
import { findPlan } from '../plans/plans.rules.ts';
import { findPurchase } from './find-purchase.usecases.ts';
import { fingerprintKey } from './license-key.ts';
import {
  createLicenseUsedElsewhereError,
  createLicenseUsedHereError,
  createTooManyAttemptsError,
} from './licenses.errors.ts';
import { expiryOf } from './licenses.rules.ts';
import type { LicenseStore } from './licenses.store.ts';
import type { License, VerifiedPurchase } from './licenses.types.ts';
import type { ActivationOrder, LicenseLimits, LicensesOptions } from './licenses.usecases.ts';

const ATTEMPT_WINDOW_MS = 15 * 60_000;

type Options = LicensesOptions & { store: LicenseStore };

/** @returns the use case `Licenses.activate`. */
export function createActivateLicense(options: Options): (order: ActivationOrder) => Promise<License> {
  const countingFailures = createFailureCount(options.limits);
  return (order) =>
    countingFailures(order, async () => {
      const purchase = await findPurchase(options.verifiers, order);
      return await storeActivation(options, order.accountId, purchase);
    });
}

/** Runs attempts while neither the account nor its network has failed too often lately. */
function createFailureCount({ attemptsPerAccount, attemptsPerAddress }: LicenseLimits) {
  const perAccount = createAttemptLimit({ attempts: attemptsPerAccount, windowMs: ATTEMPT_WINDOW_MS });
  const perAddress = createAttemptLimit({ attempts: attemptsPerAddress, windowMs: ATTEMPT_WINDOW_MS });
  return async <Result>(order: ActivationOrder, attempt: () => Promise<Result>): Promise<Result> => {
    const network = toVisitorNetwork(order.address);
    const giveBack = () => Promise.all([perAccount.giveBack(order.accountId), perAddress.giveBack(network)]);
    const waits = await Promise.all([perAccount.take(order.accountId), perAddress.take(network)]);
    const wait = Math.max(...waits);
    if (wait > 0) {
      // A refused attempt was not made, so it does not count against anyone else behind this address.
      await giveBack();
      throw createTooManyAttemptsError(wait);
    }
    try {
      const result = await attempt();
      await giveBack();
      return result;
    } catch (error) {
      if (!isOwnFault(error)) await giveBack();
      throw error;
    }
  };
}

/** Our own trouble and a shop's are no guesses at keys. */
function isOwnFault(error: unknown): boolean {
  return error instanceof AppError && error.status < 500;
}

/**
 * Everything that the purchase brings is stored together, or nothing. The lock on the account lets
 * two periods bought at once follow one another; the unique key lets one of two activations win.
 */
async function storeActivation(
  { database, credits, clock, newId, store }: Options,
  accountId: string,
  { shop, key, planId, purchaseEmail }: VerifiedPurchase,
): Promise<License> {
  const id = newId();
  const keyHash = fingerprintKey(key);
  return await database.transaction(async (transaction) => {
    await credits.lockAccount(transaction, accountId);
    const now = clock.now();
    const license: License = {
      id,
      accountId,
      shop,
      key,
      planId,
      creditsAdded: findPlan(planId).credits,
      activatedAt: now,
      expiresAt: expiryOf(planId, await store.latestExpiry(transaction, accountId), now),
    };
    if (!(await store.insert(transaction, { ...license, keyHash, purchaseEmail }))) {
      const owner = await store.findOwner(transaction, shop, keyHash);
      throw owner === accountId ? createLicenseUsedHereError() : createLicenseUsedElsewhereError();
    }
    if (license.creditsAdded > 0) {
      await credits.grant(transaction, {
        accountId,
        purse: STANDARD_PURSE,
        amount: license.creditsAdded,
        reason: 'license',
        idempotencyKey: `license:${id}`,
        now,
      });
    }
    return license;
  });
}
