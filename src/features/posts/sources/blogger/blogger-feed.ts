import { PostsError } from '../../posts.errors.ts';
import type { PostQuery } from '../../posts.types.ts';
import { type BloggerAddress, listAddress } from './blogger-address.rules.ts';
import { type BloggerPage, readPage } from './blogger-answer.rules.ts';
import type { BloggerAnswer, BloggerClient, Validators } from './blogger-client.ts';

type PageQuery = PostQuery & { path?: string };

/** The feed of a blog, page by page. */
export interface BloggerFeed {
  /** @throws {PostsError} `not_found` when there is no feed. */
  readPage(query: PageQuery): Promise<BloggerPage & { bytes: number }>;
  /** For questions to which "nothing there" and "nothing new" are answers, too. */
  ask(query: PageQuery, validators?: Validators): Promise<BloggerAnswer>;
}

/** Other programs that write Blogger's feeds may have no short ones; then the whole ones serve. */
export function createBloggerFeed(address: BloggerAddress, client: BloggerClient): BloggerFeed {
  let hasShort = true;

  const ask: BloggerFeed['ask'] = async (query, validators) => {
    const isShort = query.detail === 'summary' && hasShort;
    const answer = await client.read(listAddress(address, isShort ? query : inFull(query)), validators);
    if (answer.kind !== 'missing' || !isShort) return answer;
    const whole = await client.read(listAddress(address, inFull(query)));
    if (whole.kind === 'data') hasShort = false;
    return whole;
  };
  return {
    ask,
    async readPage(query) {
      const answer = await ask(query);
      if (answer.kind !== 'data') throw noFeed();
      return { ...readPage(answer.payload, query), bytes: answer.bytes };
    },
  };
}

function inFull(query: PageQuery): PageQuery {
  return { ...query, detail: 'full' };
}

export function noFeed(): PostsError {
  return new PostsError('not_found', { cause: new Error('no feed there') });
}
