import type { ArticleHead } from '../../../feed/served/described-article.rules.ts';
import type { Article } from '../../blog.types.ts';

/** What became of asking for an article. */
export type ArticleAnswer =
  /** `head`: what the head of its page says beyond title, description and path. */
  | { kind: 'found'; article: Article; head: ArticleHead }
  /** `isUnreachable`: the posts could not be asked, so nobody knows whether it exists. */
  | { kind: 'missing'; isUnreachable: boolean }
  | { kind: 'failed'; message: string };

/** ART-07: the message of what was thrown, or a sentence of ours. */
export function describeFailure(error: unknown): { kind: 'failed'; message: string } {
  const message = error instanceof Error ? error.message : '';
  return { kind: 'failed', message: message || 'Failed to load article data.' };
}
