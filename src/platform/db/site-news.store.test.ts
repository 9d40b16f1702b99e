import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import type { Database } from './database.types.ts';
import { announce, openSiteNews, type SiteNews } from './site-news.ts';

const POLL = { timeout: 20_000 };

describeOnEveryDatabase('news among servers', (open) => {
  const opened: SiteNews[] = [];
  afterEach(async () => {
    for (const news of opened.splice(0)) await news.stop();
  });

  async function listen(database: Database, self: string) {
    const { rows } =
      database.kind === 'sqlite'
        ? { rows: [] }
        : await sql<{ schema: string }>`select current_schema() as schema`.execute(database.reader);
    const url = new URL(process.env.TEST_DATABASE_URL ?? 'postgres://none');
    url.searchParams.set('options', `-c search_path=${rows[0]?.schema}`);
    const news = await openSiteNews({ database, url: url.href, self, onFailure: () => {} });
    const heard: string[] = [];
    news.on('posts', (text) => heard.push(`posts ${text}`));
    news.on('progress', (text) => heard.push(`progress ${text}`));
    await news.start();
    opened.push(news);
    return { news, heard };
  }

  it('what one tells the others hear, and what is announced all hear, when it is stored', async () => {
    const { database } = await open();
    const [one, other] = [await listen(database, 'one'), await listen(database, 'other')];
    one.news.tell('progress', 'half of it, and more');
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
