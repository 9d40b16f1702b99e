import { Hono } from 'hono';
import { createAccountDataRoutes } from '../features/account-data/account-data.routes.ts';
import { createApiKeysRoutes } from '../features/api-keys/api-keys.routes.ts';
import { createCheckoutRoutes } from '../features/checkout/checkout.routes.ts';
import { createEnlargingRoutes } from '../features/enlarging/enlarging.routes.ts';
import { createGalleryRoutes } from '../features/gallery/gallery.routes.ts';
import { createLearnedStylesRoutes } from '../features/learned-styles/learned-styles.routes.ts';
import { createLicenseRoutes } from '../features/licenses/licenses.routes.ts';
import { createShopWebhookRoutes } from '../features/licenses/refunds/shop-webhooks.routes.ts';
import { createLooksRoutes } from '../features/looks/looks.routes.ts';
import { createOwnerRoutes } from '../features/owner/owner.routes.ts';
import { createConvertSignedRoutes } from '../features/provenance/conversion/convert-signed.routes.ts';
import { createSharingRoutes } from '../features/sharing/sharing.routes.ts';
import { createUserStatusRoutes } from '../features/user-status/user-status.routes.ts';
import { createWebStoriesRoutes } from '../features/web-stories/web-stories.routes.ts';
import type { ThisMachine } from '../platform/http/this-machine.ts';
import type { Logger } from '../platform/logging/logger.ts';
import { createApiDocs } from './api-docs/api-docs.ts';
import type { Services } from './composition/services.ts';
import type { Config } from './config.ts';
import { logOwnFailures } from './failure-log.ts';
import { createPostPages } from './pages/post-pages.ts';
import type { Pages } from './pages/render-pages.ts';
import { createUnknownCallError } from './unknown-api-address.ts';

export interface ProductApiOptions {
  config: Config;
  services: Services;
  logger: Logger;
  thisMachine: ThisMachine;
  /** Where the build's files for browsers are. */
  clientFolder?: string;
  renderAhead: Pages['renderAhead'];
}

/** Everything under /api. */
export function createProductApi({
  config,
  services,
  logger,
  thisMachine,
  clientFolder,
  renderAhead,
}: ProductApiOptions): Hono {
  const { accounts, userStatus, licenses, checkout, gallery } = services;
  const { guard } = accounts;
  const { trustedProxies } = config.http;
  const api = new Hono();
  api.route('/', accounts.routes);
  api.route('/', createUserStatusRoutes({ userStatus, guard, trustedProxies }));
  api.route('/', createLicenseRoutes({ licenses, statusOf: userStatus.statusOf, guard, trustedProxies }));
  api.route('/', createShopWebhookRoutes({ shops: services.shops, checks: services.licenseChecks }));
  api.route('/', createGalleryRoutes({ gallery, guard, trustedProxies, limits: services.limits }));
  api.route('/', createSharingRoutes({ sharing: services.sharing, guard, trustedProxies }));
  api.route('/', createConvertSignedRoutes({ convertSigned: services.convertSigned, trustedProxies }));
  api.route('/', createEnlargingRoutes({ enlarging: services.enlarging, guard, trustedProxies }));
  api.route(
    '/',
    createLearnedStylesRoutes({
      ...services,
      guard,
      trustedProxies,
      onFailed: logOwnFailures(logger, 'a style was not learned'),
    }),
  );
  api.route('/', createLooksRoutes({ savedLooks: services.savedLooks, guard }));
  api.route('/', createApiKeysRoutes({ apiKeys: services.apiKeys, guard }));
  api.route('/', createAccountDataRoutes({ accountData: services.accountData, guard, trustedProxies }));
  api.route(
    '/',
    createOwnerRoutes({
      owner: services.owner,
      createUnknownCallError,
      postPages: createPostPages({ services, logger, renderAhead }),
    }),
  );
  const onlyMachine = config.licenses.sandboxShop === 'auto' ? thisMachine : null;
  api.route('/', createCheckoutRoutes({ checkout, trustedProxies, onlyMachine }));
  api.route('/', createWebStoriesRoutes(services));
  api.route('/', services.storyScripts.routes);
  api.route('/', createApiDocs({ siteInfo: services.siteInfo, sandboxShop: checkout.isOpen, clientFolder }));
  return api;
}
