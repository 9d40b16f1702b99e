/** Every address of the site. Links, routes, redirects and tests read it from here. */

export const urls = {
  home: () => '/',
  generatorSuite: () => '/#generator-suite',
  pricing: () => '/#pricing',
  unlimitedPlan: () => '/#unlimited-plan',
  about: () => '/about',
  contact: () => '/contact',
  privacyPolicy: () => '/privacy-policy',
  termsOfService: () => '/terms-of-service',
  disclaimer: () => '/disclaimer',
  features: () => '/features',
  help: () => '/help',
  community: () => '/community',
  faq: () => '/faq',
  history: () => '/history',
  account: () => '/account',
  storyGenerator: () => '/story-generator',
  /** A picture that somebody shows to whoever has the link. */
  shared: (token: string) => `/s/${encodeURIComponent(token)}`,
  sharedPicture: (token: string) => `/s/${encodeURIComponent(token)}/picture`,
  collectedPicture: (token: string, key: string) =>
    `/s/${encodeURIComponent(token)}/pictures/${encodeURIComponent(key)}`,
  collectedThumbnail: (token: string, key: string) =>
    `/s/${encodeURIComponent(token)}/pictures/${encodeURIComponent(key)}/thumbnail`,
  blog: ({ page, query }: { page?: number; query?: string } = {}) => withQuery('/blog', { page, query }),
  article: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  webStories: ({ page }: { page?: number } = {}) => withQuery('/web-stories', { page }),
  webStory: (slug: string) => `/web-stories/${encodeURIComponent(slug)}`,
  /** The story as a Web Story of its own, for search engines and players elsewhere. */
  webStoryAmp: (slug: string) => `/web-stories/${encodeURIComponent(slug)}/amp`,
  /** Where a mailed link leads. Its token stands behind the hash: no server and no other site sees it. */
  resetPassword: (token?: string) => withToken('/reset-password', token),
  verifyEmail: (token?: string) => withToken('/verify-email', token),
  attributions: () => '/attributions',
  illustrator: () => '/illustrator',
  /** The sandbox shop's page for one plan, e.g. `/checkout/booster`. */
  checkout: (plan: string) => `/checkout/${encodeURIComponent(plan)}`,
  /** What the end card of a story chooses from. */
  whatsNext: () => '/api/web-stories/whats-next',
  storyScript: () => '/api/story-script',
  apiDocs: () => '/api/docs',
  /** The image service's path; the prompt is one percent-encoded segment. */
  prompt: (prompt: string) => `/prompt/${encodeURIComponent(prompt)}`,
  /** How far the images of a run are. */
  runProgress: (runId: string) => `/api/runs/${encodeURIComponent(runId)}/progress`,
  health: () => '/healthz',
  ready: () => '/readyz',
  metrics: () => '/metrics',
  securityContact: () => '/.well-known/security.txt',
  /** The design language in every state; answered in development only. */
  showcase: () => '/ui',
} as const;

/** Element ids that links and scrolling refer to. */
export const anchors = {
  generatorSuite: 'generator-suite',
  pricing: 'pricing',
  unlimitedPlan: 'unlimited-plan',
  siteLinks: 'site-links',
} as const;

function withQuery(path: string, values: Record<string, string | number | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

function withToken(path: string, token: string | undefined): string {
  return token === undefined ? path : `${path}#${new URLSearchParams({ token })}`;
}
