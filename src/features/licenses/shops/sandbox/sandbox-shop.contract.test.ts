import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allMigrations } from '../../../../../db/migrations/migrations.registry.ts';
import { createTestClock } from '../../../../../tests/support/test-clock.ts';
import { migrate } from '../../../../platform/db/migrate.ts';
import { openDatabase } from '../../../../platform/db/open-database.ts';
import { describeShop } from '../shops.contract-suite.ts';
import { createSandboxShop } from './create-sandbox-shop.ts';

describeShop('sandbox', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dreamseed-sandbox-'));
  const database = await openDatabase({ url: '', dataDir });
  const clock = createTestClock();
  await migrate(database, allMigrations, clock.now());
  const sandbox = createSandboxShop({ database, clock, randomBytes });
  return {
    client: sandbox,
    sell: (order) => sandbox.issue(order),
    async refund(key) {
      await sandbox.refund(key);
    },
    async close() {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
});
