import { Button } from '../../../../ui/buttons/button.tsx';
import { urls } from '../../../../urls.ts';
import type { LatestPost } from '../../../blog/blog.types.ts';
import { LatestPosts } from '../../../blog/ui/latest-posts.tsx';

/** The newest posts. Without any, because there are none or they cannot be reached, the page goes on without it. */
export function LatestSection({ posts }: { posts: readonly LatestPost[] }) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="latest-posts" className="mx-auto max-w-page py-14 sm:py-20">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 px-5 sm:px-8">
        <div>
          <h2 id="latest-posts" className="text-display-sm">
            Fresh from the blog
          </h2>
          <p className="mt-4 max-w-prose text-lead text-balance text-ink-soft">
            What we tried, what worked, and the words that made it.
          </p>
        </div>
        <Button href={urls.blog()} variant="secondary">
          View All Posts
        </Button>
      </div>
      <LatestPosts posts={posts} />
    </section>
  );
}
