/**
 * Runs the tests that touch the database a second time, on PostgreSQL:
 *
 *     node tests/support/databases/run-postgres-tests.ts [test files or folders] [options of vitest]
 *
 * TEST_DATABASE_URL names a server to use; without it a private one is started and removed again.
 */
import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgresCluster } from './postgres-cluster.ts';
import { dropSchemas } from './postgres-schemas.ts';

const root = join(import.meta.dirname, '..', '..', '..');
/** What names none of these does nothing else on Postgres than it did before. */
const ASKS_FOR_POSTGRES = /\b(?:describeOnEveryDatabase|createApiTestSite|openOwnerSite|TEST_DATABASE_URL)\b/;

const given = process.env.TEST_DATABASE_URL;
const cluster = given ? undefined : await startPostgresCluster();
const asked = process.argv.slice(2);
const namesTests = asked.some((argument) => !argument.startsWith('-'));
try {
  process.exitCode = await runVitest(
    namesTests ? asked : [...findDatabaseTests(), ...asked],
    given ?? cluster?.url ?? '',
  );
} finally {
  if (given) await dropSchemas(given);
  await cluster?.stop();
}

function findDatabaseTests(): string[] {
  return globSync('{src,tests,db,tools}/**/*.test.ts', { cwd: root }).filter((file) =>
    ASKS_FOR_POSTGRES.test(readFileSync(join(root, file), 'utf8')),
  );
}

function runVitest(parameters: string[], url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const vitest = new URL('../../../node_modules/vitest/vitest.mjs', import.meta.url).pathname;
    const child = spawn(process.execPath, [vitest, 'run', ...parameters], {
      stdio: 'inherit',
      env: { ...process.env, TEST_DATABASE_URL: url },
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
