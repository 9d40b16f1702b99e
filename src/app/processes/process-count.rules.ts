import { isPostgres } from '../../platform/db/open-database.ts';
import { type Config, ConfigError } from '../config.ts';

/** Which of how many processes of a server one is, counted from 1. */
export interface ProcessPlace {
  number: number;
  of: number;
}

/**
 * How many processes answer. Each draws with at least one thread of its own, so there are never more of
 * them than ILLUSTRATOR_WORKERS.
 * @throws {ConfigError} for a number that cannot be.
 */
export function countProcesses(
  { site, database, imageEngines }: Pick<Config, 'site' | 'database' | 'imageEngines'>,
  cores: number,
): number {
  const { processes } = site;
  const { illustratorWorkers: threads } = imageEngines;
  const severalMayBe = isPostgres(database.databaseUrl);
  if (processes === 'auto') return severalMayBe ? Math.min(cores, threads) : 1;
  if (processes > 1 && !severalMayBe)
    throw new ConfigError(
      `WEB_PROCESSES: ${processes} processes need Postgres (DATABASE_URL), because one alone writes SQLite.`,
    );
  if (processes > threads)
    throw new ConfigError(
      `WEB_PROCESSES: ${processes} is more than ILLUSTRATOR_WORKERS (${threads}), and each process draws with a thread of its own.`,
    );
  return processes;
}

/** The settings of one process of several: what the server as a whole may draw and keep waiting is divided. */
export function settingsOfProcess(config: Config, { number, of }: ProcessPlace): Config {
  const { imageEngines, imageService } = config;
  const { illustratorWorkers: threads } = imageEngines;
  return {
    ...config,
    // The first ones have what is left over.
    imageEngines: {
      ...imageEngines,
      illustratorWorkers: Math.floor(threads / of) + (number <= threads % of ? 1 : 0),
    },
    imageService: {
      ...imageService,
      queueLimit: Math.ceil(imageService.queueLimit / of),
      cacheMegabytes: Math.ceil(imageService.cacheMegabytes / of),
    },
  };
}
