import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SERVER = join(import.meta.dirname, 'hostile-server.ts');
const START_LIMIT_MS = 60_000;

/** Limits on how often somebody may ask would hide what is asked about here. */
const GENEROUS = {
  SANDBOX_SHOP: 'on',
  SANDBOX_PURCHASES_PER_ADDRESS: '1000000',
  SIGN_UP_CREDITS_PER_ADDRESS: '1000000',
  AUTH_ATTEMPTS_PER_MINUTE: '100000',
  AUTH_WRONG_PASSWORDS: '100000',
  REQUESTS_PER_MINUTE: '1000000',
  STORY_SCRIPTS_PER_DAY: '1000000',
  LICENSE_ATTEMPTS_PER_ACCOUNT: '100000',
  LICENSE_ATTEMPTS_PER_ADDRESS: '100000',
  GUEST_DAILY_IMAGES: '1000000',
  GUEST_TOTAL_DAILY_IMAGES: '1000000',
  STORY_SCRIPTS_PER_HOUR: '1000000',
  // Nobody listens there: mails wait in the outbox, and calls that lead to one do their work.
  SMTP_URL: 'smtp://127.0.0.1:9',
};
/** Where links in mails would lead. */
const SITE_URL = 'http://dreamseed.example';

export interface HostileSite {
  /** e.g. `http://127.0.0.1:4000`. */
  readonly origin: string;
  /** What its pages send as Origin. */
  readonly siteUrl: string;
  readonly port: number;
  /** Bytes in use after everything unused was thrown away. */
  readMemory(): Promise<NodeJS.MemoryUsage>;
  /** What the process has right now, in bytes. */
  readResident(): number;
  /** Forgets the highest point of its memory so far. */
  resetPeak(): void;
  /** The most that the process had since then; 0 where the system does not say. */
  readPeak(): number;
  isAlive(): boolean;
  /** What it logged as failed on its own side, a line each. */
  listFailures(): string[];
  close(): Promise<void>;
}

/** Starts the product's server in a process of its own, with data of its own. */
export async function startHostileSite(environment: Record<string, string> = {}): Promise<HostileSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'dreamseed-hostile-'));
  const child = fork(SERVER, [], {
    execArgv: ['--expose-gc'],
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      ILLUSTRATOR_WORKERS: '1',
      DRAW_PICTURES_AHEAD: 'off',
      DATA_DIR: dataDir,
      SITE_URL,
      ...GENEROUS,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = once(child, 'exit');
  const output = collectOutput(child);
  const { port } = await ask<{ port: number }>(child, output);
  const proc = `/proc/${child.pid}`;
  return {
    origin: `http://127.0.0.1:${port}`,
    siteUrl: SITE_URL,
    port,
    async readMemory() {
      const answer = ask<{ memory: NodeJS.MemoryUsage }>(child, output);
      child.send('memory');
      return (await answer).memory;
    },
    resetPeak: () => resetPeak(proc),
    readResident: () => readStatus(proc, 'VmRSS'),
    readPeak: () => readStatus(proc, 'VmHWM'),
    isAlive: () => child.exitCode === null && child.signalCode === null,
    listFailures: () => listFailures(output()),
    async close() {
      child.kill('SIGKILL');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Linux alone keeps a high-water mark that can be set back; elsewhere peaks are not measured. */
function resetPeak(proc: string): void {
  if (process.platform === 'linux') writeFileSync(`${proc}/clear_refs`, '5');
}

function readStatus(proc: string, field: 'VmRSS' | 'VmHWM'): number {
  if (process.platform !== 'linux') return 0;
  const line = readFileSync(`${proc}/status`, 'utf8')
    .split('\n')
    .find((each) => each.startsWith(`${field}:`));
  return Number.parseInt(line?.slice(field.length + 1) ?? '0', 10) * 1024;
}

function ask<Answer>(child: ChildProcess, output: () => string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => end(() => reject(new Error('The server did not answer.'))),
      START_LIMIT_MS,
    );
    const onMessage = (message: unknown) => end(() => resolve(message as Answer));
    const onExit = () => end(() => reject(new Error(`The server ended.\n${output()}`)));
    const end = (settle: () => void) => {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit);
      settle();
    };
    child.once('message', onMessage).once('exit', onExit);
  });
}

function collectOutput(child: ChildProcess): () => string {
  const pieces: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (piece: string) => pieces.push(piece));
  return () => pieces.join('');
}

/** React Router's own word about an address like `/%ff`, which it then answers well. */
const HARMLESS = /could not be decoded because it is a malformed URL segment/;

/** Whatever else is no line of the log came from Node itself, and nothing should. */
function listFailures(output: string): string[] {
  return output.split('\n').filter((line) => line.trim() !== '' && !HARMLESS.test(line));
}
