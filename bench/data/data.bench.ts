import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isPostgresInstalled } from '../../machine/find-postgres.ts';
import { LARGE_TABLES, planHotQueries } from '../../tests/support/databases/hot-queries.ts';
import { startPostgresCluster } from '../../tests/support/databases/postgres-cluster.ts';
import type { BenchOptions, BenchPart, BenchRow } from '../measuring/bench-part.types.ts';
import { inMilliseconds } from '../measuring/samples.ts';
import { compareSizes } from './compare-sizes.ts';
import { LARGE, SMALL } from './data-sizes.ts';
import { fillSite } from './fill-site.ts';
import { makeSchema } from './make-schema.ts';
import type { Place } from './quiet-services.ts';
import { compareProcesses, compareSavesWithDisk } from './saving-rates.ts';

const HOTTEST = 20;
/** Letters of a query that are printed. */
const SHOWN = 150;

/** What visitors wait for on a new site and on one that was used for years, and how fast images are saved. */
export const dataBench: BenchPart = {
  name: 'data',
  pieces: ['sizes', 'plans'],
  async measure(options) {
    const folder = await mkdtemp(join(tmpdir(), 'dreamseed-data-'));
    try {
      return [...(await measureSqlite(folder, options)), ...(await measurePostgres(folder, options))];
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function measureSqlite(folder: string, { say, wants }: BenchOptions): Promise<BenchRow[]> {
  if (!wants('sizes')) return [];
  const place = (name: string): Place => ({ databaseUrl: '', dataDir: join(folder, name) });
  const saving = place('saving');
  await fillSite(saving, SMALL);
  const saves = await compareSavesWithDisk(saving.dataDir);
  const rows = await compareSizes('SQLite', { small: place('small'), large: place('large') }, say);
  await rm(join(folder, 'large'), { recursive: true });
  return [saves, ...rows];
}

async function measurePostgres(folder: string, { say, wants }: BenchOptions): Promise<BenchRow[]> {
  if (!isPostgresInstalled()) {
    const note = 'no PostgreSQL server was found';
    return [{ what: 'Postgres', promise: '', measured: 'not measured', kind: 'ratio', note }];
  }
  const cluster = await startPostgresCluster();
  const place = (name: string) => makeSchema(cluster.url, name, folder);
  try {
    const large = await place('large');
    const rows = wants('sizes')
      ? await measureSizes({ saving: await place('saving'), small: await place('small'), large }, say)
      : [];
    if (!wants('plans')) return rows;
    if (rows.length === 0) await fillSite(large, LARGE);
    return [...rows, ...(await readPlans(large))];
  } finally {
    await cluster.stop();
  }
}

async function measureSizes(
  { saving, small, large }: Record<'saving' | 'small' | 'large', Place>,
  say: BenchOptions['say'],
): Promise<BenchRow[]> {
  await fillSite(saving, SMALL);
  const saves = await compareProcesses(saving);
  return [saves, ...(await compareSizes('Postgres', { small, large }, say))];
}

/** The same queries are a test with fewer rows (`tests/load/query-plans.test.ts`). */
async function readPlans({ databaseUrl }: Place): Promise<BenchRow[]> {
  const queries = await planHotQueries(databaseUrl);
  const large: ReadonlySet<string> = new Set(LARGE_TABLES);
  const scanning = queries.filter(({ scans }) => scans.some((name) => large.has(name)));
  const hottest = queries
    .filter(({ sql }) => LARGE_TABLES.some((name) => sql.includes(`"${name}"`)))
    .toSorted((a, b) => b.times - a.times)
    .slice(0, HOTTEST);
  return [
    {
      what: `Postgres: of ${queries.length} queries of a day, plans that read a large table from end to end`,
      promise: 'none',
      measured: String(scanning.length),
      kept: scanning.length === 0,
      kind: 'count',
      note: scanning.map(({ sql }) => sql).join('; '),
    },
    ...hottest.map(
      ({ sql, times, ways, milliseconds }, place): BenchRow => ({
        what: `Postgres ${place + 1}: ${sql
          .replaceAll(/[\s"]+/g, ' ')
          .trim()
          .slice(0, SHOWN)}`,
        promise: '',
        measured: milliseconds === undefined ? 'writes' : inMilliseconds(milliseconds),
        kind: 'absolute',
        note: `${times} times; ${ways.join(', ')}`,
      }),
    ),
  ];
}
