import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { allMigrations } from '../../../db/migrations/migrations.registry.ts';
import { openSiteSettings } from '../../features/owner/site/site-settings.usecases.ts';
import { withAfterCommitEvents } from '../../platform/db/after-commit-events.ts';
import type { Database } from '../../platform/db/database.types.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { listDatabaseFiles, openDatabase } from '../../platform/db/open-database.ts';
import { readOrCreateSharedSecret } from '../../platform/db/secret-store.ts';
import { openServerMessages } from '../../platform/db/server-messages.ts';
import { createRepeatedJob } from '../../platform/jobs/repeated-job.ts';
import { createAttemptLimits } from '../../platform/limits/attempt-limits.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { makePrivate } from '../../platform/storage/private-files.ts';
import type { ObjectStorage } from '../../platform/storage/storage.types.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Config } from '../config.ts';
import { logFailures, logOwnFailures } from '../failure-log.ts';
import type { SiteFigures } from '../metrics/site-figures.ts';
import { createPageCache } from '../pages/page-cache.ts';
import type { OwnProcess } from '../processes/own-process.ts';
import { createReadOnlySwitch } from './read-only-switch.ts';
import type { SitePart } from './site-part.ts';

/** How soon a server knows what was set on another one. */
const SETTINGS_EVERY_MS = 2_000;

export interface FoundationsOptions {
  config: Config;
  logger: Logger;
  projectRoot: string;
  /** Its place among the processes of this server; alone when left out. */
  ownProcess?: OwnProcess;
  /** For tests that let the process die at a chosen commit or write. */
  decorateDatabase?: (database: Database) => Database;
  decorateStorage?: (storage: ObjectStorage) => ObjectStorage;
  /** How long an attempt may take to be counted, for exact tests on a machine that may stand still. */
  longestCountMs?: number;
}

type Options = FoundationsOptions & { clock: Clock; figures: SiteFigures };

/** Whoever can read the database reads everything, so only the user whom the site runs as can. @returns the folder. */
export function closeDataFolder({ config, projectRoot, logger }: FoundationsOptions): string {
  const dataDir = resolve(projectRoot, config.database.dataDir);
  const files = listDatabaseFiles({ url: config.database.databaseUrl, dataDir });
  const { mended, open } = makePrivate({ folder: dataDir, files });
  if (mended > 0)
    logger.warn({ mended }, 'other users of this machine could read data of the site; closed now');
  if (open.length > 0) logger.warn({ open }, 'other users of this machine can read data of the site');
  return dataDir;
}

/** What everything else rests on: the database, the storage, counted attempts, pages in memory, the read-only switch. */
export async function openFoundations(options: Options & { dataDir: string }) {
  const { config, logger, dataDir, clock, figures } = options;
  const database = withAfterCommitEvents(await openMigrated(options), figures.committed);
  const storage = await openPictures(options).catch(async (error) => {
    await database.close();
    throw error;
  });
  const guestSecret =
    config.imageService.guestSecret ||
    (await readOrCreateSharedSecret({ database, dataDir, name: 'guest-secret' }));
  const limits = createAttemptLimits({
    database,
    secret: guestSecret,
    longestWaitMs: options.longestCountMs,
    isOneOfSeveral: options.ownProcess !== undefined,
  });
  const pageCache = createPageCache({ clock, onAsked: (isCached) => figures.cacheAsked('pages', isCached) });
  const settings = await openSiteSettings(database, (now, before) => {
    if (now.banner !== before.banner || now.isReadOnly !== before.isReadOnly) pageCache.clear();
  });
  const processName = randomUUID();
  const messages = await openServerMessages({
    database,
    url: config.database.directUrl || config.database.databaseUrl,
    self: processName,
    onFailure: logFailures(logger, 'messages between servers failed'),
  });
  const {
    isReadOnly,
    fixedBy: fixedReadOnly,
    job,
  } = createReadOnlySwitch({
    always: config.site.readOnly,
    dataDir,
    isSwitchedOn: () => settings.current().isReadOnly,
    onChange(readOnly) {
      logger.warn({ readOnly }, readOnly ? 'the site is read-only now' : 'the site is open again');
      pageCache.clear();
    },
    onFailure: (error) => logger.error({ err: error }, 'the read-only file could not be looked for'),
  });
  const onSettingsFailure = logOwnFailures(logger, 'settings of the console could not be read');
  const part: SitePart = {
    jobs: [job, createRepeatedJob(settings.refresh, SETTINGS_EVERY_MS, onSettingsFailure)],
    facts: () => ({
      database: database.kind === 'sqlite' ? `SQLite in ${config.database.dataDir}` : 'Postgres',
      storage: storage.description,
    }),
  };
  return {
    part,
    processName,
    messages,
    database,
    storage,
    guestSecret,
    limits,
    pageCache,
    isReadOnly,
    fixedReadOnly,
    siteSettings: settings,
  };
}

async function openMigrated(options: Options & { dataDir: string }) {
  const { config, dataDir, clock, logger, decorateDatabase } = options;
  const opened = await openDatabase({
    url: config.database.databaseUrl,
    dataDir,
    timeouts: {
      statementMs: config.database.statementSeconds * 1000,
      lockMs: config.database.lockSeconds * 1000,
      isPooled: config.database.directUrl !== '',
    },
    onUnavailable: logFailures(logger, 'the database is away'),
  });
  const database = decorateDatabase?.(opened) ?? opened;
  await migrate(database, allMigrations, clock.now()).catch(async (error) => {
    await database.close();
    throw error;
  });
  return database;
}

async function openPictures({ config, dataDir, logger, decorateStorage }: Options & { dataDir: string }) {
  const opened = await openStorage({
    ...config.storage,
    dataDir,
    onFailure: logFailures(logger, 'stored pictures could not be reached'),
  });
  return decorateStorage?.(opened) ?? opened;
}
