import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Database, DatabaseTransaction, Tables } from './database.types.ts';

/** What servers on one database tell each other. */
export type NewsTopic = 'posts' | 'settings' | 'holds' | 'progress';

/** Postgres takes no longer text (8,000 bytes, with ours around it). */
export const LONGEST_NEWS = 7_000;
const CHANNEL = 'dreamseed_news';

/** What one server has done is known to all within a moment; whoever misses it learns it in its own time. */
export interface SiteNews {
  /** @param hear is told the text; '' also when news may have been missed. */
  on(topic: NewsTopic, hear: (text: string) => void): void;
  /** Tells the other servers, and never keeps anybody waiting. */
  tell(topic: NewsTopic, text: string): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** One server has nobody to talk to. */
const NOBODY: SiteNews = { on() {}, tell() {}, start: async () => {}, stop: async () => {} };

interface SiteNewsOptions {
  database: Database;
  /** Of a Postgres that can be listened to: a pooler of transactions cannot. */
  url: string;
  /** Names this process apart from all others. */
  self: string;
  onFailure: (error: unknown) => void;
}

export async function openSiteNews(options: SiteNewsOptions): Promise<SiteNews> {
  const { database, url, self, onFailure } = options;
  if (database.kind === 'sqlite') return NOBODY;
  const { createNewsListener } = await import('./news-listener.ts');
  const hearers = new Map<NewsTopic, ((text: string) => void)[]>();
  const tellHearers = (topic: NewsTopic, text: string) => {
    for (const hear of hearers.get(topic) ?? []) hear(text);
  };
  const listener = createNewsListener({
    url,
    channel: async () => `${CHANNEL}_${await readSchema(database.reader)}`,
    hear(payload) {
      const [from, topic, ...text] = payload.split(' ');
      if (from !== self) tellHearers(topic as NewsTopic, text.join(' '));
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
export async function announce(transaction: DatabaseTransaction, topic: NewsTopic): Promise<void> {
  if (!(transaction.getExecutor().adapter instanceof PostgresAdapter)) return;
  await notify(transaction, 'all', topic, '');
}

async function notify(asker: Kysely<Tables>, from: string, topic: NewsTopic, text: string): Promise<void> {
  // Sites in other schemas of the database have news of their own.
  await sql`select pg_notify(${`${CHANNEL}_`} || current_schema(), ${[from, topic, text].join(' ')})`.execute(
    asker,
  );
}

async function readSchema(reader: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(reader);
  return rows[0]?.name ?? '';
}
