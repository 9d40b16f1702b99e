import type { LoaderFunctionArgs } from 'react-router';
import { PostsError } from '../../posts/posts.errors.ts';
import { blogContext } from '../blog.context.ts';
import type { RelatedArticlesAnswer } from './article/related-articles.ts';

/**
 * What an article's page asks for once it is shown. That the posts cannot be reached is part of the
 * answer: a failed request would be reported by the browser, and the page reports it itself.
 */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  try {
    const company = await context.get(blogContext).relatedArticles(params.slug ?? '');
    return company
      ? Response.json({ company } satisfies RelatedArticlesAnswer)
      : createUnknownArticleAnswer();
  } catch (error) {
    if (!(error instanceof PostsError)) throw error;
    return Response.json({ failure: error.message } satisfies RelatedArticlesAnswer, {
      headers: { 'Cache-Control': 'no-store' },
    });
  }
}

/** A made-up address is no answer worth keeping. */
function createUnknownArticleAnswer(): Response {
  return Response.json({ failure: 'There is no such article.' } satisfies RelatedArticlesAnswer, {
    status: 404,
  });
}
