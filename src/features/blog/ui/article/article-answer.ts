import { readableFailure } from '../../../../shared/readable-failure.ts';
import type { Article } from '../../blog.types.ts';

/** What became of asking for an article. */
export type ArticleAnswer =
  | { kind: 'found'; article: Article }
  /** `isUnreachable`: the posts could not be asked, so nobody knows whether it exists. */
  | { kind: 'missing'; isUnreachable: boolean }
  | { kind: 'failed'; message: string };

/** ART-07: the message of what was thrown, or a sentence of ours. */
export function describeFailure(error: unknown): { kind: 'failed'; message: string } {
  return { kind: 'failed', message: readableFailure(error) || 'Failed to load article data.' };
}
