import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnEveryDatabase } from '../../../tests/support/databases/postgres-and-sqlite.ts';
import { readOrCreateSharedSecret } from './secret-store.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'dreamseed-test-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

describeOnEveryDatabase('shared secrets', (open) => {
  test('servers that start at the same moment agree on one secret, and keep it', async () => {
    const { database, openAgain } = await open();
    const second = await openAgain();
    const read = (server: typeof database, name: string) =>
      readOrCreateSharedSecret({ database: server, dataDir, name });
    const secrets = await Promise.all([
      read(database, 'auth-secret'),
      read(second, 'auth-secret'),
      read(database, 'auth-secret'),
      read(second, 'auth-secret'),
    ]);
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(await read(second, 'auth-secret')).toBe(secrets[0]);
    expect(await read(second, 'guest-secret')).not.toBe(secrets[0]);
  });
});
