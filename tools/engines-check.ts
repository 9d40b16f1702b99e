/**
 * `npm run engines:check`: asks each engine that IMAGE_ENGINES names for a picture of every size that the
 * site draws, one with another seed and one with each further model, and prints how that went. One that
 * costs money costs the price of six to eight pictures. Exits with 1 when something is wrong, with 2 when
 * the settings are.
 */
import { join } from 'node:path';
import { readProductionConfig } from '../src/app/config.ts';
import { describeError } from '../src/app/doctor/describe-error.ts';
import { checkEngines } from './doctor/check-engines.ts';
import { formatTable } from './doctor/print-table.ts';

const FAILED = 1;
const WRONG_SETTINGS = 2;

try {
  const projectRoot = join(import.meta.dirname, '..');
  const checks = await checkEngines(readProductionConfig(projectRoot), projectRoot);
  const rows = checks.map(({ engine, model, result, ms, size, bytes }) => [
    engine,
    model,
    size,
    bytes,
    ms,
    result,
  ]);
  console.log(formatTable([['engine', 'model', 'size', 'bytes', 'ms', 'result'], ...rows]));
  if (checks.some(({ isWell }) => !isWell)) process.exitCode = FAILED;
} catch (error) {
  console.error(describeError(error));
  process.exitCode = WRONG_SETTINGS;
}
