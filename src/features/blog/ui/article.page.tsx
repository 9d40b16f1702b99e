import { lazy, Suspense, use, useEffect } from 'react';
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useLoaderData,
  useLocation,
  useNavigate,
  useParams,
  useRevalidator,
  useRouteError,
} from 'react-router';
import { pageMeta } from '../../../shared/page-meta.ts';
import { urls } from '../../../urls.ts';
import { articleHeadContext } from '../article-head.context.ts';
import { blogContext } from '../blog.context.ts';
import { slugFromAddress } from '../slug-from-address.rules.ts';
import { type ArticleAnswer, describeFailure } from './article/article-answer.ts';
import { createArticleCache } from './article/article-cache.ts';
import { readArticleLinkState } from './article/article-link-state.ts';
import { ArticleLoading } from './article/article-loading.tsx';
import { lookUp } from './article/article-lookup.ts';
import { ArticleView } from './article/article-view.tsx';
import { BackLink } from './article/back-link.tsx';
import { loadArticleParts } from './article/late-part.tsx';

interface ArticleData {
  /** There at once when the server rendered it or when it is remembered; else on its way. Never rejects. */
  answer: ArticleAnswer | Promise<ArticleAnswer>;
}

/** Most visits have no problem. */
const ArticleProblem = lazy(async () => {
  const { ArticleProblem: Problem } = await import('./article/article-problem.tsx');
  return { default: Problem };
});

const cache = createArticleCache(() => Date.now());

export async function loader({ params: { slug = '' }, context }: LoaderFunctionArgs) {
  const plainSlug = slugFromAddress(slug);
  // Blogger's addresses end in `.html`. An article has one address, so that one leads to it.
  if (plainSlug !== slug) throw redirect(urls.article(plainSlug), 308);
  const { answer, status } = await lookUp(
    () => context.get(blogContext).article(slug),
    context.get(articleHeadContext),
  );
  // A post may be asked for by slug and month; it has one address all the same.
  if (answer.kind === 'found' && answer.article.slug !== plainSlug)
    throw redirect(urls.article(answer.article.slug));
  return data({ answer } satisfies ArticleData, { status });
}

/** Inside the site the page opens at once; its article follows, unless it is remembered. */
export function clientLoader({ params: { slug = '' }, serverLoader }: ClientLoaderFunctionArgs): ArticleData {
  // Whoever shows a part says so when it does not come.
  loadArticleParts().catch(() => {});
  const ask = async () => (await serverLoader<Awaited<ReturnType<typeof loader>>['data']>()).answer;
  return { answer: cache.open(slug, ask) };
}

export function meta({ matches, params: { slug = '' }, loaderData, location }: MetaArgs<typeof loader>) {
  const answer: ArticleData['answer'] | undefined = loaderData?.answer;
  const path = urls.article(slug);
  if (answer && 'kind' in answer && answer.kind === 'found') {
    const { title, excerpt: description } = answer.article;
    return pageMeta(matches, { title, description, path });
  }
  const { post } = answer instanceof Promise ? readArticleLinkState(location.state, slug) : {};
  return pageMeta(matches, {
    title: post?.title ?? titleWithout(answer),
    description: post?.excerpt ?? 'This article cannot be shown right now.',
    path,
  });
}

function titleWithout(answer: ArticleData['answer'] | undefined): string {
  if (answer instanceof Promise) return 'Article';
  return answer?.kind === 'missing' ? 'Article Not Found' : 'Error Loading Article Data';
}

export default function ArticlePage() {
  const { answer } = useLoaderData<typeof loader>() as ArticleData;
  const { slug = '' } = useParams();
  return (
    <Suspense fallback={<ArticleLoading slug={slug} />}>
      <AnsweredArticle answer={answer} slug={slug} />
    </Suspense>
  );
}

interface AnsweredArticleProps extends ArticleData {
  slug: string;
}

function AnsweredArticle({ answer, slug }: AnsweredArticleProps) {
  const settled = answer instanceof Promise ? use(answer) : answer;
  const cameLate = answer instanceof Promise;
  const { revalidate } = useRevalidator();
  const retry = useRetry(slug);

  useEffect(() => {
    // The head of the page is made of what the loader answered, which was a promise until now.
    if (cameLate) void revalidate();
  }, [cameLate, revalidate]);

  return settled.kind === 'found' ? (
    <ArticleView article={settled.article} />
  ) : (
    <ArticleProblem slug={slug} answer={settled} backLink={<BackLink slug={slug} />} onRetry={retry} />
  );
}

/** Asks for the article again. */
function useRetry(slug: string): () => void {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  return () => {
    cache.forget(slug);
    void navigate(pathname, { replace: true, state });
  };
}

/** What nobody foresaw. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { slug = '' } = useParams();
  const retry = useRetry(slug);
  useEffect(() => console.error(error), [error]);
  return (
    <Suspense>
      <ArticleProblem
        slug={slug}
        answer={describeFailure(error)}
        backLink={<BackLink slug={slug} />}
        onRetry={retry}
      />
    </Suspense>
  );
}
