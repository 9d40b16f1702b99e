import { ArrowRight } from 'lucide-react';
import { useViewTransitionState } from 'react-router';
import { SiteLink } from '../../../ui/buttons/site-link.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { urls } from '../../../urls.ts';
import { shownLabels } from '../blog.rules.ts';
import type { PostCard } from '../blog.types.ts';
import { PostDate } from './post-date.tsx';
import { PostPicture } from './post-picture.tsx';

const SHOWN_LABELS = 2;

/** What an article's page finds as navigation state when a card led there. */
export interface ArticleLinkState {
  /** The list's page that the visitor came from. */
  page?: number;
  /** What the card knew, to be shown while the article loads. */
  post: PostCard;
}

interface ArticleCardProps {
  post: PostCard;
  /** The list's page that the card stands on. */
  page?: number;
  /** The level of its title as a heading. */
  headingLevel?: 2 | 3;
  /** How wide its picture is shown, as in the `sizes` attribute. */
  sizes?: string;
  /** Above the fold. */
  eager?: boolean;
}

/** An article in a list; the whole card is one link to it. */
export function ArticleCard({
  post,
  page,
  headingLevel = 3,
  sizes = '(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 92vw',
  eager,
}: ArticleCardProps) {
  const address = urls.article(post.slug);
  const Title = `h${headingLevel}` as const;
  // The picture grows into the article's own while the pages change.
  const viewTransitionName = useViewTransitionState(address) ? 'article-picture' : undefined;
  return (
    <Card as="article" interactive padding="none" className="group/card h-full">
      <SiteLink
        to={address}
        state={{ page, post } satisfies ArticleLinkState}
        className="flex h-full flex-col overflow-hidden rounded-[inherit]"
      >
        <PostPicture
          src={post.featuredImage}
          alt={post.featuredImageAlt}
          sizes={sizes}
          tint={post.slug}
          eager={eager}
          className="aspect-[16/10]"
          style={{ viewTransitionName }}
        />
        <div className="flex flex-1 flex-col p-5 sm:p-6">
          <CardLabels labels={shownLabels(post.categories)} />
          <Title className="line-clamp-5 text-title-sm wrap-anywhere">{post.title}</Title>
          <p className="mt-2.5 line-clamp-3 text-ink-muted wrap-anywhere">{post.excerpt}</p>
          <div className="mt-auto flex items-center justify-between gap-4 pt-5 text-small">
            <span className="flex items-center gap-1.5 font-semibold text-ink group-hover/card:text-green">
              Read More
              <ArrowRight
                aria-hidden="true"
                className="size-4 transition-transform group-hover/card:translate-x-1"
              />
            </span>
            <PostDate date={post.published} className="text-ink-faint" />
          </div>
        </div>
      </SiteLink>
    </Card>
  );
}

function CardLabels({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return null;
  return (
    <ul className="mb-3.5 flex flex-wrap gap-2">
      {labels.slice(0, SHOWN_LABELS).map((label) => (
        <li
          key={label}
          className="max-w-full truncate rounded-full border border-line-strong px-2.5 py-0.5 text-caption font-medium text-ink-soft"
        >
          {label}
        </li>
      ))}
    </ul>
  );
}
