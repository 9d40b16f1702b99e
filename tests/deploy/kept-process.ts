import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

export interface KeptProcess {
  /** Everything it wrote. */
  output(): string;
  /** @returns its exit code; null where the signal ended it. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
  signal(name: NodeJS.Signals): void;
  kill(): void;
}

interface ProcessOrder {
  command: readonly [string, ...string[]];
  folder: string;
  environment?: Record<string, string>;
  /** Told what it writes, as it does. */
  listen?: (text: string) => void;
}

/** Starts a program with nothing of this process's settings but its path. */
export function keepProcess({
  command: [program, ...words],
  folder,
  environment = {},
  listen,
}: ProcessOrder): KeptProcess {
  const child: ChildProcess = spawn(program, words, {
    cwd: folder,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      text += chunk;
      listen?.(String(chunk));
    });
  child.once('error', (error) => {
    text += error.message;
  });
  return {
    output: () => text,
    signal: (name) => void child.kill(name),
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const ended = once(child, 'exit');
      child.kill(signal);
      const [code] = (await ended) as [number | null];
      return code;
    },
    kill: () => void child.kill('SIGKILL'),
  };
}

/** @throws {Error} with what the process wrote when the address does not answer well within a minute. */
export async function waitUntilWell(address: string, { output }: KeptProcess): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await delay(50);
  }
  throw new Error(`${address} did not answer.\n${output()}`);
}
