import type { MailBody } from '../../platform/mail/mail-body.ts';
import type { OutboxMail } from '../../platform/mail/mail-outbox.store.ts';
import type { SiteMail } from '../../platform/mail/site-mail.types.ts';
import type { Clock } from '../../shared/clock.ts';
import {
  type MailSite,
  noPasswordMail,
  passwordChangedMail,
  RESET_LINK_MINUTES,
  resetPasswordMail,
  VERIFY_LINK_HOURS,
  verifyEmailMail,
} from './account-mails.ts';

const HOUR_MS = 3_600_000;
/** A mail about what just happened is news for so long. */
const NEWS_MS = 24 * HOUR_MS;
/** How many mails of a kind an account can cause in an hour. */
export const MAILS_AN_HOUR = 3;

type MailKind = 'verify-email' | 'reset-password' | 'password-changed';

export interface Recipient {
  /** The account's id. */
  id: string;
  email: string;
}

/** The mails of accounts, on their way as soon as a function resolves. */
export interface AccountMail {
  /** Whether an account has not caused too many mails of a kind lately. */
  mayPost(kind: MailKind, accountId: string): Promise<boolean>;
  verifyEmail(to: Recipient, token: string): Promise<void>;
  resetPassword(to: Recipient, token: string): Promise<void>;
  /** In place of `resetPassword`, for an account without a password. */
  noPassword(to: Recipient, provider: string): Promise<void>;
  passwordChanged(to: Recipient): Promise<void>;
}

export interface AccountMailOptions {
  mail: SiteMail;
  clock: Clock;
  newId: () => string;
}

export function createAccountMail({ mail, clock, newId }: AccountMailOptions): AccountMail {
  const { outbox, siteName, siteRoot } = mail;
  const site = (): MailSite => ({ siteName, siteRoot: siteRoot() });
  const topicOf = (kind: MailKind, accountId: string) => `${kind}:${accountId}`;
  const post = async (kind: MailKind, { id, email }: Recipient, body: MailBody, usefulMs: number) => {
    const entry: OutboxMail = {
      ...body,
      kind,
      to: email,
      topic: topicOf(kind, id),
      idempotencyKey: `${kind}:${newId()}`,
      usefulUntil: clock.now() + usefulMs,
    };
    await outbox.post(entry);
  };
  return {
    async mayPost(kind, accountId) {
      const lately = await outbox.countSince(topicOf(kind, accountId), clock.now() - HOUR_MS);
      return lately < MAILS_AN_HOUR;
    },
    verifyEmail: (to, token) =>
      post(
        'verify-email',
        to,
        verifyEmailMail(site(), { email: to.email, token }),
        VERIFY_LINK_HOURS * HOUR_MS,
      ),
    resetPassword: (to, token) =>
      post('reset-password', to, resetPasswordMail(site(), { token }), RESET_LINK_MINUTES * 60_000),
    noPassword: (to, provider) => post('reset-password', to, noPasswordMail(site(), { provider }), NEWS_MS),
    passwordChanged: (to) => post('password-changed', to, passwordChangedMail(site()), NEWS_MS),
  };
}
