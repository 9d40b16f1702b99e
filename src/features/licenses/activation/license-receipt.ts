import type { DatabaseTransaction } from '../../../platform/db/database.types.ts';
import type { SiteMail } from '../../../platform/mail/site-mail.types.ts';
import type { ActivationOrder, License } from '../licenses.types.ts';
import { receiptMail } from './license-mail-texts.ts';

/** After some days a receipt would be no news. */
const USEFUL_MS = 3 * 86_400_000;

/** The receipt of an activation, committed with it; nothing on a site without mail. */
export async function writeReceipt(
  mail: SiteMail | null | undefined,
  transaction: DatabaseTransaction,
  { order, license, purchaseEmail }: { order: ActivationOrder; license: License; purchaseEmail: string },
): Promise<void> {
  // Nobody has shown that an unconfirmed address is the account's own; the buyer's belongs to the purchase.
  const to = (order.isEmailVerified && order.accountEmail) || purchaseEmail;
  if (!mail || to === '') return;
  const { outbox, siteName, siteRoot } = mail;
  await outbox.write(transaction, {
    ...receiptMail({ siteName, siteRoot: siteRoot() }, license),
    kind: 'license-receipt',
    to,
    topic: `license-receipt:${order.accountId}`,
    idempotencyKey: `license-receipt:${license.id}`,
    usefulUntil: license.activatedAt + USEFUL_MS,
  });
}
