import { SiteLink } from '../../../ui/buttons/site-link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { SeedMark } from '../../../ui/logo-mark.tsx';
import type { LatestPost } from '../blog.types.ts';

/** The newest posts in a rail that scrolls sideways: the first one large, the others in three rows beside it. */
export function LatestPosts({ posts }: { posts: readonly LatestPost[] }) {
  return (
    <ul className="scrollbar-slim mt-10 grid snap-x auto-cols-[min(85%,19rem)] grid-flow-col grid-cols-[min(88%,28rem)] grid-rows-3 gap-4 overflow-x-auto overscroll-x-contain scroll-px-5 mask-[linear-gradient(to_left,transparent,black_3rem)] pt-1 pr-12 pb-5 pl-5 sm:scroll-px-8 sm:pl-8">
      {posts.map((post, place) => (
        <LatestCard key={post.href} post={post} isLead={place === 0} />
      ))}
    </ul>
  );
}

function LatestCard({ post, isLead }: { post: LatestPost; isLead: boolean }) {
  return (
    <li className={isLead ? 'row-span-3 snap-start' : 'snap-start'}>
      <SiteLink
        to={post.href}
        className={classNames(
          'lit-border surface-card flex h-full overflow-hidden rounded-lg shadow-raised hover:shadow-floating hover:[--lit-top:var(--accent-line)]',
          isLead && 'flex-col',
        )}
      >
        <span
          className={classNames(
            'relative grid shrink-0 place-items-center bg-linear-to-br from-green/40 to-violet/30 text-white/35',
            isLead ? 'min-h-44 flex-1' : 'w-28',
          )}
        >
          <SeedMark className="size-10" />
          {post.picture ? (
            <img
              src={post.picture}
              srcSet={post.pictures}
              sizes={isLead ? '(min-width: 40rem) 28rem, 88vw' : '7rem'}
              alt=""
              loading="lazy"
              data-over="ground"
              className="absolute inset-0 size-full object-cover"
            />
          ) : null}
        </span>
        <span className={isLead ? 'p-6' : 'flex min-h-30 min-w-0 flex-col justify-center p-4'}>
          <span className="block truncate text-caption text-ink-faint">
            <span className={post.isStory ? 'font-semibold text-yellow' : 'font-semibold text-green'}>
              {post.label}
            </span>{' '}
            {post.date}
          </span>
          <span
            className={classNames(
              'mt-1 line-clamp-3 font-semibold text-balance wrap-anywhere',
              isLead && 'font-display text-title',
            )}
          >
            {post.title}
          </span>
          {post.excerpt ? (
            <span className="mt-2.5 line-clamp-2 text-ink-muted wrap-anywhere">{post.excerpt}</span>
          ) : null}
        </span>
      </SiteLink>
    </li>
  );
}
