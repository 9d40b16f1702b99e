import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../db/database.types.ts';
import type { MailOutboxRow } from './mail-outbox.tables.ts';

/** A mail to be sent once. */
export interface OutboxMail {
  /** E.g. `reset-password`; stands in the log when the mail fails. */
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Names what caused the mail: a second one of the same name is not sent. */
  idempotencyKey: string;
  /** What its number may be limited by, e.g. `reset-password:` and an account's id. No address. */
  topic: string;
  /** Milliseconds since 1970 after which it would only puzzle whoever reads it. */
  usefulUntil: number;
}

/** A mail that this server, and no other, may send until its lease ends. */
export interface LeasedMail {
  id: string;
  kind: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Tries so far, this one included. */
  attempts: number;
  usefulUntil: number;
}

interface Lease {
  /** Never the same twice. */
  token: string;
  until: number;
}

/** Somebody whose mails are to be forgotten. */
interface MailedAccount {
  id: string;
  /** As the account has it. */
  email: string;
}

interface MailTroubleCount {
  late: number;
  givenUp: number;
}

export interface MailOutboxStore {
  /** @returns false when there is one of this name already. */
  insert(transaction: DatabaseTransaction, mail: OutboxMail & { id: string; now: number }): Promise<boolean>;
  /** How many mails of a topic were written since a moment. */
  countSince(topic: string, since: number): Promise<number>;
  /** How many mails have neither left nor been given up. */
  countWaiting(): Promise<number>;
  /** How many mails wait that were written before a moment, and how many were given up after another one. */
  countTrouble(moments: { writtenBefore: number; finishedAfter: number }): Promise<MailTroubleCount>;
  /** Mails whose turn has come, the longest waiting first. */
  listDue(now: number, limit: number): Promise<string[]>;
  /** @returns undefined when another server was quicker. */
  lease(id: string, lease: Lease, now: number): Promise<LeasedMail | undefined>;
  /** Lets go of a mail that is to be tried again; nothing happens once the lease is somebody else's. */
  postpone(id: string, token: string, nextAttemptAt: number): Promise<void>;
  /** Forgets to whom and what it was; nothing happens once the lease is somebody else's. */
  finish(id: string, token: string, end: { state: 'sent' | 'given-up'; now: number }): Promise<void>;
  /** Forgets mails to an account or caused by it, sent or not: their topics end with its id. */
  forgetAccount(transaction: DatabaseTransaction, account: MailedAccount): Promise<void>;
  /**
   * How many mails of a topic were written since a moment, this transaction's included. Until it ends
   * nobody else gets to know, so that a limit holds.
   */
  countInTurn(transaction: DatabaseTransaction, topic: string, since: number): Promise<number>;
  /** Gives up mails that were of use until before a moment and that nobody sends: their words are forgotten. */
  expire(before: number, now: number): Promise<void>;
  /** Forgets mails that were finished before a moment. */
  purge(before: number): Promise<void>;
}

const NO_LEASE = { lease: null, leased_until: 0 };
/** What is left of a mail's words when it is finished. */
const NOTHING = { recipient: null, subject: null, text_body: null, html_body: null };

export function createMailOutboxStore(database: Database): MailOutboxStore {
  return {
    insert: insertMail,
    countSince: (topic, since) => countMails(database.reader, topic, since),
    async countInTurn(transaction, topic, since) {
      // SQLite has a single writer; Postgres lets several write before one of them sees the others.
      if (database.kind === 'postgres') {
        await sql`select pg_advisory_xact_lock(hashtextextended(${topic}, 0))`.execute(transaction);
      }
      return await countMails(transaction, topic, since);
    },
    async countWaiting() {
      const row = await database.reader
        .selectFrom('mail_outbox')
        .select((select) => select.fn.countAll<number | bigint>().as('count'))
        .where('state', '=', 'waiting')
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },
    async countTrouble({ writtenBefore, finishedAfter }) {
      const countAll = () =>
        database.reader
          .selectFrom('mail_outbox')
          .select((select) => select.fn.countAll<number | bigint>().as('count'));
      const [late, givenUp] = await Promise.all([
        countAll()
          .where('state', '=', 'waiting')
          .where('created_at', '<', writtenBefore)
          .executeTakeFirstOrThrow(),
        countAll()
          .where('state', '=', 'given-up')
          .where('finished_at', '>', finishedAfter)
          .executeTakeFirstOrThrow(),
      ]);
      return { late: Number(late.count), givenUp: Number(givenUp.count) };
    },
    async listDue(now, limit) {
      const rows = await database.reader
        .selectFrom('mail_outbox')
        .select('id')
        .where('state', '=', 'waiting')
        .where('next_attempt_at', '<=', now)
        .where('leased_until', '<=', now)
        .orderBy('next_attempt_at')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },
    lease: (id, lease, now) => leaseMail(database, id, lease, now),
    async postpone(id, token, nextAttemptAt) {
      await database.writer
        .updateTable('mail_outbox')
        .set({ ...NO_LEASE, next_attempt_at: nextAttemptAt })
        .where('id', '=', id)
        .where('lease', '=', token)
        .execute();
    },
    async finish(id, token, { state, now }) {
      await database.writer
        .updateTable('mail_outbox')
        .set({ ...NO_LEASE, ...NOTHING, state, finished_at: now })
        .where('id', '=', id)
        .where('lease', '=', token)
        .execute();
    },
    async forgetAccount(transaction, { id, email }) {
      await transaction
        .deleteFrom('mail_outbox')
        .where((row) => row.or([row('topic', 'like', `%:${id}`), row('recipient', '=', email)]))
        .execute();
    },
    async expire(before, now) {
      await database.writer
        .updateTable('mail_outbox')
        .set({ ...NO_LEASE, ...NOTHING, state: 'given-up', finished_at: now })
        .where('state', '=', 'waiting')
        .where('useful_until', '<', before)
        .where('leased_until', '<=', now)
        .execute();
    },
    async purge(before) {
      await database.writer.deleteFrom('mail_outbox').where('finished_at', '<', before).execute();
    },
  };
}

async function countMails(from: Pick<Database['reader'], 'selectFrom'>, topic: string, since: number) {
  const row = await from
    .selectFrom('mail_outbox')
    .select((select) => select.fn.countAll<number | bigint>().as('count'))
    .where('topic', '=', topic)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

async function insertMail(
  transaction: DatabaseTransaction,
  mail: OutboxMail & { id: string; now: number },
): Promise<boolean> {
  const row: MailOutboxRow = {
    id: mail.id,
    idempotency_key: mail.idempotencyKey,
    kind: mail.kind,
    topic: mail.topic,
    state: 'waiting',
    recipient: mail.to,
    subject: mail.subject,
    text_body: mail.text,
    html_body: mail.html,
    attempts: 0,
    created_at: mail.now,
    next_attempt_at: mail.now,
    useful_until: mail.usefulUntil,
    finished_at: null,
    ...NO_LEASE,
  };
  const inserted = await transaction
    .insertInto('mail_outbox')
    .values(row)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** One statement, whose conditions hold for one server alone. */
async function leaseMail(
  database: Database,
  id: string,
  { token, until }: Lease,
  now: number,
): Promise<LeasedMail | undefined> {
  const row = await database.writer
    .updateTable('mail_outbox')
    .set((mail) => ({ lease: token, leased_until: until, attempts: mail('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '<=', now)
    .where('leased_until', '<=', now)
    .returningAll()
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      kind: row.kind,
      to: row.recipient ?? '',
      subject: row.subject ?? '',
      text: row.text_body ?? '',
      html: row.html_body ?? '',
      attempts: row.attempts,
      usefulUntil: row.useful_until,
    }
  );
}
