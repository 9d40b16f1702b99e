import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { createOutsideFetch } from '../../../../platform/http/outside-fetch/outside-fetch.ts';
import type { Logger } from '../../../../platform/logging/logger.ts';
import type { Clock } from '../../../../shared/clock.ts';
import type { PostsError } from '../../posts.errors.ts';
import type { PostSource, PostsHealth } from '../../posts.types.ts';
import { readBloggerAddress } from './blogger-address.rules.ts';
import { sanitiseForeignPost } from './blogger-post.ts';
import { createBloggerSource } from './blogger-source.ts';
import { createCachedSource } from './cached-source.ts';

export interface RemotePostsOptions {
  settings: {
    blogFeedUrl: string;
    timeoutSeconds: number;
    freshSeconds: number;
    privateAddresses: 'refuse' | 'allow';
  };
  dataDir: string;
  clock: Clock;
  logger: Logger;
  /** Posts that visitors were given before have changed. */
  onChange: () => void;
}

interface RemotePosts {
  source: PostSource;
  health(): PostsHealth;
  close(): Promise<void>;
}

/** Another blog as the source of our posts, with last good copies in `dataDir` for when it does not answer. */
export function createRemotePostSource(options: RemotePostsOptions): RemotePosts {
  const { settings, dataDir, clock, logger, onChange } = options;
  const allowPrivate = settings.privateAddresses === 'allow';
  const { feeds, shown } = readBloggerAddress(settings.blogFeedUrl, { allowHttp: allowPrivate });
  const fetch = createOutsideFetch({
    allowHttp: allowPrivate,
    allowPrivate,
    ownerUrl: settings.blogFeedUrl,
    timeoutMs: settings.timeoutSeconds * 1000,
    userAgent: 'Dreamseed feed reader',
  });
  const source = createCachedSource({
    source: createBloggerSource({
      feedUrl: settings.blogFeedUrl,
      fetch,
      sanitise: sanitiseForeignPost,
      clock,
      allowHttp: allowPrivate,
      onOddity: (skipped) => logger.debug({ skipped }, 'entries of the blog could not be read'),
    }),
    folder: join(dataDir, 'blog-feed', createHash('sha256').update(feeds).digest('hex').slice(0, 16)),
    clock,
    freshMs: settings.freshSeconds * 1000,
    sanitise: (html) => sanitiseForeignPost(html, shown),
    onFailure: (error) =>
      logger.warn(describeFailure(error), 'the blog does not answer; last good copies serve'),
    onRecovery: () => logger.info('the blog answers again'),
    onChange,
    onDiskFailure: (error) => logger.warn({ reason: errorCode(error) }, 'a copy of the blog was not written'),
  });
  return {
    source,
    health: source.health,
    async close() {
      await fetch.close();
      await source.close();
    },
  };
}

/** The reason alone: posts, addresses and answers are nobody's business in a log. */
function describeFailure({ problem, cause }: PostsError) {
  if (!(cause instanceof Error)) return { problem };
  // A message that we did not write may quote what could not be read.
  return { problem, reason: cause.name === 'Error' ? cause.message : cause.name };
}

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
}
