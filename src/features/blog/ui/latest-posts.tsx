import { classNames } from '../../../ui/class-names.ts';
import { SiteLink } from '../../../ui/site-link.tsx';
import { urls } from '../../../urls.ts';
import { isStory } from '../blog.rules.ts';
import type { PostCard } from '../blog.types.ts';
import type { ArticleLinkState } from './article-card.tsx';
import { PostDate } from './post-date.tsx';
import { PostPicture } from './post-picture.tsx';

/** The newest posts in a rail that scrolls sideways: the first one large, the others in three rows beside it. */
export function LatestPosts({ posts }: { posts: readonly PostCard[] }) {
  return (
    <ul className="scrollbar-slim mt-10 grid auto-cols-[min(85%,21rem)] grid-flow-col grid-cols-[min(88%,30rem)] grid-rows-3 gap-4 overflow-x-auto overscroll-x-contain scroll-px-5 snap-x px-5 pt-1 pb-5 sm:scroll-px-8 sm:px-8">
      {posts.map((post, place) => (
        <li key={post.slug} className={classNames('snap-start', place === 0 && 'row-span-3')}>
          {place === 0 ? <LeadPost post={post} /> : <BriefPost post={post} />}
        </li>
      ))}
    </ul>
  );
}

const CARD =
  'group/card lit-border flex h-full overflow-hidden rounded-lg surface-card shadow-raised transition-shadow hover:shadow-floating hover:[--lit-top:var(--accent-line)]';

function addressOf(post: PostCard): string {
  return isStory(post) ? urls.webStory(post.slug) : urls.article(post.slug);
}

function LeadPost({ post }: { post: PostCard }) {
  return (
    <SiteLink
      to={addressOf(post)}
      state={{ post } satisfies ArticleLinkState}
      className={classNames(CARD, 'flex-col')}
    >
      <PostPicture
        src={post.featuredImage}
        alt=""
        sizes="(min-width: 40rem) 30rem, 85vw"
        tint={post.slug}
        className="min-h-44 flex-1"
      />
      <span className="block p-6">
        <Kind post={post} />
        <span className="mt-2 line-clamp-3 font-display text-title font-semibold wrap-anywhere">
          {post.title}
        </span>
        <span className="mt-2.5 line-clamp-2 text-ink-muted wrap-anywhere">{post.excerpt}</span>
      </span>
    </SiteLink>
  );
}

function BriefPost({ post }: { post: PostCard }) {
  return (
    <SiteLink to={addressOf(post)} state={{ post } satisfies ArticleLinkState} className={CARD}>
      <PostPicture src={post.featuredImage} alt="" sizes="8rem" tint={post.slug} className="w-28 shrink-0" />
      <span className="flex min-h-30 min-w-0 flex-1 flex-col justify-center p-4">
        <Kind post={post} />
        <span className="mt-1 line-clamp-3 font-semibold wrap-anywhere">{post.title}</span>
      </span>
    </SiteLink>
  );
}

function Kind({ post }: { post: PostCard }) {
  return (
    <span className="flex gap-2 truncate text-caption text-ink-faint">
      <span className={classNames('truncate font-semibold', isStory(post) ? 'text-yellow' : 'text-green')}>
        {isStory(post) ? 'Web Story' : (post.categories[0] ?? 'Article')}
      </span>
      <PostDate date={post.published} />
    </span>
  );
}
