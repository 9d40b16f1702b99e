import type { PasswordHashing } from '../../features/accounts/passwords/password-hashing.ts';
import type { LeaseTimes } from '../../features/image-service/account-runs/run-leases.ts';
import { createGuestReceipts } from '../../features/image-service/guest-runs/guest-receipts.ts';
import { createCountedDays } from '../../features/owner/overview/counted-days.usecases.ts';
import { contactDetailsOf } from '../../features/site-pages/contact-details.rules.ts';
import { createWordPolicy } from '../../features/word-policy/word-policy.usecases.ts';
import { createLeaderJobs } from '../../platform/jobs/leader-jobs.ts';
import { createPrometheusMeters } from '../../platform/metrics/prometheus-meters.ts';
import { type Clock, systemClock } from '../../shared/clock.ts';
import { createEntryRules } from '../entry/entry.rules.ts';
import { logOwnFailures } from '../failure-log.ts';
import { createSiteReadiness } from '../health/site-readiness.ts';
import { countByDay } from '../metrics/figures-by-day.ts';
import { addGauges } from '../metrics/gauges.ts';
import { createRecentTroubles } from '../metrics/recent-troubles.ts';
import { createSiteFigures, type JobName } from '../metrics/site-figures.ts';
import { createPictureSafetyServices } from '../picture-safety/picture-safety-services.ts';
import { describeFigures, describeProcesses } from '../start-message.ts';
import { createAccountServices } from './account-services.ts';
import { listAttributions } from './attributions.ts';
import { createConsoleServices } from './console-services.ts';
import { closeDataFolder, type FoundationsOptions, openFoundations } from './foundations.ts';
import { createHousekeeping } from './housekeeping.ts';
import { readIllustratorFacts } from './illustrator-facts.ts';
import { createImageEngineServices } from './image-engine-services.ts';
import { createImageServices } from './image-services.ts';
import { createKnownPictureServices } from './known-picture-services.ts';
import { createPostServices } from './post-services.ts';
import { createProgramServices } from './program-services.ts';
import { createProvenanceServices } from './provenance-services.ts';
import { shareMessages } from './share-messages.ts';
import { createSiteInfo, createSiteRoot } from './site-info.ts';
import { joinParts } from './site-part.ts';
import { createStoryServices } from './story-services.ts';

export interface ServicesOptions extends FoundationsOptions {
  clock?: Clock;
  /** For tests that make hundreds of accounts. */
  passwords?: PasswordHashing;
  /** For tests that count queries: a renewal has some of its own. */
  leaseTimes?: LeaseTimes;
  /** Told after any post changed; development reloads open pages. */
  onPostsChanged?: () => void;
}

export type Services = Awaited<ReturnType<typeof createServices>>;

/** The composition root: everything that lives as long as the server is built here, once. */
export async function createServices(given: ServicesOptions) {
  const { config, logger, ownProcess, clock = systemClock } = given;
  const meters = createPrometheusMeters({ prefix: 'dreamseed_' });
  const countedDays = createCountedDays(clock);
  const failedJobs = createRecentTroubles<JobName>(clock);
  const figures = countByDay(createSiteFigures(meters), countedDays, failedJobs);
  const findRefusal = createEntryRules({ ...config.entry, ...config.http });
  const site = { ...given, clock, figures, dataDir: closeDataFolder(given) };
  const { part: provenancePart, ...provenance } = await createProvenanceServices(site);
  const { part: safetyPart, pictureSafety } = createPictureSafetyServices(site);
  const { part: enginePart, ...engineServices } = createImageEngineServices({ ...site, pictureSafety });
  const { part: foundationPart, ...foundations } = await openFoundations(site);
  const { setPort, siteRoot } = createSiteRoot(config);
  const receipts = createGuestReceipts({ secret: foundations.guestSecret, clock });
  const policy = createWordPolicy(config.wordPolicy);
  const known = createKnownPictureServices({ ...site, ...foundations, ...provenance });
  const { part: knownPart, noteDelivered, sweepKnownPictures, isItOurs, convertSigned } = known;
  const options = { ...site, ...foundations, siteRoot, receipts, policy };
  const onPostsChanged = () => {
    foundations.pageCache.clear();
    given.onPostsChanged?.();
  };
  const { part: accountPart, ...accountServices } = await createAccountServices({
    ...options,
    signer: provenance.signer,
    pictureSafety,
    onPostsChanged,
    syncContent: () => postServices.syncContent(),
    looksAtPictures: engineServices.engines.engines.some((engine) => engine.takesReferencePictures),
    stopDrawing: (holdIds) => stopDrawing(holdIds),
  });
  const { imageService, learnStyle } = createImageServices({
    ...options,
    countedDays,
    ...provenance,
    noteDelivered,
    engineServices,
    accountServices,
  });
  const { part: messagesPart, stopDrawing } = shareMessages({
    ...options,
    imageService,
    sitePosts: { refresh: () => postServices.sitePosts.refresh() },
  });
  const { part: storyPart, storyScripts } = createStoryServices(options);
  const { part: programPart, ...programs } = createProgramServices({
    ...options,
    siteName: config.site.siteName,
    engines: engineServices.engines.engines,
    accountServices,
    imageService,
    storyScripts: storyScripts.usecases,
  });
  const { part: postPart, ...postServices } = createPostServices({
    ...options,
    imageService,
    // Pictures say by whom they were made.
    engineVersion: [
      ...engineServices.ownEngines.engines.map(({ version }) => version),
      config.site.siteName,
    ].join(' '),
    onPostsChanged,
    writtenPosts: accountServices.writtenPosts,
  });
  const housekeeping = createHousekeeping({
    ...options,
    services: { ...foundations, ...accountServices, sweepKnownPictures },
  });
  const readiness = createSiteReadiness(options);
  const { pageCache, limits, database } = foundations;
  const served = { ...accountServices, ...postServices };
  const { part: consolePart, ...consoleRooms } = createConsoleServices({
    ...{ ...options, ...served, countedDays, failedJobs, readiness, imageService },
    engines: engineServices.engines.engines,
  });
  addGauges(meters, { ...served, engines: engineServices.engines.engines, imageService, pageCache });
  const closing = new AbortController();
  // The order of the start message.
  const watched = {
    facts: () => ({ figures: describeFigures(config), ...describeProcesses(ownProcess) }),
    siteJobs: [housekeeping],
  };
  const isFirst = (ownProcess?.number ?? 1) === 1;
  const whole = joinParts(
    [
      enginePart,
      safetyPart,
      provenancePart,
      knownPart,
      foundationPart,
      postPart,
      accountPart,
      watched,
      storyPart,
      consolePart,
      programPart,
      messagesPart,
    ],
    (jobs) =>
      createLeaderJobs({
        ...{ database, clock, jobs, holder: options.processName },
        onFailure: logOwnFailures(logger, 'choosing the server that runs the jobs of the site failed'),
      }),
  );

  return {
    ...{ findRefusal, clock, limits, pageCache, database, figures, meters, readiness, setPort },
    /** Of all processes of this server. */
    readFigures: ownProcess ? ownProcess.addUpFigures(meters.readParts) : meters.read,
    ...served,
    owner: { ...accountServices.owner, ...consoleRooms },
    imageService,
    learnStyle,
    isItOurs,
    convertSigned,
    ...programs,
    storyScripts,
    attributions: listAttributions(),
    illustratorFacts: readIllustratorFacts(),
    contactDetails: contactDetailsOf(config.sitePages, config.site.siteUrl),
    siteInfo: createSiteInfo({ ...options, ...accountServices, ...postServices }),
    ...whole,
    /** Begins nothing of its own any more, and says that the site is not ready, unless another process is; `close` follows. */
    startDraining(isReplaced = false) {
      if (!isReplaced) readiness.startDraining();
      closing.abort();
    },
    /** Makes the first visitor's picture as quick as the next, and draws the site's own; nothing waits for it. */
    warm() {
      engineServices.engines
        .warm()
        // What one process of a server has drawn, the others find in the same folder.
        .then(() => (isFirst ? postServices.drawAhead(closing.signal) : undefined))
        .catch((error: unknown) => {
          if (!closing.signal.aborted) logger.error({ err: error }, 'warming up failed');
        });
    },
    async close() {
      closing.abort();
      await accountServices.accounts.settled();
      await whole.close();
      // All of them may still have asked it.
      await database.close();
    },
  };
}
