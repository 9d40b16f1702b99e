import { mkdtempSync, rmSync } from 'node:fs';
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

/** All sites run the same sources: what these compile to is kept from site to site, until this process ends. */
const COMPILE_CACHE = mkdtempSync(path.join(tmpdir(), 'dreamseed-compiled-'));
process.once('exit', () => rmSync(COMPILE_CACHE, { recursive: true, force: true }));

/** A site whose data outlives its servers. */
export interface CrashSite {
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** @returns undefined when a fail-point killed the server before it listened. */
  tryStart(window?: { name: string; hit: number }): Promise<ServerProcess | undefined>;
  start(): Promise<ServerProcess>;
  remove(): Promise<void>;
}

interface CrashSiteOptions {
  /** '' for an SQLite file of the site's own. */
  databaseUrl?: string;
  /** The crash server's source when left out. */
  program?: string;
  /** Settings of the product. */
  environment?: Record<string, string>;
}

export async function createCrashSite(options: CrashSiteOptions = {}): Promise<CrashSite> {
  const { databaseUrl = '', program, environment = {} } = options;
  const folder = await mkdtemp(path.join(tmpdir(), 'dreamseed-crash-'));
  const dataDir = path.join(folder, 'data');
  // A site keeps its address when it starts anew; its visitors' browsers know no other.
  let port = environment.PORT ?? '0';
  const tryStart: CrashSite['tryStart'] = async (window) => {
    const server = await startCrashServer({
      program,
      compileCache: COMPILE_CACHE,
      environment: {
        ...GENEROUS,
        ...environment,
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
