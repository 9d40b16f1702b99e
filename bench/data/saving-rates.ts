import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import type { BenchRow } from '../measuring/bench-part.types.ts';
import { asRatio, inMilliseconds, median } from '../measuring/samples.ts';
import type { Place } from './quiet-services.ts';
import type { SavingFigures, SavingOrder } from './saving.ts';

const run = promisify(execFile);
const SECONDS = 3;
const ROUNDS = 3;
/** As on a site with many visitors; one alone waits for each commit in turn. */
const VISITORS = 16;
const PROMISED_SAVES = 0.2;

/** @param dataDir of a site that was filled. */
export async function compareSavesWithDisk(dataDir: string): Promise<BenchRow> {
  const rounds: { saves: SavingFigures; alone: number; commits: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const commits = commitsOfDisk(join(dataDir, `raw-${round}.db`));
    const order = { databaseUrl: '', dataDir, seconds: SECONDS };
    const saves = await save({ ...order, atOnce: VISITORS });
    const { perSecond: alone } = await save({ ...order, atOnce: 1 });
    rounds.push({ commits, saves, alone });
  }
  const ratio = median(rounds.map(({ saves, commits }) => saves.perSecond / commits));
  const alone = median(rounds.map((round) => round.alone / round.commits));
  const processor = median(rounds.map(({ saves }) => saves.processorTime));
  const figures = rounds.map(
    ({ saves, commits }) => `${Math.round(saves.perSecond)} of ${Math.round(commits)} a second`,
  );
  return {
    what: `SQLite: images saved by ${VISITORS} visitors for each raw durable commit`,
    promise: `at least ${PROMISED_SAVES}`,
    measured: asRatio(ratio),
    kept: ratio >= PROMISED_SAVES,
    kind: 'ratio',
    note: `${figures.join(', ')}; each takes ${inMilliseconds(processor)} of the processor; ${asRatio(alone)} by one visitor alone`,
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

/** Two servers of one site against one, both with as many visitors each as they can use. */
export async function compareProcesses(place: Place): Promise<BenchRow> {
  const order = { ...place, seconds: SECONDS, atOnce: VISITORS };
  const rounds: { one: number; two: number }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { perSecond: one } = await save(order);
    const both = await Promise.all([
      save(order),
      save({ ...order, dataDir: `${place.dataDir}-2`, firstAccount: 1 + VISITORS }),
    ]);
    rounds.push({ one, two: both[0].perSecond + both[1].perSecond });
  }
  const ratio = median(rounds.map(({ one, two }) => two / one));
  return {
    what: 'Postgres: images saved by two servers for each that one saves',
    promise: '',
    measured: asRatio(ratio),
    kind: 'ratio',
    note: rounds.map(({ one, two }) => `${Math.round(two)} to ${Math.round(one)} a second`).join(', '),
  };
}

async function save(order: SavingOrder): Promise<SavingFigures> {
  const { stdout } = await run(process.execPath, [
    join(import.meta.dirname, 'saving.ts'),
    JSON.stringify(order),
  ]);
  return JSON.parse(stdout);
}
