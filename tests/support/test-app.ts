import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServices, type ServicesOptions } from '../../src/app/composition/services.ts';
import { readConfig } from '../../src/app/config.ts';
import { createServerApp } from '../../src/app/server.ts';
import { createPasswordHashing } from '../../src/features/accounts/passwords/password-hashing.ts';
import { openDatabase } from '../../src/platform/db/open-database.ts';
import { createLogger } from '../../src/platform/logging/logger.ts';
import { layMigratedFile } from './databases/migrated-file.ts';
import { createTestClock } from './test-clock.ts';

const projectRoot = join(import.meta.dirname, '..', '..');

const digest = (password: string) => createHash('sha256').update(password).digest('hex');

/** Real ones take a tenth of a second each, and have tests of their own. */
const quickPasswords = () =>
  createPasswordHashing({
    hash: async (password) => digest(password),
    verify: async ({ hash, password }) => hash === digest(password),
  });

/**
 * The real site on a database of its own, without a network and without built pages.
 * `logs` holds every line it wrote, as text.
 */
export async function createTestApp(
  environment: Record<string, string> = {},
  parts: Pick<ServicesOptions, 'decorateDatabase' | 'decorateStorage' | 'leaseTimes' | 'passwords'> = {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'dreamseed-app-'));
  await layMigratedFile(dataDir);
  const logs: string[] = [];
  const clock = createTestClock();
  const logger = createLogger({
    level: 'trace',
    destination: {
      write(line: string) {
        logs.push(line);
      },
    },
  });
  const config = readConfig({
    DATA_DIR: dataDir,
    ILLUSTRATOR_WORKERS: '1',
    DRAW_PICTURES_AHEAD: 'off',
    NODE_ENV: 'production',
    // Accounts of a test buy their plans there.
    SANDBOX_SHOP: 'on',
    ...environment,
  });
  const services = await createServices({
    config,
    logger,
    projectRoot,
    clock,
    passwords: quickPasswords(),
    ...parts,
  });
  const app = createServerApp({
    config,
    services,
    logger,
    getBuild: () => Promise.reject(new Error('The built pages are not part of this test.')),
  });
  const { DATABASE_URL: url = '', DATA_DIR: folder = dataDir } = environment;
  return {
    app,
    clock,
    logs,
    services,
    dataDir: folder,
    /** Opens the site's database as another process would; close it before the site. */
    openData: () => openDatabase({ url, dataDir: folder, exclusive: false }),
    async close() {
      await services.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;
