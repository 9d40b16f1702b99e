import { lazy, Suspense, use, useEffect } from 'react';
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
  useParams,
  useRevalidator,
} from 'react-router';
import { AppError } from '../../../shared/app-error.ts';
import { pageMeta } from '../../../shared/page-meta.ts';
import { urls } from '../../../urls.ts';
import { slugFromAddress } from '../../blog/slug-from-address.rules.ts';
import { storyHeadContext } from '../story-head.context.ts';
import { webStoriesContext } from '../web-stories.context.ts';
import { storyDescription } from '../web-stories.rules.ts';
import type { ShownStory } from '../web-stories.types.ts';
import { openStory, type StoryData, type StoryLookup } from './story-lookup.ts';
import { readStoryLinkState, useCloseStory, useReturnToCard, useStoryLinkState } from './story-way.ts';
import { StoryLoading } from './viewer/story-loading.tsx';
import { StoryViewer } from './viewer/story-viewer.tsx';

const MissingStory = lazy(() => import('./missing-story.tsx'));

export async function loader({ params, context }: LoaderFunctionArgs) {
  try {
    const story = await context.get(webStoriesContext).story(params.slug ?? '');
    if (story) context.get(storyHeadContext)(story);
    return data<StoryData>({ lookup: { story } }, { status: story ? 200 : 404 });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data<StoryData>({ lookup: { story: null, failure: error.message } }, { status: error.status });
  }
}

/** Inside the site the viewer opens at once; its story follows, unless it is remembered. */
export function clientLoader({ params, serverLoader }: ClientLoaderFunctionArgs): StoryData {
  return openStory(slugFromAddress(params.slug ?? ''), () => serverLoader<StoryData>());
}

export function meta({ matches, params: { slug = '' }, loaderData, location }: MetaArgs) {
  const { lookup } = (loaderData ?? { lookup: { story: null } }) as StoryData;
  if (lookup instanceof Promise) {
    const { story } = readStoryLinkState(location.state, slug);
    return pageMeta(matches, {
      title: story?.title ?? 'Web story',
      description: 'A story told in pictures.',
      path: urls.webStory(slug),
    });
  }
  const { story, failure } = lookup;
  if (!story) {
    return pageMeta(matches, {
      title: failure === undefined ? 'Story Not Found' : 'Error Loading Stories',
      description: 'We couldn’t find that story.',
      path: urls.webStory(slug),
    });
  }
  return pageMeta(matches, {
    title: story.title,
    description: storyDescription(story.slides) || `“${story.title}”, a story told in pictures.`,
    path: urls.webStory(story.slug),
  });
}

export default function WebStoryPage() {
  const { lookup } = useLoaderData() as StoryData;
  const { slug = '' } = useParams();
  return (
    <Suspense fallback={<PendingStory slug={slug} />}>
      <FoundStory lookup={lookup} />
    </Suspense>
  );
}

function PendingStory({ slug }: { slug: string }) {
  const { story } = useStoryLinkState(slug);
  return <StoryLoading slug={slug} poster={story?.posterImage ?? ''} title={story?.title} />;
}

function FoundStory({ lookup }: StoryData) {
  const { story, failure }: StoryLookup = lookup instanceof Promise ? use(lookup) : lookup;
  const cameLate = lookup instanceof Promise;
  const { revalidate } = useRevalidator();

  useEffect(() => {
    // The head of the page is made of what the loader answered, which was a promise until now.
    if (cameLate) void revalidate();
  }, [cameLate, revalidate]);

  if (story) return <OpenStory key={story.slug} story={story} />;
  return <MissingStory failure={failure} onRetry={() => void revalidate()} />;
}

function OpenStory({ story }: { story: ShownStory }) {
  const close = useCloseStory(story.slug);
  const { stepsToList } = useStoryLinkState(story.slug);
  useReturnToCard(story.slug);
  return <StoryViewer story={story} onClose={close} next={{ stepsToList }} />;
}
