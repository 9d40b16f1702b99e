/**
 * Runs the browser tests tagged @stored, of what an account owns, a second time, with everything it keeps on
 * PostgreSQL and in an S3 bucket:
 *
 *     node tests/support/databases/run-postgres-browser-tests.ts [test files or folders] [options of playwright]
 *
 * TEST_DATABASE_URL names a server to use, whose tables are then the tests'; without it a private one
 * is started and removed again.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startS3Server } from '../s3-server.ts';
import { startPostgresCluster } from './postgres-cluster.ts';

/** Tests of what the server itself keeps. All others answer in its place, look at the page alone, or start an own site. */
const WHAT_IS_STORED = '--grep=@stored';
/** What is kept where does not depend on the size of the screen. */
const ONE_SCREEN = '--project=desktop';

const given = process.env.TEST_DATABASE_URL;
const cluster = given ? undefined : await startPostgresCluster();
const storage = await startS3Server();
const asked = process.argv.slice(2);
const namesTests = asked.some((argument) => !argument.startsWith('-'));
try {
  process.exitCode = await runPlaywright(namesTests ? asked : [WHAT_IS_STORED, ONE_SCREEN, ...asked], {
    E2E_DATABASE_URL: given ?? cluster?.url ?? '',
    E2E_STORAGE_URL: storage.storageUrl,
  });
} finally {
  await storage.stop();
  await cluster?.stop();
}

function runPlaywright(parameters: string[], environment: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const playwright = fileURLToPath(new URL('../../../node_modules/.bin/playwright', import.meta.url));
    const child = spawn(playwright, ['test', ...parameters], {
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
