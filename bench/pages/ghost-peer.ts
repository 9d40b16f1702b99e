import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MeasuredServer, startCommand } from '../measuring/built-site.ts';

const VERSION = '6.65.0';
const folder = join(import.meta.dirname, '..', 'peers', 'ghost');
const program = join(folder, 'package');
const installed = join(folder, 'installed');

/** Ghost's database driver ends a process of Node 24 when a connection of its start is collected as garbage. */
const WITHOUT_EARLY_COLLECTION = ['--min-semi-space-size=1024', '--max-semi-space-size=1024'];

/** Its list and the article that every new Ghost has. */
export const GHOST_PAGES = { 'blog list': '/', article: '/coming-soon/' } as const;

/**
 * Installs Ghost beside the site, which takes some minutes and a compiler once.
 * @returns 'installed', or why it could not be.
 */
export function installGhost(say: (line: string) => void): string {
  if (existsSync(installed)) return 'installed';
  say('installing Ghost (once; its database driver is compiled)');
  mkdirSync(folder, { recursive: true });
  const archive = `ghost-${VERSION}.tgz`;
  const done =
    run(folder, 'npm', 'pack', `ghost@${VERSION}`) &&
    run(folder, 'tar', 'xzf', archive) &&
    // Its own archives of parts lie inside the package, so it is installed from within.
    run(program, 'npm', 'install', '--omit=dev', '--legacy-peer-deps', '--no-audit', '--no-fund');
  if (!done) return 'Ghost could not be installed';
  writeFileSync(installed, VERSION);
  return 'installed';
}

export async function startGhost(core: number): Promise<MeasuredServer> {
  const home = mkdtempSync(join(tmpdir(), 'dreamseed-ghost-'));
  const content = join(home, 'content');
  for (const part of ['data', 'images', 'files', 'media', 'settings', 'logs', 'public'])
    mkdirSync(join(content, part), { recursive: true });
  cpSync(join(program, 'content', 'themes'), join(content, 'themes'), { recursive: true });
  const server = await startCommand({
    command: [process.execPath, ...WITHOUT_EARLY_COLLECTION, 'index.js'],
    readyPath: GHOST_PAGES.article,
    folder: program,
    environment(port) {
      writeFileSync(join(program, 'config.production.json'), JSON.stringify(configOf(port, home)));
      return {};
    },
    core,
  });
  return {
    ...server,
    async stop() {
      await server.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Ghost on an SQLite file of its own, that mails nobody and asks nobody for updates. */
function configOf(port: number, home: string): object {
  return {
    url: `http://127.0.0.1:${port}`,
    server: { port, host: '127.0.0.1' },
    database: {
      client: 'better-sqlite3',
      connection: { filename: join(home, 'ghost.db') },
      useNullAsDefault: true,
    },
    paths: { contentPath: join(home, 'content') },
    mail: { transport: 'stub' },
    logging: { level: 'error', transports: ['stdout'] },
    privacy: { useUpdateCheck: false },
  };
}

function run(where: string, command: string, ...words: string[]): boolean {
  return spawnSync(command, words, { cwd: where, stdio: 'ignore', env: buildEnvironment() }).status === 0;
}

/** A driver must be compiled for the Node that will run it, whose headers come with its package. */
function buildEnvironment(): NodeJS.ProcessEnv {
  const platform = `node-${process.platform}-${process.arch}`;
  const headers = join(process.execPath, '..', '..', 'node_modules', platform);
  return existsSync(join(headers, 'include')) ? { ...process.env, npm_config_nodedir: headers } : process.env;
}
