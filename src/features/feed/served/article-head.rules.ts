import { type PageMeta, type SocialImage, siteOf } from '../../../shared/page-meta.ts';
import { urls } from '../../../urls.ts';
import type { PostSummary } from '../feed.types.ts';

/**
 * What the head of an article's page says beyond title, description and path: its social picture,
 * its times and tags, and a description for search engines, which always names plain addresses.
 * The social picture comes from the server (`socialImageOf`), so that browsers need not know how it is found.
 */
export function articleHead(
  matches: Parameters<typeof siteOf>[0],
  post: PostSummary,
  image: SocialImage | undefined,
): Pick<PageMeta, 'image' | 'article' | 'structuredData' | 'feeds'> {
  const site = siteOf(matches);
  const address = (path: string) => (path.startsWith('/') ? site.root + path : path);
  const url = address(urls.article(post.slug));
  const author = post.author.name || site.name;
  return {
    ...(image ? { image } : {}),
    article: { published: post.published, updated: post.updated, author, tags: post.categories },
    feeds: true,
    structuredData: [
      {
        '@type': 'BlogPosting',
        headline: post.title,
        description: post.excerpt,
        ...(image ? { image: [address(image.src), address(post.featuredImage)] } : {}),
        datePublished: post.published,
        dateModified: post.updated,
        keywords: [...post.categories],
        author: { '@type': 'Organization', name: author, url: `${site.root}/` },
        publisher: { '@type': 'Organization', name: site.name, url: `${site.root}/` },
        mainEntityOfPage: { '@type': 'WebPage', '@id': url },
        url,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          breadcrumb(1, site.name, `${site.root}/`),
          breadcrumb(2, 'Blog', address(urls.blog())),
          breadcrumb(3, post.title, url),
        ],
      },
    ],
  };
}

function breadcrumb(position: number, name: string, item: string) {
  return { '@type': 'ListItem', position, name, item };
}
