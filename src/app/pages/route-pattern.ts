import { CONVERT_SIGNED_ADDRESS } from '../../shared/addresses/convert-signed-address.ts';
import { IS_IT_OURS_ADDRESS, IS_IT_OURS_CALL } from '../../shared/addresses/is-it-ours-address.ts';
import { urls } from '../../urls.ts';

const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/^\/prompt\//, '/prompt/:prompt'],
  [/^\/blog\/.+/, '/blog/:slug'],
  [/^\/\d{4}\/\d{2}\/[^/]+\.html$/, '/:year/:month/:post'],
  [/^\/web-stories\/[^/]+\/amp$/, '/web-stories/:slug/amp'],
  [/^\/web-stories\/.+/, '/web-stories/:slug'],
  [/^\/s\/[^/]+\/picture$/, '/s/:token/picture'],
  [/^\/s\/[^/]+\/pictures\//, '/s/:token/pictures/*'],
  [/^\/s\/.+/, '/s/:token'],
  [/^\/assets\//, '/assets/*'],
  [/^\/media\//, '/media/*'],
  [/^\/social\//, '/social/*'],
  [/^\/feeds\//, '/feeds/*'],
  [/^\/sitemap-\d+\.xml$/, '/sitemap-:part.xml'],
  [/^\/api\/auth\//, '/api/auth/*'],
  [/^\/api\/images\/collections\/[^/]+\/share$/, '/api/images/collections/:id/share'],
  [/^\/api\/images\/[^/]+\/(beginning|file|thumbnail|restore|share)$/, '/api/images/:id/*'],
  [/^\/api\/images\/(?!(?:save|history|release)$)[^/]+$/, '/api/images/:id'],
  [/^\/api\/shares\/taken-down\/[^/]+\/answer$/, '/api/shares/taken-down/:id/answer'],
  [/^\/api\/shares\/[^/]+\/report$/, '/api/shares/:token/report'],
  [/^\/api\/runs\/[^/]+\/progress$/, '/api/runs/:run/progress'],
  [/^\/api\/shops\/[^/]+\/webhook$/, '/api/shops/:shop/webhook'],
  [/^\/checkout\/.+/, '/checkout/:plan'],
];

const PLAIN_PATHS: ReadonlySet<string> = new Set([
  urls.home(),
  urls.about(),
  urls.contact(),
  urls.privacyPolicy(),
  urls.termsOfService(),
  urls.disclaimer(),
  urls.features(),
  urls.help(),
  urls.community(),
  urls.faq(),
  urls.history(),
  urls.account(),
  urls.storyGenerator(),
  urls.blog(),
  urls.webStories(),
  urls.resetPassword(),
  urls.verifyEmail(),
  urls.attributions(),
  urls.illustrator(),
  urls.health(),
  urls.ready(),
  urls.metrics(),
  urls.securityContact(),
  urls.showcase(),
  urls.apiDocs(),
  IS_IT_OURS_ADDRESS,
  IS_IT_OURS_CALL,
  CONVERT_SIGNED_ADDRESS,
  urls.whatsNext(),
  urls.storyScript(),
  '/age',
  '/sitemap.xml',
  '/sitemap-stories.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/service-worker.js',
  '/atom.xml',
  '/rss.xml',
  '/api/openapi.json',
  '/api/user/status',
  '/api/account',
  '/api/account/export',
  '/api/account/export/file',
  '/api/account/delete',
  '/api/license/activate',
  '/api/images/save',
  '/api/images/history',
  '/api/images/release',
  '/api/shares',
  '/api/checkout/sandbox',
]);

/**
 * Whether a path, or its `.data` twin, is a page or file that is always there. Whether an article, a
 * story or a plan exists is known only once it was looked for, and the showcase may be closed.
 */
export function isFixedPath(path: string): boolean {
  const page = withoutTwin(path);
  return page === '/_root' || (PLAIN_PATHS.has(page) && page !== urls.showcase());
}

/**
 * What a log line says of an address: the pattern of its route. A path may hold a prompt, a search
 * or a name, which nobody but the visitor should read.
 */
export function routePattern(path: string): string {
  const page = withoutTwin(path);
  if (PLAIN_PATHS.has(page)) return page;
  const known = PATTERNS.find(([pattern]) => pattern.test(page));
  if (known) return known[1];
  return page.startsWith('/api/') ? '/api/*' : '(other)';
}

/** The address of a page; its `.data` twin is what the router in the browser asks for. */
function withoutTwin(path: string): string {
  return path.endsWith('.data') ? path.slice(0, -'.data'.length) : path;
}
