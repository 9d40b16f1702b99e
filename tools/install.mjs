// Plain JavaScript without dependencies: this file must run on the older Node that happens to be installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The Node that the project runs on, a dependency like any other. */
export const node = join(root, 'node_modules', '.bin', 'node');

/** Tests start hundreds of processes of the same sources: what these compile to is kept between them. */
export const keepCompiled = { NODE_COMPILE_CACHE: join(root, 'build', 'compile-cache'), ...process.env };

/** Installs the locked dependencies when they are missing or other than the lock file says. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing dependencies (about a minute, once)...');
  const result = spawnSync('npm', ['ci', '--include=dev'], { cwd: root, stdio: 'inherit' });
  if (result.status !== 0) {
    console.error('npm ci failed; its messages above say why.');
    process.exit(result.status ?? 1);
  }
  if (!existsSync(node)) {
    console.error(
      'Node 24 did not arrive: its install script did not run. Try again without --ignore-scripts.',
    );
    process.exit(1);
  }
}

/** npm leaves a record of what it installed; optional packages of other platforms are not in it. */
function isInstalled() {
  try {
    const wanted = readPackages(join(root, 'package-lock.json'));
    const installed = readPackages(join(root, 'node_modules', '.package-lock.json'));
    return (
      existsSync(node) &&
      Object.entries(wanted).every(
        ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
      )
    );
  } catch {
    return false;
  }
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
