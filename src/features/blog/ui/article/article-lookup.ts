import { FeedError } from '../../../feed/feed.errors.ts';
import type { ArticleHead } from '../../../feed/served/described-article.rules.ts';
import type { Article } from '../../blog.types.ts';
import { type ArticleAnswer, describeFailure } from './article-answer.ts';

/** What the server answers, and with which status. */
export async function lookUp(
  ask: () => Promise<Article | null>,
  describe: (article: Article) => ArticleHead,
): Promise<{ answer: ArticleAnswer; status: number }> {
  try {
    const article = await ask();
    return article
      ? { answer: { kind: 'found', article, head: describe(article) }, status: 200 }
      : { answer: { kind: 'missing', isUnreachable: false }, status: 404 };
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    // The blog answered, and what it answered is no article: that is no failed lookup.
    if (error.problem === 'unreadable') return { answer: describeFailure(error), status: 500 };
    return { answer: { kind: 'missing', isUnreachable: true }, status: 503 };
  }
}
