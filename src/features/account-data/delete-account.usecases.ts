import type { Database, DatabaseTransaction } from '../../platform/db/database.types.ts';
import type { MailOutboxStore } from '../../platform/mail/mail-outbox.store.ts';
import type { SiteMail } from '../../platform/mail/site-mail.types.ts';
import type { AccountIdentity } from '../../shared/account-identity.ts';
import type { Clock } from '../../shared/clock.ts';
import type { AccountEvents } from '../accounts/account-events.types.ts';
import type { AccountRecords } from '../accounts/account-records.usecases.ts';
import type { ApiKeys } from '../api-keys/api-keys.usecases.ts';
import { createClosedAccountError } from '../credits/credits.errors.ts';
import type { Credits } from '../credits/credits.usecases.ts';
import type { AccountImages } from '../gallery/account-images.usecases.ts';
import type { KeptStylesUsecases } from '../learned-styles/kept-styles.usecases.ts';
import type { Licenses } from '../licenses/licenses.usecases.ts';
import type { SavedLooksUsecases } from '../looks/looks.usecases.ts';
import type { Sharing } from '../sharing/sharing.usecases.ts';
import { accountDeletedMail } from './account-deleted-mail-texts.ts';

const NEWS_MS = 3 * 86_400_000;

export interface DeleteAccountOptions {
  database: Database;
  records: AccountRecords;
  credits: Pick<Credits, 'lockAccount' | 'closeAccount'>;
  images: Pick<AccountImages, 'forgetAll'>;
  styles: Pick<KeptStylesUsecases, 'forgetAll'>;
  looks: Pick<SavedLooksUsecases, 'forgetAll'>;
  apiKeys: Pick<ApiKeys, 'forgetAll'>;
  sharing: Pick<Sharing, 'forgetAll'>;
  licenses: Pick<Licenses, 'forgetAccount'>;
  /** Also of a site that sends no mail any more. */
  mails: Pick<MailOutboxStore, 'forgetAccount'>;
  /** Null on a site without mail. */
  mail: SiteMail | null;
  events: Pick<AccountEvents, 'write' | 'note'>;
  /** What else ends with an account, in the same transaction. */
  onDeleted: (transaction: DatabaseTransaction, account: DeletedAccount) => Promise<void>;
  clock: Clock;
}

/** An account that is gone, told in the transaction of its end. */
interface DeletedAccount {
  id: string;
  email: string;
  emailVerified: boolean;
}

export interface DeleteAccount {
  /** Deletes one's own. @throws {AppError} 403; 401; 429. */
  own(identity: AccountIdentity, password: string | undefined): Promise<void>;
  /** Deletes somebody's, for whoever runs the site. @throws {AppError} 401 when it was deleted a moment ago. */
  ofSomebody(
    accountId: string,
    alongside: (transaction: DatabaseTransaction, account: DeletedAccount) => Promise<void>,
  ): Promise<void>;
}

/**
 * Everything goes in one transaction, under the lock that every change of an account's money takes:
 * whatever runs at the same moment is either over before it, and deleted with the rest, or finds the
 * account closed. Files follow by the gallery's job, which no crash keeps from it.
 */
export function createDeleteAccount(options: DeleteAccountOptions): DeleteAccount {
  const {
    database,
    records,
    credits,
    images,
    styles,
    looks,
    apiKeys,
    sharing,
    licenses,
    mails,
    mail,
    clock,
  } = options;
  const end = async (
    id: string,
    shownBy: Deleted['shownBy'],
    alongside: (transaction: DatabaseTransaction, account: DeletedAccount) => Promise<void>,
  ): Promise<void> => {
    const record = await records.find(id);
    const writes = mail !== null && record !== undefined && (await records.mayMail(record));
    await database.transaction(async (transaction) => {
      const now = clock.now();
      await credits.lockAccount(transaction, id);
      if (!(await credits.closeAccount(transaction, id, now))) throw createClosedAccountError();
      await images.forgetAll(transaction, id, now);
      await styles.forgetAll(transaction, id);
      await looks.forgetAll(transaction, id);
      await apiKeys.forgetAll(transaction, id);
      await sharing.forgetAll(transaction, id, now);
      await licenses.forgetAccount(transaction, id);
      const email = await records.remove(transaction, id, now);
      if (email === undefined) return;
      await mails.forgetAccount(transaction, { id, email });
      const account = { id, email, emailVerified: record?.emailVerified ?? false };
      await options.onDeleted(transaction, account);
      await alongside(transaction, account);
      if (writes) await writeConfirmation(mail, transaction, { id, email, now, shownBy });
    });
    mail?.outbox.wake();
  };
  return {
    async own(identity, password) {
      const shownBy = await records.confirmOwner(identity, password);
      await end(identity.id, shownBy, (transaction, { id }) =>
        options.events.write(transaction, 'account.delete', id),
      );
    },
    ofSomebody: (accountId, alongside) => end(accountId, 'site', alongside),
  };
}

type Transaction = Parameters<AccountRecords['remove']>[0];

interface Deleted {
  id: string;
  email: string;
  now: number;
  /** `site`: whoever runs it deleted the account. */
  shownBy: 'password' | 'fresh-sign-in' | 'site';
}

async function writeConfirmation(
  { outbox, siteName, siteRoot }: SiteMail,
  transaction: Transaction,
  { id, email, now, shownBy }: Deleted,
): Promise<void> {
  // Accounts that Firebase names have a placeholder, which is nobody's.
  if (email.endsWith('.invalid')) return;
  await outbox.write(transaction, {
    ...accountDeletedMail({ siteName, siteRoot: siteRoot() }, shownBy),
    kind: 'account-deleted',
    to: email,
    topic: `account-deleted:${id}`,
    idempotencyKey: `account-deleted:${id}`,
    usefulUntil: now + NEWS_MS,
  });
}
