import { ArrowLeft, ArrowUpRight } from 'lucide-react';
import { SiteLink } from '../../../ui/site-link.tsx';
import { urls } from '../../../urls.ts';
import { PostPicture } from '../../blog/ui/post-picture.tsx';
import type { ShownStory, StorySlide } from '../web-stories.types.ts';

/** A story as a column of full-height pictures; scrolling stops at each of them. */
export function StorySlides({ story }: { story: ShownStory }) {
  return (
    <article
      aria-labelledby="story-title"
      className="mx-auto grid max-w-page items-start [html:has(&)]:snap-y [html:has(&)]:snap-proximity gap-x-14 gap-y-6 px-5 pt-6 sm:px-8 lg:grid-cols-[1fr_minmax(24rem,30rem)_1fr] lg:pt-8"
    >
      <header className="max-lg:snap-start lg:sticky lg:top-28">
        <SiteLink
          to={urls.webStories()}
          className="inline-flex min-h-11 items-center gap-2 text-small font-medium text-ink-soft hover:text-ink"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          All stories
        </SiteLink>
        <h1 id="story-title" className="mt-3 text-title wrap-anywhere lg:mt-6 lg:text-display-sm">
          {story.title}
        </h1>
        <p className="mt-3 text-small text-ink-muted">
          {story.slides.length === 1 ? 'One picture' : `${story.slides.length} pictures`}
        </p>
      </header>
      <ol className="grid gap-5">
        {story.slides.map((slide, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a story may show one picture twice
            key={place}
            className="snap-start"
          >
            <Slide slide={slide} tint={story.slug} eager={place === 0} />
          </li>
        ))}
      </ol>
    </article>
  );
}

function Slide({ slide, tint, eager }: { slide: StorySlide; tint: string; eager: boolean }) {
  return (
    <figure className="lit-border relative flex h-[calc(100dvh-7rem)] max-h-[54rem] min-h-96 flex-col justify-end overflow-hidden rounded-xl shadow-raised">
      <PostPicture
        src={slide.src}
        alt={slide.caption === '' ? slide.title : ''}
        sizes="(min-width: 64rem) 30rem, 92vw"
        tint={tint}
        eager={eager}
        className="absolute! inset-0"
      />
      <figcaption className="relative bg-linear-to-t from-ground-deep via-ground-deep/80 to-transparent px-6 pt-28 pb-7">
        <p className="text-title-sm text-white wrap-anywhere">{slide.caption}</p>
        {slide.link === '' ? null : (
          <a
            href={slide.link}
            rel="noopener noreferrer nofollow"
            className="mt-4 inline-flex min-h-11 items-center gap-2 rounded-full bg-white px-5 font-semibold text-ground-deep hover:bg-yellow"
          >
            Shop Now
            <ArrowUpRight aria-hidden="true" className="size-4" />
          </a>
        )}
      </figcaption>
    </figure>
  );
}
