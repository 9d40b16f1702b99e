import { ArrowRight, Play, RotateCcw } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { SiteLink } from '../../../../ui/buttons/site-link.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { urls } from '../../../../urls.ts';
import { PostPicture } from '../../../blog/ui/post-picture.tsx';
import { pickNext } from '../../next-picks.rules.ts';
import type { NextPicks, Teaser } from '../../web-stories.types.ts';
import { loadWhatsNext, stateOfNext } from '../next-stories.ts';
import { PreviousButton } from './story-controls.tsx';
import type { PlaybackStep } from './story-playback.rules.ts';

/** Where a story stands whose end leads to another. */
export interface StoryPlace {
  /** How many steps back in history the list of stories is; undefined when nobody came from it. */
  stepsToList: number | undefined;
}

export interface StoryEndingProps {
  /** Of the story that ends. */
  slug: string;
  next: StoryPlace | undefined;
  isOver: boolean;
  onStep: (step: PlaybackStep) => void;
}

/** What comes after the last slide. Mount it when the story is soon over: then it asks what comes next. */
export function StoryEnding({ slug, next, isOver, onStep }: StoryEndingProps) {
  const outcome = useNext(slug, next !== undefined);
  if (!isOver) return null;
  return (
    <section
      aria-labelledby="story-ending"
      // Paper leads nowhere: it has the last slide.
      className="absolute inset-0 z-20 bg-ground-deep/92 print:hidden pt-[calc(var(--stage-margin)+4.75rem)]"
    >
      <div className="grid h-full grid-cols-1 touch-pan-y overflow-y-auto overscroll-contain px-5 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
        <div className="m-auto w-full max-w-4xl text-center">
          <h2 id="story-ending" className="text-display-sm">
            {next ? "What's Next?" : 'That was your story'}
          </h2>
          {next ? <NextCards outcome={outcome} place={next} /> : null}
          <div className="mt-5 flex items-center justify-center gap-3">
            <PreviousButton onStep={onStep} />
            <Button
              variant="secondary"
              icon={<RotateCcw aria-hidden="true" className="size-4" />}
              onClick={() => onStep('replay')}
            >
              Watch again
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}

type Outcome = 'loading' | 'failed' | NextPicks;

/** Asked once per viewing, so that the offer stays as it is. */
function useNext(slug: string, leadsOn: boolean): Outcome {
  const [outcome, setOutcome] = useState<Outcome>('loading');
  const isWanted = leadsOn && outcome === 'loading';
  useEffect(() => {
    if (!isWanted) return;
    const stop = new AbortController();
    loadWhatsNext(stop.signal).then(
      (whatsNext) => !stop.signal.aborted && setOutcome(pickNext(whatsNext, slug, Math.random)),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        console.error('We couldn’t load what comes next.', error);
        setOutcome('failed');
      },
    );
    return () => stop.abort();
  }, [isWanted, slug]);
  return outcome;
}

const CARDS = 'mt-5 grid gap-4 sm:mt-8 sm:gap-6';

/** Two cards above each other take what a phone has left, so that they cut little of upright pictures. */
const CARD_HEIGHT = 'min-h-[max(min(12rem,28dvh),min(20rem,50dvh-10.5rem))] md:min-h-[min(22rem,42dvh)]';

function NextCards({ outcome, place }: { outcome: Outcome; place: StoryPlace }) {
  if (outcome === 'failed') return null;
  if (outcome === 'loading') {
    return (
      <div aria-hidden="true" className={classNames(CARDS, 'md:grid-cols-2')}>
        <Skeleton className={classNames(CARD_HEIGHT, 'rounded-xl!')} />
        <Skeleton className={classNames(CARD_HEIGHT, 'rounded-xl!')} />
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
          state={stateOfNext(story, place.stepsToList)}
          action="WATCH NEXT STORY"
          icon={<Play aria-hidden="true" className="size-4 fill-current" />}
        />
      ) : null}
    </ul>
  );
}

/** The longest side of an upright picture that fills a card. */
const UPRIGHT_SIZES = '(min-width: 48rem) 48rem, 164vw';

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
    <li
      className={classNames(
        CARD_HEIGHT,
        'group/card lit-border relative flex min-w-0 flex-col justify-end overflow-hidden rounded-xl text-left shadow-floating',
      )}
    >
      <PostPicture
        src={teaser.image}
        alt=""
        sizes={UPRIGHT_SIZES}
        tint={teaser.slug}
        eager
        // Words cover the foot of the card, so what counts is shown a little above its middle.
        className="absolute! inset-0 [&_img]:object-[50%_45%]"
      />
      <div className="relative bg-linear-to-t from-ground-deep via-ground-deep/80 to-transparent p-5 pt-14">
        <h3 id={titleId} dir="auto" className="line-clamp-2 text-title-sm text-white wrap-anywhere">
          {teaser.title}
        </h3>
        <SiteLink
          to={to}
          state={state}
          aria-describedby={titleId}
          className="mt-3 inline-flex min-h-11 max-w-full items-center gap-2 rounded-[22px] bg-white px-5 py-1 text-small font-bold tracking-wide text-ground-deep transition-colors group-hover/card:bg-yellow after:absolute after:inset-0 after:rounded-xl"
        >
          {action}
          {icon}
        </SiteLink>
      </div>
    </li>
  );
}
