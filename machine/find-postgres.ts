import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const DEBIAN_FOLDER = '/usr/lib/postgresql';

/**
 * The folder of PostgreSQL's server programs: POSTGRES_BIN, else Debian's newest, else PATH's. As
 * root on Debian the package is installed when there is none.
 * @throws {Error} that names the variables to set where none can be had.
 */
export function findPostgres(): string {
  const found = installedPostgres();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing the postgresql package for the database tests...');
    spawnSync('apt-get', ['update'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], { stdio: 'inherit' });
  }
  const installed = installedPostgres();
  if (installed) return installed;
  throw new Error(
    'PostgreSQL was not found. Install its server, or set POSTGRES_BIN to the folder of initdb, or TEST_DATABASE_URL to a server for tests.',
  );
}

/** Whether the database tests can run without installing anything. */
export function isPostgresInstalled(): boolean {
  return installedPostgres() !== undefined;
}

function installedPostgres(): string | undefined {
  const versions = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    process.env.POSTGRES_BIN ?? '',
    ...versions.map((version) => path.join(DEBIAN_FOLDER, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ];
  return folders.find((folder) => folder !== '' && existsSync(path.join(folder, 'initdb')));
}
