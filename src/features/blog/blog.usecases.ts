import type { SitePosts } from '../posts/site-posts.usecases.ts';
import { POSTS_PER_PAGE, pageCount, startIndexOf, toListedPost, toPostCard } from './blog.rules.ts';
import type { Article, BlogListPage, PostCard, RelatedArticles } from './blog.types.ts';
import { slugFromAddress } from './slug-from-address.rules.ts';

const LATEST_POSTS = 20;
const RELATED_POSTS = 30;
const MENTIONED_POSTS = 50;

/** What the blog's screens ask for. */
export interface Blog {
  /**
   * A page of the list; one beyond the last has no posts.
   * @throws {PostsError} when the posts cannot be reached.
   */
  list(request: { page: number; query: string }): Promise<BlogListPage>;
  /** The newest posts for the start page. */
  latest(): Promise<readonly PostCard[]>;
  /** @param slug with or without `.html`. */
  article(slug: string): Promise<Article | null>;
  /** @returns null when there is no such article. */
  relatedArticles(slug: string): Promise<RelatedArticles | null>;
}

export function createBlog({ sitePosts }: { sitePosts: SitePosts }): Blog {
  // A card is made of a summary; Blogger's summaries name no picture that is kept elsewhere.
  const forCards = sitePosts.kind === 'blogger' ? 'full' : 'summary';
  const newest = async (maxResults: number, detail: 'full' | 'summary') => {
    const { posts } = await sitePosts.list({ startIndex: 1, maxResults, detail });
    return posts;
  };

  return {
    async list({ page, query }) {
      sitePosts.noticeReader();
      const { posts, totalResults, about } = await sitePosts.listWithSlides({
        startIndex: startIndexOf(page),
        maxResults: POSTS_PER_PAGE,
        ...(query === '' ? {} : { search: query }),
      });
      return {
        page,
        query,
        posts: posts.map(toListedPost),
        totalResults,
        totalPages: pageCount(totalResults),
        ...(about && { about }),
      };
    },
    async latest() {
      sitePosts.noticeReader();
      return (await newest(LATEST_POSTS, forCards)).map(toPostCard);
    },
    async article(slug) {
      sitePosts.noticeReader();
      return sitePosts.findArticle(slugFromAddress(slug));
    },
    async relatedArticles(slug) {
      sitePosts.noticeReader();
      const current = slugFromAddress(slug);
      const newestSummaries = newest(MENTIONED_POSTS, 'summary');
      const [article, mentions, related] = await Promise.all([
        sitePosts.findBySlug(current),
        newestSummaries,
        forCards === 'full'
          ? newest(RELATED_POSTS, forCards)
          : newestSummaries.then((posts) => posts.slice(0, RELATED_POSTS)),
      ]);
      if (!article) return null;
      return {
        related: related.filter((post) => post.slug !== current).map(toPostCard),
        mentions: mentions
          .filter((post) => post.slug !== current)
          .map(({ slug: otherSlug, title }) => ({ slug: otherSlug, title })),
      };
    },
  };
}
