import type { PostPages } from '../../features/owner/posts/post-answers.ts';
import { toWebStory } from '../../features/web-stories/story-of-post.rules.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { urls } from '../../urls.ts';
import type { Services } from '../composition/services.ts';
import type { Pages } from './render-pages.ts';

interface PostPagesOptions {
  services: Pick<Services, 'blog' | 'webStories' | 'lookAhead' | 'drawPreview' | 'siteInfo'>;
  logger: Logger;
  renderAhead: Pages['renderAhead'];
}

/** Posts on their pages before visitors see them: made by what makes the pages of visitors. */
export function createPostPages({ services, logger, renderAhead }: PostPagesOptions): PostPages {
  const { blog, webStories, siteInfo } = services;
  return {
    drawPicture: services.drawPreview,
    renderPost(post, kind, requestId) {
      const { article, withSlides } = services.lookAhead(post);
      const path = kind === 'story' ? urls.webStory(post.slug) : urls.article(post.slug);
      const request = new Request(new URL(path, siteInfo().root));
      return renderAhead(
        { request, logger, requestId },
        {
          blog: { ...blog, article: async () => article },
          webStories: { ...webStories, story: async () => toWebStory(withSlides) },
        },
      );
    },
  };
}
