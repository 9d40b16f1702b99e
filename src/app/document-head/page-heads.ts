import { urls } from '../../urls.ts';
import type { SocialPictureName } from '../social-cards/social-pictures.rules.ts';

/** What the head of a page says that its path alone decides. */
export interface PageHead {
  /** What the page is called in the path that leads to it. */
  name: string;
  picture: SocialPictureName;
  feeds?: true;
  noindex?: true;
}

const PAGES: Readonly<Record<string, PageHead>> = {
  [urls.home()]: { name: '', picture: 'social-home', feeds: true },
  [urls.features()]: { name: 'Features', picture: 'social-features' },
  [urls.illustrator()]: { name: 'The illustrator', picture: 'social-illustrator' },
  [urls.blog()]: { name: 'Blog', picture: 'social-blog', feeds: true },
  [urls.webStories()]: { name: 'Web stories', picture: 'social-stories', feeds: true },
  [urls.storyGenerator()]: { name: 'Story script generator', picture: 'social-story-generator' },
  [urls.about()]: { name: 'About', picture: 'social-about' },
  [urls.community()]: { name: 'Community', picture: 'social-about' },
  [urls.contact()]: { name: 'Contact', picture: 'social-help' },
  [urls.help()]: { name: 'Help Center', picture: 'social-help' },
  [urls.faq()]: { name: 'FAQ', picture: 'social-help' },
  [urls.privacyPolicy()]: { name: 'Privacy Policy', picture: 'social-legal' },
  [urls.termsOfService()]: { name: 'Terms of Service', picture: 'social-legal' },
  [urls.disclaimer()]: { name: 'Disclaimer', picture: 'social-legal' },
  [urls.attributions()]: { name: 'Attributions', picture: 'social-legal' },
  [urls.history()]: { name: 'Image history', picture: 'social-home', noindex: true },
};

/** Pages whose path has a part that changes; each says the rest of itself. */
const POST_PAGES: readonly (readonly [string, PageHead])[] = [
  [`${urls.blog()}/`, { name: '', picture: 'social-blog', feeds: true }],
  [`${urls.webStories()}/`, { name: '', picture: 'social-stories', feeds: true }],
];

/** Whatever is not listed is of no use to a search engine. */
const OTHER_PAGE: PageHead = { name: '', picture: 'social-home', noindex: true };

export function findPageHead(pathname: string): PageHead {
  const own = PAGES[pathname] ?? POST_PAGES.find(([prefix]) => pathname.startsWith(prefix))?.[1];
  return own ?? OTHER_PAGE;
}
