import type { DatabaseTransaction } from '../../../platform/db/database.types.ts';
import type { MailBody, MailSite } from '../../../platform/mail/mail-body.ts';
import type { SiteMail } from '../../../platform/mail/site-mail.types.ts';
import type { Clock } from '../../../shared/clock.ts';

/** After that it would be no news. */
const USEFUL_MS = 7 * 86_400_000;

interface TakedownMailsOptions {
  /** Null for a site that sends none. */
  mail:
    | (Pick<SiteMail, 'siteName' | 'siteRoot'> & { outbox: Pick<SiteMail['outbox'], 'write' | 'wake'> })
    | null;
  findAccount: (accountId: string) => Promise<{ email: string; emailVerified: boolean } | undefined>;
  clock: Clock;
}

interface TakedownMail {
  kind: 'taken-down' | 'restored';
  takedown: { id: string; accountId: string };
  body: (site: MailSite) => MailBody;
}

export interface TakedownMails {
  /** Where mail reaches an account, looked up before a transaction; undefined for nowhere. */
  findAddress(accountId: string): Promise<string | undefined>;
  write(transaction: DatabaseTransaction, to: string | undefined, mail: TakedownMail): Promise<void>;
  wake(): void;
}

/** Mails about takedowns, committed with what they tell of. */
export function createTakedownMails({ mail, findAccount, clock }: TakedownMailsOptions): TakedownMails {
  return {
    async findAddress(accountId) {
      const account = mail ? await findAccount(accountId) : undefined;
      // Nobody has shown that an unconfirmed address is the account's own.
      return account?.emailVerified ? account.email : undefined;
    },
    async write(transaction, to, { kind, takedown: { id, accountId }, body }) {
      if (!mail || to === undefined) return;
      const { outbox, siteName, siteRoot } = mail;
      await outbox.write(transaction, {
        ...body({ siteName, siteRoot: siteRoot() }),
        kind,
        to,
        topic: `${kind}:${accountId}`,
        idempotencyKey: `${kind}:${id}`,
        usefulUntil: clock.now() + USEFUL_MS,
      });
    },
    wake: () => mail?.outbox.wake(),
  };
}
