import { ArrowRight, Play, RotateCcw } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { SiteLink } from '../../../../ui/site-link.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { urls } from '../../../../urls.ts';
import { PostPicture } from '../../../blog/ui/post-picture.tsx';
import { pickNext } from '../../web-stories.rules.ts';
import type { NextPicks, Teaser, WhatsNext } from '../../web-stories.types.ts';

/** Where the end of a story gets what it leads to. */
export interface NextSource {
  load: (signal: AbortSignal) => Promise<WhatsNext>;
  /** Between 0 and 1. */
  random: () => number;
  /** Navigation state of the link to the next story. */
  stateOf: (story: Teaser) => unknown;
}

interface StoryEndingProps {
  /** Of the story that ends. */
  slug: string;
  next: NextSource | undefined;
  /** Soon over: time to ask what comes next. */
  isNear: boolean;
  isOver: boolean;
  onReplay: () => void;
}

/** What comes after the last slide. */
export function StoryEnding({ slug, next, isNear, isOver, onReplay }: StoryEndingProps) {
  const outcome = useNext({ slug, next, isNear });
  if (!isOver) return null;
  return (
    <section
      aria-labelledby="story-ending"
      className="absolute inset-0 z-20 grid animate-fade-in overflow-y-auto overscroll-contain bg-ground-deep/80 px-5 pt-24 pb-[max(5rem,env(safe-area-inset-bottom))] backdrop-blur-xl"
    >
      <div className="m-auto w-full max-w-4xl text-center">
        <h2 id="story-ending" className="text-display-sm">
          {next ? "What's Next?" : 'That was your story'}
        </h2>
        {next ? <NextCards outcome={outcome} stateOf={next.stateOf} /> : null}
        <Button
          variant="secondary"
          icon={<RotateCcw aria-hidden="true" className="size-4" />}
          onClick={onReplay}
          className="mt-8"
        >
          Watch again
        </Button>
      </div>
    </section>
  );
}

type Outcome = 'loading' | 'failed' | NextPicks;

/** Asked once per viewing, so that the offer stays as it is. */
function useNext({ slug, next, isNear }: Pick<StoryEndingProps, 'slug' | 'next' | 'isNear'>): Outcome {
  const [outcome, setOutcome] = useState<Outcome>('loading');
  const isWanted = isNear && next !== undefined && outcome === 'loading';
  useEffect(() => {
    if (!isWanted || !next) return;
    const stop = new AbortController();
    next.load(stop.signal).then(
      (whatsNext) => !stop.signal.aborted && setOutcome(pickNext(whatsNext, slug, next.random)),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        console.error('What comes after the story could not be loaded.', error);
        setOutcome('failed');
      },
    );
    return () => stop.abort();
  }, [isWanted, next, slug]);
  return outcome;
}

const CARDS = 'mt-8 grid gap-4 sm:gap-6';

function NextCards({ outcome, stateOf }: { outcome: Outcome; stateOf: NextSource['stateOf'] }) {
  if (outcome === 'failed') return null;
  if (outcome === 'loading') {
    return (
      <div aria-hidden="true" className={classNames(CARDS, 'md:grid-cols-2')}>
        <Skeleton className="h-48 rounded-xl! md:h-88" />
        <Skeleton className="h-48 rounded-xl! md:h-88" />
      </div>
    );
  }
  const { article, story } = outcome;
  return (
    <ul className={classNames(CARDS, article && story ? 'md:grid-cols-2' : 'mx-auto max-w-md')}>
      {article ? (
        <NextCard
          teaser={article}
          to={urls.article(article.slug)}
          action="READ ARTICLE"
          icon={<ArrowRight aria-hidden="true" className="size-4" />}
        />
      ) : null}
      {story ? (
        <NextCard
          teaser={story}
          to={urls.webStory(story.slug)}
          state={stateOf(story)}
          action="WATCH NEXT STORY"
          icon={<Play aria-hidden="true" className="size-4 fill-current" />}
        />
      ) : null}
    </ul>
  );
}

interface NextCardProps {
  teaser: Teaser;
  to: string;
  state?: unknown;
  action: string;
  icon: React.ReactNode;
}

/** The whole card is the link, whose name is what it does. */
function NextCard({ teaser, to, state, action, icon }: NextCardProps) {
  const titleId = useId();
  return (
    <li className="group/card lit-border relative flex min-h-48 flex-col justify-end overflow-hidden rounded-xl text-left shadow-floating md:min-h-88">
      <PostPicture
        src={teaser.image}
        alt=""
        sizes="(min-width: 48rem) 27rem, 92vw"
        tint={teaser.slug}
        eager
        className="absolute! inset-0"
      />
      <div className="relative bg-linear-to-t from-ground-deep via-ground-deep/80 to-transparent p-5 pt-14">
        <h3 id={titleId} dir="auto" className="line-clamp-2 text-title-sm text-white wrap-anywhere">
          {teaser.title}
        </h3>
        <SiteLink
          to={to}
          state={state}
          aria-describedby={titleId}
          className="mt-3 inline-flex min-h-11 items-center gap-2 rounded-full bg-white px-5 text-small font-bold tracking-wide text-ground-deep transition-colors group-hover/card:bg-yellow after:absolute after:inset-0 after:rounded-xl"
        >
          {action}
          {icon}
        </SiteLink>
      </div>
    </li>
  );
}
