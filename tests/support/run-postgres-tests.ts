/**
 * Runs the tests that touch the database a second time, on PostgreSQL:
 *
 *     node tests/support/run-postgres-tests.ts [test files or folders] [options of vitest]
 *
 * TEST_DATABASE_URL names a server to use; without it a private one is started and removed again.
 */
import { spawn } from 'node:child_process';
import { startPostgresCluster } from './postgres-cluster.ts';

const DATABASE_TESTS = ['src/platform/db', 'tests/load', 'tests/api', '.store.test.ts', '.races.test.ts'];

const given = process.env.TEST_DATABASE_URL;
const cluster = given ? undefined : await startPostgresCluster();
const asked = process.argv.slice(2);
const namesTests = asked.some((argument) => !argument.startsWith('-'));
try {
  process.exitCode = await runVitest(
    namesTests ? asked : [...DATABASE_TESTS, ...asked],
    given ?? cluster?.url ?? '',
  );
} finally {
  await cluster?.stop();
}

function runVitest(parameters: string[], url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const vitest = new URL('../../node_modules/vitest/vitest.mjs', import.meta.url).pathname;
    const child = spawn(process.execPath, [vitest, 'run', ...parameters], {
      stdio: 'inherit',
      env: { ...process.env, TEST_DATABASE_URL: url },
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
