import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import type { Database } from './database.types.ts';
import { announce, openServerMessages, type ServerMessages } from './server-messages.ts';

const POLL = { timeout: 20_000 };

describeOnEveryDatabase('messages among servers', (open) => {
  const opened: ServerMessages[] = [];
  afterEach(async () => {
    for (const messages of opened.splice(0)) await messages.stop();
  });

  async function listen(database: Database, self: string) {
    const { rows } =
      database.kind === 'sqlite'
        ? { rows: [] }
        : await sql<{ schema: string }>`select current_schema() as schema`.execute(database.reader);
    const url = new URL(process.env.TEST_DATABASE_URL ?? 'postgres://none');
    url.searchParams.set('options', `-c search_path=${rows[0]?.schema}`);
    const heard: string[] = [];
    const failures: unknown[] = [];
    const onFailure = (error: unknown) => void failures.push(error);
    const messages = await openServerMessages({ database, url: url.href, self, onFailure });
    messages.on('posts', (text) => heard.push(`posts ${text}`));
    messages.on('progress', (text) => heard.push(`progress ${text}`));
    await messages.start();
    opened.push(messages);
    return { messages, heard, failures };
  }

  it('what one tells the others hear, and what is announced all hear, when it is stored', async () => {
    const { database } = await open();
    const [one, other] = [await listen(database, 'one'), await listen(database, 'other')];
    one.messages.tell('progress', 'half of it, and more');
    await database.transaction((transaction) => announce(transaction, 'posts'));
    await database
      .transaction(async (transaction) => {
        await announce(transaction, 'posts');
        throw new Error('not stored');
      })
      .catch(() => {});
    if (database.kind === 'sqlite') return;
    await expect
      .poll(() => other.heard.toSorted(), POLL)
      .toEqual(['posts ', 'progress half of it, and more']);
    await expect.poll(() => one.heard, POLL).toEqual(['posts ']);
  });

  it('what a server cannot handle ends nothing, and the next message is heard', async () => {
    const { database } = await open();
    if (database.kind === 'sqlite') return;
    const [one, other] = [await listen(database, 'one'), await listen(database, 'other')];
    other.messages.on('settings', () => {
      throw new Error('not understood');
    });
    one.messages.tell('settings', 'of a later version');
    await expect.poll(() => other.failures, POLL).toHaveLength(1);
    one.messages.tell('progress', 'more');
    await expect.poll(() => other.heard, POLL).toEqual(['progress more']);
  });

  it('whose connection broke listens again, and knows that it may have missed something', async () => {
    const { database } = await open();
    if (database.kind === 'sqlite') return;
    const { heard } = await listen(database, 'one');
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where query like 'listen %' and query like '%' || current_schema() || '%'`.execute(database.writer);
    await expect.poll(() => heard, POLL).toEqual(['posts ', 'progress ']);
    await database.transaction((transaction) => announce(transaction, 'posts'));
    await expect.poll(() => heard.length, POLL).toBe(3);
  });
});
