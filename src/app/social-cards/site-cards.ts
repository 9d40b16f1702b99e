import type { SocialPictureName } from './social-pictures.rules.ts';

/** A picture with a label, as a link to a page of the site is shown elsewhere. */
interface SocialCard {
  /** What the label says beside the name of the site. */
  title: string;
  picture: SocialPictureName;
}

/** The cards by the name that their addresses carry. */
export const SITE_CARDS = {
  home: { title: 'Turn words into pictures', picture: 'social-home' },
  features: { title: 'Features', picture: 'social-features' },
  illustrator: { title: 'Meet the illustrator', picture: 'social-illustrator' },
  blog: { title: 'Blog', picture: 'social-blog' },
  'web-stories': { title: 'Web stories', picture: 'social-stories' },
  'story-generator': { title: 'Web story scripts', picture: 'social-script' },
  about: { title: 'About us', picture: 'social-about' },
  community: { title: 'Community', picture: 'social-community' },
  contact: { title: 'Contact', picture: 'social-help' },
  help: { title: 'Help Center', picture: 'social-help' },
  faq: { title: 'Questions and answers', picture: 'social-help' },
  'privacy-policy': { title: 'Privacy Policy', picture: 'social-legal' },
  'terms-of-service': { title: 'Terms of Service', picture: 'social-legal' },
  disclaimer: { title: 'Disclaimer', picture: 'social-legal' },
  attributions: { title: 'Attributions', picture: 'social-legal' },
} as const satisfies Readonly<Record<string, SocialCard>>;

export type SiteCardName = keyof typeof SITE_CARDS;
