import { GalleryVerticalEnd } from 'lucide-react';
import { SiteLink } from '../../../ui/buttons/site-link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { urls } from '../../../urls.ts';
import type { StorySlide } from '../../posts/derived/story-slides.rules.ts';
import type { PostCard } from '../blog.types.ts';
import { PostPicture } from './post-picture.tsx';

/** A story as cards hand it on; a card that knows no slides leaves the asking to the story's page. */
export interface CardStory {
  slug: string;
  title: string;
  /** '' for none. */
  posterImage: string;
  slides?: readonly StorySlide[];
}

/** What a story's page finds as navigation state when a card led there. */
export interface StoryLinkState {
  story: CardStory;
  /** How many steps back in the tab's history the list of stories is, where the visitor came from there. */
  stepsToList?: number;
}

/** A post as its story. */
export function cardStory(post: PostCard & { slides?: readonly StorySlide[] }): CardStory {
  const { slug, title, featuredImage, slides } = post;
  return { slug, title, posterImage: featuredImage || (slides?.[0]?.src ?? ''), slides };
}

interface StoryCardProps extends StoryLinkState {
  headingLevel?: 2 | 3;
  /** How high its poster is, as in the `sizes` attribute: the widths that are offered are longest sides. */
  sizes?: string;
  eager?: boolean;
  /** Its height, e.g. `h-full` beside other cards or an aspect ratio. */
  className?: string;
}

/** A web story in a list: its poster from edge to edge, and the whole card one link to it. */
export function StoryCard({
  story,
  stepsToList,
  headingLevel = 3,
  sizes = '(min-width: 64rem) 43rem, (min-width: 40rem) 82vw, 164vw',
  eager,
  className = 'h-full min-h-104 sm:min-h-122',
}: StoryCardProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <Card as="article" interactive padding="none" className={classNames('group/card', className)}>
      <SiteLink
        to={urls.webStory(story.slug)}
        state={{ story, stepsToList } satisfies StoryLinkState}
        className="absolute inset-0 flex flex-col overflow-hidden rounded-[inherit]"
      >
        <PostPicture
          src={story.posterImage}
          alt=""
          sizes={sizes}
          tint={story.slug}
          eager={eager}
          className="absolute! inset-0"
        />
        <span className="relative m-3 flex items-center gap-1.5 self-start rounded-full border border-white/20 bg-ground-deep/80 px-3 py-1 text-caption font-semibold text-yellow backdrop-blur-md">
          <GalleryVerticalEnd aria-hidden="true" className="size-3.5" />
          Web Story
        </span>
        <div className="absolute inset-x-0 bottom-0 bg-linear-to-t from-ground-deep via-ground-deep/80 to-transparent p-4 pt-20 sm:p-6 sm:pt-24">
          <Title className="line-clamp-4 text-title-sm text-white wrap-anywhere">{story.title}</Title>
          <StoryLength slides={story.slides} />
        </div>
      </SiteLink>
    </Card>
  );
}

/** One stroke for each slide, as at the top of a story that plays. */
function StoryLength({ slides }: { slides: CardStory['slides'] }) {
  if (!slides || slides.length < 2) return null;
  return (
    <span className="mt-3 flex items-center gap-3 text-caption whitespace-nowrap text-ink-soft">
      <span aria-hidden="true" className="hidden w-24 gap-1 min-[26rem]:flex">
        {slides.slice(0, 8).map((_, place) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the strokes are all alike
            key={place}
            className={classNames('h-0.75 flex-1 rounded-full', place === 0 ? 'bg-yellow' : 'bg-white/35')}
          />
        ))}
      </span>
      {slides.length} slides
    </span>
  );
}
