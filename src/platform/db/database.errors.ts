import { AppError, retryAfter } from '../../shared/app-error.ts';

/** The database cannot be used. The message is one line that an owner can act on. */
export class DatabaseOpenError extends Error {
  override name = 'DatabaseOpenError';
}

/** Another process has held the write lock for longer than a visitor should wait. */
export function createDatabaseBusyError(): AppError {
  return new AppError(
    { code: 'database.busy', status: 503, message: 'The site is busy. Please try again in a moment.' },
    retryAfter(1000),
  );
}

const AWAY_RETRY_MS = 2000;

/**
 * What a visitor reads while the database cannot be reached or takes nothing in; `cause` tells an owner
 * why. A transaction that ends with it may have been stored all the same, when its connection broke
 * during the commit: whoever repeats a request needs a key that makes the second one harmless.
 */
export class DatabaseUnavailableError extends AppError {
  override name = 'DatabaseUnavailableError';

  constructor(cause: unknown) {
    super(
      {
        code: 'database.unavailable',
        status: 503,
        message: 'The site can’t reach its data right now. Please try again in a moment.',
      },
      retryAfter(AWAY_RETRY_MS),
    );
    this.cause = cause;
  }
}
