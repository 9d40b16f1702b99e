/** Every route of the specification that answers without an entry of its own, with its heading. */
export const ROUTES = [
  { path: '/', heading: 'Generate Image' },
  { path: '/about', heading: 'About us' },
  { path: '/contact', heading: 'Contact' },
  { path: '/privacy-policy', heading: 'Privacy Policy' },
  { path: '/terms-of-service', heading: 'Terms of Service' },
  { path: '/disclaimer', heading: 'Disclaimer' },
  { path: '/features', heading: 'Features' },
  { path: '/help', heading: 'Help Center' },
  { path: '/illustrator', heading: 'Meet the illustrator' },
  { path: '/community', heading: 'Community' },
  { path: '/attributions', heading: 'Attributions' },
  { path: '/blog', heading: 'Guides and ideas' },
  { path: '/faq', heading: 'Frequently asked questions' },
  { path: '/history', heading: 'Your image history' },
  { path: '/web-stories', heading: 'A minute of pictures' },
  { path: '/story-generator', heading: 'Web Story Content Generator' },
] as const;

/** Entries that do not exist answer 404 with a view of their own. */
export const ENTRY_ROUTES = [
  { path: '/blog/no-such-article', heading: '404 - Article Not Found' },
  { path: '/web-stories/no-such-story', heading: '404 - Story Not Found' },
  { path: '/s/no-such-link', heading: 'There’s nothing to see at this link' },
] as const;

/** Screens that no search engine is shown and that answer by themselves. */
export const UNLISTED_ROUTES = [
  { path: '/checkout/booster', heading: 'Get Booster' },
  { path: '/account', heading: 'Your account' },
  { path: '/reset-password', heading: 'Choose a new password' },
  { path: '/verify-email', heading: 'Confirm your email address' },
] as const;
