import { FeedError } from '../../../feed/feed.errors.ts';
import type { Article } from '../../blog.types.ts';

/** What became of asking for an article. */
export type ArticleAnswer =
  | { kind: 'found'; article: Article }
  /** `isUnreachable`: the posts could not be asked, so nobody knows whether it exists. */
  | { kind: 'missing'; isUnreachable: boolean }
  | { kind: 'failed'; message: string };

/** What the server answers, and with which status. */
export async function lookUp(
  ask: () => Promise<Article | null>,
): Promise<{ answer: ArticleAnswer; status: number }> {
  try {
    const article = await ask();
    return article
      ? { answer: { kind: 'found', article }, status: 200 }
      : { answer: { kind: 'missing', isUnreachable: false }, status: 404 };
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    // The blog answered, and what it answered is no article: that is no failed lookup.
    if (error.problem === 'unreadable') return { answer: describeFailure(error), status: 500 };
    return { answer: { kind: 'missing', isUnreachable: true }, status: 503 };
  }
}

/** ART-07: the message of what was thrown, or a sentence of ours. */
export function describeFailure(error: unknown): ArticleAnswer {
  const message = error instanceof Error ? error.message : '';
  return { kind: 'failed', message: message || 'Failed to load article data.' };
}
