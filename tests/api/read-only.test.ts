import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { READ_ONLY_FILE } from '../../src/app/composition/read-only-switch.ts';
import { findLedgerFaults } from '../../src/features/credits/ledger-invariants.store.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { signUpClient } from '../support/identity/account-client.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';
import { fillForm, readRefusal, STORY_PATH, TITLE, takePhoto } from './story-request.ts';

const PAUSED = {
  status: 503,
  code: 'site.read_only',
  message: 'New pictures and stories are paused for now. Your gallery, downloads and all pages still work.',
};
const GUEST_PROMPT = '/prompt/a%20fox?width=64&height=64&seed=1';

describe('a site that is read-only', { timeout: 90_000 }, () => {
  const opened: { site: TestApp; folder: string }[] = [];
  afterEach(async () => {
    for (const { site, folder } of opened.splice(0)) {
      await site.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  async function open(environment: Record<string, string> = {}) {
    const folder = mkdtempSync(join(tmpdir(), 'dreamseed-read-only-'));
    const site = await createTestApp({ DATA_DIR: folder, ...environment });
    opened.push({ site, folder });
    const send = (path: string, init: RequestInit) => site.app.request(path, init);
    const file = join(folder, READ_ONLY_FILE);
    return {
      site,
      folder,
      signUp: () => signUpClient(send, { origin: 'http://localhost' }),
      pause: () => writeFileSync(file, ''),
      goOn: () => rmSync(file),
    };
  }

  const askForStory = async (site: TestApp) =>
    site.app.request(STORY_PATH, {
      method: 'POST',
      body: fillForm({ title: TITLE, image: await takePhoto() }),
    });

  async function drawPicture(): Promise<Uint8Array> {
    const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#345' } });
    return new Uint8Array(await picture.png().toBuffer());
  }

  test('SITE_READONLY=1 refuses new pictures, saves and stories alike, and holds and charges nothing', async () => {
    const { site, signUp } = await open({ SITE_READONLY: '1' });
    const client = await signUp();
    const guest = await site.app.request(GUEST_PROMPT);
    expect(guest.headers.get('Retry-After')).toBeNull();
    expect(await readRefusal(guest)).toEqual(PAUSED);
    expect(await readRefusal(await askForStory(site))).toEqual(PAUSED);
    const tile = await client.draw({ tool: 'green', runId: randomUUID(), tile: 0 });
    expect(tile.status).toBe(503);
    const saved = await client.save({ bytes: await drawPicture(), tool: 'green' });
    expect(saved).toMatchObject({ status: 503, body: { code: PAUSED.code, message: PAUSED.message } });
    expect((await client.status()).body).toMatchObject({ credits: 500 });
    expect(site.services.siteInfo().readOnly).toBe(true);
  });

  test('the file pauses a running site: a run under way ends as it would have, and the rest works on', async () => {
    const { site, signUp, pause, goOn, folder } = await open();
    const client = await signUp();
    const runId = randomUUID();
    const first = await client.draw({ tool: 'green', runId, tile: 0 });
    expect(first.status).toBe(200);
    pause();
    expect(site.services.siteInfo().readOnly).toBe(true);
    expect((await site.app.request(GUEST_PROMPT)).status).toBe(503);
    const second = await client.draw({ tool: 'green', runId, tile: 1 });
    expect(second.status).toBe(200);
    expect((await client.draw({ tool: 'green', runId, tile: 0 })).status).toBe(200);
    for (const { bytes, holdId } of [first, second]) {
      expect((await client.save({ bytes, tool: 'green', holdId })).status).toBe(200);
    }
    expect((await client.draw({ tool: 'green', runId: randomUUID(), tile: 0 })).status).toBe(503);
    const { body: history } = await client.call<{ url: string }[]>('GET', '/images/history');
    expect(history).toHaveLength(2);
    expect((await site.app.request(history[0]?.url ?? '')).status).toBe(200);
    await client.signOut();
    await client.signIn();
    expect((await client.status()).body).toMatchObject({ credits: 400 });
    goOn();
    expect((await site.app.request(GUEST_PROMPT)).status).toBe(200);
    const database = await openDatabase({ url: '', dataDir: folder, exclusive: false });
    expect(await findLedgerFaults(database)).toEqual([]);
    await database.close();
  });

  test('a refusal costs a guest nothing of the day', async () => {
    const { site, pause, goOn } = await open({ GUEST_DAILY_IMAGES: '1', STORY_SCRIPTS_PER_HOUR: '1' });
    pause();
    for (let tries = 0; tries < 3; tries++) expect((await site.app.request(GUEST_PROMPT)).status).toBe(503);
    expect((await askForStory(site)).status).toBe(503);
    goOn();
    expect((await site.app.request(GUEST_PROMPT)).status).toBe(200);
    expect((await askForStory(site)).status).toBe(200);
  });
});
