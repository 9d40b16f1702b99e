import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const CRASH_SERVER = join(import.meta.dirname, 'crash-server.ts');
/** Generous: beside other tests a start takes ten times as long. */
const START_LIMIT_MS = 120_000;

/** How a server process came to its end. */
export interface ProcessEnd {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface ServerProcess {
  /** e.g. `http://127.0.0.1:41234`. */
  readonly url: string;
  readonly ended: Promise<ProcessEnd>;
  /** Whether it is still there. */
  isAlive(): boolean;
  send(path: string, init?: RequestInit): Promise<Response>;
  /** Asks the fail-points of a crash server. */
  steer<Reply>(
    command: 'arm' | 'reach' | 'take-hits' | 'run-jobs' | 'check-licenses' | 'send-mails',
    body?: unknown,
  ): Promise<Reply>;
  /** As the kernel kills it, without a word of warning. */
  kill(): Promise<void>;
  /** Everything it wrote. */
  output(): string;
}

interface ServerSettings {
  environment: Record<string, string>;
  /** The crash server's source when left out. */
  program?: string;
  /** Compiled sources are kept here, so that the next start is quicker. */
  compileCache?: string;
}

/**
 * Starts a crash server on a free port.
 * @returns undefined when it was killed by a fail-point before it listened.
 * @throws {Error} with its output when it ended in any other way.
 */
export async function startCrashServer(settings: ServerSettings): Promise<ServerProcess | undefined> {
  const child = spawn(process.execPath, [settings.program ?? CRASH_SERVER], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      PORT: '0',
      LOG_LEVEL: 'error',
      ILLUSTRATOR_WORKERS: '1',
      DRAW_PICTURES_AHEAD: 'off',
      ...(settings.compileCache ? { NODE_COMPILE_CACHE: settings.compileCache } : {}),
      ...settings.environment,
    },
    // A server whose test was stopped sees its input end, and ends too.
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const end = watchEnd(child);
  const output = collectOutput(child);
  const port = await waitForPort(child, end.ended, output);
  if (port === undefined) return undefined;
  const url = `http://127.0.0.1:${port}`;
  const send = (path: string, init?: RequestInit) => fetch(url + path, init);
  return {
    url,
    ended: end.ended,
    isAlive: end.isAlive,
    send,
    async steer<Reply>(command: string, body?: unknown) {
      const answer = await send(`/crash/${command}`, { method: 'POST', body: JSON.stringify(body ?? {}) });
      if (!answer.ok) throw new Error(`${command} answered ${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as Reply;
    },
    async kill() {
      child.kill('SIGKILL');
      await end.ended;
    },
    output,
  };
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

function collectOutput(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      text += chunk;
    });
  }
  return () => text;
}

function waitForPort(
  child: ChildProcess,
  ended: Promise<ProcessEnd>,
  output: () => string,
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`The server was not ready in time.\n${output()}`));
    }, START_LIMIT_MS);
    child.stdout?.on('data', () => {
      const ready = /^ready (\d+)$/m.exec(output());
      if (!ready) return;
      clearTimeout(timer);
      resolve(Number(ready[1]));
    });
    ended.then(({ signal }) => {
      clearTimeout(timer);
      if (signal === 'SIGKILL') resolve(undefined);
      else reject(new Error(`The server could not start.\n${output()}`));
    });
  });
}
