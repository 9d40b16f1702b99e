import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { Hono } from 'hono';
import { allMigrations } from '../../db/migrations/all-migrations.ts';
import { migrate } from '../platform/db/migrate.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import type { Logger } from '../platform/logging/logger.ts';
import { type Clock, systemClock } from '../shared/clock.ts';
import type { SiteInfo } from '../shared/site-info.ts';
import type { Config } from './config.ts';
import { createPageCache } from './page-cache.ts';

export interface ServicesOptions {
  config: Config;
  logger: Logger;
  projectRoot: string;
  clock?: Clock;
}

export type Services = Awaited<ReturnType<typeof createServices>>;

/** The composition root: everything that lives as long as the server is built here, once. */
export async function createServices({ config, logger, projectRoot, clock = systemClock }: ServicesOptions) {
  const dataDir = resolve(projectRoot, config.database.dataDir);
  mkdirSync(dataDir, { recursive: true });
  const database = await openDatabase({ url: config.database.databaseUrl, dataDir });
  await migrate(database, allMigrations, clock.now());
  const pageCache = createPageCache({ clock });
  let port = config.site.port;

  return {
    pageCache,
    imageService: { routes: new Hono() },
    /** Port 0 lets the system choose; links need the one it chose. */
    setPort(chosen: number) {
      port = chosen;
    },
    siteInfo: (): SiteInfo => ({
      name: config.site.siteName,
      root: (config.site.siteUrl || `http://localhost:${port}`).replace(/\/+$/, ''),
      canonicalUrls: config.site.canonicalUrls,
      apiBaseUrl: config.site.apiBaseUrl,
      imageServiceUrl: config.site.imageServiceUrl,
      year: new Date(clock.now()).getUTCFullYear(),
      development: config.mode === 'development',
    }),
    health: async () => ({ status: 'ok' as const, database: database.kind }),
    /** What the start message tells an owner. */
    describe: () => ({
      engine: config.imageEngines.engines.join(', '),
      database: database.kind === 'sqlite' ? 'SQLite' : 'Postgres',
    }),
    warm() {
      logger.debug('warming');
    },
    close: () => database.close(),
  };
}
