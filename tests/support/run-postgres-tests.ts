/**
 * Runs the tests that touch the database a second time, on PostgreSQL:
 *
 *     node tests/support/run-postgres-tests.ts [test files or folders]
 *
 * TEST_DATABASE_URL names a server to use; without it a private one is started and removed again.
 */
import { spawn } from 'node:child_process';
import { startPostgresCluster } from './postgres-cluster.ts';

const DATABASE_TESTS = ['src/platform/db', '.store.test.ts', '.races.test.ts'];

const given = process.env.TEST_DATABASE_URL;
const cluster = given ? undefined : await startPostgresCluster();
const filters = process.argv.slice(2);
try {
  process.exitCode = await runVitest(
    filters.length > 0 ? filters : DATABASE_TESTS,
    given ?? cluster?.url ?? '',
  );
} finally {
  await cluster?.stop();
}

function runVitest(filters: string[], url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const vitest = new URL('../../node_modules/vitest/vitest.mjs', import.meta.url).pathname;
    const child = spawn(process.execPath, [vitest, 'run', ...filters], {
      stdio: 'inherit',
      env: { ...process.env, TEST_DATABASE_URL: url },
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
