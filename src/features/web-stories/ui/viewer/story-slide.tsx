import { ArrowUpRight } from 'lucide-react';
import { useCallback } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { slideHeading } from '../../slide-heading.rules.ts';
import type { StorySlide } from '../../web-stories.types.ts';
import { SlidePicture } from './slide-picture.tsx';
import { ON_STAGE } from './stage-style.ts';

interface SlideViewProps {
  slide: StorySlide;
  storyTitle: string;
  tint: string;
  place: number;
  count: number;
  /** On screen, on screen next or before, or further away. */
  distance: 'current' | 'near' | 'far';
  /** The end of the story covers it. */
  isCovered: boolean;
  onReady: (place: number) => void;
  /** Told when somebody aims at 'Shop Now', and when nobody does any more. */
  onAim: (isAimed: boolean) => void;
  onFollowLink: () => void;
}

/** The id of what the viewer says of links that leave the site. */
export const NEW_TAB_HINT_ID = 'story-new-tab-hint';

/** The next slide fades in over this one, which stays until it is covered. */
const LOOKS = {
  current: 'z-10 transition-opacity duration-500',
  near: 'invisible opacity-0 [transition:opacity_0s_500ms,visibility_0s_500ms] motion-reduce:[transition:none]',
  far: 'hidden opacity-0',
};

export function SlideView({ slide, place, count, distance, onReady, ...rest }: SlideViewProps) {
  const { storyTitle, tint, isCovered, onAim, onFollowLink } = rest;
  const markReady = useCallback(() => onReady(place), [onReady, place]);
  return (
    <figure
      aria-roledescription="slide"
      aria-label={`${place + 1} of ${count}`}
      aria-hidden={isCovered || undefined}
      inert={isCovered}
      className={classNames(
        'absolute inset-0 overflow-clip bg-ground-deep',
        'noscript:visible noscript:relative noscript:mb-6 noscript:block noscript:h-dvh noscript:opacity-100',
        LOOKS[distance],
      )}
    >
      <SlidePicture
        key={slide.src}
        slide={slide}
        tint={tint}
        isCurrent={distance === 'current'}
        isNear={distance !== 'far'}
        onReady={markReady}
      />
      <figcaption
        className={classNames(
          ON_STAGE,
          'pointer-events-none flex flex-col justify-end transition-opacity in-data-held:opacity-0 [&_a]:pointer-events-auto',
          isCovered && 'invisible',
        )}
      >
        <SlideText slide={slide} storyTitle={storyTitle}>
          {/* Between the arrows of an upright screen; elsewhere only a link needs the room. */}
          <div className="mt-4 flex min-h-[48px] items-center justify-center px-[48px] roomy:px-0 roomy:mt-5 roomy:min-h-0 roomy:justify-start">
            {slide.link === '' ? (
              <span aria-hidden="true" className="text-small font-semibold tabular-nums roomy:hidden">
                {place + 1} / {count}
              </span>
            ) : (
              <ShopLink link={slide.link} onAim={onAim} onFollow={onFollowLink} />
            )}
          </div>
        </SlideText>
      </figcaption>
    </figure>
  );
}

interface SlideTextProps {
  slide: StorySlide;
  storyTitle: string;
  /** Under the text. */
  children: React.ReactNode;
}

function SlideText({ slide, storyTitle, children }: SlideTextProps) {
  const heading = slideHeading(slide, storyTitle);
  return (
    <div className="bg-linear-to-t from-ground-deep/95 via-ground-deep/70 via-55% to-transparent px-6 pt-28 pb-[max(1rem,env(safe-area-inset-bottom))] roomy:pb-8 text-white [text-shadow:0_1px_12px_rgb(0_0_0/.6)] sm:px-8">
      <div className="scrollbar-slim pointer-events-auto max-h-[calc(var(--stage-h)*.55)] touch-pan-y overflow-y-auto overscroll-contain">
        {heading === '' ? null : (
          <h2 dir="auto" className="mb-2 text-title wrap-anywhere">
            {heading}
          </h2>
        )}
        {slide.caption === '' ? null : (
          <p dir="auto" className={classNames('text-balance wrap-anywhere', captionSize(slide.caption))}>
            {slide.caption}
          </p>
        )}
      </div>
      {children}
    </div>
  );
}

/** A short line may be large; a long one must fit on a small phone. */
function captionSize({ length }: string): string {
  if (length <= 90) return 'text-title font-semibold';
  return length <= 180 ? 'text-title-sm font-medium' : 'text-body font-medium';
}

interface ShopLinkProps {
  link: string;
  onAim: (isAimed: boolean) => void;
  onFollow: () => void;
}

/** Leads away from the site, to an address that nobody here has checked. */
function ShopLink({ link, onAim, onFollow }: ShopLinkProps) {
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer nofollow"
      aria-describedby={NEW_TAB_HINT_ID}
      onPointerEnter={() => onAim(true)}
      onPointerLeave={() => onAim(false)}
      onFocus={() => onAim(true)}
      onBlur={() => onAim(false)}
      onClick={onFollow}
      className="inline-flex min-h-11 items-center gap-2 rounded-[24px] bg-white px-[clamp(14px,6vw,24px)] py-1 text-center font-semibold text-ground-deep transition-colors [text-shadow:none] hover:bg-yellow print:hidden"
    >
      Shop Now
      <ArrowUpRight aria-hidden="true" className="size-[16px] shrink-0" />
    </a>
  );
}
