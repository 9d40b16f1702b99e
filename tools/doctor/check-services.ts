/** What the site asks other machines for: posts, shops, mail; and the engines that it names. */
import type { Config } from '../../src/app/config.ts';
import { createImageEngineServices } from '../../src/app/image-engine-services.ts';
import { shopSettingsOf } from '../../src/app/shop-settings.ts';
import { FeedError } from '../../src/features/feed/feed.errors.ts';
import { sanitiseForeignPost } from '../../src/features/feed/sources/blogger/blogger-post.ts';
import { createBloggerSource } from '../../src/features/feed/sources/blogger/blogger-source.ts';
import { checkShops } from '../../src/features/licenses/verifiers/check-shops.ts';
import { createOutsideFetch } from '../../src/platform/http/outside-fetch.ts';
import { createLogger } from '../../src/platform/logging/logger.ts';
import { checkMail } from '../../src/platform/mail/check-mail.ts';
import { systemClock } from '../../src/shared/clock.ts';
import type { Finding } from './finding.types.ts';

/** Whether every engine exists and has its settings; `npm run engines:check` has them draw. */
export async function checkEngines(config: Config, projectRoot: string): Promise<Finding[]> {
  const logger = createLogger({ level: 'silent', pretty: false });
  const { engines, close } = createImageEngineServices({ config, logger, projectRoot });
  await close();
  const names = engines.engines.map(({ name }) => name).join(', then ');
  return [{ part: 'engines', state: 'ok', detail: `${names}. Let them draw with npm run engines:check.` }];
}

/** Reads the newest post of BLOG_FEED_URL. */
export async function checkFeed({ feed }: Config): Promise<Finding[]> {
  if (feed.blogFeedUrl === '')
    return [
      { part: 'posts', state: 'off', detail: 'BLOG_FEED_URL is not set: the site shows its own posts.' },
    ];
  const isPrivate = feed.privateAddresses === 'allow';
  const fetch = createOutsideFetch({
    allowHttp: isPrivate,
    allowPrivate: isPrivate,
    timeoutMs: feed.timeoutSeconds * 1000,
    userAgent: 'Dreamseed feed reader',
  });
  try {
    const source = createBloggerSource({
      feedUrl: feed.blogFeedUrl,
      fetch,
      sanitise: sanitiseForeignPost,
      clock: systemClock,
      allowHttp: isPrivate,
    });
    const { totalResults } = await source.list({ startIndex: 1, maxResults: 1 });
    return [
      { part: 'posts', state: 'ok', detail: `${source.description} answers, with ${totalResults} posts.` },
    ];
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    const reason = error.cause instanceof Error ? `: ${error.cause.message}` : '';
    return [
      { part: 'posts', state: 'failed', detail: `BLOG_FEED_URL cannot be read (${error.problem}${reason}).` },
    ];
  } finally {
    await fetch.close();
  }
}

export async function checkLicenseShops(config: Config): Promise<Finding[]> {
  const checks = await checkShops(shopSettingsOf(config), systemClock);
  if (checks.length === 0)
    return [
      {
        part: 'shops',
        state: 'off',
        detail: 'No real shop: the sandbox gives licenses away to try the site.',
      },
    ];
  return checks.map(({ shop, state, detail }) => ({ part: shop, state, detail }));
}

export async function checkMailServer({ mail, site }: Config): Promise<Finding[]> {
  return [
    { part: 'mail', ...(await checkMail({ ...mail, siteName: site.siteName, siteUrl: site.siteUrl })) },
  ];
}
