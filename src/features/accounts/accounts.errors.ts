import { AppError, retryAfter } from '../../shared/app-error.ts';
import { describeMinutes } from '../../shared/describe-minutes.ts';

/** RFC 6750 wants the scheme named; without details, because no client needs them. */
const CHALLENGE = { 'WWW-Authenticate': 'Bearer' };

export function createSignInRequiredError(): AppError {
  return new AppError(
    { code: 'auth.required', status: 401, message: 'Please sign in to continue.' },
    CHALLENGE,
  );
}

/** One answer for forged, foreign, expired and ended alike: whoever tries learns nothing. */
export function createInvalidTokenError(): AppError {
  return new AppError(
    { code: 'auth.invalid_token', status: 401, message: 'Your sign-in has ended. Please sign in again.' },
    CHALLENGE,
  );
}

/** For programs: their key works, but not for this call. */
export function createKeyNotTakenError(): AppError {
  return new AppError(
    {
      code: 'auth.invalid_token',
      status: 401,
      message: 'API keys work for /v1, /mcp and /prompt. This call needs somebody who is signed in.',
    },
    CHALLENGE,
  );
}

/** Better Auth's own words, where it would answer in a list of fields. */
export function createInvalidEmailError(): AppError {
  return new AppError({ code: 'auth.invalid_email', status: 400, message: 'Invalid email' });
}

/** Better Auth's own words for it. */
export function createTakenEmailError(): AppError {
  return new AppError({
    code: 'auth.user_already_exists_use_another_email',
    status: 422,
    message: 'User already exists. Use another email.',
  });
}

/** Better Auth's own words for it. */
export function createPasswordLengthError(fault: 'short' | 'long'): AppError {
  return new AppError({
    code: `auth.password_too_${fault}`,
    status: 400,
    message: `Password too ${fault}`,
  });
}

/** Better Auth's own words for it. */
export function createWrongCredentialsError(): AppError {
  return new AppError({
    code: 'auth.invalid_email_or_password',
    status: 401,
    message: 'Invalid email or password',
  });
}

export function createForeignOriginError(): AppError {
  return new AppError({
    code: 'auth.foreign_origin',
    status: 403,
    message: 'This request did not come from this site.',
  });
}

export function createTooManyAttemptsError(waitMs: number): AppError {
  return new AppError(
    {
      code: 'auth.too_many_attempts',
      status: 429,
      message: 'Too many attempts. Please wait a moment and try again.',
    },
    retryAfter(waitMs),
  );
}

/** The same for every email, with an account or without one. */
export function createTooManyPasswordsError(waitMs: number): AppError {
  return new AppError(
    {
      code: 'auth.too_many_passwords',
      status: 429,
      message: `Too many wrong passwords for this email. Please try again in ${describeMinutes(waitMs)}.`,
    },
    retryAfter(waitMs),
  );
}

/** Shown only after the right password. */
export function createTooManyCodesError(waitMs: number): AppError {
  return new AppError(
    {
      code: 'auth.too_many_codes',
      status: 429,
      message: `Too many wrong codes for this account. Please try again in ${describeMinutes(waitMs)}.`,
    },
    retryAfter(waitMs),
  );
}

export function createUsedCodeError(waitMs: number): AppError {
  return new AppError(
    {
      code: 'auth.used_code',
      status: 429,
      message: 'This code was used already. Please wait for your app to show the next one.',
    },
    retryAfter(waitMs),
  );
}

export function createWrongCodeError(): AppError {
  return new AppError({
    code: 'auth.wrong_code',
    status: 401,
    message: 'That code isn’t right. Please enter the one that your app shows now.',
  });
}

/** Ten minutes passed, or the codes were wrong too often, or the password was changed meanwhile. */
export function createCodeStepOverError(): AppError {
  return new AppError({
    code: 'auth.code_step_over',
    status: 401,
    message: 'This sign-in can’t be finished any more. Please start again with your password.',
  });
}

export function createNoPasswordError(): AppError {
  return new AppError({
    code: 'auth.no_password',
    status: 409,
    message: 'You sign in here with another service. Please turn on two-step sign-in there.',
  });
}

/** Said to whoever runs the site, of somebody's account. */
export function createNothingToReplaceError(): AppError {
  return new AppError({
    code: 'auth.nothing_to_replace',
    status: 409,
    message: 'This account signs in with another service, so it has no password to replace.',
  });
}

export function createSecondFactorStateError(state: 'on' | 'off' | 'not begun'): AppError {
  const message = {
    on: 'Two-step sign-in is on already.',
    off: 'Two-step sign-in is off.',
    'not begun': 'Please start again: two-step sign-in isn’t being set up.',
  }[state];
  return new AppError({ code: 'auth.second_factor_state', status: 409, message });
}

export function createBusyError(waitMs: number): AppError {
  return new AppError(
    {
      code: 'auth.busy',
      status: 503,
      message: 'Many people are signing in right now. Please try again in a moment.',
    },
    retryAfter(waitMs),
  );
}

export function createIdentityFailedError(): AppError {
  return new AppError({
    code: 'auth.failed',
    status: 500,
    message: 'Something went wrong on our side. Please try again.',
  });
}

/** Why a provider's sign-in did not come about, as a stable code that the popup reports. */
export type FederatedFailureCode =
  | 'auth.federated_not_configured'
  | 'auth.federated_refused'
  | 'auth.federated_unreachable'
  | 'auth.federated_failed'
  | 'auth.federated_account_exists'
  | 'auth.federated_email_missing'
  | 'auth.federated_email_unverified'
  | 'auth.account_suspended';

/**
 * What a visitor reads about it; `provider` is the name on the button. '' where nothing is known but
 * that it failed: the dialog then has words of its own, for signing in or up.
 */
export function describeFederatedFailure(code: FederatedFailureCode, provider: string): string {
  switch (code) {
    case 'auth.federated_not_configured':
      return `Signing in with ${provider} is not set up on this site.`;
    case 'auth.federated_unreachable':
      return `${provider} cannot be reached right now. Please try again later.`;
    case 'auth.federated_account_exists':
      return 'There’s already an account with this email. Please sign in with your password.';
    case 'auth.federated_email_missing':
      return `${provider} didn’t share your email address with us, so we can’t create an account.`;
    case 'auth.federated_email_unverified':
      return `Your email address isn’t confirmed with ${provider}. Please confirm it there first.`;
    case 'auth.account_suspended':
      return createSuspendedError().message;
    case 'auth.federated_refused':
    case 'auth.federated_failed':
      return '';
  }
}

/** Used, run out, of another site or made up: whoever tries learns nothing. */
export function createLinkExpiredError(): AppError {
  return new AppError({
    code: 'auth.link_expired',
    status: 400,
    message: 'This link has already been used or has expired. Please ask for a new one.',
  });
}

export function createMailOffError(): AppError {
  return new AppError({
    code: 'auth.mail_off',
    status: 503,
    message: 'This site doesn’t send email, so it can’t email you a link.',
  });
}

/** For whoever runs the site. */
export function createConfirmedAlreadyError(): AppError {
  return new AppError({
    code: 'auth.confirmed',
    status: 409,
    message: 'This address is confirmed already, so there’s nothing to send.',
  });
}

export function createNoMailboxError(): AppError {
  return new AppError({
    code: 'auth.no_mailbox',
    status: 409,
    message: 'This account comes from Firebase, which keeps its address, so nothing can be mailed there.',
  });
}

const MAIL_WAIT_MS = 20 * 60_000;

export function createTooManyMailsError(): AppError {
  return new AppError(
    {
      code: 'auth.too_many_mails',
      status: 429,
      message: 'We’ve already emailed you several times. Please check your spam folder or try again later.',
    },
    retryAfter(MAIL_WAIT_MS),
  );
}

export function createAnonymousRefusedError(): AppError {
  return new AppError({
    code: 'auth.anonymous',
    status: 403,
    message: 'Please sign in with an account to use this.',
  });
}

const PROVIDER_WAIT_MS = 30_000;

export function createProviderUnreachableError(): AppError {
  return new AppError(
    {
      code: 'auth.provider_unreachable',
      status: 503,
      message: 'We can’t check your sign-in right now. Please try again in a moment.',
    },
    retryAfter(PROVIDER_WAIT_MS),
  );
}

/** Whoever is signed in knows which account it is, so this may say that the password is the wrong one. */
export function createWrongPasswordError(): AppError {
  return new AppError({
    code: 'account.wrong_password',
    status: 403,
    message: 'That password isn’t correct.',
  });
}

/** Only whoever knows the password, or whom a provider vouches for, gets to read it. */
export function createSuspendedError(): AppError {
  return new AppError({
    code: 'auth.account_suspended',
    status: 403,
    message: 'This account is suspended. Please contact us if you think that’s a mistake.',
  });
}

export function createSignInAgainError(): AppError {
  return new AppError({
    code: 'account.sign_in_again',
    status: 403,
    message: 'Please sign in again to confirm it’s you.',
  });
}
