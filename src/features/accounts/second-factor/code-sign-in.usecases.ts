import type { AttemptLimit } from '../../../platform/limits/attempt-limits.types.ts';
import { takeOrRefuse } from '../../../platform/limits/take-or-refuse.ts';
import { AppError } from '../../../shared/app-error.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { AccountEvents } from '../account-events.types.ts';
import {
  createCodeStepOverError,
  createTooManyCodesError,
  createUsedCodeError,
  createWrongCodeError,
} from '../accounts.errors.ts';
import type { AccountsStore } from '../accounts.store.ts';
import type { Answer, Visit } from '../accounts.types.ts';
import { readSignedIn, type SignedInUser, type SignInCompletion } from '../sign-in-completion.ts';
import { askProvider } from '../sign-in-requests.ts';
import type { IdentityProvider } from '../sign-in-sessions.ts';
import { readCode } from './codes.rules.ts';
import type { SecondFactorStore } from './second-factor.store.ts';

/** The second step of a sign-in, after the password. */
export interface CodeSignIn {
  /**
   * @param typed the code of the app, or a backup code.
   * @throws {AppError} 401 `auth.wrong_code`; 401 `auth.code_step_over`; 429 `auth.too_many_codes` or
   *   `auth.used_code`.
   */
  enterCode(visit: Visit, typed: string): Promise<Answer<SignedInUser>>;
}

/** What Better Auth answers a code with. */
const WRONG = new Set(['auth.invalid_code', 'auth.invalid_backup_code']);
const OVER = new Set([
  'auth.invalid_two_factor_cookie',
  'auth.too_many_attempts_request_new_code',
  'auth.totp_not_enabled',
  'auth.backup_codes_not_enabled',
]);

export interface CodeSignInOptions {
  provider: IdentityProvider;
  accounts: Pick<AccountsStore, 'findPasswordHash'>;
  store: Pick<SecondFactorStore, 'findWaiting'>;
  /** Of an account, from whatever address. */
  wrongCodes: AttemptLimit;
  /** Of one code for one account. */
  usedCodes: AttemptLimit;
  completion: SignInCompletion;
  events: Pick<AccountEvents, 'note'>;
  clock: Clock;
  /** Told what went wrong where nobody waits. */
  onError: (error: unknown) => void;
}

export function createCodeSignIn(options: CodeSignInOptions): CodeSignIn {
  const { provider, accounts, store, wrongCodes, usedCodes, completion, events, clock, onError } = options;
  return {
    async enterCode(visit, typed) {
      const waiting = readWaiting(visit.cookie);
      const account = waiting && (await store.findWaiting(waiting.identifier, clock.now()));
      if (!account) throw createCodeStepOverError();
      const { code, isBackup } = readCode(typed);
      const use = `${account.id}:${code}`;
      await takeOrRefuse(wrongCodes, account.id, createTooManyCodesError);
      if (!isBackup) await takeOrRefuse(usedCodes, use, createUsedCodeError);
      const passwordHash = await accounts.findPasswordHash(account.email);
      const path = `/two-factor/verify-${isBackup ? 'backup-code' : 'totp'}`;
      const response = await askProvider(provider, {
        ...visit,
        cookie: waiting.cookie,
        path,
        body: { code },
      });
      if (!response.ok && !isBackup) await usedCodes.giveBack(use);
      const signedIn = await readSignedIn(response).catch(async (error: unknown) => {
        if (!(error instanceof AppError)) throw error;
        if (OVER.has(error.code)) throw createCodeStepOverError();
        if (!WRONG.has(error.code)) throw error;
        await events.note('account.wrong-codes', account.id).catch(onError);
        throw createWrongCodeError();
      });
      await wrongCodes.giveBack(account.id);
      await completion.refuseOldPassword(visit, { ...account, passwordHash, cookies: signedIn.cookies });
      if (isBackup) await events.note('account.backup-code', account.id).catch(onError);
      return await completion.complete(visit, signedIn, passwordHash);
    },
  };
}

const WAITING_COOKIE = /^(?:__Secure-)?dreamseed\.two_factor=(.+)$/;

/** The cookie of the sign-in that waits for a code, alone: beside a session's cookie the provider would take the code for that session. */
function readWaiting(cookies = ''): { cookie: string; identifier: string } | undefined {
  for (const cookie of cookies.split(';').map((part) => part.trim())) {
    const value = WAITING_COOKIE.exec(cookie)?.[1];
    if (value) return { cookie, identifier: value.split(/[.%]/)[0] ?? '' };
  }
  return undefined;
}
