import { sql } from 'kysely';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import type { ReceivedMail } from '../support/mail/smtp-server.ts';
import type { DataPlace } from './data-faults.ts';

/** A mail that was taken by the mail server may be sent once more by a server that died before it noted that. */
const MOST_COPIES = 2;
const RECEIPT = / is active on /;

/** Mails that the site has promised to send. */
export interface MailPromises {
  promiseReceipt(to: string, key: string): void;
  /** @returns what of it does not hold for an address, one line each. */
  findBroken(to: string, mails: readonly ReceivedMail[]): string[];
}

export function createMailPromises(): MailPromises {
  const receipts: { to: string; key: string }[] = [];
  return {
    promiseReceipt: (to, key) => void receipts.push({ to, key }),
    findBroken(to, mails) {
      const own = mails.filter((mail) => mail.to.includes(to));
      const subjectOf = ({ headers }: ReceivedMail) => headers.get('subject') ?? '';
      const broken = receipts
        .filter((receipt) => receipt.to === to)
        .flatMap(({ key }) => {
          const about = own.filter(
            (mail) => RECEIPT.test(subjectOf(mail)) && mail.text.includes(key.slice(-5)),
          );
          if (about.length === 0) return [`misses the receipt of ${key}`];
          const written = new Set(about.map(({ headers }) => headers.get('message-id')));
          return written.size > 1 ? [`has ${written.size} receipts of ${key}`] : [];
        });
      for (const [id, copies] of countCopies(own)) {
        if (copies > MOST_COPIES) broken.push(`got mail ${id} ${copies} times`);
      }
      return broken;
    },
  };
}

function countCopies(mails: readonly ReceivedMail[]): Map<string, number> {
  const copies = new Map<string, number>();
  for (const { headers } of mails) {
    const id = headers.get('message-id') ?? '';
    copies.set(id, (copies.get(id) ?? 0) + 1);
  }
  return copies;
}

/** Once all was carried nothing may wait any more, or have been given up. */
export async function findStuckMails({ databaseUrl, dataDir }: DataPlace): Promise<string[]> {
  const database = await openDatabase({ url: databaseUrl, dataDir, exclusive: false });
  try {
    const { rows } = await sql<{ id: string; kind: string; state: string; attempts: number }>`
      select id, kind, state, attempts from mail_outbox where state <> 'sent'`.execute(database.reader);
    return rows.map(
      ({ id, kind, state, attempts }) => `mail ${id} (${kind}) is ${state} after ${attempts} tries`,
    );
  } finally {
    await database.close();
  }
}
