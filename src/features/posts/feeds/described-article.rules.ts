import type { DocumentHead, HeadTag, StructuredData } from '../../../shared/document-head.types.ts';
import type { SiteInfo } from '../../../shared/site-info.ts';
import { breadcrumbList } from '../../../shared/structured-data.ts';
import { urls } from '../../../urls.ts';
import type { PostSummary } from '../posts.types.ts';
import { socialImageOf } from './social-image.rules.ts';

/**
 * The head of an article: its social picture, its times and tags, and a description for search
 * engines, which always names plain addresses.
 */
export function describeArticle(site: Pick<SiteInfo, 'name' | 'root'>, post: PostSummary): DocumentHead {
  const image = socialImageOf(post);
  const author = post.author.name || site.name;
  return {
    type: 'article',
    feeds: true,
    ...(image ? { image } : {}),
    tags: [
      property('article:published_time', post.published),
      property('article:modified_time', post.updated),
      property('article:author', author),
      ...post.categories.map((label) => property('article:tag', label)),
      structured(blogPosting(site, post, author)),
      structured(breadcrumbs(site, post)),
    ],
  };
}

function blogPosting(
  site: Pick<SiteInfo, 'name' | 'root'>,
  post: PostSummary,
  author: string,
): StructuredData {
  const url = site.root + urls.article(post.slug);
  const whole = (address: string) => (address.startsWith('/') ? site.root + address : address);
  const image = socialImageOf(post);
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    ...(image ? { image: [whole(image.src), whole(post.featuredImage)] } : {}),
    datePublished: post.published,
    dateModified: post.updated,
    keywords: [...post.categories],
    author: organization(author, site),
    publisher: organization(site.name, site),
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    url,
  };
}

function breadcrumbs(site: Pick<SiteInfo, 'name' | 'root'>, post: PostSummary): StructuredData {
  return breadcrumbList(site, [
    { name: site.name, path: urls.home() },
    { name: 'Blog', path: urls.blog() },
    { name: post.title, path: urls.article(post.slug) },
  ]);
}

function organization(name: string, { root }: Pick<SiteInfo, 'root'>): StructuredData {
  return { '@type': 'Organization', name, url: `${root}/` };
}

function property(name: string, content: string): HeadTag {
  return { property: name, content };
}

function structured(data: StructuredData): HeadTag {
  return { 'script:ld+json': { '@context': 'https://schema.org', ...data } };
}
