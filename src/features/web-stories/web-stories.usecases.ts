import { isStory, POSTS_PER_PAGE, pageCount, startIndexOf } from '../blog/blog.rules.ts';
import { slugFromAddress } from '../blog/slug-from-address.rules.ts';
import { STORY_LABEL } from '../posts/derived/story-slides.rules.ts';
import type { SitePosts } from '../posts/site-posts.usecases.ts';
import { toWebStory } from './story-of-post.rules.ts';
import { toTeaser } from './web-stories.rules.ts';
import type { StoryListPage, WebStory, WhatsNext } from './web-stories.types.ts';

const MOST_TEASERS = 50;
/** Stories stand among the articles, so more posts are asked for than articles are wanted. */
const POSTS_READ_FOR_ARTICLES = 100;

/** What the screens of the web stories ask for. */
export interface WebStories {
  /**
   * A page of the list; one beyond the last has no stories.
   * @throws {PostsError} when the posts cannot be reached.
   */
  list(request: { page: number }): Promise<StoryListPage>;
  /**
   * @param slug with or without `.html`.
   * @returns null for an unknown slug, and for a post that is no story.
   */
  story(slug: string): Promise<WebStory | null>;
  /**
   * What may come after a story.
   * @throws {PostsError} when the posts cannot be reached.
   */
  whatsNext(): Promise<WhatsNext>;
}

export function createWebStories({ sitePosts }: { sitePosts: SitePosts }): WebStories {
  return {
    async list({ page }) {
      sitePosts.noticeReader();
      const { posts, totalResults } = await sitePosts.listWithSlides({
        startIndex: startIndexOf(page),
        maxResults: POSTS_PER_PAGE,
        labels: [STORY_LABEL],
      });
      return { page, stories: posts.map(toWebStory), totalResults, totalPages: pageCount(totalResults) };
    },
    async story(slug) {
      sitePosts.noticeReader();
      const post = await sitePosts.findWithSlides(slugFromAddress(slug));
      return post && isStory(post) ? toWebStory(post) : null;
    },
    async whatsNext() {
      sitePosts.noticeReader();
      const [all, labelled] = await Promise.all([
        sitePosts.list({ startIndex: 1, maxResults: POSTS_READ_FOR_ARTICLES, detail: 'summary' }),
        sitePosts.list({ startIndex: 1, maxResults: MOST_TEASERS, labels: [STORY_LABEL], detail: 'summary' }),
      ]);
      return {
        articles: all.posts
          .filter((post) => !isStory(post))
          .slice(0, MOST_TEASERS)
          .map(toTeaser),
        stories: labelled.posts.map(toTeaser),
      };
    },
  };
}
