import { allMigrations } from '../../../db/migrations/migrations.registry.ts';
import type { Database } from '../../platform/db/database.types.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { ObjectStorage } from '../../platform/storage/storage.types.ts';
import type { Clock } from '../../shared/clock.ts';
import type { Config } from '../config.ts';
import { createReadiness } from './readiness.ts';
import { databasePart, storagePart } from './readiness-parts.ts';

interface SiteReadinessOptions {
  config: Config;
  clock: Clock;
  logger: Logger;
  database: Database;
  storage: ObjectStorage;
}

/** What `/readyz` answers, with the parts that every site has. */
export function createSiteReadiness({ config, clock, logger, database, storage }: SiteReadinessOptions) {
  const readiness = createReadiness({
    clock,
    onChange: (part, { status }, reason) =>
      status === 'ok'
        ? logger.info({ part }, 'a part is back')
        : logger.error({ part, err: reason }, 'a part is away'),
  });
  readiness.watch(databasePart(database, allMigrations));
  readiness.watch(storagePart(storage, config.storage.storageUrl === '' ? 'files' : 'bucket'));
  return readiness;
}
