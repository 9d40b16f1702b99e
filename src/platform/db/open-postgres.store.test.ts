import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Database, DatabaseTransaction, Tables } from './database.types.ts';
import { openDatabase } from './open-database.ts';

const url = process.env.TEST_DATABASE_URL ?? '';

async function processOf(connection: Kysely<Tables> | DatabaseTransaction): Promise<number> {
  const { rows } = await sql<{ id: number }>`select pg_backend_pid() as id`.execute(connection);
  return rows[0]?.id ?? 0;
}

/** What a restart of Postgres does to each of its connections. */
async function breakConnection(administrator: Database, processId: number): Promise<void> {
  await sql`select pg_terminate_backend(${sql.lit(processId)})`.execute(administrator.writer);
  await sleep(50);
}

describe.runIf(url)('a connection to Postgres that breaks', () => {
  it('fails the transaction that has it, and nothing else', async () => {
    const database = await openDatabase({ url, dataDir: '' });
    const administrator = await openDatabase({ url, dataDir: '' });
    const broken = database.transaction(async (transaction) => {
      await breakConnection(administrator, await processOf(transaction));
      await processOf(transaction);
    });
    await expect(broken).rejects.toMatchObject({ code: 'database.unavailable', status: 503 });
    expect(await database.transaction(processOf)).toBeGreaterThan(0);
    expect(await processOf(database.reader)).toBeGreaterThan(0);
    await database.close();
    await administrator.close();
  });
});

describe.runIf(url)('timeouts of Postgres', () => {
  it.each([false, true])(
    'ends with 503 what takes too long, or waits too long (through a pooler: %s)',
    async (isPooled) => {
      const timeouts = { statementMs: 2_000, lockMs: 200, isPooled };
      const database = await openDatabase({ url, dataDir: '', timeouts });
      const unavailable = { code: 'database.unavailable', status: 503 };
      const sleeping = database.transaction((transaction) => sql`select pg_sleep(60)`.execute(transaction));
      await expect(sleeping).rejects.toMatchObject(unavailable);
      const lock = sql`select pg_advisory_xact_lock(20261126)`;
      await database.transaction(async (transaction) => {
        await lock.execute(transaction);
        const other = await openDatabase({ url, dataDir: '', timeouts });
        const waiting = other.transaction(async (second) => {
          await lock.execute(second);
        });
        await expect(waiting).rejects.toMatchObject({ ...unavailable, cause: { code: '55P03' } });
        await other.close();
      });
      await database.close();
    },
  );
});
