import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emitAfterCommit, withAfterCommitEvents } from './after-commit-events.ts';
import type { Database, DatabaseTransaction, Tables } from './database.types.ts';
import { groupCommits } from './grouped-commits.ts';
import { adaptSqlite } from './sqlite-connection.ts';
import { StrictSqliteDialect } from './sqlite-dialect.ts';

let folder: string;
let connection: DatabaseSync;
let commands: string[];
let transaction: Database['transaction'];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dreamseed-test-'));
  connection = new DatabaseSync(path.join(folder, 'test.db'));
  connection.exec('pragma journal_mode = wal; create table line (text text unique on conflict abort) strict');
  commands = [];
  const adapted = adaptSqlite(connection);
  const recording = {
    ...adapted,
    prepare(command: string) {
      commands.push(command);
      return adapted.prepare(command);
    },
  };
  transaction = groupCommits(new Kysely<Tables>({ dialect: new StrictSqliteDialect(recording, () => {}) }));
});
afterEach(() => {
  connection.close();
  rmSync(folder, { recursive: true, force: true });
});

const write = (text: string) => async (own: DatabaseTransaction) => {
  await sql`insert into line values (${text})`.execute(own);
  return text;
};
const stored = () =>
  connection
    .prepare('select text from line order by rowid')
    .all()
    .map(({ text }) => text);
const commits = () => commands.filter((command) => command === 'commit').length;

test('one commit stores what many want stored at once, in their order', async () => {
  const texts = Array.from({ length: 10 }, (_, number) => `line ${number}`);
  expect(await Promise.all(texts.map((text) => transaction(write(text))))).toEqual(texts);
  expect(stored()).toEqual(texts);
  expect(commits()).toBe(1);
});

test('one alone needs no savepoint, and what comes later has a commit of its own', async () => {
  await transaction(write('first'));
  await transaction(write('second'));
  expect(commits()).toBe(2);
  expect(commands.join()).not.toContain('savepoint');
});

test('one that throws is undone alone, after a statement that failed as well', async () => {
  const outcomes = await Promise.allSettled([
    transaction(write('first')),
    transaction(async (own) => {
      await write('undone')(own);
      throw new Error('changed my mind');
    }),
    transaction(async (own) => {
      await write('undone as well')(own);
      await write('first')(own);
    }),
    transaction(write('last')),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(outcomes[1]).toMatchObject({ reason: { message: 'changed my mind' } });
  expect(stored()).toEqual(['first', 'last']);
});

test('nobody is told of success before the commit', async () => {
  let told = 0;
  let toldWhenLastBegan = -1;
  const first = transaction(write('first')).then(() => told++);
  const last = transaction(async (own) => {
    await write('last')(own);
    toldWhenLastBegan = told;
  });
  await Promise.all([first, last]);
  expect(toldWhenLastBegan).toBe(0);
});

test('a commit that fails has failed for all, and the next ones go on', async () => {
  connection.exec(
    'pragma foreign_keys = on; create table parent (id text primary key); create table child (id text references parent deferrable initially deferred)',
  );
  const outcomes = await Promise.allSettled([
    transaction(write('first')),
    transaction((own) => sql`insert into child values ('nobody')`.execute(own)),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(stored()).toEqual([]);
  await transaction(write('later'));
  expect(stored()).toEqual(['later']);
});

test('what SQLite undoes by itself, as on a full disk, has failed for all', async () => {
  const outcomes = await Promise.allSettled([
    transaction(write('first')),
    transaction((own) => sql`insert or rollback into line values ('first')`.execute(own)),
    transaction(write('third')),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(stored()).toEqual([]);
  await transaction(write('later'));
  expect(stored()).toEqual(['later']);
});

test('each runs in the context of its caller', async () => {
  const visitor = new AsyncLocalStorage<string>();
  const seen = await Promise.all(
    ['ann', 'ben'].map((name) => visitor.run(name, () => transaction(async () => visitor.getStore()))),
  );
  expect(seen).toEqual(['ann', 'ben']);
});

test('notes are told for those that were stored', async () => {
  const told: number[] = [];
  const database = { transaction } as Database;
  const noted = withAfterCommitEvents(database, ({ amount }) => told.push(amount));
  await Promise.allSettled(
    [1, 2, 3].map((amount) =>
      noted.transaction(async (own) => {
        emitAfterCommit(own, { what: 'credits', kind: 'granted', amount });
        if (amount === 2) throw new Error('changed my mind');
      }),
    ),
  );
  expect(told).toEqual([1, 3]);
});
