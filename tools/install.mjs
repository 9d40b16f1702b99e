// Plain JavaScript without dependencies: this file must run on the older Node that happens to be installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const stampFile = join(root, 'node_modules', '.dreamseed-lock');

/** The Node that the project runs on, a dependency like any other. */
export const node = join(root, 'node_modules', '.bin', 'node');

/** Installs the locked dependencies when they are missing or the lock file has changed since. */
export async function ensureInstalled() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(node) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lock) return;
  console.log('Installing dependencies (about a minute, once)...');
  const result = spawnSync('npm', ['ci', '--include=dev'], { cwd: root, stdio: 'inherit' });
  if (result.status !== 0) {
    console.error('npm ci failed; its messages above say why.');
    process.exit(result.status ?? 1);
  }
  if (!existsSync(node)) {
    console.error(
      'Node 24 was not installed: its install script did not run. Remove --ignore-scripts and try again.',
    );
    process.exit(1);
  }
  const { writeFileSync } = await import('node:fs');
  writeFileSync(stampFile, lock);
}
