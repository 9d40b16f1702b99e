import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findLedgerFaults } from '../../src/features/credits/ledger-invariants.store.ts';
import type { Database } from '../../src/platform/db/database.types.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { type AccountClient, signUpClient } from '../support/identity/account-client.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const ACCOUNTS = 3;
const RUNS = 6;
/** Another try is what a visitor would make. */
const TRIES = 6;
const BREAK_EVERY_MS = 10;
/** Longer than any lease and than any image waits to be saved. */
const LATER_MS = 11 * 60_000;
const postgresUrl = process.env.TEST_DATABASE_URL;

describe.runIf(postgresUrl)(
  'a Postgres that breaks connections again and again',
  { timeout: 120_000 },
  () => {
    const name = `broken_${randomUUID().replaceAll('-', '')}`;
    let administrator: Database;
    let site: TestApp;

    beforeAll(async () => {
      const url = new URL(postgresUrl ?? '');
      const bare = await openDatabase({ url: url.href, dataDir: '' });
      await sql.raw(`create schema ${name}`).execute(bare.writer);
      await bare.close();
      url.searchParams.set('options', `-c search_path=${name}`);
      administrator = await openDatabase({ url: url.href, dataDir: '' });
      // The name keeps the connections of other tests apart.
      url.searchParams.set('application_name', name);
      site = await createTestApp({ DATABASE_URL: url.href, SANDBOX_SHOP: 'on' });
    });

    afterAll(async () => {
      await site.close();
      await sql.raw(`drop schema ${name} cascade`).execute(administrator.writer);
      await administrator.close();
    });

    /** @returns how many connections broke while the work went on, each in the middle of something. */
    async function breakDuring(work: Promise<unknown>): Promise<number> {
      let broken = 0;
      let isOver = false;
      const over = work.finally(() => {
        isOver = true;
      });
      while (!isOver) {
        // Less and less often, so that a slow machine gets something done as well.
        await sleep(BREAK_EVERY_MS + broken / 2);
        const { rows } = await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = ${name} and state <> 'idle' limit 1`.execute(administrator.writer);
        broken += rows.length;
      }
      await over;
      return broken;
    }

    async function signUpBuyer(): Promise<AccountClient> {
      const client = await signUpClient((path, init) => site.app.request(path, init), {
        origin: 'http://localhost',
      });
      const { body } = await client.buy('booster');
      expect((await client.activate(body.licenseKey)).status).toBe(200);
      return client;
    }

    test('takes no image that was acknowledged, holds no credit for ever and charges nothing twice', async () => {
      const clients = await Promise.all(Array.from({ length: ACCOUNTS }, signUpBuyer));
      const pictures: string[] = [];

      const drawAndSave = async (
        client: AccountClient,
        order: { runId: string; tile: number; seed: number },
      ) => {
        const drawn = await repeat(() => client.draw({ tool: 'green', ...order }));
        if (drawn.status !== 200) return;
        const { bytes, holdId } = drawn;
        const saved = await repeat(() => client.save({ bytes, tool: 'green', holdId }));
        if (saved.status === 200) pictures.push(saved.body.image.url);
      };
      const useSite = async (client: AccountClient) => {
        for (let run = 0; run < RUNS; run++) {
          const runId = randomUUID();
          // Few seeds, so that the same bytes come again.
          await Promise.all(
            [0, 1].map((tile) => drawAndSave(client, { runId, tile, seed: (run % 2) + tile })),
          );
        }
      };

      expect(await breakDuring(Promise.all(clients.map(useSite)))).toBeGreaterThan(RUNS);
      for (let round = 0; round < 2; round++) {
        site.clock.advance(LATER_MS);
        await site.services.jobs.runOnce();
      }
      expect(new Set(pictures).size).toBe(pictures.length);
      expect(pictures.length).toBeGreaterThan(0);
      for (const address of pictures) expect((await site.app.request(address)).status).toBe(200);
      expect(await findLedgerFaults(administrator)).toEqual([]);
      const held = await administrator.reader
        .selectFrom('purse')
        .select('held')
        .where('held', '>', 0)
        .execute();
      expect(held).toEqual([]);
    });
  },
);

/** @returns the first answer that is well, or the last one. */
async function repeat<Answer extends { status: number }>(ask: () => Promise<Answer>): Promise<Answer> {
  let answer = await ask();
  for (let turn = 1; turn < TRIES && answer.status !== 200; turn++) answer = await ask();
  return answer;
}
