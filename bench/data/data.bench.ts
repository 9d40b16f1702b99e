import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { allMigrations } from '../../db/migrations/all-migrations.ts';
import type { Services } from '../../src/app/services.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { isPostgresInstalled } from '../../tests/support/find-postgres.ts';
import { startPostgresCluster } from '../../tests/support/postgres-cluster.ts';
import type { BenchOptions, BenchPart, BenchRow } from '../measuring/bench-part.types.ts';
import { asRatio, inMilliseconds, median } from '../measuring/samples.ts';
import { type Amounts, ASKED, fillLedger } from './many-rows.ts';
import { openQuietServices, type Place } from './quiet-services.ts';
import { saveImage } from './save-image.ts';
import type { SavingOrder } from './saving.ts';

const run = promisify(execFile);
const SMALL: Amounts = { images: 1_000, entries: 1_010 };
const LARGE: Amounts = { images: 1_000_000, entries: 10_000_000 };
const ROUNDS = 300;
const WARM_UP_ROUNDS = 30;
const SECONDS = 3;
const PROMISED_RATIO = 1.5;
const PROMISED_SAVES = 0.2;

/** What an account waits for when there are a thousand images, and when there are a million. */
export const dataBench: BenchPart = {
  name: 'data',
  async measure(options) {
    const folder = await mkdtemp(join(tmpdir(), 'dreamseed-data-'));
    try {
      const rows = await compareSizes('SQLite', onSqlite(folder), options);
      rows.push(await compareSavesWithDisk(join(folder, 'small')));
      return [...rows, ...(await measurePostgres(folder, options))];
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

type OpenPlace = (name: string) => Promise<Place>;

function onSqlite(folder: string): OpenPlace {
  return async (name) => ({ databaseUrl: '', dataDir: join(folder, name) });
}

/** Each size gets a schema of its own in a server that only this bench uses. */
async function measurePostgres(folder: string, options: BenchOptions): Promise<BenchRow[]> {
  if (!isPostgresInstalled()) {
    return [
      {
        what: 'Postgres',
        promise: '',
        measured: 'not measured',
        kind: 'ratio',
        note: 'no PostgreSQL server was found',
      },
    ];
  }
  const cluster = await startPostgresCluster();
  const onPostgres: OpenPlace = async (name) => {
    const administrator = await openDatabase({ url: cluster.url, dataDir: '' });
    await sql.raw(`create schema ${name}`).execute(administrator.writer);
    await administrator.close();
    const url = new URL(cluster.url);
    url.searchParams.set('options', `-c search_path=${name}`);
    return { databaseUrl: url.href, dataDir: join(folder, `postgres-${name}`) };
  };
  try {
    const rows = await compareSizes('Postgres', onPostgres, options);
    return [...rows, await compareProcesses(await onPostgres('saving'))];
  } finally {
    await cluster.stop();
  }
}

const QUESTIONS: Readonly<Record<string, (services: Services) => Promise<unknown>>> = {
  status: ({ userStatus }) => userStatus.statusOf(ASKED, '192.0.2.1'),
  history: async ({ gallery }) => {
    const { length } = await gallery.history(ASKED.id);
    if (length !== 30) throw new Error(`The history has ${length} images.`);
  },
  'image saved': saveImage,
};

async function compareSizes(title: string, open: OpenPlace, { say }: BenchOptions): Promise<BenchRow[]> {
  const places = { small: await open('small'), large: await open('large') };
  say(`${title}: writing ${LARGE.images} images and ${LARGE.entries} entries`);
  await fill(places.small, SMALL);
  await fill(places.large, LARGE);
  const small = await openQuietServices(places.small);
  const large = await openQuietServices(places.large);
  try {
    const rows: BenchRow[] = [];
    for (const [name, ask] of Object.entries(QUESTIONS)) {
      const [few, many] = await inTurn(
        () => ask(small),
        () => ask(large),
      );
      rows.push({
        what: `${title}: ${name} among ${LARGE.images} images and ${LARGE.entries} entries`,
        promise: `at most ${PROMISED_RATIO}x of ${SMALL.images}`,
        measured: `${asRatio(many / few)}x`,
        kept: many / few <= PROMISED_RATIO,
        kind: 'ratio',
        note: `${inMilliseconds(few)}, then ${inMilliseconds(many)}`,
      });
    }
    return rows;
  } finally {
    await small.close();
    await large.close();
  }
}

async function fill({ databaseUrl, dataDir }: Place, amounts: Amounts): Promise<void> {
  const database = await openDatabase({ url: databaseUrl, dataDir });
  try {
    await migrate(database, allMigrations, 0);
    await fillLedger(database, amounts);
  } finally {
    await database.close();
  }
}

type Work = () => Promise<unknown>;

/** Medians in milliseconds; whatever else the machine does slows both. */
async function inTurn(few: Work, many: Work): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    // Whoever comes first wakes the code for the other.
    for (const which of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const started = performance.now();
      await (which === 0 ? few : many)();
      if (round >= 0) times[which].push(performance.now() - started);
    }
  }
  return [median(times[0]), median(times[1])];
}

async function compareSavesWithDisk(dataDir: string): Promise<BenchRow> {
  const rounds: { saves: number; commits: number }[] = [];
  for (let round = 0; round < 3; round++) {
    const commits = commitsOfDisk(join(dataDir, `raw-${round}.db`));
    rounds.push({ saves: await save({ databaseUrl: '', dataDir, seconds: SECONDS, atOnce: 4 }), commits });
  }
  const ratio = median(rounds.map(({ saves, commits }) => saves / commits));
  return {
    what: 'SQLite: images saved for each raw durable commit',
    promise: `at least ${PROMISED_SAVES}`,
    measured: asRatio(ratio),
    kept: ratio >= PROMISED_SAVES,
    kind: 'ratio',
    note: rounds
      .map(({ saves, commits }) => `${Math.round(saves)} of ${Math.round(commits)} a second`)
      .join(', '),
  };
}

/** The least that SQLite can do durably: one row a transaction, by itself. */
function commitsOfDisk(file: string): number {
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = wal; pragma synchronous = full; create table line (text text)');
  const insert = database.prepare("insert into line values ('a line')");
  const end = performance.now() + SECONDS * 1000;
  let count = 0;
  for (; performance.now() < end; count++) insert.run();
  database.close();
  return count / SECONDS;
}

async function compareProcesses(place: Place): Promise<BenchRow> {
  await fill(place, SMALL);
  const order = { ...place, seconds: SECONDS, atOnce: 8 };
  const one = await save(order);
  const [first, second] = await Promise.all([save(order), save({ ...order, dataDir: `${place.dataDir}-2` })]);
  return {
    what: 'Postgres: images saved a second by two servers',
    promise: '',
    measured: String(Math.round(first + second)),
    kind: 'absolute',
    note: `${Math.round(one)} by one`,
  };
}

async function save(order: SavingOrder): Promise<number> {
  const { stdout } = await run(process.execPath, [
    join(import.meta.dirname, 'saving.ts'),
    JSON.stringify(order),
  ]);
  return Number(stdout);
}
