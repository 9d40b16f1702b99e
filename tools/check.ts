/** `npm run check`: format and lint, types, import rules. Stops at the first that fails. */
import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const bin = join(root, 'node_modules', '.bin');

const steps: readonly [string, ...string[]][] = [
  ['biome', 'check', '.', '--error-on-warnings'],
  ['react-router', 'typegen'],
  ['tsc', '--noEmit', '-p', '.'],
  [
    'depcruise',
    'src',
    'packages',
    'db',
    'machine',
    'tools',
    'tests',
    'bench',
    '--config',
    '.dependency-cruiser.cjs',
    // Its other output warns that TypeScript 7 is not a compiler it knows; swc reads our files instead.
    '--output-type',
    'err',
  ],
];

for (const [command, ...args] of steps) {
  const started = performance.now();
  const result = spawnSync(join(bin, command), args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
  });
  if (result.status !== 0) {
    console.error(`check: ${command} failed.`);
    process.exit(result.status ?? 1);
  }
  console.log(`check: ${command} ${args[0] ?? ''} ok (${Math.round(performance.now() - started)} ms)`);
}
