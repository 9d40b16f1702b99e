import { resolve } from 'node:path';
import { allMigrations } from '../../../db/migrations/all-migrations.ts';
import { createImageService } from '../../features/image-service/create-image-service.ts';
import { contactDetailsOf } from '../../features/site-pages/contact-details.rules.ts';
import { createStoryScripts } from '../../features/story-scripts/create-story-scripts.ts';
import { withAfterCommitEvents } from '../../platform/db/after-commit-events.ts';
import type { Database } from '../../platform/db/database.types.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { listDatabaseFiles, openDatabase } from '../../platform/db/open-database.ts';
import { readOrCreateSharedSecret } from '../../platform/db/secret-store.ts';
import { createAttemptLimits } from '../../platform/limits/attempt-limits.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { createPrometheusMeters } from '../../platform/metrics/prometheus-meters.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { keepPrivate } from '../../platform/storage/private-files.ts';
import type { ObjectStorage } from '../../platform/storage/storage.types.ts';
import { type Clock, systemClock } from '../../shared/clock.ts';
import type { SiteInfo } from '../../shared/site-info.ts';
import type { Config } from '../config.ts';
import { logFailures, logOwnFailures } from '../failure-log.ts';
import { createReadiness } from '../health/readiness.ts';
import { databasePart, storagePart } from '../health/readiness-parts.ts';
import { createSiteFigures } from '../metrics/site-figures.ts';
import { addStandingFigures } from '../metrics/standing-figures.ts';
import { createPageCache } from '../pages/page-cache.ts';
import { describeEngines, describeFigures, describeShops } from '../start-message.ts';
import { createAccountServices } from './account-services.ts';
import { listAttributions } from './attributions.ts';
import { createHousekeeping } from './housekeeping.ts';
import { readIllustratorFacts } from './illustrator-facts.ts';
import { createImageEngineServices } from './image-engine-services.ts';
import { createPostServices } from './post-services.ts';
import { createReadOnlySwitch } from './read-only-switch.ts';

export interface ServicesOptions {
  config: Config;
  logger: Logger;
  projectRoot: string;
  clock?: Clock;
  /** Told after any post changed; development reloads open pages. */
  onPostsChanged?: () => void;
  /** For tests that let the process die at a chosen commit or write. */
  decorateDatabase?: (database: Database) => Database;
  decorateStorage?: (storage: ObjectStorage) => ObjectStorage;
  /** How long an attempt may take to be counted, for exact tests on a machine that may stand still. */
  longestCountMs?: number;
}

export type Services = Awaited<ReturnType<typeof createServices>>;

/** The composition root: everything that lives as long as the server is built here, once. */
export async function createServices(options: ServicesOptions) {
  const { config, logger, projectRoot, clock = systemClock } = options;
  const dataDir = resolve(projectRoot, config.database.dataDir);
  closeToOthers(dataDir, options);
  const meters = createPrometheusMeters({ prefix: 'dreamseed_' });
  const figures = createSiteFigures(meters);
  const { engines, ownEngines, close: closeEngines } = createImageEngineServices({ ...options, figures });
  const database = withAfterCommitEvents(
    await openMigrated({ ...options, dataDir, clock }),
    figures.committed,
  );
  const storage = await openPictures({ ...options, dataDir }).catch(async (error) => {
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
  });
  const pageCache = createPageCache({ clock, onAsked: (isKept) => figures.cacheAsked('pages', isKept) });
  const { isReadOnly, job: readOnlyJob } = createReadOnlySwitch({
    always: config.site.readOnly,
    dataDir,
    onChange(readOnly) {
      logger.warn({ readOnly }, readOnly ? 'the site is read-only now' : 'the site is open again');
      pageCache.clear();
    },
    onFailure: (error) => logger.error({ err: error }, 'the read-only file could not be looked for'),
  });
  let port = config.site.port;
  const accountServices = await createAccountServices({
    config,
    database,
    storage,
    dataDir,
    guestSecret,
    limits,
    isReadOnly,
    clock,
    logger,
    figures,
    stopDrawing: (holdIds) => imageService.stopDrawing(holdIds),
    siteRoot: () => siteRoot(config, port),
  });
  const { accounts, mail, credits, blobs, userStatus } = accountServices;
  const imageService = createImageService({
    settings: config.imageService,
    engines,
    ownEngines,
    database,
    clock,
    guestSecret,
    trustedProxies: config.http.trustedProxies,
    isReadOnly,
    accounts: {
      guard: accounts.guard,
      credits,
      blobs,
      quote: userStatus.quote,
      onRenewalFailed: logOwnFailures(logger, 'holds were not kept alive'),
    },
    onWaited: (milliseconds) => figures.waited(milliseconds / 1000),
    onRemembered: (isRemembered) => figures.cacheAsked('images', isRemembered),
    onGiveBackFailed: logOwnFailures(logger, 'an unused image was not counted back'),
    onSweepFailed: logOwnFailures(logger, 'old allowances were not swept'),
  });
  const storyScripts = createStoryScripts({
    config: config.storyScripts,
    clock,
    trustedProxies: config.http.trustedProxies,
    guestSecret,
    limits,
    isReadOnly,
    onTrouble: (trouble) => logger.warn(trouble, 'no story script was written'),
  });
  const postServices = createPostServices({
    config,
    database,
    dataDir,
    projectRoot,
    imageService,
    engineVersion: ownEngines.engines.map((engine) => engine.version).join(' '),
    clock,
    logger,
    onPostsChanged() {
      pageCache.clear();
      options.onPostsChanged?.();
    },
  });
  const logHousekeepingFailure = logOwnFailures(logger, 'housekeeping failed');
  const housekeeping = createHousekeeping({
    services: { ...accountServices, limits },
    clock,
    onFailure(error) {
      figures.jobFailed('housekeeping');
      logHousekeepingFailure(error);
    },
  });
  const readiness = createReadiness({
    clock,
    onChange: (part, { status }, reason) =>
      status === 'ok'
        ? logger.info({ part }, 'a part is back')
        : logger.error({ part, err: reason }, 'a part is away'),
  });
  readiness.watch(databasePart(database, allMigrations));
  readiness.watch(storagePart(storage, config.storage.storageUrl === '' ? 'files' : 'bucket'));
  addStandingFigures(meters, {
    engines: engines.engines,
    imageService,
    pageCache,
    feed: postServices.feed,
    mail: accountServices.mail,
  });
  const closing = new AbortController();

  return {
    clock,
    limits,
    pageCache,
    ...accountServices,
    ...postServices,
    imageService,
    storyScripts,
    attributions: listAttributions(),
    illustratorFacts: readIllustratorFacts(),
    contactDetails: contactDetailsOf(config.sitePages, config.site.siteUrl),
    /** Port 0 lets the system choose; links need the one it chose. */
    setPort(chosen: number) {
      port = chosen;
    },
    siteInfo: (): SiteInfo => ({
      name: config.site.siteName,
      root: siteRoot(config, port),
      canonicalUrls: config.site.canonicalUrls,
      apiBaseUrl: config.site.apiBaseUrl,
      imageServiceUrl: config.site.imageServiceUrl,
      year: new Date(clock.now()).getUTCFullYear(),
      readOnly: isReadOnly(),
      signInWith: accountServices.accounts.federated?.label ?? '',
      sendsMail: accountServices.mail !== null,
      development: config.mode === 'development',
    }),
    readiness,
    meters,
    database,
    figures,
    /** Says from now on that the site is not ready, and begins nothing of its own any more; `close` follows. */
    startDraining() {
      readiness.startDraining();
      closing.abort();
    },
    /** What the start message tells an owner. */
    describe: () => ({
      engine: describeEngines(config),
      database: database.kind === 'sqlite' ? `SQLite in ${config.database.dataDir}` : 'Postgres',
      storage: storage.description,
      posts: postServices.feed.description,
      shops: describeShops(config, accountServices),
      figures: describeFigures(config),
      stories: `written by ${storyScripts.writer.builtIn ? 'the built-in writer' : storyScripts.writer.name}`,
    }),
    /** Makes the first visitor's picture as quick as the next, and draws the site's own; nothing waits for it. */
    warm() {
      engines
        .warm()
        .then(() => postServices.drawAhead(closing.signal))
        .catch((error: unknown) => {
          if (!closing.signal.aborted) logger.error({ err: error }, 'warming up failed');
        });
    },
    /** Starts what happens without anybody asking; `close` ends it. */
    startJobs() {
      accountServices.jobs.start();
      mail?.outbox.start();
      postServices.feed.start();
      housekeeping.start();
      readOnlyJob.start();
    },
    async close() {
      closing.abort();
      await accounts.settled();
      await Promise.all([
        mail?.outbox.stop(),
        accountServices.jobs.stop(),
        housekeeping.stop(),
        readOnlyJob.stop(),
        postServices.stopPosts(),
      ]);
      await closeEngines();
      await database.close();
    },
  };
}

/** Whoever can read the database reads everything, so only the user whom the site runs as can. */
function closeToOthers(dataDir: string, { config, logger }: ServicesOptions): void {
  const files = listDatabaseFiles({ url: config.database.databaseUrl, dataDir });
  const { mended, open } = keepPrivate({ folder: dataDir, files });
  if (mended > 0)
    logger.warn({ mended }, 'other users of this machine could read data of the site; closed now');
  if (open.length > 0) logger.warn({ open }, 'other users of this machine can read data of the site');
}

function siteRoot({ site }: Config, port: number): string {
  return (site.siteUrl || `http://localhost:${port}`).replace(/\/+$/, '');
}

interface OpenOptions extends ServicesOptions {
  dataDir: string;
}

async function openMigrated(options: OpenOptions & { clock: Clock }) {
  const { config, dataDir, clock, logger, decorateDatabase } = options;
  const opened = await openDatabase({
    url: config.database.databaseUrl,
    dataDir,
    onUnavailable: logFailures(logger, 'the database is away'),
  });
  const database = decorateDatabase?.(opened) ?? opened;
  await migrate(database, allMigrations, clock.now()).catch(async (error) => {
    await database.close();
    throw error;
  });
  return database;
}

async function openPictures({ config, dataDir, logger, decorateStorage }: OpenOptions) {
  const opened = await openStorage({
    ...config.storage,
    dataDir,
    onFailure: logFailures(logger, 'stored pictures could not be reached'),
  });
  return decorateStorage?.(opened) ?? opened;
}
