import { afterEach } from 'vitest';
import { useTestDatabase } from '../../../../tests/support/databases/postgres-and-sqlite.ts';
import { createTestClock } from '../../../../tests/support/test-clock.ts';
import type { Database } from '../../../platform/db/database.types.ts';
import { createTestEngine, type TestEngine, type TestEngineOptions } from '../test-engines.ts';
import {
  startTestImageServer,
  type TestImageServer,
  type TestImageServerOptions,
} from '../test-image-server.ts';
import { createTestAccountRuns, makeFilesFolder, type TestAccountRuns } from './test-account-runs.ts';

/** How an allowance of pictures that nobody got is called in `readUsed`. */
export const LOST = 'what nobody got';

/** An image server on which Ann has 500 credits. */
export function useAccountRuns() {
  const open = useTestDatabase();
  let database: Database;
  let accounts: TestAccountRuns;
  let server: TestImageServer;
  const cleanUps: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  });

  async function start(
    engineOptions: TestEngineOptions = {},
    options: Partial<TestImageServerOptions> = {},
  ): Promise<TestEngine> {
    database = (await open()).database;
    const files = await makeFilesFolder();
    const clock = createTestClock(Date.UTC(2026, 2, 14, 18, 30));
    accounts = createTestAccountRuns({ database, clock, folder: files.folder });
    const engine = createTestEngine(engineOptions);
    server = await startTestImageServer({
      database,
      engines: [engine],
      accounts: accounts.options,
      clock,
      ...options,
    });
    cleanUps.push(files.remove, server.close);
    await accounts.signUp('ann', 500);
    return engine;
  }

  const findHolds = (runId: string, account = 'ann') => accounts.credits.findRun(account, runId);
  return {
    start,
    findHolds,
    draw: (headers: Record<string, string>, query = {}) => server.draw('a fox', query, { headers }),
    /** As the gallery does it when the page says Stop. */
    async stopRun(runId: string) {
      const { credits } = accounts;
      const holds = await credits.stopRun('ann', runId, server.clock.now());
      for (const { id } of holds) await credits.releaseOpen(id, server.clock.now());
      server.service.stopDrawing(holds.map(({ id }) => id));
    },
    statesOf: async (runId: string) => (await findHolds(runId)).map((hold) => hold.state),
    async readUsed() {
      const rows = await database.reader.selectFrom('guest_allowance').selectAll().execute();
      return Object.fromEntries(rows.map((row) => [row.visitor.replace(/^lost .*/, LOST), row.used]));
    },
    get database() {
      return database;
    },
    get accounts() {
      return accounts;
    },
    get server() {
      return server;
    },
  };
}
