/**
 * Lays out a feature, an engine, a shop, a writer, a style, a noun, a mail or a table, with a test that fails first:
 *
 *     npm run new -- engine paper-boat
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { KINDS } from './new/kinds.registry.ts';
import { layOut } from './new/lay-out.ts';

const root = join(import.meta.dirname, '..');
const USAGE = `Usage: npm run new -- ${Object.keys(KINDS).join('|')} NAME (a mail: FEATURE/NAME)`;

function main([kind, name, ...rest]: readonly string[]): void {
  if (kind === undefined || name === undefined || rest.length > 0) throw new Error(USAGE);
  const { layout, made, changed } = layOut(root, kind, name);
  // Sorts imports and quotes as the check wants them.
  run(join(root, 'node_modules', '.bin', 'biome'), 'check', '--write', ...made, ...changed);
  run(process.execPath, join(root, 'tools', 'write-docs.ts'));
  const steps = layout.next.map((step, place) => `${place + 2}. ${step}`);
  console.log(`Written:
${made.map((file) => `  ${file}`).join('\n')}
Registered in:
${changed.map((file) => `  ${file}`).join('\n')}

1. See the test fail: npm run test:unit -- ${layout.test}
${steps.join('\n')}`);
}

function run(command: string, ...parameters: string[]): void {
  const result = spawnSync(command, parameters, { cwd: root, encoding: 'utf8' });
  if (result.status !== 0) throw new Error(`${parameters[0]} failed: ${result.stderr}`);
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
