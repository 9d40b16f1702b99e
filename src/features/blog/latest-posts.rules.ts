import { urls } from '../../urls.ts';
import { imageSrcSet, resizedImage } from '../posts/picture-sizes.rules.ts';
import { isStory } from './blog.rules.ts';
import type { LatestPost, PostCard } from './blog.types.ts';
import { postDay } from './post-day.rules.ts';

/** The brief ones are shown as wide as a thumb, the first one as wide as a phone. */
const BRIEF_WIDTHS = [320];
const LEAD_WIDTHS = [480, 640, 960];

const SHORT_DATE = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/**
 * The newest posts ready to be drawn. The start page's scripts are weighed to the byte, so whatever
 * can be worked out beforehand is worked out here, on the server.
 */
export function toLatestPosts(posts: readonly PostCard[]): LatestPost[] {
  return posts.map((post, place) => toLatestPost(post, place === 0));
}

function toLatestPost(post: PostCard, isLead: boolean): LatestPost {
  const story = isStory(post);
  const { featuredImage, published } = post;
  const day = postDay(published);
  return {
    href: story ? urls.webStory(post.slug) : urls.article(post.slug),
    isStory: story,
    label: story ? 'Web Story' : (post.categories[0] ?? 'Article'),
    title: post.title,
    ...(isLead && post.excerpt !== '' ? { excerpt: post.excerpt } : {}),
    ...(Number.isNaN(day) ? {} : { date: SHORT_DATE.format(day) }),
    ...(featuredImage === ''
      ? {}
      : {
          picture: resizedImage(featuredImage, isLead ? 's640' : 's320'),
          pictures: imageSrcSet(featuredImage, isLead ? LEAD_WIDTHS : BRIEF_WIDTHS),
        }),
  };
}
