import { execFile, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { pinned } from './built-site.ts';

const run = promisify(execFile);
const PATH = '/usr/bin/wrk';
/** A slow server is slow, and not broken. */
const TIMEOUT = '30s';

/** What a load of one kind came to. */
export interface LoadFigures {
  requests: number;
  requestsPerSecond: number;
  /** Answers that were no 2xx or 3xx, and connections that failed. */
  failures: number;
}

interface LoadOptions {
  seconds: number;
  connections: number;
  headers?: Readonly<Record<string, string>>;
  /** The core that asks; the server should have another. */
  core?: number;
}

/** wrk is written in C and takes a fraction of what a Node server takes, so that it is never the slower side. */
export function findWrk(): boolean {
  if (existsSync(PATH)) return true;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'wrk'], { stdio: 'ignore' });
  return existsSync(PATH);
}

/** Asks one address as often as it answers. */
export async function load(address: string, options: LoadOptions): Promise<LoadFigures> {
  const headers = Object.entries(options.headers ?? {}).flatMap(([name, value]) => [
    '-H',
    `${name}: ${value}`,
  ]);
  const sizes = ['-t1', `-c${options.connections}`, `-d${options.seconds}s`];
  const [program = '', ...words] = pinned(
    [PATH, ...sizes, '--timeout', TIMEOUT, ...headers, address],
    options.core,
  );
  const { stdout } = await run(program, words);
  return {
    requests: Number(/(\d+) requests in/.exec(stdout)?.[1] ?? Number.NaN),
    requestsPerSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN),
    failures:
      Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0) +
      [...(/Socket errors: (.+)/.exec(stdout)?.[1] ?? '').matchAll(/\d+/g)].reduce(
        (sum, [count]) => sum + Number(count),
        0,
      ),
  };
}
