import { X } from 'lucide-react';
import { SiteLink } from '../../../../ui/buttons/site-link.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Spinner } from '../../../../ui/feedback/spinner.tsx';
import { urls } from '../../../../urls.ts';
import { PostPicture } from '../../../blog/ui/post-picture.tsx';
import { ON_STAGE, OVER_THE_SITE, STAGE_SIZE, STAGE_SIZES } from './stage-style.ts';

interface StoryLoadingProps {
  slug: string;
  /** Of the card that led here, where one did; '' for none. */
  poster: string;
  title?: string;
}

/** The viewer before its story is there: the poster that the visitor has just seen, and a way out. */
export function StoryLoading({ slug, poster, title }: StoryLoadingProps) {
  return (
    <div className={`${STAGE_SIZE} ${OVER_THE_SITE}`}>
      <div className={ON_STAGE}>
        <PostPicture
          src={poster}
          alt=""
          sizes={STAGE_SIZES}
          tint={slug}
          eager
          className="absolute! inset-0"
        />
        <div className="absolute inset-0 bg-ground-deep/60" />
        <div className="relative flex items-start gap-3 px-4 pt-[max(0.75rem,env(safe-area-inset-top))]">
          <div className="mr-auto grow pt-1">
            <Skeleton className="h-1 w-full" />
            <p dir="auto" className="mt-3 text-small font-semibold wrap-anywhere">
              {title}
            </p>
          </div>
          <SiteLink
            to={urls.webStories()}
            replace
            aria-label="Close"
            className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-white/15"
          >
            <X aria-hidden="true" className="size-6" />
          </SiteLink>
        </div>
        <p role="status" className="absolute inset-0 m-auto flex size-fit items-center gap-3 font-semibold">
          <Spinner className="size-6" />
          Loading story…
        </p>
      </div>
    </div>
  );
}
