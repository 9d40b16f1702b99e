import type { AttemptLimit } from '../../../platform/limits/attempt-limits.types.ts';
import { mailboxOf } from './mailbox.rules.ts';

/** An address of an account, and whether its owner has shown that mail reaches them there. */
interface MailedAddress {
  email: string;
  emailVerified: boolean;
}

/**
 * Counts a mail that is about to be written, and says whether it may be. Anybody can sign up with
 * somebody else's address, under many spellings and again after a deletion, so what is mailed to
 * addresses that nobody confirmed is counted by mailbox. Who confirmed theirs is not held up by it.
 */
export type MayMail = (address: MailedAddress) => Promise<boolean>;

export function createMayMail(limit: AttemptLimit): MayMail {
  return async ({ email, emailVerified }) => emailVerified || (await limit.take(mailboxOf(email))) === 0;
}
