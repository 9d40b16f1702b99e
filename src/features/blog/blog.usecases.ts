import type { Feed } from '../feed/feed.usecases.ts';
import type { Article, ArticleCompany, BlogListPage, PostCard } from './blog.types.ts';

/** What the blog's screens ask for. */
export interface Blog {
  /** @throws {FeedError} when the posts cannot be reached. */
  list(request: { page: number; query: string }): Promise<BlogListPage>;
  /** The newest posts for the start page. */
  latest(): Promise<readonly PostCard[]>;
  /** @param slug with or without `.html`. */
  article(slug: string): Promise<Article | null>;
  company(slug: string): Promise<ArticleCompany>;
}

export function createBlog({ feed }: { feed: Feed }): Blog {
  throw new Error(`The blog of ${feed.description} is not written yet.`);
}
