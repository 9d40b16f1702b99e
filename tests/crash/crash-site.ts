import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ServerProcess, startCrashServer } from './server-process.ts';

/** Limits that would be in the way of one address that does everything. */
const GENEROUS = {
  SANDBOX_SHOP: 'on',
  SANDBOX_PURCHASES_PER_ADDRESS: '100000',
  SIGN_UP_CREDITS_PER_ADDRESS: '100000',
  AUTH_ATTEMPTS_PER_MINUTE: '100000',
  REQUESTS_PER_MINUTE: '100000',
  GUEST_DAILY_IMAGES: '100000',
  GUEST_TOTAL_DAILY_IMAGES: '1000000',
};

/** A site whose data outlives its servers. */
export interface CrashSite {
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** @returns undefined when a fail-point killed the server before it listened. */
  tryStart(window?: { name: string; hit: number }): Promise<ServerProcess | undefined>;
  start(): Promise<ServerProcess>;
  remove(): Promise<void>;
}

/** @param databaseUrl '' for an SQLite file of the site's own. */
export async function createCrashSite({ databaseUrl = '' } = {}): Promise<CrashSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dreamseed-crash-'));
  const dataDir = path.join(folder, 'data');
  // A site keeps its address when it starts anew; its visitors' browsers know no other.
  let port = '0';
  const tryStart: CrashSite['tryStart'] = async (window) => {
    const server = await startCrashServer({
      compileCache: path.join(folder, 'compiled'),
      environment: {
        ...GENEROUS,
        PORT: port,
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        ...(window ? { CRASH_WINDOW: window.name, CRASH_HIT: String(window.hit) } : {}),
      },
    });
    if (server) port = new URL(server.url).port;
    return server;
  };
  return {
    databaseUrl,
    dataDir,
    tryStart,
    async start() {
      const server = await tryStart();
      if (!server) throw new Error('The server was killed before it was ready.');
      return server;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
