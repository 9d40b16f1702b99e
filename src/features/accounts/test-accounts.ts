import { Hono } from 'hono';
import { createTestClock } from '../../../tests/support/test-clock.ts';
import type { Database } from '../../platform/db/database.types.ts';
import type { MailOutbox } from '../../platform/mail/mail-outbox.ts';
import { createTestOutbox } from '../../platform/mail/test-outbox.ts';
import { AppError } from '../../shared/app-error.ts';
import { type AccountsOptions, createAccounts } from './create-accounts.ts';

export const TEST_SECRET = 'a secret for tests, of thirty-two characters or more';

export const NO_PROVIDER = {
  googleClientId: '',
  googleClientSecret: '',
  oidcIssuer: '',
  oidcClientId: '',
  oidcClientSecret: '',
  oidcName: '',
  firebaseProjectId: '',
  firebaseKeysUrl: '',
};

export interface TestAccountsOptions extends Partial<Omit<AccountsOptions, 'database' | 'settings'>> {
  settings?: Partial<AccountsOptions['settings']>;
}

/** The routes of accounts behind the site's error handler, and a guarded address to try tokens at. */
export function createTestAccounts(database: Database, options: TestAccountsOptions = {}) {
  const clock = createTestClock();
  const errors: unknown[] = [];
  const accounts = createAccounts({
    clock,
    secret: TEST_SECRET,
    siteUrl: '',
    siteName: 'Dreamseed',
    trustedProxies: 0,
    onError: (error) => errors.push(error),
    ...options,
    database,
    settings: { ...NO_PROVIDER, attemptsPerMinute: 1000, wrongPasswords: 1000, ...options.settings },
  });
  const app = new Hono();
  app.route('/', accounts.routes);
  app.onError((error) => {
    if (!(error instanceof AppError)) throw error;
    const { message, code, status, headers } = error;
    return Response.json({ message, code }, { status, headers });
  });
  return { ...accounts, app, clock, errors };
}

export type TestAccounts = ReturnType<typeof createTestAccounts>;

/** Accounts of a site that sends mail; `mails` holds what it sent, once it is settled. */
export function createTestAccountsWithMail(database: Database, options: TestAccountsOptions = {}) {
  const { outbox, sent, clock } = createTestOutbox(database);
  const acts = new Map<string, () => Promise<void>>();
  const write: MailOutbox['write'] = async (transaction, mail) => {
    await acts.get(mail.kind)?.();
    return await outbox.write(transaction, mail);
  };
  const mail = {
    outbox: { ...outbox, write },
    siteName: 'Dreamseed',
    siteRoot: () => 'https://dreams.example',
  };
  const accounts = createTestAccounts(database, { clock, ...options, mail });
  return {
    ...accounts,
    clock,
    /** From now on mails of a kind cannot be written down. */
    refuseMailsOf: (kind: string) =>
      void acts.set(kind, () => Promise.reject(new Error(`no room for ${kind}`))),
    acceptAllMails: () => acts.clear(),
    /** Done in the transaction that writes a mail of a kind, before it does. */
    beforeMailsOf: (kind: string, act: () => Promise<void>) => void acts.set(kind, act),
    /** Waits for everything that nobody waits for. */
    async readMails() {
      await accounts.settled();
      await outbox.deliverDue();
      return sent;
    },
  };
}

export type TestAccountsWithMail = ReturnType<typeof createTestAccountsWithMail>;
