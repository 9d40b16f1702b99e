import type { Database, DatabaseTransaction } from '../../../platform/db/database.types.ts';
import type { MailBody, MailSite } from '../../../platform/mail/mail-body.ts';
import type { SiteMail } from '../../../platform/mail/site-mail.types.ts';
import type { Clock } from '../../../shared/clock.ts';
import {
  noPasswordMail,
  passwordChangedMail,
  RESET_LINK_MINUTES,
  resetPasswordMail,
  secondFactorOffMail,
  VERIFY_LINK_HOURS,
  verifyEmailMail,
} from './account-mail-texts.ts';

const HOUR_MS = 3_600_000;
/** A mail about what just happened is news for so long. */
const NEWS_MS = 24 * HOUR_MS;
/** How many mails of a kind an account can cause in an hour. */
export const MAILS_AN_HOUR = 3;

type MailKind = 'verify-email' | 'reset-password' | 'password-changed' | 'second-factor-off';

/** What is to be mailed. */
interface Draft {
  kind: MailKind;
  to: Recipient;
  body: MailBody;
  /** For how long it is of use. */
  usefulMs: number;
}

export interface Recipient {
  /** The account's id. */
  id: string;
  email: string;
}

/** The mails of accounts. Of each kind an account can cause a few in an hour; what is more is not written. */
export interface AccountMailer {
  /** Whether an account may cause one more; only the writing itself counts those of the same moment. */
  mayPost(kind: 'verify-email' | 'reset-password', accountId: string): Promise<boolean>;
  /** On its way as soon as this resolves, as everything that is posted. */
  postVerification(to: Recipient, token: string): Promise<void>;
  /** In place of a link to a new password, for an account without one. @returns whether it was written. */
  postNoPassword(to: Recipient, provider: string): Promise<boolean>;
  /** Leaves when the transaction is committed, soon after `wake`. @returns whether it was written. */
  writeReset(transaction: DatabaseTransaction, to: Recipient, token: string): Promise<boolean>;
  /** As many as there are changes. */
  writePasswordChanged(transaction: DatabaseTransaction, to: Recipient): Promise<void>;
  /** As many as there are. */
  writeSecondFactorOff(transaction: DatabaseTransaction, to: Recipient): Promise<void>;
  /** Sends what waits now instead of in a few seconds. */
  wake(): void;
}

interface AccountMailerOptions {
  database: Database;
  mail: SiteMail;
  clock: Clock;
  newId: () => string;
}

export function createAccountMailer({ database, mail, clock, newId }: AccountMailerOptions): AccountMailer {
  const { outbox, siteName, siteRoot } = mail;
  const site = (): MailSite => ({ siteName, siteRoot: siteRoot() });
  const topicOf = (kind: MailKind, accountId: string) => `${kind}:${accountId}`;
  const write = (transaction: DatabaseTransaction, { kind, to, body, usefulMs }: Draft) =>
    outbox.write(transaction, {
      ...body,
      kind,
      to: to.email,
      topic: topicOf(kind, to.id),
      idempotencyKey: `${kind}:${newId()}`,
      usefulUntil: clock.now() + usefulMs,
    });
  const writeFew = async (transaction: DatabaseTransaction, draft: Draft): Promise<boolean> => {
    const topic = topicOf(draft.kind, draft.to.id);
    const lately = await outbox.countInTurn(transaction, topic, clock.now() - HOUR_MS);
    return lately < MAILS_AN_HOUR && (await write(transaction, draft));
  };
  const postFew = async (draft: Draft): Promise<boolean> => {
    const isWritten = await database.transaction((transaction) => writeFew(transaction, draft));
    outbox.wake();
    return isWritten;
  };
  return {
    async mayPost(kind, accountId) {
      const lately = await outbox.countSince(topicOf(kind, accountId), clock.now() - HOUR_MS);
      return lately < MAILS_AN_HOUR;
    },
    async postVerification(to, token) {
      const body = verifyEmailMail(site(), { email: to.email, token });
      await postFew({ kind: 'verify-email', to, body, usefulMs: VERIFY_LINK_HOURS * HOUR_MS });
    },
    postNoPassword: (to, provider) =>
      postFew({
        kind: 'reset-password',
        to,
        body: noPasswordMail(site(), { provider }),
        usefulMs: NEWS_MS,
      }),
    writeReset: (transaction, to, token) =>
      writeFew(transaction, {
        kind: 'reset-password',
        to,
        body: resetPasswordMail(site(), { token }),
        usefulMs: RESET_LINK_MINUTES * 60_000,
      }),
    async writePasswordChanged(transaction, to) {
      const body = passwordChangedMail(site());
      await write(transaction, { kind: 'password-changed', to, body, usefulMs: NEWS_MS });
    },
    async writeSecondFactorOff(transaction, to) {
      const body = secondFactorOffMail(site());
      await write(transaction, { kind: 'second-factor-off', to, body, usefulMs: NEWS_MS });
    },
    wake: outbox.wake,
  };
}
