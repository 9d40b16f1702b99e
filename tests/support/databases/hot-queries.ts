import { randomUUID } from 'node:crypto';
import { type CompiledQuery, sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../src/platform/db/database.types.ts';
import { signUpClient } from '../identity/account-client.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { recordQueries } from './recorded-queries.ts';

/** They stay as small as they are, and are read whole. */
const SMALL_TABLES: ReadonlySet<string> = new Set([
  ...['schema_migration', 'secret', 'site_setting', 'job_leader', 'library_revision', 'auth_jwks'],
]);
/** As large as a site is old. */
export const LARGE_TABLES = [
  ...['credit_entry', 'gallery_image', 'stored_object', 'purse', 'post', 'post_word'],
] as const;
const CHANGES_TABLES = /^(?:create|alter|drop|set|begin|commit)\b/i;

export interface PlannedQuery {
  sql: string;
  /** How often the site asked it. */
  times: number;
  /** What its plan reads, e.g. `gallery_image by gallery_image_newest`. */
  ways: string[];
  /** Of a query that only reads; one that writes is planned and not done. */
  milliseconds?: number;
  /** Tables that its plan reads whole. */
  scans: string[];
  /** Those it would still read whole where the planner avoids that: no index serves the query. */
  unavoidableScans: string[];
}

/** Has the site on Postgres do what visitors do all day, and explains each of its queries. */
export async function planHotQueries(databaseUrl: string): Promise<PlannedQuery[]> {
  let bare: Database | undefined;
  let queries: ReturnType<typeof recordQueries> | undefined;
  const site = await createTestApp(
    { DATABASE_URL: databaseUrl, SIGN_UP_CREDITS_PER_ADDRESS: '1000' },
    {
      decorateDatabase(database) {
        bare = database;
        queries = recordQueries(database);
        return queries.database;
      },
    },
  );
  try {
    if (!bare || !queries) throw new Error('The site opened no database.');
    queries.take();
    await visit(site);
    const taken = Map.groupBy(queries.take(), (query) => query.sql);
    const planned: PlannedQuery[] = [];
    for (const [text, [query, ...again]] of taken) {
      if (!query || CHANGES_TABLES.test(text)) continue;
      planned.push({ sql: text, times: 1 + again.length, ...(await plan(bare, query)) });
    }
    return planned;
  } finally {
    await site.close();
  }
}

async function visit({ app, services, clock }: TestApp): Promise<void> {
  const send = (path: string, init?: RequestInit) => app.request(path, init);
  const account = await signUpClient(send, { origin: 'http://localhost' });
  await account.signIn();
  await account.status();
  const runId = randomUUID();
  const [kept, given] = [
    await account.draw({ tool: 'green', runId, tile: 0 }),
    await account.draw({ tool: 'green', runId, tile: 1 }),
  ];
  await account.call('GET', '/images/runs');
  await account.save({ bytes: kept.bytes, tool: 'green', holdId: kept.holdId });
  await account.release({ holdIds: [given.holdId ?? ''], runId });
  await account.gallery();
  await account.call('GET', '/images/history?tool=green&query=fox');
  await send('/prompt/a%20hill?width=64&height=64');
  const { blog, webStories, credits, limits } = services;
  const { posts } = await blog.list({ page: 1, query: '' });
  await blog.list({ page: 1, query: 'word12' });
  await blog.article(posts[0]?.slug ?? '');
  await blog.relatedArticles(posts[0]?.slug ?? '');
  await webStories.list({ page: 1 });
  await credits.sweepLeases(clock.now());
  await credits.forgetStoppedRuns(clock.now());
  await limits.sweep();
}

interface PlanNode {
  'Node Type'?: string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: PlanNode[];
}

interface Explained {
  Plan: PlanNode;
  'Execution Time'?: number;
}

async function plan(database: Database, query: CompiledQuery): Promise<Omit<PlannedQuery, 'sql' | 'times'>> {
  const explain = async (transaction: DatabaseTransaction, options: string) => {
    const { rows } = await transaction.executeQuery<{ 'QUERY PLAN': [Explained] }>({
      ...query,
      query: sql`select 1`.toOperationNode() as never,
      sql: `explain (${options}format json) ${query.sql}`,
    });
    const [explained] = rows.map((row) => row['QUERY PLAN'][0]);
    if (!explained) throw new Error(`Postgres has no plan for ${query.sql}`);
    return { nodes: listNodes(explained.Plan), milliseconds: explained['Execution Time'] };
  };
  const onlyReads = /^\s*select\b/i.test(query.sql);
  return await database.transaction(async (transaction) => {
    const { nodes, milliseconds } = await explain(transaction, onlyReads ? 'analyze, ' : '');
    await sql`set local enable_seqscan = off`.execute(transaction);
    const other = await explain(transaction, '');
    return {
      ways: [...new Set(nodes.flatMap(describeWay))],
      milliseconds,
      scans: findScans(nodes),
      unavoidableScans: findScans(other.nodes),
    };
  });
}

function listNodes(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(listNodes)];
}

function describeWay(node: PlanNode): string[] {
  const { 'Node Type': kind, 'Relation Name': table, 'Index Name': index } = node;
  if (index) return [table ? `${table} by ${index}` : index];
  return kind === 'Seq Scan' && table ? [`${table} whole`] : [];
}

function findScans(nodes: readonly PlanNode[]): string[] {
  const whole = nodes
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .flatMap((node) => node['Relation Name'] ?? []);
  return [...new Set(whole)].filter((name) => !SMALL_TABLES.has(name));
}
