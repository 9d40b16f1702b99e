import { randomUUID } from 'node:crypto';
import { BetterAuthError } from '@better-auth/core/error';
import type { OAuthProvider } from '@better-auth/core/oauth2';
import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { jwt, twoFactor } from 'better-auth/plugins';
import type { Database } from '../../platform/db/database.types.ts';
import type { Clock } from '../../shared/clock.ts';
import { createSuspendedError } from './accounts.errors.ts';
import { PASSWORD_LENGTH } from './accounts.rules.ts';
import { describeIdentityTokens } from './guard/identity-tokens.ts';
import type { SigningKeyStore } from './guard/signing-keys.store.ts';
import { VERIFY_LINK_HOURS } from './mail/account-mail-texts.ts';
import type { AccountMailer, Recipient } from './mail/account-mailer.ts';
import type { PasswordHashing } from './passwords/password-hashing.ts';

export const AUTH_PATH = '/api/auth';

/** Sessions that begin here passed a code: at sign-in, or when the second factor was turned on. */
const CODE_STEP = /^\/two-factor\/verify-/;
const TOLD_BY_USE_CASE = /^\/(?:sign-(?:in|up)\/email$|two-factor\/)/;

const DAY_SECONDS = 24 * 60 * 60;

interface IdentityProviderOptions {
  database: Database;
  clock: Clock;
  secret: string;
  /** Whether every visitor comes by https: then the cookie carries a name that only https may set. */
  secureCookies: boolean;
  signingKeys: SigningKeyStore;
  passwords: PasswordHashing;
  federated: OAuthProvider | null;
  /** Whether whoever runs the site keeps an account out. */
  isSuspended: (accountId: string) => Promise<boolean>;
  /** Told of each sign-in that began without a password; with one the use case tells it, after the code. */
  onSignIn: (accountId: string) => Promise<void>;
  /** Null on a site without mail. */
  mail: AccountMailer | null;
  /** Told what the library reports as an error, in its own words, which name nobody. */
  onError: (message: string) => void;
}

export type IdentityProvider = ReturnType<typeof createIdentityProvider>;

/**
 * Better Auth on our own database. It answers requests that our routes have let through already:
 * checked for their origin and their number, at the few addresses that we use. So its own checks of
 * these are off, and it sees neither addresses nor browsers of visitors, which it would store.
 */
export function createIdentityProvider(options: IdentityProviderOptions) {
  const { database, federated, passwords, onError } = options;
  return betterAuth({
    secret: options.secret,
    // The host of each request counts; our routes write it.
    baseURL: { allowedHosts: ['*'], protocol: 'auto' },
    basePath: AUTH_PATH,
    database: { db: database.writer, type: database.kind, transaction: true },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_LENGTH.least,
      maxPasswordLength: PASSWORD_LENGTH.most,
      password: { hash: passwords.hash, verify: passwords.verify },
    },
    emailVerification: describeVerification(options),
    user: { modelName: 'auth_user', validateUserInfo: ({ source }) => refuseUnverifiedEmail(source) },
    session: {
      modelName: 'auth_session',
      additionalFields: {
        secondFactor: { type: 'boolean', required: false, defaultValue: false, input: false },
      },
      expiresIn: 7 * DAY_SECONDS,
      updateAge: DAY_SECONDS,
    },
    account: {
      modelName: 'auth_account',
      // See docs/decisions/0011: an email address proves nothing here, so it never joins two sign-ins.
      accountLinking: { enabled: false, disableImplicitLinking: true },
      updateAccountOnSignIn: false,
    },
    databaseHooks: {
      account: { create: { before: async (account) => ({ data: withoutTokens(account) }) } },
      session: {
        create: {
          before: async (session, context) => {
            await refuseSuspended(options, session.userId);
            return { data: { ...session, secondFactor: CODE_STEP.test(context?.path ?? '') } };
          },
          // The library calls it when the session is committed.
          after: async ({ userId }, context) => {
            if (!TOLD_BY_USE_CASE.test(context?.path ?? '')) await options.onSignIn(userId);
          },
        },
      },
    },
    verification: { modelName: 'auth_verification' },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    // Left to itself the library writes what it did not expect to the console, whatever is in it.
    onAPIError: { throw: true },
    logger: {
      level: 'error',
      log(_level, message, ...details: unknown[]) {
        if (message && !isCallersDoing(message, details)) onError(message);
      },
    },
    advanced: {
      cookiePrefix: 'dreamseed',
      useSecureCookies: options.secureCookies,
      defaultCookieAttributes: { path: AUTH_PATH, httpOnly: true, sameSite: 'lax' },
      disableCSRFCheck: true,
      disableOriginCheck: true,
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => randomUUID(), validateSchema: false },
    },
    plugins: [
      twoFactor({
        schema: { twoFactor: { modelName: 'auth_two_factor' } },
        // Ours counts before it looks, so that many codes at the same moment do not slip through.
        accountLockout: { enabled: false },
      }),
      jwt(describeIdentityTokens(options.signingKeys, options.clock)),
      { id: 'federated', init: () => ({ context: { socialProviders: federated ? [federated] : [] } }) },
    ],
  });
}

function describeVerification({ mail }: IdentityProviderOptions) {
  if (!mail) return undefined;
  return {
    expiresIn: VERIFY_LINK_HOURS * 3600,
    sendVerificationEmail: ({ user, token }: LinkToMail) => mail.postVerification(user, token),
  };
}

interface LinkToMail {
  user: Recipient;
  /** What the library would make a link of; ours leads to a page that asks before it does anything. */
  token: string;
}

/** An address that its provider itself doubts; one of which it says nothing is as good as a typed one. */
function refuseUnverifiedEmail({ method, action, oauth }: ProvisioningSource): { error: string } | undefined {
  const isNewByProvider = method === 'oauth' && action === 'create-user';
  if (isNewByProvider && oauth?.profile?.emailVerified === false) return { error: 'email_unverified' };
  return undefined;
}

interface ProvisioningSource {
  method: string;
  action: string;
  oauth?: { profile?: Record<string, unknown> | undefined } | undefined;
}

/** Anybody can ask for the address that a provider leads back to; the popup says what came of it. */
function isCallersDoing(message: string, [cause]: readonly unknown[]): boolean {
  if (message === 'State not found' || message === 'INVALID_CALLBACK_REQUEST') return true;
  // What the database is at fault for comes with the same words, and is another kind of error.
  return message === 'Failed to parse state' && cause instanceof BetterAuthError;
}

/** In the library's own kind of error, which it answers with. */
async function refuseSuspended({ isSuspended }: IdentityProviderOptions, accountId: string): Promise<void> {
  if (!(await isSuspended(accountId))) return;
  const { message, code } = createSuspendedError();
  throw new APIError('FORBIDDEN', { message, code: code.replace(/^auth\./, '').toUpperCase() });
}

/** The provider's tokens have done their work; kept, they could only be stolen. */
function withoutTokens<Account extends object>(account: Account): Account {
  return { ...account, accessToken: null, refreshToken: null, idToken: null };
}
