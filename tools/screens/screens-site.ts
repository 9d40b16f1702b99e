import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../machine/free-port.ts';

const START_LIMIT_MS = 60_000;

interface ScreensSite {
  origin: string;
  stop(): Promise<void>;
}

/** Runs the built site on a free port with nothing kept from before. */
export async function startScreensSite(root: string): Promise<ScreensSite> {
  const folder = mkdtempSync(join(tmpdir(), 'dreamseed-screens-'));
  const port = await freePort();
  const child = spawn(process.execPath, ['build/server/index.js'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    // Settings of this shell must not show on the screens.
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      DRAW_PICTURES_AHEAD: 'off',
      SANDBOX_SHOP: 'on',
    },
  });
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    rmSync(folder, { recursive: true, force: true });
  };
  const origin = `http://localhost:${port}`;
  try {
    await waitUntilReady(`${origin}/healthz`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}

async function waitUntilReady(address: string): Promise<void> {
  const end = Date.now() + START_LIMIT_MS;
  while (Date.now() < end) {
    const isReady = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The site did not start within ${START_LIMIT_MS / 1000} seconds.`);
}
