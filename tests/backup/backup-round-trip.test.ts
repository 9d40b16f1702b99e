import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { createPasswordHashing } from '../../src/features/accounts/passwords/password-hashing.ts';
import { findLedgerFaults } from '../../src/features/credits/ledger-invariants.store.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { createCrashSite } from '../crash/crash-site.ts';
import { hashOf, type Visitor, welcomeVisitor } from '../crash/visitor.ts';
import {
  type AccountClient,
  createAccountClient,
  expectStatus,
  type SendRequest,
} from '../support/identity/account-client.ts';
import { createTestApp } from '../support/test-app.ts';
import { createOwnDatabase } from './own-databases.ts';
import { runTool } from './run-tool.ts';

const LIMIT_MS = 120_000;
const SAVES_BEFORE = 4;
/** The history shows thirty: those from before the backup must still be among them after it. */
const MOST_SAVES = 24;

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

let pictures = 0;

/** Every picture is another, so that none is stored once for two. @returns its id. */
async function saveOne({ client }: Visitor): Promise<string> {
  pictures += 1;
  const background = { r: pictures % 256, g: Math.floor(pictures / 256), b: 128 };
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer();
  return expectStatus(await client.save({ bytes, tool: 'green' }), 200).body.image.id;
}

async function saveSome(visitor: Visitor): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < SAVES_BEFORE) ids.push(await saveOne(visitor));
  return ids;
}

/** @returns what the gallery shows: SHA-256 of the bytes by the image's id. */
async function look(send: SendRequest, client: AccountClient): Promise<Map<string, string>> {
  const shown = new Map<string, string>();
  for (const { id, url } of expectStatus(await client.gallery(), 200).body) {
    const answer = await send(url, {});
    shown.set(id, hashOf(new Uint8Array(await answer.arrayBuffer())));
  }
  return shown;
}

/** @returns what `backup` was answered while everybody went on saving. */
async function backUpWhileSaving(visitors: readonly Visitor[], backUp: () => ReturnType<typeof runTool>) {
  let isOver = false;
  const saving = visitors.map(async (visitor) => {
    for (let saves = SAVES_BEFORE; !isOver && saves < MOST_SAVES; saves++) await saveOne(visitor);
  });
  const made = await backUp();
  isOver = true;
  await Promise.all(saving);
  return made;
}

test(
  'a backup made while visitors save brings back every acknowledged picture, byte by byte',
  async () => {
    const { site, backups, restored } = await makePlaces();
    const server = await site.start();
    cleanUps.push(() => server.kill());
    const visitors = [await welcomeVisitor(server), await welcomeVisitor(server)];
    const acknowledged = await Promise.all(visitors.map(saveSome));
    const made = await backUpWhileSaving(visitors, () =>
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
