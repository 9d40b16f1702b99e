import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeOnEveryDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import { DatabaseOpenError } from './database.errors.ts';
import type { Database, DatabaseTransaction } from './database.types.ts';
import type { Migration } from './migrate.ts';
import { openDatabase } from './open-database.ts';

const counters: Migration = {
  name: '0001-counters',
  async up(database) {
    await database.schema
      .createTable('counter')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'bigint', (column) => column.notNull())
      .execute();
    await sql`insert into counter (name, value) values ('visits', 0)`.execute(database);
  },
};

type Connection = Kysely<never> | DatabaseTransaction | Database['reader'];

async function readVisits(connection: Connection): Promise<number> {
  const { rows } = await sql<{ value: number }>`select value from counter where name = 'visits'`.execute(
    connection as Kysely<never>,
  );
  return rows[0]?.value ?? Number.NaN;
}

async function writeVisits(connection: Connection, value: number): Promise<void> {
  await sql`update counter set value = ${value} where name = 'visits'`.execute(connection as Kysely<never>);
}

describeOnEveryDatabase('a database', (open) => {
  it('stores all of a transaction, or nothing', async () => {
    const { database } = await open([counters]);
    await database.transaction((transaction) => writeVisits(transaction, 3));
    await expect(
      database.transaction(async (transaction) => {
        await writeVisits(transaction, 9);
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await readVisits(database.reader)).toBe(3);
  });

  it('shows readers nothing of a running transaction, and does not make them wait', async () => {
    const { database } = await open([counters]);
    await database.transaction(async (transaction) => {
      await writeVisits(transaction, 5);
      expect(await readVisits(database.reader)).toBe(0);
    });
    expect(await readVisits(database.reader)).toBe(5);
  });

  it('refuses the outer connection inside a transaction instead of waiting for itself', async () => {
    const { database } = await open([counters]);
    const misuse = database.transaction(() => writeVisits(database.writer, 1));
    await expect(misuse).rejects.toThrow('only the transaction itself');
    const nested = database.transaction(() => database.transaction(async () => 1));
    await expect(nested).rejects.toThrow('only the transaction itself');
    await writeVisits(database.writer, 2);
    expect(await readVisits(database.reader)).toBe(2);
  });

  it('loses no write when many transactions of two processes meet', async () => {
    const { database, openAgain } = await open([counters]);
    const other = await openAgain();
    const addOne = (connection: Database) =>
      connection.transaction(async (transaction) => {
        await sql`update counter set value = value + 1 where name = 'visits'`.execute(transaction);
      });
    await Promise.all(Array.from({ length: 40 }, (_, turn) => addOne(turn % 2 === 0 ? database : other)));
    expect(await readVisits(database.reader)).toBe(40);
  });

  it('answers counts as numbers', async () => {
    const { database } = await open([counters]);
    const { rows } = await sql`select count(*) as count, sum(value) as total from counter`.execute(
      database.reader,
    );
    expect(rows[0]).toMatchObject({ count: 1 });
  });

  it('keeps text, bytes and numbers of every size alike', async () => {
    const sizes: Migration = {
      name: '0001-sizes',
      async up(inside) {
        await inside.schema
          .createTable('thing')
          .addColumn('large', 'bigint')
          .addColumn('small', 'integer')
          .addColumn('half', 'double precision')
          .addColumn('text', 'text')
          .addColumn('bytes', 'bytea')
          .execute();
      },
    };
    const { database } = await open([sizes]);
    const thing = {
      large: Number.MAX_SAFE_INTEGER,
      small: -7,
      half: 0.5,
      text: 'é 🦊 \'" %',
      bytes: Buffer.from([0, 1, 255]),
    };
    await sql`insert into thing values (${thing.large}, ${thing.small}, ${thing.half}, ${thing.text}, ${thing.bytes})`.execute(
      database.writer,
    );
    const { rows } = await sql<typeof thing>`select * from thing`.execute(database.reader);
    expect({ ...rows[0], bytes: Buffer.from(rows[0]?.bytes ?? []) }).toEqual(thing);
  });

  it('refuses text where a number belongs', async () => {
    const { database } = await open([counters]);
    const write = sql`update counter set value = ${'many'}`.execute(database.writer);
    await expect(write).rejects.toThrow();
  });
});

describe('the embedded database', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'dreamseed-test-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  it('refuses a second server on the same file with one clear line, until the first is gone', async () => {
    const first = await openDatabase({ url: '', dataDir });
    const second = openDatabase({ url: '', dataDir });
    await expect(second).rejects.toThrow(
      /^Another server is already running on .*dreamseed\.db\..*DATA_DIR\.$/,
    );
    const tool = await openDatabase({ url: '', dataDir, exclusive: false });
    await tool.close();
    await first.close();
    const next = await openDatabase({ url: '', dataDir });
    await next.close();
  });

  it('is free again when a server was killed', async () => {
    const hold =
      "const { openDatabase } = await import(process.argv[1]); await openDatabase({ url: '', dataDir: process.argv[2] }); console.log('open'); setInterval(() => {}, 1000);";
    const opener = path.join(import.meta.dirname, 'open-database.ts');
    const server = spawn(process.execPath, ['--input-type=module', '-e', hold, opener, dataDir]);
    await once(server.stdout, 'data');
    await expect(openDatabase({ url: '', dataDir })).rejects.toThrow(/Another server/);
    server.kill('SIGKILL');
    await once(server, 'exit');
    await (await openDatabase({ url: '', dataDir })).close();
  });

  it('lets other work go on while it waits for a lock of another process', { retry: 2 }, async () => {
    const server = await openDatabase({ url: '', dataDir });
    const tool = await openDatabase({ url: '', dataDir, exclusive: false });
    await sql`create table note (text text)`.execute(server.writer);
    let longestPause = 0;
    let last = performance.now();
    const pulse = setInterval(() => {
      longestPause = Math.max(longestPause, performance.now() - last);
      last = performance.now();
    }, 5);
    const holding = tool.transaction(async (transaction) => {
      await sql`insert into note values ('tool')`.execute(transaction);
      await sleep(1_500);
    });
    await sleep(20);
    await sql`insert into note values ('server')`.execute(server.writer);
    await holding;
    clearInterval(pulse);
    const { rows } = await sql`select text from note`.execute(server.reader);
    expect(rows).toEqual([{ text: 'tool' }, { text: 'server' }]);
    // Whoever waited for the lock without a pause for others would stand still for all of it.
    expect(longestPause).toBeLessThan(1_200);
    await Promise.all([server.close(), tool.close()]);
  });

  it('keeps every commit: write-ahead log, synchronous = full, foreign keys on', async () => {
    const database = await openDatabase({ url: '', dataDir });
    const read = async (name: string) =>
      Object.values((await sql.raw(`pragma ${name}`).execute(database.writer)).rows[0] as object)[0];
    expect(await read('journal_mode')).toBe('wal');
    expect(await read('synchronous')).toBe(2);
    expect(await read('foreign_keys')).toBe(1);
    expect(await read('busy_timeout')).toBeLessThanOrEqual(50);
    await database.close();
  });

  it('cannot be written through the reader', async () => {
    const database = await openDatabase({ url: '', dataDir });
    await expect(sql`create table note (text text)`.execute(database.reader)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('readonly') },
    });
    await database.close();
  });

  it('says in one line what is wrong with a file that is no database', async () => {
    await writeFile(path.join(dataDir, 'dreamseed.db'), 'x'.repeat(5000));
    const opening = openDatabase({ url: '', dataDir });
    await expect(opening).rejects.toThrow(DatabaseOpenError);
    await expect(opening).rejects.toThrow(
      /^The database .*dreamseed\.db cannot be opened: file is not a database\.$/,
    );
    await rm(path.join(dataDir, 'dreamseed.db'));
    await (await openDatabase({ url: '', dataDir })).close();
  });

  it('says in one line when Postgres cannot be reached, without the password', async () => {
    const opening = openDatabase({ url: 'postgres://me:hush@127.0.0.1:1/site', dataDir });
    await expect(opening).rejects.toThrow(/^Postgres at 127\.0\.0\.1:1\/site cannot be used: .*ECONNREFUSED/);
    await expect(opening).rejects.not.toThrow(/hush/);
  });
});
