import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProcessEnd } from '../crash/server-process.ts';
import type { SiteWeight } from './site-probe.ts';

const root = join(import.meta.dirname, '..', '..');
const PROBE = join(import.meta.dirname, 'site-probe.ts');
const START_LIMIT_MS = 60_000;

/** The built site in a process of its own, with data of its own. */
export interface SiteProcess {
  /** e.g. `http://127.0.0.1:41234`. */
  readonly url: string;
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly ended: Promise<ProcessEnd>;
  isAlive(): boolean;
  /** Everything it wrote, e.g. for log lines of level 50. */
  output(): string;
  weigh(): Promise<SiteWeight>;
  signal(name: NodeJS.Signals): void;
  /** Ends the process if it still runs, and removes its data. */
  remove(): Promise<void>;
}

/** Builds the site when its sources changed since the last build. */
export function buildSite(): void {
  const { status } = spawnSync(process.execPath, [join(root, 'tools', 'build.ts'), '--if-stale'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error('The site could not be built.');
}

/**
 * Starts the built site on a free port of this machine.
 * @param environment its settings, on top of quiet defaults.
 * @throws {Error} with its output when it ended or was not ready in time.
 */
export async function startSite(environment: Record<string, string> = {}): Promise<SiteProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'dreamseed-stress-'));
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--import', PROBE, join(root, 'build', 'server', 'index.js')],
    {
      cwd: root,
      env: {
        PATH: process.env.PATH ?? '',
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: '0',
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  const output = collectOutput(child);
  const { ended, isAlive } = watchEnd(child);
  const remove = async () => {
    child.kill('SIGKILL');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  const port = await waitForPort(output, ended).catch(async (error) => {
    await remove();
    throw error;
  });
  return {
    url: `http://127.0.0.1:${port}`,
    dataDir,
    databaseUrl: environment.DATABASE_URL ?? '',
    ended,
    isAlive,
    output,
    async weigh() {
      const answer = once(child, 'message');
      child.send('weigh');
      const [weight] = await answer;
      return weight as SiteWeight;
    },
    signal: (name) => void child.kill(name),
    remove,
  };
}

function collectOutput(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text += chunk;
    });
  }
  return () => text;
}

function watchEnd(child: ChildProcess) {
  let alive = true;
  const ended = new Promise<ProcessEnd>((resolve) => {
    child.once('exit', (code, signal) => {
      alive = false;
      resolve({ code, signal });
    });
  });
  return { ended, isAlive: () => alive };
}

async function waitForPort(output: () => string, ended: Promise<ProcessEnd>): Promise<number> {
  let over = false;
  const noteEnd = ended.then(() => {
    over = true;
  });
  const deadline = Date.now() + START_LIMIT_MS;
  while (!over && Date.now() < deadline) {
    const ready = /is ready at http:\/\/localhost:(\d+)/.exec(output());
    if (ready) return Number(ready[1]);
    await Promise.race([noteEnd, new Promise((resolve) => setTimeout(resolve, 50))]);
  }
  throw new Error(`The site did not start.\n${output()}`);
}
