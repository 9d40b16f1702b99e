import { AppError } from './app-error.ts';

/** Whether the site makes and takes in nothing new at this moment. */
export type IsReadOnly = () => boolean;

/** For sites that are always open, and tests. */
export const neverReadOnly: IsReadOnly = () => false;

/** What visitors read before they press a button that would be refused. */
export const READ_ONLY_NOTE =
  'New pictures and stories are paused for now. Your gallery, downloads and all pages still work.';

/** Nobody knows when the owner opens again, so there is no Retry-After. */
export function createReadOnlyError(): AppError {
  return new AppError({ code: 'site.read_only', status: 503, message: READ_ONLY_NOTE });
}
