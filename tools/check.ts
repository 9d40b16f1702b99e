/** `npm run check`: format and lint, types, import rules, side by side. Says all that is wrong. */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const bin = join(root, 'node_modules', '.bin');

type Command = readonly [string, ...string[]];

/** Each a row of commands, of which the later ones need what the earlier ones wrote. */
const rows: readonly (readonly Command[])[] = [
  [['biome', 'check', '.', '--error-on-warnings']],
  [
    ['react-router', 'typegen'],
    ['tsc', '--noEmit', '-p', '.'],
  ],
  [
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
  ],
];

const passed = await Promise.all(rows.map(passes));
process.exit(passed.every(Boolean) ? 0 : 1);

async function passes(row: readonly Command[]): Promise<boolean> {
  for (const [command, ...args] of row) {
    const started = performance.now();
    const { status, output } = await run(command, args);
    process.stdout.write(output);
    if (status !== 0) {
      console.error(`check: ${command} failed.`);
      return false;
    }
    console.log(`check: ${command} ${args[0] ?? ''} ok (${Math.round(performance.now() - started)} ms)`);
  }
  return true;
}

/** Keeps what a command says until it has ended, so that the others do not speak in between. */
function run(command: string, args: readonly string[]): Promise<{ status: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(bin, command), args, {
      cwd: root,
      env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
      });
    }
    child.once('error', reject);
    child.once('close', (status) => resolve({ status: status ?? 1, output }));
  });
}
