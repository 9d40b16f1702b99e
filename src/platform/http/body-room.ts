import { AppError, retryAfter } from '../../shared/app-error.ts';

const RETRY_MS = 5000;

/** Counts the bytes of large bodies that are in memory at the same time. */
export interface BodyRoom {
  /**
   * Counts bytes that just arrived.
   * @throws {AppError} 503 `request.busy` when there are too many already; then they are not counted.
   */
  take(bytes: number): void;
  giveBack(bytes: number): void;
}

/** @param mostBytes of all bodies together, while they are read and worked on. */
export function createBodyRoom(mostBytes: number): BodyRoom {
  let taken = 0;
  return {
    take(bytes) {
      if (taken + bytes > mostBytes) throw createBusyError();
      taken += bytes;
    },
    giveBack(bytes) {
      taken -= bytes;
    },
  };
}

function createBusyError(): AppError {
  return new AppError(
    {
      code: 'request.busy',
      status: 503,
      message: 'The server is receiving many large files right now. Please try again in a moment.',
    },
    retryAfter(RETRY_MS),
  );
}
