/**
 * `npm run writers:check`: asks the writer that STORY_WRITER names for the script of one story and
 * prints how that went. Exits with 1 when it fails, with 2 when the settings are wrong.
 */
import { join } from 'node:path';
import { readProductionConfig } from '../src/app/config.ts';
import { describeError } from '../src/app/doctor/describe-error.ts';
import { checkWriter } from './doctor/check-writer.ts';
import { formatTable } from './doctor/print-table.ts';

const FAILED = 1;
const WRONG_SETTINGS = 2;

try {
  const config = readProductionConfig(join(import.meta.dirname, '..'));
  const { writer, model, pages, ms, result, isWell } = await checkWriter(config.storyScripts);
  console.log(
    formatTable([
      ['writer', 'model', 'pages', 'ms', 'result'],
      [writer, model, pages, ms, result],
    ]),
  );
  if (!isWell) process.exitCode = FAILED;
} catch (error) {
  console.error(describeError(error));
  process.exitCode = WRONG_SETTINGS;
}
