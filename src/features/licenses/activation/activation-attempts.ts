import { toVisitorNetwork } from '../../../platform/http/client-address.ts';
import type { AttemptLimits } from '../../../platform/limits/attempt-limits.types.ts';
import { AppError } from '../../../shared/app-error.ts';
import { createTooManyAttemptsError } from '../licenses.errors.ts';
import type { ActivationOrder } from '../licenses.types.ts';
import {
  FAILED_ACTIVATIONS_OF_ACCOUNT,
  FAILED_ACTIVATIONS_OF_ADDRESS,
  QUESTIONS_TO_SHOPS,
} from '../licenses-limits.rules.ts';
import type { LicenseLimits } from '../licenses-options.ts';

/** Runs an attempt; throws 429 in its place when too many failed lately. */
type CountFailures = <Result>(
  order: Pick<ActivationOrder, 'accountId' | 'address'>,
  attempt: () => Promise<Result>,
) => Promise<Result>;

/** Runs attempts while neither the account nor its network has failed too often lately. */
export function createFailureCount(settings: LicenseLimits, limits: AttemptLimits): CountFailures {
  const { attemptsPerAccount, attemptsPerAddress } = settings;
  const perAccount = limits.open(FAILED_ACTIVATIONS_OF_ACCOUNT, attemptsPerAccount);
  const perAddress = limits.open(FAILED_ACTIVATIONS_OF_ADDRESS, attemptsPerAddress);
  const questions = limits.open(QUESTIONS_TO_SHOPS, attemptsPerAccount * QUESTIONS_TO_SHOPS.most.times);
  return async ({ accountId, address }, attempt) => {
    const network = toVisitorNetwork(address);
    const giveBack = () => Promise.all([perAccount.giveBack(accountId), perAddress.giveBack(network)]);
    const waits = await Promise.all([perAccount.take(accountId), perAddress.take(network)]);
    const wait = Math.max(...waits);
    if (wait > 0) {
      // A refused attempt was not made, so it does not count against anyone else behind this address.
      await giveBack();
      throw createTooManyAttemptsError(wait);
    }
    const pause = await questions.take(accountId);
    if (pause > 0) {
      await giveBack();
      throw createTooManyAttemptsError(pause);
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
