import { useEffect } from 'react';
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
  useLocation,
  useNavigate,
  useRouteError,
} from 'react-router';
import { AppError } from '../../../shared/app-error.ts';
import { pageMeta } from '../../../shared/page-meta.ts';
import { blogContext } from '../blog.context.ts';
import { listFailureMessage, pageFromAddress, queryFromAddress } from '../blog.rules.ts';
import type { BlogListPage } from '../blog.types.ts';
import { blogCache } from './list/blog-cache.ts';
import { BlogIntro } from './list/blog-intro.tsx';
import { blogAddress, EmptyList } from './list/empty-list.tsx';
import { ListAnnouncement } from './list/list-announcement.tsx';
import { ListFailure } from './list/list-failure.tsx';
import { ListHeading } from './list/list-heading.tsx';
import { ListPagination } from './list/list-pagination.tsx';
import type { Listing, Outcome } from './list/listing.ts';
import { PostGrid, PostGridSkeleton } from './list/post-grid.tsx';
import { SilentRefresh } from './list/silent-refresh.tsx';
import { useListing } from './list/use-listing.ts';

function readAddress(search: string) {
  const parameters = new URLSearchParams(search);
  return {
    page: pageFromAddress(parameters.get('page')),
    query: queryFromAddress(parameters.get('query')),
  };
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  try {
    const page = await context.get(blogContext).list(readAddress(new URL(request.url).search));
    const listing: Listing<BlogListPage> = { outcome: { page } };
    return data(listing, { status: page.page > page.totalPages ? 404 : 200 });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const listing: Listing<BlogListPage> = { outcome: { failure: listFailureMessage(error) } };
    return data(listing, { status: error.status });
  }
}

/** Inside the site the page opens at once; its list follows, unless it is remembered. */
export function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const { page, query } = readAddress(new URL(request.url).search);
  return blogCache.open(blogAddress(page, query), () => serverLoader<Listing<BlogListPage>>());
}

export function meta({ matches, location }: MetaArgs) {
  const { page, query } = readAddress(location.search);
  const subject = query === '' ? 'Blog' : `Search for “${query}”`;
  const first = query === '' ? 'Blog: prompts, light, style, composition' : subject;
  return pageMeta(matches, {
    title: page > 1 ? `${subject}, page ${page}` : first,
    description:
      page > 1
        ? `Page ${page} of our guides, experiments and stories about making pictures from words.`
        : 'Guides, experiments and stories about making pictures from words: prompts, light, style and composition.',
    path: blogAddress(page, ''),
  });
}

export default function BlogPage() {
  const listing = useLoaderData() as Listing<BlogListPage>;
  const { page, query } = readAddress(useLocation().search);
  const { outcome, accept } = useListing(listing);
  const navigate = useNavigate();
  const address = blogAddress(page, query);

  useEffect(() => {
    if (outcome?.page) blogCache.remember(blogAddress(outcome.page.page, outcome.page.query), outcome.page);
  }, [outcome]);

  return (
    <>
      <BlogIntro
        about={outcome?.page?.about}
        query={query}
        onSearch={(text) => navigate(blogAddress(1, text))}
      />
      <section className="mx-auto max-w-page px-5 pt-10 sm:px-8 sm:pt-14">
        <ListHeading list={query} page={page}>
          {query === '' ? (
            'Articles'
          ) : (
            <>
              Results for “<bdi>{query}</bdi>”
            </>
          )}
        </ListHeading>
        <ListAnnouncement
          outcome={outcome}
          things="articles"
          count={({ page: shown, posts }) => ({ page: shown, things: posts.length })}
        />
        <BlogResults
          outcome={outcome}
          onRetry={() => navigate(address, { replace: true, preventScrollReset: true })}
        />
        <ListPagination
          outcome={outcome}
          list={query}
          page={page}
          address={(wanted) => blogAddress(wanted, query)}
          label="Pages of the blog"
        />
      </section>
      {page === 1 && query === '' ? <SilentRefresh address={address} onAnswer={accept} /> : null}
    </>
  );
}

interface BlogResultsProps {
  /** Undefined while the list is on its way. */
  outcome: Outcome<BlogListPage> | undefined;
  onRetry: () => void;
}

/** One of: on its way, failed, empty, a list. */
function BlogResults({ outcome, onRetry }: BlogResultsProps) {
  if (outcome === undefined) return <PostGridSkeleton />;
  if (outcome.page === undefined) {
    return <ListFailure title="Error Loading Posts" message={outcome.failure} onRetry={onRetry} />;
  }
  if (outcome.page.posts.length === 0) return <EmptyList {...outcome.page} />;
  return <PostGrid posts={outcome.page.posts} page={outcome.page.page} />;
}

/** What nobody foresaw, in the panel where the list would be. */
export function ErrorBoundary() {
  const error = useRouteError();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { page, query } = readAddress(search);
  useEffect(() => console.error(error), [error]);
  return (
    <>
      <BlogIntro query={query} onSearch={(text) => navigate(blogAddress(1, text))} />
      <div className="mx-auto max-w-page px-5 pt-10 sm:px-8 sm:pt-14">
        <ListFailure
          title="Error Loading Posts"
          message={listFailureMessage(error)}
          onRetry={() => navigate(blogAddress(page, query), { replace: true })}
        />
      </div>
    </>
  );
}
