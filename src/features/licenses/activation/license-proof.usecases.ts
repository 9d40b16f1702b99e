import { createHmac } from 'node:crypto';
import type { Database, DatabaseTransaction } from '../../../platform/db/database.types.ts';
import { isSameSecret } from '../../../platform/http/same-secret.ts';
import type { SiteMail } from '../../../platform/mail/site-mail.types.ts';
import type { Clock } from '../../../shared/clock.ts';
import type { Credits } from '../../credits/credits.usecases.ts';
import { createCodeExpiredError, createTooManyCodesError, createWrongCodeError } from '../licenses.errors.ts';
import { normaliseEmail } from '../licenses.rules.ts';
import type { ActivationOrder, CodeRequest, VerifiedPurchase } from '../licenses.types.ts';
import { CODE_MINUTES, CODE_TRIES, CODES_AN_HOUR, RESEND_MS } from './license-code.rules.ts';
import type { CodeSubject, LicenseCodeStore, StoredCode } from './license-codes.store.ts';
import { fingerprintKey } from './license-key.ts';
import { licenseCodeMail } from './license-mail-texts.ts';

const HOUR_MS = 3_600_000;

/** A code that was typed rightly, to be used up with the activation. */
export interface ProvenByCode {
  subject: CodeSubject;
  codeHash: string;
}

/** Proves by a mailed code that a purchase is the caller's. */
export interface LicenseProof {
  /** Whether the caller has shown already that mail to the buyer's address reaches them. */
  isProven(order: ActivationOrder): boolean;
  /**
   * Mails a code to the buyer, unless one was mailed a moment ago.
   * @throws {AppError} 429 `license.too_many_codes`.
   */
  request(order: ActivationOrder, purchase: VerifiedPurchase): Promise<CodeRequest>;
  /** @throws {AppError} 400 `license.code_wrong` or `license.code_expired`. */
  check(order: ActivationOrder, purchase: VerifiedPurchase): Promise<ProvenByCode>;
  /** @throws {AppError} 400 `license.code_expired` when the code was used or replaced meanwhile. */
  use(transaction: DatabaseTransaction, proven: ProvenByCode): Promise<void>;
}

interface LicenseProofOptions {
  database: Database;
  credits: Pick<Credits, 'lockAccount'>;
  codes: LicenseCodeStore;
  mail: SiteMail;
  clock: Clock;
  newId: () => string;
  /** Six digits that nobody can foresee. */
  newCode: () => string;
  /** Without it, six digits would be found from their hash in a moment. */
  secret: string;
}

export function createLicenseProof(options: LicenseProofOptions): LicenseProof {
  const { codes, clock, secret } = options;
  const hash = ({ accountId, shop, keyHash }: CodeSubject, code: string) =>
    createHmac('sha256', secret).update([accountId, shop, keyHash, code].join('\n')).digest('hex');
  return {
    isProven: ({ email, accountEmail, isEmailVerified }) =>
      isEmailVerified === true && normaliseEmail(accountEmail ?? '') === normaliseEmail(email),
    request: (order, purchase) => requestCode(options, hash, order, purchase),
    async check(order, purchase) {
      const subject = subjectOf(order, purchase);
      const stored = await codes.takeTry(subject, clock.now());
      if (!stored) throw createCodeExpiredError();
      const typed = hash(subject, (order.code ?? '').replace(/\s/g, ''));
      if (!isSameSecret(stored.codeHash, typed)) throw createWrongCodeError(stored.triesLeft);
      return { subject, codeHash: stored.codeHash };
    },
    async use(transaction, { subject, codeHash }) {
      if (!(await codes.use(transaction, subject, codeHash))) throw createCodeExpiredError();
    },
  };
}

function subjectOf({ accountId }: ActivationOrder, { shop, key, identity }: VerifiedPurchase): CodeSubject {
  return { accountId, shop, keyHash: fingerprintKey(identity ?? key) };
}

type HashCode = (subject: CodeSubject, code: string) => string;

/** The code and its mail are written together; so a code that counts is on its way. */
async function requestCode(
  options: LicenseProofOptions,
  hash: HashCode,
  order: ActivationOrder,
  purchase: VerifiedPurchase,
): Promise<CodeRequest> {
  const { database, credits, codes, mail, clock, newCode } = options;
  const subject = subjectOf(order, purchase);
  const now = clock.now();
  const isNew = await database.transaction(async (transaction) => {
    // Of two questions at the same moment the later one sees the code of the other.
    await credits.lockAccount(transaction, order.accountId);
    const stored = await codes.find(transaction, subject);
    if (stored && isOnItsWay(stored, now)) return false;
    // Other accounts may ask for the same purchase; its buyer gets no more mail for that.
    const lately = await mail.outbox.countInTurn(transaction, topicOf(subject), now - HOUR_MS);
    if (lately >= CODES_AN_HOUR) throw createTooManyCodesError();
    const code = newCode();
    await codes.put(transaction, subject, {
      codeHash: hash(subject, code),
      triesLeft: CODE_TRIES,
      sentAt: now,
      expiresAt: now + CODE_MINUTES * 60_000,
    });
    await writeCodeMail(options, transaction, { subject, code, to: purchase.purchaseEmail, now });
    return true;
  });
  mail.outbox.wake();
  return { codeRequired: true, sentTo: purchase.purchaseEmail, isNew, minutes: CODE_MINUTES };
}

const topicOf = ({ shop, keyHash }: CodeSubject) => `license-code:${shop}:${keyHash}`;

function isOnItsWay({ triesLeft, sentAt }: StoredCode, now: number): boolean {
  return triesLeft > 0 && now - sentAt < RESEND_MS;
}

interface CodeMail {
  subject: CodeSubject;
  code: string;
  to: string;
  now: number;
}

async function writeCodeMail(
  { mail, newId }: LicenseProofOptions,
  transaction: DatabaseTransaction,
  { subject, code, to, now }: CodeMail,
): Promise<void> {
  const { outbox, siteName, siteRoot } = mail;
  await outbox.write(transaction, {
    ...licenseCodeMail({ siteName, siteRoot: siteRoot() }, { code }),
    kind: 'license-code',
    to,
    topic: topicOf(subject),
    idempotencyKey: `license-code:${newId()}`,
    usefulUntil: now + CODE_MINUTES * 60_000,
  });
}
