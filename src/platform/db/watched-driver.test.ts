import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openDatabase } from './open-database.ts';
import { isPassingFailure } from './passing-failures.ts';

const withCode = (code: string) => Object.assign(new Error('no'), { code });

it.each([
  ['a server that is not there', withCode('ECONNREFUSED'), true],
  ['a name with several addresses, none of which answers', new AggregateError([withCode('ETIMEDOUT')]), true],
  ['a server that is stopped', withCode('57P01'), true],
  ['a server that starts', withCode('57P03'), true],
  ['too many connections', withCode('53300'), true],
  ['a full disk', withCode('53100'), true],
  ['words without a code', new Error('Connection terminated unexpectedly'), true],
  ['a full SQLite file', Object.assign(new Error('full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 }), true],
  ['a failing disk', Object.assign(new Error('io'), { code: 'ERR_SQLITE_ERROR', errcode: 778 }), true],
  ['a damaged file', Object.assign(new Error('bad'), { code: 'ERR_SQLITE_ERROR', errcode: 11 }), false],
  ['a row that is there already', withCode('23505'), false],
  ['a table that is not there', withCode('42P01'), false],
  ['a mistake of ours', new TypeError('x is not a function'), false],
])('knows %s', (_, error, passes) => {
  expect(isPassingFailure(error)).toBe(passes);
});

it('answers 503 while SQLite takes nothing in, keeps nothing half, and goes on after', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dreamseed-full-'));
  const reasons: unknown[] = [];
  const database = await openDatabase({ url: '', dataDir, onUnavailable: (reason) => reasons.push(reason) });
  await sql`create table note (text text)`.execute(database.writer);
  const write = (length: number) =>
    database.transaction(async (transaction) => {
      await sql`insert into note values ('first')`.execute(transaction);
      await sql`insert into note values (${'x'.repeat(length)})`.execute(transaction);
    });
  await sql`pragma max_page_count = 3`.execute(database.writer);
  await expect(write(100_000)).rejects.toMatchObject({ status: 503, code: 'database.unavailable' });
  expect(reasons).toMatchObject([{ errcode: 13 }]);
  await sql`pragma max_page_count = 1000000`.execute(database.writer);
  await write(100_000);
  const { rows } = await sql<{ count: number }>`select count(*) as count from note`.execute(database.reader);
  expect(rows).toEqual([{ count: 2 }]);
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it('names the reason, not the apology, when Postgres is away at the start', async () => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const opening = openDatabase({ url: `postgres://ada:secret@127.0.0.1:${port}/site`, dataDir: '' });
  await expect(opening).rejects.toThrow(/cannot be used: Connection terminated unexpectedly\.$/);
  for (const socket of sockets) socket.destroy();
  server.close();
});
