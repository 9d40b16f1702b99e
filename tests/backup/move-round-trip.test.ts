import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { findLedgerFaults } from '../../src/features/credits/ledger-invariants.store.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { createCrashSite } from '../crash/crash-site.ts';
import { startCrashServer } from '../crash/server-process.ts';
import { type Visitor, welcomeVisitor } from '../crash/visitor.ts';
import { createAccountClient, UnexpectedAnswer } from '../support/identity/account-client.ts';
import { startS3Server } from '../support/s3-server.ts';
import { createOwnDatabase } from './own-databases.ts';
import { runTool } from './run-tool.ts';
import { look, saveOne, saveSome } from './saving-visitors.ts';

const LIMIT_MS = 120_000;
/** The history shows thirty. More take longer than the tool needs. */
const MOST_SAVES = 10;
const serverUrl = process.env.TEST_DATABASE_URL;

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** @returns what the gallery of each visitor shows at a site of this data. */
async function lookAgain(environment: Record<string, string>, visitors: readonly Visitor[]) {
  const server = await startCrashServer({ environment });
  if (!server) throw new Error('The server did not start.');
  try {
    const send = (at: string, init: RequestInit) => server.send(at, init);
    return await Promise.all(
      visitors.map(async ({ client }) => {
        const { email, password } = client;
        const again = createAccountClient(send, { origin: server.url, email, password });
        await again.signIn();
        return await look(send, again);
      }),
    );
  } finally {
    await server.kill();
  }
}

/** A site that moves takes nothing any longer, and says so. */
async function saveUntilRefused(visitor: Visitor): Promise<void> {
  try {
    for (let saves = 0; saves < MOST_SAVES; saves++) await saveOne(visitor);
  } catch (error) {
    if (!(error instanceof UnexpectedAnswer && error.status === 503)) throw error;
  }
}

describe.runIf(serverUrl)('a site that moves house', () => {
  test(
    'takes every acknowledged picture from SQLite to Postgres and S3 while visitors save, and back',
    async () => {
      const folder = await mkdtemp(path.join(tmpdir(), 'dreamseed-move-'));
      cleanUps.push(() => rm(folder, { recursive: true, force: true }));
      const { url, remove } = await createOwnDatabase(serverUrl ?? '');
      cleanUps.push(remove);
      const bucket = await startS3Server();
      cleanUps.push(bucket.stop);
      const site = await createCrashSite();
      cleanUps.push(() => site.remove());
      const server = await site.start();
      cleanUps.push(() => server.kill());
      const visitors = [await welcomeVisitor(server), await welcomeVisitor(server)];
      const acknowledged = await Promise.all(visitors.map(saveSome));
      const old = { DATA_DIR: site.dataDir, DATABASE_URL: '' };

      const there = runTool('move/move.ts', ['--to', url, bucket.storageUrl], old);
      await Promise.all(visitors.map(saveUntilRefused));
      const before = await Promise.all(
        visitors.map(({ client }) => look((at, init) => server.send(at, init), client)),
      );
      await server.kill();
      expect(await there).toMatchObject({ code: 0, errors: '' });

      const elsewhere = { DATABASE_URL: url, STORAGE_URL: bucket.storageUrl };
      const shown = await lookAgain({ ...elsewhere, DATA_DIR: path.join(folder, 'new') }, visitors);
      expect(shown).toEqual(before);
      for (const [place, ids] of acknowledged.entries())
        expect([...(shown[place]?.keys() ?? [])]).toEqual(expect.arrayContaining(ids));

      const database = await openDatabase({ url, dataDir: '' });
      expect(await findLedgerFaults(database)).toEqual([]);
      await database.close();

      const home = path.join(folder, 'home');
      expect(
        await runTool('move/move.ts', ['--to', home], { ...elsewhere, DATA_DIR: path.join(folder, 'new') }),
      ).toMatchObject({ code: 0, errors: '' });
      expect(await lookAgain({ DATABASE_URL: '', STORAGE_URL: '', DATA_DIR: home }, visitors)).toEqual(
        before,
      );
    },
    LIMIT_MS,
  );
});
