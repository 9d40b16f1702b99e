import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../src/platform/db/database.types.ts';
import {
  explainOnSqlite,
  type RecordedQueries,
  recordQueries,
} from '../support/databases/recorded-queries.ts';
import { type AccountClient, signUpClient } from '../support/identity/account-client.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const SLUG = 'light-first';

let site: TestApp;
let bare: Database;
let queries: RecordedQueries;
let account: AccountClient;
let tables: ReadonlySet<string>;

beforeAll(async () => {
  site = await createTestApp(
    { SIGN_UP_CREDITS_PER_ADDRESS: '1000' },
    {
      leaseTimes: { leaseMs: 30_000, renewMs: 25_000 },
      decorateDatabase(database) {
        bare = database;
        queries = recordQueries(database);
        return queries.database;
      },
    },
  );
  await site.services.fillLibrary();
  tables = new Set((await bare.reader.introspection.getTables()).map(({ name }) => name));
  account = await signUpClient((path, init) => site.app.request(path, init), { origin: 'http://localhost' });
  // The first question of an account grants its welcome credits.
  await account.call('GET', '/user/status');
  // The first picture waits for its thread.
  const { status } = await site.app.request('/prompt/a%20lighthouse?width=64&height=64');
  expect(status).toBe(200);
});
afterAll(() => site.close());

/** Of many pictures at once, a second after they left: nobody waits for it. */
const WRITTEN_LATER = /^insert into "delivered_picture"/;

async function countQueries(work: () => Promise<unknown>): Promise<number> {
  return (await listQueries(work)).length;
}

/** Fails for a query that reads a table from end to end, row by row. */
async function listQueries(work: () => Promise<unknown>): Promise<string[]> {
  queries.take();
  await work();
  const taken = queries.take().filter(({ sql }) => !WRITTEN_LATER.test(sql));
  for (const query of taken) {
    const steps = await explainOnSqlite(bare, query);
    expect(steps.filter(readsWholeTable), query.sql).toEqual([]);
  }
  return taken.map(({ sql }) => sql);
}

/** Scanning an index in its order is how a page of a list is found; names of parts of a query are no tables. */
function readsWholeTable(step: string): boolean {
  const [, name = ''] = /^SCAN (\w+)$/.exec(step) ?? [];
  return tables.has(name);
}

async function drawTile(runId: string, tile: number) {
  const drawn = await account.draw({ tool: 'green', runId, tile, seed: tile });
  expect(drawn.status).toBe(200);
  return drawn;
}

const history = () => account.call<unknown[]>('GET', '/images/history');

test('a table that is read whole is noticed', async () => {
  const query = bare.reader.selectFrom('purse').select('balance').where('held', '=', 1).compile();
  expect((await explainOnSqlite(bare, query)).filter(readsWholeTable)).toEqual(['SCAN purse']);
});

describe('queries that an answer takes', () => {
  test('a status: the sign-in, the licenses and the balance', async () => {
    expect(await countQueries(() => account.call('GET', '/user/status'))).toBe(3);
  });

  test('a run, its saved image, and a history that takes no more when it is longer', async () => {
    const runId = randomUUID();
    let first: Awaited<ReturnType<typeof drawTile>> | undefined;
    let second: typeof first;
    const opening = await listQueries(async () => {
      first = await drawTile(runId, 0);
    });
    const following = await listQueries(async () => {
      second = await drawTile(runId, 1);
    });
    expect(opening, opening.join('\n')).toHaveLength(13);
    expect(following, following.join('\n')).toHaveLength(11);
    const save = (drawn: typeof first) =>
      account.save({ bytes: drawn?.bytes ?? new Uint8Array(), tool: 'green', holdId: drawn?.holdId });
    expect(await countQueries(() => save(first))).toBe(9);
    const short = await countQueries(history);
    const search = () => account.call('GET', '/images/history?tool=green&starred=');
    expect(await countQueries(search)).toBe(4);
    await save(second);
    expect((await history()).body).toHaveLength(2);
    expect({ short, longer: await countQueries(history) }).toEqual({ short: 3, longer: 3 });
  });

  test('pages of the blog: a list, an article with its company, a search', async () => {
    const { blog } = site.services;
    const costs = {
      list: await countQueries(() => blog.list({ page: 1, query: '' })),
      article: await countQueries(async () => expect(await blog.article(SLUG)).not.toBeNull()),
      company: await countQueries(() => blog.relatedArticles(SLUG)),
      search: await countQueries(async () =>
        expect((await blog.list({ page: 1, query: 'light' })).posts.length).toBeGreaterThan(1),
      ),
    };
    expect(costs).toEqual({ list: 3, article: 1, company: 4, search: 3 });
  });

  test('pages of posts are made without reading the HTML of any', async () => {
    const { blog, webStories } = site.services;
    queries.take();
    expect(await blog.latest()).toHaveLength(20);
    const { posts } = await blog.list({ page: 1, query: '' });
    expect(posts.some(({ slides }) => slides)).toBe(true);
    const { stories } = await webStories.list({ page: 1 });
    expect((await webStories.story(stories[0]?.slug ?? ''))?.slides).toEqual(stories[0]?.slides);
    expect((await blog.article(SLUG))?.html).toContain('<p>');
    const asked = queries.take();
    expect(asked.filter(({ sql }) => sql.includes('post_derived')).length).toBeGreaterThan(0);
    expect(asked.filter(({ sql }) => sql.includes('post_content'))).toEqual([]);
  });
});
