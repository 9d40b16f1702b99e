import { DatabaseUnavailableError } from '../platform/db/database.errors.ts';
import type { Logger } from '../platform/logging/logger.ts';
import { createRepeatedFailures } from '../platform/logging/repeated-failures.ts';
import { StorageUnavailableError } from '../platform/storage/storage.errors.ts';

/**
 * Where failures of one kind go: a line for the first, and then one in half a minute that counts the rest.
 * @param message what failed, for an owner.
 */
export function logFailures(logger: Pick<Logger, 'error'>, message: string): (reason: unknown) => void {
  return createRepeatedFailures({
    say: (reason, unsaid) => logger.error({ err: reason, ...(unsaid > 0 ? { unsaid } : {}) }, message),
  });
}

/** As `logFailures`, for work that others lean on: that the database or the storage is away was said there. */
export function logOwnFailures(logger: Pick<Logger, 'error'>, message: string): (reason: unknown) => void {
  const log = logFailures(logger, message);
  return (reason) => {
    if (!saidElsewhere(reason)) log(reason);
  };
}

function saidElsewhere(reason: unknown): boolean {
  if (reason instanceof DatabaseUnavailableError || reason instanceof StorageUnavailableError) return true;
  return reason instanceof Error && reason.cause !== undefined && saidElsewhere(reason.cause);
}
