import { PostsError } from '../../../posts/posts.errors.ts';
import type { Article } from '../../blog.types.ts';
import { type ArticleAnswer, describeFailure } from './article-answer.ts';

/** What the server answers, and with which status; `describe` is told of the article that was found. */
export async function lookUp(
  ask: () => Promise<Article | null>,
  describe: (article: Article) => void,
): Promise<{ answer: ArticleAnswer; status: number }> {
  try {
    const article = await ask();
    if (!article) return { answer: { kind: 'missing', isUnreachable: false }, status: 404 };
    describe(article);
    return { answer: { kind: 'found', article }, status: 200 };
  } catch (error) {
    if (!(error instanceof PostsError)) throw error;
    // The blog answered, and what it answered is no article: that is no failed lookup.
    if (error.problem === 'unreadable') return { answer: describeFailure(error), status: error.status };
    return { answer: { kind: 'missing', isUnreachable: true }, status: 503 };
  }
}
