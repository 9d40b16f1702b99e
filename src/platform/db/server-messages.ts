import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Database, DatabaseTransaction, Tables } from './database.types.ts';

/** What servers on one database tell each other. */
export type MessageTopic = 'posts' | 'settings' | 'holds' | 'progress';

/** Postgres takes no longer text (8,000 bytes, with ours around it). */
export const LONGEST_MESSAGE = 7_000;
const CHANNEL = 'dreamseed_messages';

/** Servers learn at once what another one did. A message may be lost: what it told of is also looked at every few seconds. */
export interface ServerMessages {
  /** @param hear is told the text; '' also when messages may have been missed. */
  on(topic: MessageTopic, hear: (text: string) => void): void;
  /** Tells the other servers, and never keeps anybody waiting. */
  tell(topic: MessageTopic, text: string): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** One server has nobody to talk to. */
const NOBODY: ServerMessages = { on() {}, tell() {}, start: async () => {}, stop: async () => {} };

interface ServerMessagesOptions {
  database: Database;
  /** Of a Postgres that can be listened to: a pooler of transactions cannot. */
  url: string;
  /** Names this process apart from all others. */
  self: string;
  onFailure: (error: unknown) => void;
}

export async function openServerMessages(options: ServerMessagesOptions): Promise<ServerMessages> {
  const { database, url, self, onFailure } = options;
  if (database.kind === 'sqlite') return NOBODY;
  const { createMessageListener } = await import('./message-listener.ts');
  const hearers = new Map<MessageTopic, ((text: string) => void)[]>();
  const tellHearers = (topic: MessageTopic, text: string) => {
    try {
      for (const hear of hearers.get(topic) ?? []) hear(text);
    } catch (error) {
      // A server of another version may say what is not understood here.
      onFailure(error);
    }
  };
  const listener = createMessageListener({
    url,
    channel: async () => `${CHANNEL}_${await readSchema(database.reader)}`,
    hear(payload) {
      const [from, topic, ...text] = payload.split(' ');
      if (from !== self) tellHearers(topic as MessageTopic, text.join(' '));
    },
    onBack() {
      for (const topic of hearers.keys()) tellHearers(topic, '');
    },
    onFailure,
  });
  return {
    on(topic, hear) {
      hearers.set(topic, [...(hearers.get(topic) ?? []), hear]);
    },
    tell(topic, text) {
      notify(database.writer, self, topic, text).catch(onFailure);
    },
    ...listener,
  };
}

/** Tells all servers, this one too, once the transaction is stored; nobody where it is not, or on SQLite. */
export async function announce(transaction: DatabaseTransaction, topic: MessageTopic): Promise<void> {
  if (!(transaction.getExecutor().adapter instanceof PostgresAdapter)) return;
  await notify(transaction, 'all', topic, '');
}

async function notify(asker: Kysely<Tables>, from: string, topic: MessageTopic, text: string): Promise<void> {
  // Sites in other schemas of the database have messages of their own.
  await sql`select pg_notify(${`${CHANNEL}_`} || current_schema(), ${[from, topic, text].join(' ')})`.execute(
    asker,
  );
}

async function readSchema(reader: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(reader);
  return rows[0]?.name ?? '';
}
