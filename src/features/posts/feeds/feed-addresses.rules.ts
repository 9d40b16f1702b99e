import { urls } from '../../../urls.ts';
import type { FeedContent, FeedRequest, FeedSite } from './served-feed.types.ts';

/** What Blogger's own feeds carry and this one speaks in. */
export const ATOM_TYPE = 'application/atom+xml';

export function articleAddress({ root }: FeedSite, slug: string): string {
  return root + urls.article(slug);
}

export function blogAddress({ root }: FeedSite): string {
  return root + urls.blog();
}

/** A post alone. */
export function entryAddress({ root }: FeedSite, kind: FeedRequest['kind'], id: string): string {
  return `${root}/feeds/posts/${kind}/${id}`;
}

/** A request as an address, so that the same request always has the same one. */
export function feedAddress({ root }: FeedSite, request: FeedRequest): string {
  const labels = request.labels.map(encodeURIComponent).join('/');
  const path = `${root}/feeds/posts/${request.kind}${labels && `/-/${labels}`}`;
  const query = new URLSearchParams(listParameters(request)).toString();
  return query ? `${path}?${query}` : path;
}

/** The feed itself and the pages before and after it, where there are any. */
export function pageAddresses(content: FeedContent): Record<string, string> {
  const { site, request, posts, totalResults } = content;
  const { startIndex, maxResults } = request;
  const next = content.nextIndex ?? startIndex + posts.length;
  const previous = Math.max(1, startIndex - maxResults);
  return {
    self: feedAddress(site, request),
    ...(startIndex > 1 && maxResults > 0
      ? { previous: feedAddress(site, { ...request, startIndex: previous }) }
      : {}),
    ...(next > startIndex && next <= totalResults
      ? { next: feedAddress(site, { ...request, startIndex: next }) }
      : {}),
  };
}

function listParameters({ format, callback, startIndex, maxResults, ...request }: FeedRequest) {
  const parameters: [string, string | undefined][] = [
    ['alt', format === 'atom' ? undefined : format],
    ['callback', format === 'json-in-script' ? callback : undefined],
    ['q', request.search],
    ['orderby', request.orderBy === 'updated' ? 'updated' : undefined],
    ['published-min', request.bounds.publishedMin],
    ['published-max', request.bounds.publishedMax],
    ['updated-min', request.bounds.updatedMin],
    ['updated-max', request.bounds.updatedMax],
    ['path', request.slug === undefined ? undefined : `/${request.slug}.html`],
    ['start-index', String(startIndex)],
    ['max-results', String(maxResults)],
  ];
  return parameters.filter((parameter): parameter is [string, string] => parameter[1] !== undefined);
}
