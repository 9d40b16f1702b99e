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
