import type { PostQuery } from '../../posts.types.ts';
import { readPage } from './blogger-answer.rules.ts';
import type { Validators } from './blogger-client.ts';
import { type BloggerFeed, noFeed } from './blogger-feed.ts';
import { childOf, textOf } from './gdata.rules.ts';

/** Enough of the newest changes to notice one. */
const REVISION_POSTS = 3;
/** Ids and times are far shorter. */
const LONGEST_PART = 200;

/** What changes whenever any post does: times and ids of the newest changes, and how many posts there are. */
export function createRevisionReader(feed: BloggerFeed): () => Promise<string> {
  let last: { revision: string; validators: Validators } | undefined;
  const query: PostQuery = {
    startIndex: 1,
    maxResults: REVISION_POSTS,
    orderBy: 'updated',
    detail: 'summary',
  };
  return async () => {
    const answer = await feed.ask(query, last?.validators);
    if (answer.kind === 'unchanged' && last) return last.revision;
    if (answer.kind !== 'data') throw noFeed();
    const page = readPage(answer.payload, query);
    const newest = page.entries.map((entry) =>
      ['id', 'updated'].map((name) => (textOf(childOf(entry, name)) ?? '').slice(0, LONGEST_PART)).join(' '),
    );
    const revision = [page.updated.slice(0, LONGEST_PART), page.totalResults, ...newest].join(' ');
    last = { revision, validators: answer.validators };
    return revision;
  };
}
