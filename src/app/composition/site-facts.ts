import { resolve } from 'node:path';
import type { ImageEngine } from '../../features/image-engines/image-engines.types.ts';
import { LATE_MAIL_MS } from '../../features/owner/overview/needs.rules.ts';
import type { SiteFacts } from '../../features/owner/overview/needs.types.ts';
import type { KnownSiteSettings } from '../../features/owner/site/site-settings.usecases.ts';
import type { PostsHealth } from '../../features/posts/posts.types.ts';
import type { MailOutbox } from '../../platform/mail/mail-outbox.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IsReadOnly } from '../../shared/read-only.ts';
import type { Config } from '../config.ts';
import { readFreeBytes } from '../doctor/check-machine.ts';
import type { Readiness } from '../health/readiness.ts';
import type { RecentTroubles } from '../metrics/recent-troubles.ts';

export interface SiteFactsOptions {
  config: Config;
  projectRoot: string;
  clock: Clock;
  isReadOnly: IsReadOnly;
  siteSettings: Pick<KnownSiteSettings, 'current'>;
  readiness: Pick<Readiness, 'look'>;
  engines: readonly ImageEngine[];
  sitePosts: { health(): PostsHealth };
  mail: { outbox: Pick<MailOutbox, 'countTrouble'> } | null;
  sharing: { reports: Record<'list' | 'listAnswered', (limit: number) => Promise<readonly unknown[]>> };
  imageService: { usedToday(): Promise<number> };
  shopTroubles: RecentTroubles;
  failedJobs: RecentTroubles;
}

const DAY_MS = 86_400_000;
/** As many as anybody counts. */
const MOST_REPORTS = 100;

/** Asks everything that knows whether something is wrong. */
export function createSiteFacts(options: SiteFactsOptions): () => Promise<SiteFacts> {
  const { config, clock, siteSettings, mail } = options;
  const dataDir = resolve(options.projectRoot, config.database.dataDir);
  return async () => {
    const now = clock.now();
    const [report, late, freeBytes, reports, answers, used] = await Promise.all([
      options.readiness.look(),
      mail?.outbox.countTrouble({ writtenBefore: now - LATE_MAIL_MS, finishedAfter: now - DAY_MS }) ?? null,
      readFreeBytes(dataDir).catch(() => undefined),
      options.sharing.reports.list(MOST_REPORTS),
      options.sharing.reports.listAnswered(MOST_REPORTS),
      options.imageService.usedToday(),
    ]);
    const total = siteSettings.current().allGuestsImages ?? config.imageService.guestTotalDailyImages;
    return {
      isReadOnly: options.isReadOnly(),
      partsAway: Object.entries(report.parts)
        .filter(([, { status }]) => status !== 'ok')
        .map(([name]) => name),
      restingEngines: options.engines.filter((engine) => engine.isCircuitOpen?.()).map(({ name }) => name),
      isBlogAway: options.sitePosts.health().status === 'stale',
      mail: late,
      shopTroubles: options.shopTroubles.list(),
      failedJobs: options.failedJobs.list().map(({ subject }) => subject),
      freeBytes,
      openReports: reports.length,
      openAnswers: answers.length,
      allowance: { used, total },
    };
  };
}
