import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createPasswordHashing } from '../../src/features/accounts/passwords/password-hashing.ts';
import { findLedgerFaults } from '../../src/features/credits/ledger-invariants.store.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { createCrashSite } from '../crash/crash-site.ts';
import { welcomeVisitor } from '../crash/visitor.ts';
import { createAccountClient, type SendRequest } from '../support/identity/account-client.ts';
import { createTestApp } from '../support/test-app.ts';
import { createOwnDatabase } from './own-databases.ts';
import { runTool } from './run-tool.ts';
import { look, saveSome, whileSaving } from './saving-visitors.ts';

const LIMIT_MS = 120_000;

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** A site that runs, a folder for backups, and a place for another site. */
async function makePlaces() {
  const folder = await mkdtemp(path.join(tmpdir(), 'dreamseed-backup-'));
  cleanUps.push(() => rm(folder, { recursive: true, force: true }));
  const serverUrl = process.env.TEST_DATABASE_URL;
  const databases = serverUrl ? [await createOwnDatabase(serverUrl), await createOwnDatabase(serverUrl)] : [];
  cleanUps.push(() => Promise.all(databases.map(({ remove }) => remove())));
  const site = await createCrashSite({ databaseUrl: databases[0]?.url ?? '' });
  cleanUps.push(() => site.remove());
  return {
    backups: path.join(folder, 'backups'),
    restored: { DATA_DIR: path.join(folder, 'restored'), DATABASE_URL: databases[1]?.url ?? '' },
    site,
  };
}

test(
  'a backup made while visitors save brings back every acknowledged picture, byte by byte',
  async () => {
    const { site, backups, restored } = await makePlaces();
    const server = await site.start();
    cleanUps.push(() => server.kill());
    const visitors = [await welcomeVisitor(server), await welcomeVisitor(server)];
    const acknowledged = await Promise.all(visitors.map(saveSome));
    const made = await whileSaving(visitors, () =>
      runTool('backup.ts', [backups], { DATA_DIR: site.dataDir, DATABASE_URL: site.databaseUrl }),
    );
    expect(made).toMatchObject({ code: 0, errors: '' });
    const before = await Promise.all(
      visitors.map(({ client }) => look((at, init) => server.send(at, init), client)),
    );
    await server.kill();

    expect(await runTool('restore.ts', [backups], restored)).toMatchObject({ code: 0, errors: '' });
    const { app, close } = await createTestApp(restored, { passwords: createPasswordHashing() });
    cleanUps.push(close);
    const send: SendRequest = (at, init) => app.request(at, init);
    for (const [position, { client }] of visitors.entries()) {
      const { email, password } = client;
      const again = createAccountClient(send, { origin: 'http://localhost', email, password });
      await again.signIn();
      const shown = await look(send, again);
      expect([...shown.keys()]).toEqual(expect.arrayContaining(acknowledged[position] ?? []));
      for (const [id, hash] of shown) expect(hash).toBe(before[position]?.get(id));
      const asBefore = await send('/api/images/history', {
        headers: { Authorization: `Bearer ${client.token()}` },
      });
      expect(asBefore.status, 'the keys that signed the old tokens came along').toBe(200);
    }
    const { DATABASE_URL: url, DATA_DIR: dataDir } = restored;
    const database = await openDatabase({ url, dataDir, exclusive: false });
    cleanUps.push(() => database.close());
    expect(await findLedgerFaults(database)).toEqual([]);
  },
  LIMIT_MS,
);
