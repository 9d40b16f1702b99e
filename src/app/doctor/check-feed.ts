import type { CheckLine } from '../../features/owner/site/site.types.ts';
import { PostsError } from '../../features/posts/posts.errors.ts';
import { sanitiseForeignPost } from '../../features/posts/sources/blogger/blogger-post.ts';
import { createBloggerSource } from '../../features/posts/sources/blogger/blogger-source.ts';
import { createOutsideFetch } from '../../platform/http/outside-fetch/outside-fetch.ts';
import { systemClock } from '../../shared/clock.ts';
import type { Config } from '../config.ts';
import { describeError } from './describe-error.ts';

const name = 'feed';

/** Whether the other blog answers, and what it answers can be read; off for a site with its own posts. */
export async function checkFeed(settings: Config['feed']): Promise<CheckLine> {
  const { blogFeedUrl: feedUrl, timeoutSeconds, privateAddresses } = settings;
  if (feedUrl === '')
    return { name, state: 'off', detail: 'BLOG_FEED_URL is not set: the site has its own posts.' };
  const allowHttp = privateAddresses === 'allow';
  const fetch = createOutsideFetch({
    allowHttp,
    allowPrivate: allowHttp,
    ownerUrl: feedUrl,
    timeoutMs: timeoutSeconds * 1000,
    userAgent: 'Dreamseed feed reader',
  });
  const source = createBloggerSource({
    feedUrl,
    fetch,
    sanitise: sanitiseForeignPost,
    clock: systemClock,
    allowHttp,
    onOddity: () => {},
  });
  try {
    const { posts } = await source.list({ startIndex: 1, maxResults: 1 });
    const newest = posts[0] ? ` The newest post is "${posts[0].title}".` : ' It has no posts yet.';
    return { name, state: 'ok', detail: `${new URL(feedUrl).origin} answers and can be read.${newest}` };
  } catch (error) {
    return { name, state: 'failed', detail: `${new URL(feedUrl).origin}: ${explain(error)}` };
  } finally {
    await fetch.close();
  }
}

function explain(error: unknown): string {
  const cause =
    error instanceof PostsError && error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `${describeError(error)}${cause}`;
}
