/**
 * `npm run doctor`: looks at everything that a site rests on and says in one line each how it stands:
 * settings, database, storage, feed, identity, mail, shops, clock and disk. Asks no engine and no writer for
 * anything; `engines:check` and `writers:check` do. Exits with 1 when something is wrong.
 */
import { join } from 'node:path';
import { ConfigError, readProductionConfig } from '../src/app/config.ts';
import { describeError } from '../src/app/doctor/describe-error.ts';
import { examine } from '../src/app/doctor/examine.ts';
import type { CheckLine } from '../src/features/owner/site/site.types.ts';
import { formatChecks } from './doctor/print-table.ts';

const FAILED = 1;

async function look(): Promise<CheckLine[]> {
  const projectRoot = join(import.meta.dirname, '..');
  try {
    return await examine(readProductionConfig(projectRoot), projectRoot);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const problems = describeError(error).split('\n');
    return problems.map((detail) => ({ name: 'settings', state: 'failed', detail }));
  }
}

const lines = await look();
console.log(formatChecks(lines));
if (lines.some(({ state }) => state === 'failed')) process.exitCode = FAILED;
