import { useEffect } from 'react';
import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
} from 'react-router';
import { AppError } from '../../../shared/app-error.ts';
import { pageMeta, type SocialImage } from '../../../shared/page-meta.ts';
import { urls } from '../../../urls.ts';
import { slugFromAddress } from '../../blog/blog.rules.ts';
import { rememberedStory } from '../../blog/ui/story-memory.ts';
import { socialImageOf } from '../../feed/served/social-image.rules.ts';
import { webStoriesContext } from '../web-stories.context.ts';
import { storyDescription } from '../web-stories.rules.ts';
import type { ShownStory } from '../web-stories.types.ts';
import { StoryNotFound } from './story-not-found.tsx';
import { StorySlides } from './story-slides.tsx';

interface StoryLookup {
  /** Null for an unknown slug, and for a post that is no story. */
  story: ShownStory | null;
  /** How other sites show a link to it; a page that is reached inside the site needs none. */
  image?: SocialImage;
  /** Why the story could not be looked up. */
  failure?: string;
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  try {
    const story = await context.get(webStoriesContext).story(params.slug ?? '');
    if (!story) return data<StoryLookup>({ story }, { status: 404 });
    const { posterImage: featuredImage, title } = story;
    return data<StoryLookup>({ story, image: socialImageOf({ featuredImage, featuredImageAlt: '', title }) });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data<StoryLookup>({ story: null, failure: error.message }, { status: error.status });
  }
}

/** A story that a card brought along is shown without asking for it. */
export async function clientLoader({ params, serverLoader }: ClientLoaderFunctionArgs): Promise<StoryLookup> {
  const known = rememberedStory(slugFromAddress(params.slug ?? ''));
  if (known?.slides) return { story: { ...known, slides: known.slides } };
  return serverLoader<StoryLookup>();
}

export function meta({ matches, params, loaderData }: MetaArgs) {
  const { story, image } = (loaderData ?? { story: null }) as StoryLookup;
  if (!story) {
    return pageMeta(matches, {
      title: 'Story Not Found',
      description: 'The story you asked for is not here.',
      path: urls.webStory(params.slug ?? ''),
      noindex: true,
    });
  }
  return pageMeta(matches, {
    title: story.title,
    description: storyDescription(story.slides) || `“${story.title}”, a story told in pictures.`,
    path: urls.webStory(story.slug),
    image,
    feeds: true,
  });
}

export default function WebStoryPage() {
  const { story, failure } = useLoaderData() as StoryLookup;
  useEffect(() => {
    if (failure !== undefined) console.warn(`The story could not be looked up: ${failure}`);
  }, [failure]);
  return story ? <StorySlides story={story} /> : <StoryNotFound />;
}
