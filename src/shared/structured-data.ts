import type { StructuredData } from './document-head.types.ts';
import type { SiteInfo } from './site-info.ts';

/** The way to a page from the start, in the words of schema.org; its last step is the page itself. */
export function breadcrumbList(
  { root }: Pick<SiteInfo, 'root'>,
  steps: readonly { name: string; path: string }[],
): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: root + path,
    })),
  };
}
