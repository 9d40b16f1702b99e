import { createAttemptLimit } from '../../platform/http/attempt-limit.ts';
import { toVisitorNetwork } from '../../platform/http/client-address.ts';
import { AppError } from '../../shared/app-error.ts';
import { createTooManyAttemptsError } from './licenses.errors.ts';
import type { ActivationOrder, LicenseLimits } from './licenses.usecases.ts';

const ATTEMPT_WINDOW_MS = 15 * 60_000;

/**
 * How many times more often an account may ask than fail. Shops answer a site about sixty questions a
 * minute; whoever makes one fail again and again must not take them from everybody else.
 */
const QUESTIONS_PER_FAILURE = 10;

/** Runs an attempt; throws 429 in its place when too many failed lately. */
export type CountFailures = <Result>(
  order: Pick<ActivationOrder, 'accountId' | 'address'>,
  attempt: () => Promise<Result>,
) => Promise<Result>;

/** Runs attempts while neither the account nor its network has failed too often lately. */
export function createFailureCount(limits: LicenseLimits): CountFailures {
  const { attemptsPerAccount, attemptsPerAddress } = limits;
  const perAccount = createAttemptLimit({ attempts: attemptsPerAccount, windowMs: ATTEMPT_WINDOW_MS });
  const perAddress = createAttemptLimit({ attempts: attemptsPerAddress, windowMs: ATTEMPT_WINDOW_MS });
  const questions = createAttemptLimit({
    attempts: attemptsPerAccount * QUESTIONS_PER_FAILURE,
    windowMs: ATTEMPT_WINDOW_MS,
  });
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
