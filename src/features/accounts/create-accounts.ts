import { randomBytes, randomUUID } from 'node:crypto';
import type { Hono } from 'hono';
import type { Database } from '../../platform/db/database.types.ts';
import { createGuardedFetch } from '../../platform/http/outside-fetch/guarded-fetch.ts';
import { createMemoryLimits } from '../../platform/limits/attempt-limits.ts';
import type { AttemptLimits } from '../../platform/limits/attempt-limits.types.ts';
import type { SiteMail } from '../../platform/mail/site-mail.types.ts';
import type { AccountGuard } from '../../shared/account-identity.ts';
import type { Clock } from '../../shared/clock.ts';
import { type AccountEvents, NO_ACCOUNT_EVENTS } from './account-events.types.ts';
import { createAccountRecordsStore } from './account-records.store.ts';
import { type AccountRecords, createAccountRecords } from './account-records.usecases.ts';
import { createAccountRoutes } from './accounts.routes.ts';
import { type AccountsStore, createAccountsStore } from './accounts.store.ts';
import { createAccountsUsecases } from './accounts.usecases.ts';
import {
  ACCOUNT_ATTEMPTS,
  IDENTITY_TOKENS,
  OWNER_CHECKS,
  SIGN_UPS,
  UNCONFIRMED_MAILS,
  USED_CODES,
  WRONG_CODES,
  WRONG_PASSWORDS,
  WRONG_PASSWORDS_OF_DEVICE,
} from './accounts-limits.rules.ts';
import { createDeletedSubjects, type DeletedSubjects } from './deleted-subjects.store.ts';
import { createFederatedProvider, type FederatedSettings } from './federated/federated-provider.ts';
import {
  DEFAULT_PROVIDER_LABEL,
  type FederatedConfig,
  readFederatedSettings,
} from './federated/federated-settings.ts';
import { createFederatedSignIn } from './federated/federated-sign-in.usecases.ts';
import type { ProviderFetch } from './federated/provider-fetch.ts';
import { createFirebaseAccountsStore } from './firebase/firebase-accounts.store.ts';
import { createFirebaseGuard } from './firebase/firebase-guard.ts';
import { createFirebaseTokens } from './firebase/firebase-tokens.ts';
import { createAccountGuard } from './guard/account-guard.ts';
import { createSigningKeyStore, type SigningKeyStore } from './guard/signing-keys.store.ts';
import { createVerificationKeys } from './guard/verification-keys.ts';
import { type AccountMailUsecases, createAccountMailUsecases } from './mail/account-mail.usecases.ts';
import { createAccountMailer } from './mail/account-mailer.ts';
import { createMayMail } from './mail/unconfirmed-mails.ts';
import { type AccountOversight, createAccountOversight } from './oversight/account-oversight.usecases.ts';
import { createHashConcurrency, type HashConcurrencyOptions } from './passwords/hash-concurrency.ts';
import { createKnownDevices } from './passwords/known-devices.ts';
import { createPasswordHashing, type PasswordHashing } from './passwords/password-hashing.ts';
import { createPasswordResetsStore } from './passwords/password-resets.store.ts';
import {
  createPasswordResets,
  type PasswordResets,
  type PasswordResetsOptions,
} from './passwords/password-resets.usecases.ts';
import { createPasswordTries } from './passwords/password-tries.ts';
import { type CodeSignInOptions, createCodeSignIn } from './second-factor/code-sign-in.usecases.ts';
import { createSecondFactorStore } from './second-factor/second-factor.store.ts';
import { createSecondFactor, type SecondFactorOptions } from './second-factor/second-factor.usecases.ts';
import { createSignInCompletion } from './sign-in-completion.ts';
import { createIdentityProvider } from './sign-in-sessions.ts';

/** One of Node's four pool threads each, so that files and pictures get their turn. */
export const HASHES: HashConcurrencyOptions = { atOnce: 2, waiting: 24 };

const RESET_TOKEN_BYTES = 24;

interface FirebaseConfig {
  /** '' for a site without Firebase. */
  firebaseProjectId: string;
  firebaseKeysUrl: string;
}

export interface AccountsOptions {
  database: Database;
  clock: Clock;
  settings: FederatedConfig & FirebaseConfig & { attemptsPerMinute: number; wrongPasswords: number };
  /** At least 32 characters, the same on every server. */
  secret: string;
  /** The public address of the site; '' when each visitor's own address counts. */
  siteUrl: string;
  /** What an authenticator app calls the site. */
  siteName: string;
  trustedProxies: number;
  /** Told what went wrong inside or at the federated provider; names no visitor. */
  onError: (error: unknown) => void;
  fetch?: ProviderFetch;
  /** Default: of this process alone. */
  limits?: AttemptLimits;
  /** Null or missing on a site without mail. */
  mail?: SiteMail | null;
  passwords?: PasswordHashing;
  /** Ends what else opens the account, in the transaction that changes its password. */
  onPasswordReset?: PasswordResetsOptions['onReset'];
  /** Writes down what happens to accounts. */
  events?: AccountEvents;
  /** Resolves when the answer to the request at hand has left; tests say when. */
  answerLeft?: () => Promise<unknown>;
  /** How many passwords are checked at once, and how many may wait for it. */
  hashes?: HashConcurrencyOptions;
}

export interface Accounts {
  /** Everything under /api/auth. */
  routes: Hono;
  guard: AccountGuard;
  /** For the features that let an owner take everything along, or delete it. */
  records: AccountRecords;
  /** For whoever runs the site. */
  oversight: AccountOversight;
  /** What whoever runs the site may have mailed to somebody. */
  mails: Pick<AccountMailUsecases, 'sendFor'>;
  /** Links to a new password that whoever runs the site hands over. */
  resets: Pick<PasswordResets, 'makeLink'>;
  /** The provider behind the dialog's button, if the site has one. */
  federated: { label: string } | null;
  /** Forgets sign-ins that ran out; call it now and then. */
  sweep(): Promise<void>;
  /** Resolves when nothing is under way that no answer waits for. */
  settled(): Promise<void>;
}

/**
 * Sign-up, sign-in and the guard of the product API.
 * @throws {Error} one line that an owner can act on, when half of a federated provider is named.
 */
export function createAccounts(options: AccountsOptions): Accounts {
  const { database, clock, settings, siteUrl, trustedProxies, onError } = options;
  const { events = NO_ACCOUNT_EVENTS } = options;
  const store = createAccountsStore(database);
  const deletedSubjects = createDeletedSubjects(options);
  const federatedSettings = readFederatedSettings(settings);
  const federated = federatedSettings && { label: federatedSettings.label };
  const { passwords = createPasswordHashing() } = options;
  const { signingKeys, verificationKeys } = createKeys(options);
  const mail = options.mail
    ? createAccountMailer({ database, mail: options.mail, clock, newId: randomUUID })
    : null;
  // A sign-in counts, whether it could be written down or not.
  const onSignIn = (accountId: string) => events.note('account.sign-in', accountId).catch(onError);
  const provider = createIdentityProvider({
    ...options,
    mail,
    secureCookies: siteUrl.startsWith('https:'),
    signingKeys,
    passwords,
    federated: federatedSettings && connectFederated(options, federatedSettings),
    isSuspended: store.isSuspended,
    onSignIn,
    onError: (message) => onError(new Error(message)),
  });
  const { limits = createMemoryLimits() } = options;
  const ownerChecks = limits.open(OWNER_CHECKS, settings.wrongPasswords);
  const devices = createKnownDevices(options);
  const mayMail = createMayMail(limits.open(UNCONFIRMED_MAILS));
  const hashConcurrency = createHashConcurrency(options.hashes ?? HASHES);
  const completion = createSignInCompletion({ provider, store, devices, onSignIn });
  const label = federated?.label ?? DEFAULT_PROVIDER_LABEL;
  const resets = createPasswordResets({
    database,
    store: createPasswordResetsStore(database),
    findPasswordHash: createAccountRecordsStore(database).findPasswordHash,
    passwords,
    hashConcurrency,
    events,
    clock,
    newId: randomUUID,
    newToken: () => randomBytes(RESET_TOKEN_BYTES).toString('base64url'),
    onReset: options.onPasswordReset,
  });
  const byMail = createAccountMailUsecases({
    provider,
    store,
    mail,
    mayMail,
    devices,
    events,
    ownOrigin: siteUrl || 'http://localhost',
    resets,
    answerLeft: options.answerLeft,
    providerLabel: label,
    onError,
  });
  return {
    routes: createAccountRoutes({
      usecases: createAccountsUsecases({
        provider,
        passwords,
        hashConcurrency,
        store,
        devices,
        completion,
        events,
        inBackground: byMail.inBackground,
        tryPassword: createPasswordTries({
          unknownDevices: limits.open(WRONG_PASSWORDS, settings.wrongPasswords),
          knownDevices: limits.open(WRONG_PASSWORDS_OF_DEVICE, settings.wrongPasswords),
        }),
      }),
      byMail,
      secondFactor: connectSecondFactor(options, {
        provider,
        store,
        completion,
        events,
        hashConcurrency,
        limits,
        mail,
        wrongPasswords: ownerChecks,
      }),
      federatedSignIn: createFederatedSignIn({ provider, label, isConfigured: federated !== null, onError }),
      limits: openRouteLimits(limits, settings.attemptsPerMinute),
      origins: { siteUrl, trustedProxies },
    }),
    guard: createGuard(
      options,
      deletedSubjects,
      createAccountGuard({ keys: verificationKeys, store, clock }),
      store,
    ),
    records: createAccountRecords({
      isSuspended: store.isSuspended,
      store: createAccountRecordsStore(database),
      deletedSubjects,
      mayMail,
      passwords,
      hashConcurrency,
      tries: ownerChecks,
      clock,
    }),
    oversight: createAccountOversight(database),
    mails: byMail,
    resets,
    federated,
    async sweep() {
      await store.forgetBefore(clock.now());
      await deletedSubjects.sweep(clock.now());
    },
    settled: byMail.settled,
  };
}

function connectSecondFactor(
  { database, clock, siteName, onError }: AccountsOptions,
  parts: Pick<CodeSignInOptions, 'provider' | 'completion'> &
    Pick<SecondFactorOptions, 'hashConcurrency' | 'wrongPasswords' | 'mail'> & {
      store: AccountsStore;
      events: AccountEvents;
      limits: AttemptLimits;
    },
) {
  const wrongCodes = parts.limits.open(WRONG_CODES);
  const options = {
    ...parts,
    database,
    clock,
    siteName,
    onError,
    accounts: parts.store,
    store: createSecondFactorStore(database),
    wrongCodes,
    usedCodes: parts.limits.open(USED_CODES),
  };
  return { ...createSecondFactor(options), ...createCodeSignIn(options) };
}

function openRouteLimits(limits: AttemptLimits, perMinute: number) {
  return {
    attempts: limits.open(ACCOUNT_ATTEMPTS, perMinute),
    signUps: limits.open(SIGN_UPS, perMinute * SIGN_UPS.most.times),
    tokens: limits.open(IDENTITY_TOKENS, perMinute * IDENTITY_TOKENS.most.times),
  };
}

function createGuard(
  { database, clock, settings, onError }: AccountsOptions,
  deletedSubjects: DeletedSubjects,
  own: AccountGuard,
  { isSuspended }: Pick<AccountsStore, 'isSuspended'>,
): AccountGuard {
  const { firebaseProjectId: projectId, firebaseKeysUrl: keysUrl } = settings;
  if (projectId === '') return own;
  return createFirebaseGuard({
    own,
    tokens: createFirebaseTokens({ projectId, keysUrl, clock, onError }),
    store: createFirebaseAccountsStore(database, deletedSubjects),
    isSuspended,
    clock,
    newId: randomUUID,
  });
}

/** What this server signs with it can check at once, without waiting for the next reading. */
function createKeys({ database, clock, secret }: AccountsOptions) {
  const stored = createSigningKeyStore(database, secret);
  const verificationKeys = createVerificationKeys(stored, clock);
  const signingKeys: SigningKeyStore = {
    ...stored,
    async add(key) {
      const added = await stored.add(key);
      verificationKeys.forget();
      return added;
    },
  };
  return { signingKeys, verificationKeys };
}

function connectFederated({ clock, onError, ...options }: AccountsOptions, settings: FederatedSettings) {
  // The issuer is the owner's choice; the addresses that it names are its own.
  const { fetch = createGuardedFetch({ ownerUrl: settings.issuer }) } = options;
  return createFederatedProvider({ settings, clock, fetch, onFailure: onError });
}
