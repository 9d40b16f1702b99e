import { setTimeout as sleep } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection } from 'kysely';
import { expect, it } from 'vitest';
import { waitWhenBusy } from './sqlite-connection.ts';

const TIMEOUT_MS = 100;
const QUERY = {} as CompiledQuery;
const BUSY = { code: 'database.busy', status: 503 };

/** A connection whose writes meet a lock of another process while `isLocked`. */
function createLockedConnection() {
  const state = { isLocked: true, attempts: 0 };
  const connection: DatabaseConnection = {
    async executeQuery() {
      state.attempts += 1;
      if (state.isLocked) throw Object.assign(new Error('database is locked'), { errcode: 5 });
      return { rows: [] };
    },
    streamQuery: () => {
      throw new Error('Nothing is streamed here.');
    },
  };
  return { state, waiting: waitWhenBusy(connection, TIMEOUT_MS) };
}

it('waits for a lock that goes', async () => {
  const { state, waiting } = createLockedConnection();
  const query = waiting.executeQuery(QUERY);
  state.isLocked = false;
  expect(await query).toEqual({ rows: [] });
  expect(state.attempts).toBe(2);
});

it('lets nobody wait in full again who comes when the first has given up', async () => {
  const { state, waiting } = createLockedConnection();
  await expect(waiting.executeQuery(QUERY)).rejects.toMatchObject(BUSY);
  const before = state.attempts;
  expect(before).toBeGreaterThan(2);
  await expect(waiting.executeQuery(QUERY)).rejects.toMatchObject(BUSY);
  expect(state.attempts).toBe(before + 1);
});

it('times anew for a lock that comes later', async () => {
  const { state, waiting } = createLockedConnection();
  const countAttempts = async () => {
    state.attempts = 0;
    await expect(waiting.executeQuery(QUERY)).rejects.toMatchObject(BUSY);
    return state.attempts;
  };
  await countAttempts();
  state.isLocked = false;
  await waiting.executeQuery(QUERY);
  state.isLocked = true;
  expect(await countAttempts()).toBeGreaterThan(2);
  await sleep(2 * TIMEOUT_MS);
  expect(await countAttempts()).toBeGreaterThan(2);
});
