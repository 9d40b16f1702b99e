import { urls } from '../../urls.ts';
import type { SiteCardName } from '../social-cards/site-cards.ts';

/** What the head of a page says that its path alone decides. */
export interface PageHead {
  /** What the page is called in the path that leads to it; '' for one that says so itself. */
  name: string;
  /** What links to it are shown with. */
  card: SiteCardName;
  feeds?: true;
  noindex?: true;
}

const PAGES: Readonly<Record<string, PageHead>> = {
  [urls.home()]: { name: '', card: 'home', feeds: true },
  [urls.features()]: { name: 'Features', card: 'features' },
  [urls.illustrator()]: { name: 'The illustrator', card: 'illustrator' },
  [urls.blog()]: { name: 'Blog', card: 'blog', feeds: true },
  [urls.webStories()]: { name: 'Web stories', card: 'web-stories', feeds: true },
  [urls.storyGenerator()]: { name: 'Web story scripts', card: 'story-generator' },
  [urls.about()]: { name: 'About', card: 'about' },
  [urls.community()]: { name: 'Community', card: 'community' },
  [urls.contact()]: { name: 'Contact', card: 'contact' },
  [urls.help()]: { name: 'Help Center', card: 'help' },
  [urls.faq()]: { name: 'FAQ', card: 'faq' },
  [urls.privacyPolicy()]: { name: 'Privacy Policy', card: 'privacy-policy' },
  [urls.termsOfService()]: { name: 'Terms of Service', card: 'terms-of-service' },
  [urls.disclaimer()]: { name: 'Disclaimer', card: 'disclaimer' },
  [urls.attributions()]: { name: 'Attributions', card: 'attributions' },
};

/** Pages of posts, whose path has a part that changes. */
const POST_PAGES: readonly (readonly [string, PageHead])[] = [
  [`${urls.blog()}/`, { name: '', card: 'blog' }],
  [`${urls.webStories()}/`, { name: '', card: 'web-stories' }],
];

/** What is not listed belongs to one visitor, and is nothing for a search engine. */
const OTHER_PAGE: PageHead = { name: '', card: 'home', noindex: true };

export function findPageHead(pathname: string): PageHead {
  const own = PAGES[pathname] ?? POST_PAGES.find(([prefix]) => pathname.startsWith(prefix))?.[1];
  return own ?? OTHER_PAGE;
}
