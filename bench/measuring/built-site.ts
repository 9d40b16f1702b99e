import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../machine/free-port.ts';

export const projectRoot = join(import.meta.dirname, '..', '..');

const START_LIMIT_MS = 120_000;

/** A process of its own that answers HTTP on loopback. */
export interface MeasuredServer {
  url: string;
  pid: number;
  /** Bytes of memory that it holds now. */
  memory(): number;
  /** Milliseconds of processor time that it took so far, all its threads together. */
  processorTime(): number;
  stop(): Promise<void>;
}

interface CommandOptions {
  /** The program with its arguments; it is told its port in PORT. */
  command: readonly string[];
  /** Where it is asked whether it is ready. */
  readyPath: string;
  environment?: Record<string, string> | ((port: number) => Record<string, string>);
  folder?: string;
  /** The one core that it may use; all of them when missing. */
  core?: number;
}

/** Whether processes can be tied to cores here, and there is one for each side. */
function canPin(): boolean {
  return availableParallelism() > 1 && spawnSync('taskset', ['-V']).status === 0;
}

export function pinned(command: readonly string[], core: number | undefined): string[] {
  return core === undefined || !canPin() ? [...command] : ['taskset', '-c', String(core), ...command];
}

/** @throws {Error} with what it wrote when it does not answer within a minute. */
export async function startCommand(options: CommandOptions): Promise<MeasuredServer> {
  const { readyPath, environment = {}, folder = projectRoot, core } = options;
  const port = await freePort();
  const [program = '', ...words] = pinned(options.command, core);
  const child = spawn(program, words, {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      ...(typeof environment === 'function' ? environment(port) : environment),
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk;
  });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await answers(url + readyPath))) {
    if (child.exitCode === null && Date.now() < deadline) continue;
    child.kill('SIGKILL');
    throw new Error(`${options.command.join(' ')} did not start.\n${complaints}`);
  }
  const pid = child.pid ?? 0;
  return {
    url,
    pid,
    memory: () => memoryOf(pid),
    processorTime: () => processorTimeOf(pid),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

interface SiteOptions {
  environment?: Record<string, string>;
  /** Kept by the caller; a new one that goes with the site when missing. */
  dataDir?: string;
  core?: number;
}

/** The site as it was built and as `npm start` starts it, quiet and without limits that stand in the way of measuring. */
export async function startBuiltSite(options: SiteOptions = {}): Promise<MeasuredServer> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'dreamseed-bench-'));
  const server = await startBuilt({
    readyPath: '/',
    environment: {
      DATA_DIR: dataDir,
      DRAW_PICTURES_AHEAD: 'off',
      GUEST_DAILY_IMAGES: '1000000',
      GUEST_TOTAL_DAILY_IMAGES: '1000000',
      ...options.environment,
    },
    core: options.core,
  });
  return {
    ...server,
    async stop() {
      await server.stop();
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The same, but with ROLE=draw and one thread; ready when it has drawn a first picture. */
export async function startDrawingServer(): Promise<MeasuredServer> {
  return await startBuilt({
    readyPath: '/readyz',
    environment: { ROLE: 'draw', HOST: '127.0.0.1', ILLUSTRATOR_WORKERS: '1' },
  });
}

interface BuiltOptions extends Pick<CommandOptions, 'readyPath' | 'core'> {
  environment: Record<string, string>;
}

/** What was built, with the memory allocator of `npm start`. */
async function startBuilt({ environment, ...options }: BuiltOptions): Promise<MeasuredServer> {
  const allocator = JSON.parse(readFileSync(join(projectRoot, 'tools', 'allocator.json'), 'utf8'));
  return await startCommand({
    ...options,
    command: [process.execPath, join(projectRoot, 'build/server/index.js'), '--by-hand'],
    environment: { ...allocator, ...environment },
  });
}

async function answers(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address);
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return false;
  }
}

function memoryOf(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

/** Linux counts in hundredths of a second: fields 14 and 15 of proc(5) stat, after the name in brackets. */
function processorTimeOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
