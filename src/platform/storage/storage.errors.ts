import { AppError, retryAfter } from '../../shared/app-error.ts';

/** The storage cannot be used. The message is one line that an owner can act on. */
export class StorageOpenError extends Error {
  override name = 'StorageOpenError';
}

const RETRY_AFTER_MS = 5000;

/** What a visitor reads when the object storage fails; `cause` tells an owner why. */
export class StorageUnavailableError extends AppError {
  override name = 'StorageUnavailableError';

  constructor(cause: unknown) {
    super(
      {
        code: 'storage.unavailable',
        status: 503,
        message: 'Pictures can’t be saved or loaded right now. Please try again in a moment.',
      },
      retryAfter(RETRY_AFTER_MS),
    );
    this.cause = cause;
  }
}

/** The storage answered, with other bytes than were once stored: for a moment, or for good. */
export class DamagedObjectError extends StorageUnavailableError {
  override name = 'DamagedObjectError';

  constructor(id: string) {
    super(new Error(`object ${id} holds other bytes than were stored`));
  }
}
