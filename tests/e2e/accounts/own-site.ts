import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';

export interface OwnSite {
  origin: string;
  /** Dies as of a power cut, and starts again with what it had on its disk. */
  dieAndReturn(): Promise<void>;
  stop(): Promise<void>;
}

/** Runs a server of its own for tests that need other settings than the rest. */
export async function startOwnSite(port: number, environment: Record<string, string>): Promise<OwnSite> {
  const folder = mkdtempSync(join(tmpdir(), 'dreamseed-own-site-'));
  shareDrawnPictures(folder);
  const launch = () => launchServer({ DATA_DIR: folder, ...environment, PORT: String(port) });
  let server = launch();
  const end = async (signal: NodeJS.Signals) => {
    server.child.kill(signal);
    await server.exited;
  };
  const stop = async () => {
    await end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await server.isReady();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    origin: `http://localhost:${port}`,
    async dieAndReturn() {
      await end('SIGKILL');
      server = launch();
      await server.isReady();
    },
    stop,
  };
}

function launchServer(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['build/server/index.js'], {
    cwd: join(import.meta.dirname, '..', '..', '..'),
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      ILLUSTRATOR_WORKERS: '1',
      DRAW_PICTURES_AHEAD: 'off',
      ...environment,
    },
  });
  const output = collectOutput(child);
  const isReady = () => expect.poll(output, { timeout: 60_000 }).toContain('is ready at');
  return { child, exited: once(child, 'exit'), isReady };
}

/** They are the same on every site, and those of the start page alone take a processor for ten seconds. */
function shareDrawnPictures(folder: string): void {
  const shared = join(process.env.E2E_DATA_DIR ?? tmpdir(), 'media');
  mkdirSync(shared, { recursive: true });
  symlinkSync(shared, join(folder, 'media'));
}

function collectOutput(child: ChildProcess): () => string {
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  return () => output;
}
