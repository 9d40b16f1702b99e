import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import type { ServerBuild } from 'react-router';
import { CALLS_WITH_PICTURES, createImagesApiRoutes } from '../features/images-api/images-api.routes.ts';
import { createMcpRoutes } from '../features/mcp/mcp.routes.ts';
import { createMediaRoutes } from '../features/media/media.routes.ts';
import { createFeedRoutes } from '../features/posts/feeds/served-feed.routes.ts';
import { createOldAddressRoutes } from '../features/posts/old-addresses.routes.ts';
import { createAmpStoryRoutes } from '../features/web-stories/amp/amp-story.routes.ts';
import { limitBody, SHORT_BYTES } from '../platform/http/body-limit.ts';
import { createThisMachine } from '../platform/http/this-machine.ts';
import type { Logger } from '../platform/logging/logger.ts';
import { CONVERT_SIGNED_ADDRESS } from '../shared/addresses/convert-signed-address.ts';
import { IS_IT_OURS_ADDRESS, IS_IT_OURS_CALL } from '../shared/addresses/is-it-ours-address.ts';
import { LEARN_STYLE_ADDRESS, STYLE_ID, STYLE_PICTURES_ADDRESS } from '../shared/learn-style-address.ts';
import { PROMPT_FORM_ADDRESS } from '../shared/prompt-form-address.ts';
import { urls } from '../urls.ts';
import { answerFailure, logRequests, type ServerEnvironment } from './answering.ts';
import { createProductApi } from './api-routes.ts';
import type { Services } from './composition/services.ts';
import type { Config } from './config.ts';
import { createWebManifestRoutes } from './document-head/web-manifest.routes.ts';
import { createEntry } from './entry/entry.routes.ts';
import { logOwnFailures } from './failure-log.ts';
import { createHealthRoutes } from './health/health.routes.ts';
import { pagesPart } from './health/readiness-parts.ts';
import { createSecurityContactRoutes } from './health/security-contact.routes.ts';
import { createIsItOursRoutes } from './is-it-ours/is-it-ours.routes.ts';
import { createRequestLimits } from './limits/apply-address-limits.ts';
import { createAnswerRecord } from './metrics/answer-record.ts';
import { createMetricsRoutes } from './metrics/metrics.routes.ts';
import { withErrorFallback } from './pages/error-fallback.ts';
import { createPages } from './pages/render-pages.ts';
import { withoutTrailingSlash } from './pages/trailing-slash.ts';
import { addSecurityHeaders, SCRIPT_FILE_POLICY } from './security/security-headers.ts';
import { createSiteMapRoutes } from './site-map/site-map.routes.ts';
import { createSocialCardRoutes } from './social-cards/social-cards.routes.ts';
import { refuseUnknownCall } from './unknown-api-address.ts';

const YEAR_SECONDS = 31_536_000;
/** They limit their bodies themselves, once they know who sends them. */
const WITH_PICTURES: ReadonlySet<string> = new Set([
  '/api/images/save',
  LEARN_STYLE_ADDRESS,
  IS_IT_OURS_ADDRESS,
  IS_IT_OURS_CALL,
  CONVERT_SIGNED_ADDRESS,
  urls.storyScript(),
  PROMPT_FORM_ADDRESS,
  ...CALLS_WITH_PICTURES,
]);
/** Posts of the console are long, and may bring pictures. */
const TO_POSTS = /^\/api\/owner\/posts(?:\/|$)/;
const TO_A_STYLE = new RegExp(`^${STYLE_PICTURES_ADDRESS.replace(':id', STYLE_ID)}$`);
/** For an owner who forgot SITE_URL. */
const PROXY_FOUND =
  'a proxy stands before this site: the sandbox shop and /metrics are closed to this machine until a restart; set SITE_URL';

interface ServerOptions {
  config: Config;
  services: Services;
  logger: Logger;
  getBuild: () => Promise<ServerBuild>;
  /** Folder of the built browser files; development serves them itself. */
  clientFolder?: string;
}

/** The whole site as one request handler: middleware in order, feature routes, pages, the one error handler. */
export function createServerApp(options: ServerOptions): Hono<ServerEnvironment> {
  const { config, services, logger } = options;
  const app = new Hono<ServerEnvironment>();

  app.use(logRequests(logger, createAnswerRecord({ logger, figures: services.figures })));
  app.use(addSecurityHeaders(config.site));
  const entry = createEntry({ ...services, ...config.entry });
  app.use(entry.guard);
  app.use(limitShortBodies());
  const thisMachine = createThisMachine({
    isTrusted: config.trustsThisMachine,
    onProxy: () => logger.warn(PROXY_FOUND),
  });
  app.use(thisMachine.watch);
  app.route('/', createHealthRoutes(services));
  app.route(
    '/',
    createMetricsRoutes({
      read: services.readFigures,
      token: config.metrics.token,
      thisMachine,
    }),
  );
  services.readiness.watch(pagesPart(options.getBuild));
  const requestLimits = createRequestLimits({
    limits: services.limits,
    pageCache: services.pageCache,
    ...config.http,
  });
  app.use('/feeds/*', requestLimits.feeds);
  app.use('/:year{[0-9]{4}}/:month{[0-9]{2}}/*', requestLimits.feeds);
  app.use('/api/shops/*', requestLimits.shopMessages);
  app.use(PROMPT_FORM_ADDRESS, requestLimits.startingPictures);
  app.use('/web-stories/:slug/amp', requestLimits.uncachedPages);
  app.use('/s/:token/picture', requestLimits.uncachedPages);
  app.use('/s/:token/pictures/*', requestLimits.collectedPictures);
  app.route(
    '/',
    createSecurityContactRoutes({
      contact: config.site.securityContact,
      siteRoot: () => services.siteInfo().root,
      clock: services.clock,
    }),
  );
  app.route('/', entry.routes);
  app.route('/', services.imageService.routes);
  app.route(
    '/',
    createImagesApiRoutes({
      ...services,
      storyScripts: services.storyScripts.usecases,
      trustedProxies: config.http.trustedProxies,
      onFailed: logOwnFailures(logger, 'a call of a program failed'),
    }),
  );
  app.route(
    '/',
    createMcpRoutes({
      ...services,
      sessions: services.mcpSessions,
      trustedProxies: config.http.trustedProxies,
    }),
  );
  app.route(
    '/',
    createIsItOursRoutes({
      ...services,
      trustedProxies: config.http.trustedProxies,
      clientFolder: options.clientFolder,
    }),
  );
  app.route('/', createMediaRoutes(services.media));
  app.route('/', createSocialCardRoutes(services.socialCards));
  app.route('/', createFeedRoutes({ ...services, trustedProxies: config.http.trustedProxies }));
  app.route('/', createOldAddressRoutes(services));
  app.route('/', createSiteMapRoutes(services));
  app.route('/', createWebManifestRoutes(services));
  app.route('/', createAmpStoryRoutes(services));
  app.route(
    '/',
    createProductApi({
      config,
      services,
      logger,
      thisMachine,
      clientFolder: options.clientFolder,
      renderAhead: (page, posts) => pages.renderAhead(page, posts),
    }),
  );
  app.all('/api/*', refuseUnknownCall(app));
  if (options.clientFolder) serveBrowserFiles(app, options.clientFolder);
  app.get('*', redirectTrailingSlash());

  const pages = createPages({
    getBuild: options.getBuild,
    mode: config.mode,
    cache: services.pageCache,
    origins: {
      imageServiceUrl: config.site.imageServiceUrl,
      apiBaseUrl: config.site.apiBaseUrl,
      picturesWithoutHttps: config.feed.blogFeedUrl !== '' && config.feed.privateAddresses === 'allow',
    },
    showcase:
      config.site.showcase === 'on' || (config.site.showcase === 'auto' && config.mode === 'development'),
    siteInfo: services.siteInfo,
    attributions: services.attributions,
    illustratorFacts: services.illustratorFacts,
    contactDetails: services.contactDetails,
    sitePicture: services.media.describe,
    socialImage: services.socialCards.describe,
    sandboxShop: services.checkout.isOpen,
    planLinks: services.planLinks,
    blog: services.blog,
    webStories: services.webStories,
    lookAtShared: services.sharing.look,
    onPostsRead: services.sitePosts.noticeReader,
  });
  if (config.mode === 'production') app.all('*', requestLimits.uncachedPages);
  const answerPage = withErrorFallback(pages.answer);
  app.all('*', (c) =>
    answerPage({ request: c.req.raw, logger: c.get('logger'), requestId: c.get('requestId') }),
  );
  app.onError(answerFailure);
  return app;
}

function limitShortBodies(): MiddlewareHandler {
  const limit = limitBody(SHORT_BYTES);
  const isLong = (path: string) => WITH_PICTURES.has(path) || TO_A_STYLE.test(path) || TO_POSTS.test(path);
  return (c, next) => (isLong(c.req.path) ? next() : limit(c, next));
}

function serveBrowserFiles(app: Hono<ServerEnvironment>, root: string): void {
  const files = serveStatic<ServerEnvironment>({
    root,
    precompressed: true,
    onFound(path, c) {
      // Names under assets/ carry a hash of their content, so they never change.
      const hashed = path.includes('/assets/');
      c.header(
        'Cache-Control',
        hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=3600',
      );
      if (c.req.path.endsWith('.js')) c.header('Content-Security-Policy', SCRIPT_FILE_POLICY);
    },
  });
  // A folder's address is a page, not a file listing.
  app.get('*', (c, next) => (/\.[a-z0-9]+$/i.test(c.req.path) ? files(c, next) : next()));
}

/** One address per page: `/about/` moves to `/about`. */
function redirectTrailingSlash() {
  return async (
    c: { req: { url: string }; redirect: (to: string, status: 308) => Response },
    next: () => Promise<void>,
  ) => {
    const target = withoutTrailingSlash(new URL(c.req.url));
    return target === null ? next() : c.redirect(target, 308);
  };
}
