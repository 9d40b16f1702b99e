import type { AttemptLimit } from '../../../platform/limits/attempt-limits.types.ts';
import { takeOrRefuse } from '../../../platform/limits/take-or-refuse.ts';
import { AppError } from '../../../shared/app-error.ts';
import { createTooManyPasswordsError } from '../accounts.errors.ts';

interface PasswordTriesOptions {
  /** By email, for devices that never signed in to it. */
  unknownDevices: AttemptLimit;
  /** By device and email, for those that did. */
  knownDevices: AttemptLimit;
}

/**
 * Runs a try at the password of an email, by a device that is known for it or by an unknown one. Only wrong
 * passwords count.
 * @throws {AppError} 429 `auth.too_many_passwords`, before the password is looked at.
 */
export type TryPassword = <Result>(
  guess: { email: string; device: string | undefined },
  attempt: () => Promise<Result>,
) => Promise<Result>;

/**
 * Slows down whoever guesses one account's password from many addresses, without locking its owner
 * out: a device that signed in to the account before is counted by itself. Emails without an account
 * are counted alike, so nothing is learned of them.
 */
export function createPasswordTries({ unknownDevices, knownDevices }: PasswordTriesOptions): TryPassword {
  return async ({ email, device }, attempt) => {
    const [limit, key] =
      device === undefined ? [unknownDevices, email.toLowerCase()] : [knownDevices, device];
    await takeOrRefuse(limit, key, (waitMs) => createTooManyPasswordsError(waitMs));
    try {
      const result = await attempt();
      await limit.giveBack(key);
      return result;
    } catch (error) {
      if (!isWrongPassword(error)) await limit.giveBack(key);
      throw error;
    }
  };
}

/** A flood that is turned away, a broken address and our own trouble are no guesses. */
function isWrongPassword(error: unknown): boolean {
  return error instanceof AppError && error.status === 401;
}
