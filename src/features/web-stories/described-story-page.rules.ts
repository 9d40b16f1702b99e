import type { DocumentHead } from '../../shared/document-head.types.ts';
import type { SiteInfo } from '../../shared/site-info.ts';
import { breadcrumbList } from '../../shared/structured-data.ts';
import { urls } from '../../urls.ts';
import { socialImageOf } from '../posts/feeds/social-image.rules.ts';
import { storyDescription } from './web-stories.rules.ts';
import type { WebStory } from './web-stories.types.ts';

/**
 * The head of a story's page: its poster as links show it, its times, where the same story is found as
 * a Web Story of its own, and a description for search engines, at plain addresses.
 */
export function describeStory(site: Pick<SiteInfo, 'name' | 'root'>, story: WebStory): DocumentHead {
  const { title, slug, posterImage, published, updated } = story;
  const image = socialImageOf({ featuredImage: posterImage, featuredImageAlt: '', title });
  const url = site.root + urls.webStory(slug);
  const publisher = { '@type': 'Organization', name: site.name, url: `${site.root}/` };
  const description = storyDescription(story.slides);
  const article = {
    '@type': 'Article',
    headline: title,
    ...(description ? { description } : {}),
    ...(image ? { image: [image.src.startsWith('/') ? site.root + image.src : image.src] } : {}),
    datePublished: published,
    dateModified: updated,
    author: { ...publisher, name: story.author || site.name },
    publisher,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    url,
  };
  const way = breadcrumbList(site, [
    { name: site.name, path: urls.home() },
    { name: 'Web stories', path: urls.webStories() },
    { name: title, path: urls.webStory(slug) },
  ]);
  return {
    type: 'article',
    feeds: true,
    ...(image ? { image } : {}),
    tags: [
      // It names itself as canonical: no `amphtml` of this page, but another form of the story.
      {
        rel: 'alternate',
        type: 'text/html',
        title: 'Web Story',
        href: site.root + urls.webStoryAmp(slug),
      },
      { property: 'article:published_time', content: published },
      { property: 'article:modified_time', content: updated },
      ...[article, way].map((data) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...data } })),
    ],
  };
}
