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
import { urls } from '../../../urls.ts';
import { pageFromAddress } from '../../blog/blog.rules.ts';
import { ListAnnouncement } from '../../blog/ui/list/list-announcement.tsx';
import { ListFailure } from '../../blog/ui/list/list-failure.tsx';
import { ListHeading } from '../../blog/ui/list/list-heading.tsx';
import { ListPagination } from '../../blog/ui/list/list-pagination.tsx';
import type { Listing, Outcome } from '../../blog/ui/list/listing.ts';
import { useListing } from '../../blog/ui/list/use-listing.ts';
import { webStoriesContext } from '../web-stories.context.ts';
import { storiesFailureMessage } from '../web-stories.rules.ts';
import type { StoryListPage } from '../web-stories.types.ts';
import { NoStories } from './no-stories.tsx';
import { storiesCache } from './stories-cache.ts';
import { StoriesIntro } from './stories-intro.tsx';
import { StoryGrid, StoryGridSkeleton } from './story-grid.tsx';

function readPage(search: string): number {
  return pageFromAddress(new URLSearchParams(search).get('page'));
}

function storiesAddress(page: number): string {
  return urls.webStories({ page: page > 1 ? page : undefined });
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  try {
    const page = await context.get(webStoriesContext).list({ page: readPage(new URL(request.url).search) });
    const listing: Listing<StoryListPage> = { outcome: { page } };
    return data(listing, { status: page.page > page.totalPages ? 404 : 200 });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const listing: Listing<StoryListPage> = { outcome: { failure: storiesFailureMessage(error) } };
    return data(listing, { status: error.status });
  }
}

/** Inside the site the page opens at once; its list follows, unless it is remembered. */
export function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const address = storiesAddress(readPage(new URL(request.url).search));
  return storiesCache.open(address, () => serverLoader<Listing<StoryListPage>>());
}

export function meta({ matches, location }: MetaArgs) {
  const page = readPage(location.search);
  return pageMeta(matches, {
    title: page > 1 ? `Web stories, page ${page}` : 'Web stories: a minute of pictures',
    description:
      page > 1
        ? `Page ${page} of our short full-screen picture stories.`
        : 'Short full-screen picture stories, with a line or two per picture, that you can watch in a minute.',
    path: storiesAddress(page),
  });
}

export default function WebStoriesPage() {
  const listing = useLoaderData() as Listing<StoryListPage>;
  const page = readPage(useLocation().search);
  const { outcome } = useListing(listing);
  const navigate = useNavigate();

  useEffect(() => {
    if (outcome?.page) storiesCache.remember(storiesAddress(outcome.page.page), outcome.page);
  }, [outcome]);

  return (
    <>
      <StoriesIntro />
      <section className="mx-auto max-w-page px-5 pt-10 sm:px-8 sm:pt-14">
        <ListHeading list="" page={page}>
          Stories
        </ListHeading>
        <ListAnnouncement
          outcome={outcome}
          things="stories"
          count={({ page: shown, stories }) => ({ page: shown, things: stories.length })}
        />
        <StoriesResults
          outcome={outcome}
          onRetry={() => navigate(storiesAddress(page), { replace: true, preventScrollReset: true })}
        />
        <ListPagination
          outcome={outcome}
          list=""
          page={page}
          address={storiesAddress}
          label="Pages of stories"
        />
      </section>
    </>
  );
}

interface StoriesResultsProps {
  /** Undefined while the list is on its way. */
  outcome: Outcome<StoryListPage> | undefined;
  onRetry: () => void;
}

/** One of: on its way, failed, empty, a list. */
function StoriesResults({ outcome, onRetry }: StoriesResultsProps) {
  if (outcome === undefined) return <StoryGridSkeleton />;
  if (outcome.page === undefined) {
    return <ListFailure title="Error Loading Stories" message={outcome.failure} onRetry={onRetry} />;
  }
  const { stories, page, totalPages } = outcome.page;
  if (stories.length === 0) {
    return (
      <NoStories
        lastPage={page > totalPages ? { totalPages, href: storiesAddress(totalPages) } : undefined}
      />
    );
  }
  return <StoryGrid stories={stories} />;
}

/** What nobody foresaw, in the panel where the list would be. */
export function ErrorBoundary() {
  const error = useRouteError();
  const navigate = useNavigate();
  const page = readPage(useLocation().search);
  useEffect(() => console.error(error), [error]);
  return (
    <>
      <StoriesIntro />
      <div className="mx-auto max-w-page px-5 pt-10 sm:px-8 sm:pt-14">
        <ListFailure
          title="Error Loading Stories"
          message={storiesFailureMessage(error)}
          onRetry={() => navigate(storiesAddress(page), { replace: true })}
        />
      </div>
    </>
  );
}
