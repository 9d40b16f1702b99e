import type { ReactNode } from 'react';
import { BackLink } from './back-link.tsx';
import { latePart } from './late-part.tsx';

const PICTURE_SHAPE = '-mx-5 aspect-[7/4] sm:mx-0 sm:rounded-xl';

const FeaturedPicture = latePart((parts) => parts.FeaturedPicture, <div className={PICTURE_SHAPE} />);

interface ArticleFrameProps {
  slug: string;
  /** Not known while an article loads that no card led to. */
  title?: string;
  picture?: { src: string; alt: string; caption?: string };
  /** What stands under the title. */
  facts: ReactNode;
  children?: ReactNode;
}

/** The opening of an article, and the room for the rest; the same while it loads and once it is there. */
export function ArticleFrame({ slug, title, picture, facts, children }: ArticleFrameProps) {
  return (
    <article className="article-page mx-auto max-w-page px-5 pt-8 sm:px-8 sm:pt-10">
      <BackLink slug={slug} />
      <header className="mt-4 grid gap-8 sm:mt-6 lg:grid-cols-[1fr_1.3fr] lg:items-center lg:gap-14">
        <div className="min-w-0">
          {title === undefined ? null : (
            <h1 className="text-display-sm text-balance wrap-anywhere">{title}</h1>
          )}
          <div className="mt-6">{facts}</div>
        </div>
        <figure className="min-w-0">
          <FeaturedPicture
            slug={slug}
            src={picture?.src ?? ''}
            alt={picture?.alt ?? ''}
            className={PICTURE_SHAPE}
          />
          {picture?.caption === undefined ? null : (
            <figcaption className="mt-3 text-small text-balance text-ink-muted wrap-anywhere">
              {picture.caption}
            </figcaption>
          )}
        </figure>
      </header>
      {children}
    </article>
  );
}
