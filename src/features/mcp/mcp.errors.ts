import { AppError, retryAfter } from '../../shared/app-error.ts';

export const createOtherSiteError = () =>
  new AppError({
    status: 403,
    code: 'mcp.other_site',
    message: 'This address is for programs with a key, not for pages of other sites.',
  });

/** Clients begin a new session then. */
export const createUnknownSessionError = () =>
  new AppError({
    status: 404,
    code: 'mcp.unknown_session',
    message: 'This session has ended. Please begin a new one.',
  });

const SOON_MS = 60_000;

export const createTooManySessionsError = () =>
  new AppError(
    {
      status: 429,
      code: 'mcp.too_many_sessions',
      message:
        'Many sessions are open with this key, by this account or on this site. End one, or try again in a minute.',
    },
    retryAfter(SOON_MS),
  );
