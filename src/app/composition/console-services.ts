import { partAvoidedWords } from '../../features/image-engines/avoided-words.rules.ts';
import type { CountedDays } from '../../features/owner/overview/counted-days.usecases.ts';
import { createOverview } from '../../features/owner/overview/overview.usecases.ts';
import { createChangeSite } from '../../features/owner/site/change-site.usecases.ts';
import type { SiteAnswer } from '../../features/owner/site/site.types.ts';
import { createSiteRoom } from '../../features/owner/site/site-room.usecases.ts';
import type { KnownSiteSettings } from '../../features/owner/site/site-settings.usecases.ts';
import { createDrawTestPicture } from '../../features/owner/site/trial-picture.usecases.ts';
import { createTryWords } from '../../features/owner/try-words.usecases.ts';
import type { WordPolicy } from '../../features/word-policy/word-policy.usecases.ts';
import type { Database } from '../../platform/db/database.types.ts';
import { createRepeatedJob } from '../../platform/jobs/repeated-job.ts';
import type { AttemptLimits } from '../../platform/limits/attempt-limits.types.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { examine } from '../doctor/examine.ts';
import { logOwnFailures } from '../failure-log.ts';
import type { SiteFigures } from '../metrics/site-figures.ts';
import { showConfiguration } from '../shown-configuration.ts';
import type { AccountServices } from './account-services.ts';
import { createSiteFacts, type SiteFactsOptions } from './site-facts.ts';
import type { SitePart } from './site-part.ts';
import { listTestableEngines } from './tested-engines.ts';

interface ConsoleServicesOptions
  extends SiteFactsOptions,
    Pick<AccountServices, 'accounts' | 'blobs' | 'credits' | 'licenses'> {
  database: Database;
  limits: AttemptLimits;
  logger: Logger;
  figures: Pick<SiteFigures, 'jobFailed'>;
  countedDays: CountedDays;
  siteSettings: KnownSiteSettings;
  fixedReadOnly: () => SiteAnswer['fixedReadOnly'];
  policy: WordPolicy;
}

/** What a crash may lose of the counts, in time. */
const KEEP_FIGURES_MS = 10_000;

/** The pages of the console that look at the site as a whole. */
export function createConsoleServices(options: ConsoleServicesOptions) {
  const overview = createOverview({
    ...options,
    counted: options.countedDays,
    oversight: options.accounts.oversight,
    measureStorage: options.blobs.measure,
    readFacts: createSiteFacts(options),
  });
  const log = logOwnFailures(options.logger, 'the figures of days were not kept');
  const onFailure = (error: unknown) => {
    options.figures.jobFailed('figures');
    log(error);
  };
  const part: SitePart = {
    jobs: [createRepeatedJob(overview.keepFigures, KEEP_FIGURES_MS, onFailure)],
    close: () => overview.writeCounted().catch(onFailure),
  };
  const tryWords = createTryWords((text) => {
    const { prompt: wanted, negativePrompt: unwanted } = partAvoidedWords({ prompt: text });
    return options.policy.judge({ wanted, unwanted });
  });
  return { part, overview, site: createSitePage(options), tryWords };
}

function createSitePage(options: ConsoleServicesOptions) {
  const { config, projectRoot, engines, siteSettings: settings } = options;
  const listEngines = () => listTestableEngines(engines);
  const { guestDailyImages, guestTotalDailyImages, timeoutSeconds } = config.imageService;
  return {
    ...createSiteRoom({
      ...options,
      settings,
      listEngines,
      configured: { guestImages: guestDailyImages, allGuestsImages: guestTotalDailyImages },
      usedToday: options.imageService.usedToday,
      securityContact: config.site.securityContact,
      configuration: showConfiguration(config),
      examine: () => examine(config, projectRoot),
    }),
    ...createChangeSite({ ...options, settings }),
    drawTestPicture: createDrawTestPicture({ ...options, listEngines, timeoutMs: timeoutSeconds * 1000 }),
  };
}
