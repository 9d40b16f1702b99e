import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findLedgerFaults } from '../../src/features/credits/ledger-invariants.store.ts';
import { createStaffList } from '../../src/features/owner/who/staff.usecases.ts';
import { createLibrary } from '../../src/features/posts/sources/library/library.usecases.ts';
import type { Database } from '../../src/platform/db/database.types.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { systemClock } from '../../src/shared/clock.ts';
import { buildSite, type SiteProcess, startSite } from '../stress/site-process.ts';
import { findPgbouncer, startPgbouncer } from '../support/databases/pgbouncer.ts';
import { createAccountClient, expectStatus, signUpClient } from '../support/identity/account-client.ts';

const START_LIMIT_MS = 240_000;
/** A machine with other work takes its time. */
const POLL = { timeout: 30_000, interval: 50 };
const postgresUrl = process.env.TEST_DATABASE_URL;
const pgbouncer = findPgbouncer();

describe.runIf(postgresUrl)('three servers on one Postgres', { timeout: 120_000 }, () => {
  const name = `servers_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(postgresUrl ?? 'postgres://none');
  url.pathname = `/${name}`;
  let pooler: Awaited<ReturnType<typeof startPgbouncer>> | undefined;
  let sites: SiteProcess[] = [];
  let database: Database;

  const onServer = async (statement: string) => {
    const server = await openDatabase({ url: postgresUrl ?? '', dataDir: '' });
    await sql.raw(statement).execute(server.writer);
    await server.close();
  };
  const start = (settings: Record<string, string>) =>
    startSite({
      ILLUSTRATOR_WORKERS: '1',
      DRAW_PICTURES_AHEAD: 'off',
      SIGN_UP_CREDITS_PER_ADDRESS: '1000',
      ...settings,
    });

  beforeAll(async () => {
    buildSite();
    await onServer(`create database ${name}`);
    pooler = pgbouncer ? await startPgbouncer(pgbouncer, url.href) : undefined;
    const direct = { DATABASE_URL: url.href };
    // The last one asks through a pooler of transactions, where there is one.
    const last = pooler ? { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: url.href } : direct;
    sites = await Promise.all([direct, direct, last].map(start));
    database = await openDatabase({ url: url.href, dataDir: '' });
  }, START_LIMIT_MS);

  afterAll(async () => {
    await Promise.all(sites.map((site) => site.remove()));
    await pooler?.stop();
    await database?.close();
    await onServer(`drop database if exists ${name} with (force)`);
  });

  const sendTo =
    (site: SiteProcess | undefined) =>
    (path: string, init?: RequestInit): Promise<Response> =>
      fetch(`${site?.url}${path}`, init);
  const readAll = (path: string) =>
    Promise.all(sites.map(async (site) => await (await sendTo(site)(path)).text()));
  /** How many servers show a text on a page. */
  const countShowing = async (path: string, text: string) =>
    (await readAll(path)).filter((page) => page.includes(text)).length;

  /** One account in a browser for each server. */
  async function signUpEverywhere() {
    const [first, ...others] = sites;
    const origin = first?.url ?? '';
    const client = await signUpClient(sendTo(first), { origin });
    await client.status();
    const clients = [client];
    for (const site of others) {
      const { email, password } = client;
      const other = createAccountClient(sendTo(site), { origin: site.url, email, password });
      await other.signIn();
      clients.push(other);
    }
    return clients;
  }

  test('a post that is published or taken down is so on all of them', async () => {
    const library = createLibrary({ database });
    const slug = `news-${randomUUID()}`;
    const title = `News of ${slug}`;
    expect(await countShowing('/blog', title)).toBe(0);
    await library.put([
      {
        slug,
        title,
        excerpt: 'News.',
        publishedAt: Date.now() - 1_000,
        updatedAt: Date.now() - 1_000,
        labels: [],
        author: { name: 'The Editors', avatarUrl: '', bio: '', location: '' },
        content: '<p>News.</p>',
        featuredImage: '',
        featuredImageAlt: '',
        pictures: {},
        origin: 'import',
        sourceHash: slug,
      },
    ]);
    await expect.poll(() => countShowing('/blog', title), POLL).toBe(3);
    await library.remove([slug]);
    await expect.poll(() => countShowing('/blog', title), POLL).toBe(0);
  });

  test('what the owner sets on one holds on all', async () => {
    const [owner] = await signUpEverywhere();
    await createStaffList(database, systemClock).put(owner?.email ?? '', 'owner', true);
    const banner = `Back at ${randomUUID()}`;
    const set = async (text: string) =>
      expectStatus(
        (await owner?.call('POST', '/owner/site/banner', { reason: 'a test', banner: text })) as never,
        204,
      );
    await set(banner);
    await expect.poll(() => countShowing('/about', banner), POLL).toBe(3);
    await set('');
    await expect.poll(() => countShowing('/about', banner), POLL).toBe(0);
  });

  test('how far a run is, is told by each of them, and one that is given back on one stops on another', async () => {
    const [drawing, , other] = await signUpEverywhere();
    if (!drawing || !other) throw new Error('There are not three servers.');
    const runId = randomUUID();
    const tiles = [0, 1].map((tile) => drawing.draw({ tool: 'green', runId, tile, tiles: 2, side: 1024 }));
    const settled = Promise.allSettled(tiles);
    const known = async (site: SiteProcess) => {
      const answer = await sendTo(site)(`/api/runs/${runId}/progress`);
      const { tiles: begun, waiting } = (await answer.json()) as { tiles: unknown[]; waiting: unknown[] };
      return begun.length + waiting.length;
    };
    for (const site of sites) await expect.poll(() => known(site), POLL).toBeGreaterThan(0);
    await other.release({ runId });
    await settled;
    await expect.poll(async () => (await other.status()).body.credits, POLL).toBe(500);
  });

  test('saves over all of them at once take what each costs, and the ledger is clean', async () => {
    const clients = await signUpEverywhere();
    const drawn = await clients[0]?.draw({ tool: 'green', runId: randomUUID(), tile: 0 });
    const saves = await Promise.all(
      Array.from({ length: 18 }, (_, turn) =>
        clients[turn % 3]?.save({
          bytes: drawn?.bytes ?? new Uint8Array(),
          tool: 'green',
          holdId: drawn?.holdId,
        }),
      ),
    );
    expect(new Set(saves.map((answer) => answer?.status))).toEqual(new Set([200]));
    expect(new Set(saves.map((answer) => answer?.body.image.id)).size).toBe(1);
    expect(await findLedgerFaults(database)).toEqual([]);
  });

  test('one of them does the jobs of the site', async () => {
    const leaders = await database.reader.selectFrom('job_leader').selectAll().execute();
    expect(leaders).toHaveLength(1);
    expect(leaders[0]?.until).toBeGreaterThan(Date.now());
  });

  test('nothing went wrong on any of them', () => {
    for (const site of sites) expect(site.output()).not.toMatch(/"level":(?:50|60)/);
  });
});
