import type { Clock } from '../../shared/clock.ts';
import type { Database, DatabaseTransaction } from '../db/database.types.ts';
import { createRepeatedJob } from '../jobs/repeated-job.ts';
import { MailDeliveryError } from './mail.errors.ts';
import type { Mailer } from './mail.types.ts';
import {
  createMailOutboxStore,
  type LeasedMail,
  type MailOutboxStore,
  type OutboxMail,
} from './mail-outbox.store.ts';
import { MOST_ATTEMPTS, retryPause } from './mail-retry.ts';
import { SMTP_CONNECTIONS } from './smtp-mailer.ts';

/** Longer than a mailer takes for one mail, whatever the server does. */
const LEASE_MS = 3 * 60_000;
/** How long mails that are under way may take while the server stops. */
const STOP_GRACE_MS = 5_000;
/** Long enough that no cause of a mail comes up again. */
const KEEP_FINISHED_MS = 14 * 86_400_000;
/** Long enough for whoever sends to give a late mail up, and say so. */
const KEEP_LATE_MS = 3_600_000;
const DUE_AT_ONCE = 50;
const PAUSE_MS = 5_000;

/** Mails that are written down first and sent after: none is lost when a server dies, and none is waited for. */
export interface MailOutbox {
  /**
   * Writes a mail into a transaction: it is sent when that is committed, soon after `wake`.
   * @returns false when a mail of this idempotency key is there already.
   */
  write(transaction: DatabaseTransaction, mail: OutboxMail): Promise<boolean>;
  /** The same in a transaction of its own, and wakes. */
  post(mail: OutboxMail): Promise<boolean>;
  /** Sends what waits now instead of in a few seconds. */
  wake(): void;
  /** How many mails of a topic were written since a moment, milliseconds since 1970. */
  countSince(topic: string, since: number): Promise<number>;
  /** The same for a limit: until the transaction ends, whoever asks for this topic waits. */
  countInTurn: MailOutboxStore['countInTurn'];
  /** How many mails have neither left nor been given up. */
  countWaiting(): Promise<number>;
  /** How many mails have waited since before a moment, and how many were given up after another one. */
  countTrouble: MailOutboxStore['countTrouble'];
  /** Tries every mail whose turn has come, after those that it was woken for. Several servers may do so at once. */
  deliverDue(): Promise<void>;
  /** Forgets mails that were finished long ago. */
  purge(): Promise<void>;
  start(): void;
  /** Resolves when nothing is under way any more; closes the mailer. */
  stop(): Promise<void>;
}

/** What the log learns of a mail that did not leave: no address, no text. */
export interface MailTrouble {
  mailId: string;
  kind: string;
  attempts: number;
  reason: string;
}

export interface MailOutboxOptions {
  database: Database;
  mailer: Mailer;
  clock: Clock;
  newId: () => string;
  /** From 0 up to 1. */
  random: () => number;
  /** A mail will not be sent any more. */
  onGivenUp: (trouble: MailTrouble) => void;
  /** A mail will be tried again. */
  onPostponed: (trouble: MailTrouble) => void;
  /** The outbox itself could not be read or written. */
  onFailure: (error: unknown) => void;
}

export function createMailOutbox(options: MailOutboxOptions): MailOutbox {
  const { database, mailer, clock, newId, onFailure } = options;
  const store = createMailOutboxStore(database);
  let woken: Promise<void> = Promise.resolve();
  let isOpen = true;
  const deliver = createDelivery({ ...options, store, isOpen: () => isOpen });
  const job = createRepeatedJob(deliver, PAUSE_MS, onFailure);
  const wake = (): void => {
    if (isOpen) woken = woken.then(deliver).catch(onFailure);
  };
  const write = (transaction: DatabaseTransaction, mail: OutboxMail) =>
    store.insert(transaction, { ...mail, id: newId(), now: clock.now() });
  return {
    write,
    async post(mail) {
      const isNew = await database.transaction((transaction) => write(transaction, mail));
      wake();
      return isNew;
    },
    wake,
    countSince: store.countSince,
    countWaiting: store.countWaiting,
    countTrouble: store.countTrouble,
    countInTurn: store.countInTurn,
    async deliverDue() {
      await woken;
      await deliver();
    },
    purge: createMailPurge(database, clock),
    start: job.start,
    async stop() {
      isOpen = false;
      // What it breaks off is tried again after the next start.
      const timer = setTimeout(() => mailer.close(), STOP_GRACE_MS);
      await Promise.all([job.stop(), woken]);
      clearTimeout(timer);
      mailer.close();
    },
  };
}

/**
 * Forgets mails that were finished long ago, and the words of those that came too late while none was
 * sent: also a site that sends no mail any more does not keep what it had written.
 */
export function createMailPurge(database: Database, clock: Clock): () => Promise<void> {
  const store = createMailOutboxStore(database);
  return async () => {
    const now = clock.now();
    await store.expire(now - KEEP_LATE_MS, now);
    await store.purge(now - KEEP_FINISHED_MS);
  };
}

type SendingOptions = MailOutboxOptions & { store: MailOutboxStore };
type DeliveryOptions = SendingOptions & { isOpen: () => boolean };

function createDelivery(options: DeliveryOptions): () => Promise<void> {
  const { store, clock, newId, isOpen } = options;
  const tryOne = async (id: string): Promise<void> => {
    const now = clock.now();
    const token = newId();
    const mail = await store.lease(id, { token, until: now + LEASE_MS }, now);
    if (mail) await sendLeased(options, mail, token);
  };
  return async () => {
    const due = await store.listDue(clock.now(), DUE_AT_ONCE);
    const takeTurns = async () => {
      for (let id = due.shift(); id !== undefined && isOpen(); id = due.shift()) await tryOne(id);
    };
    await Promise.all(Array.from({ length: SMTP_CONNECTIONS }, takeTurns));
  };
}

async function sendLeased(options: SendingOptions, mail: LeasedMail, token: string): Promise<void> {
  const { store, mailer, clock, random, onGivenUp, onPostponed } = options;
  const { id, kind, attempts, usefulUntil } = mail;
  const finish = (state: 'sent' | 'given-up') => store.finish(id, token, { state, now: clock.now() });
  const giveUp = async (reason: string) => {
    await finish('given-up');
    onGivenUp({ mailId: id, kind, attempts, reason });
  };
  if (usefulUntil <= clock.now()) return await giveUp('too late');
  const failure = await send(mailer, mail);
  if (!failure) return await finish('sent');
  const nextAttemptAt = clock.now() + retryPause(attempts, random());
  if (failure.isFinal || attempts >= MOST_ATTEMPTS) return await giveUp(failure.reason);
  if (nextAttemptAt >= usefulUntil) return await giveUp(`${failure.reason}, then too late`);
  await store.postpone(id, token, nextAttemptAt);
  onPostponed({ mailId: id, kind, attempts, reason: failure.reason });
}

async function send(mailer: Mailer, mail: LeasedMail): Promise<MailDeliveryError | undefined> {
  const { id, to, subject, text, html } = mail;
  try {
    await mailer.send({ id, to, subject, text, html });
    return undefined;
  } catch (error) {
    // An error of another kind is our own mistake; its words may quote the mail.
    if (error instanceof MailDeliveryError) return error;
    return new MailDeliveryError({ isFinal: false, reason: 'EUNKNOWN' });
  }
}
