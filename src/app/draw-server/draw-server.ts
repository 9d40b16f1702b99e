import { Hono } from 'hono';
import { readDrawnPicture } from '../../features/image-service/starting-picture.usecases.ts';
import { CALLS_WITH_PICTURES, createImagesApiRoutes } from '../../features/images-api/images-api.routes.ts';
import { limitBody, SHORT_BYTES } from '../../platform/http/body-limit.ts';
import { isSentByAnotherSite } from '../../platform/http/fetch-site.ts';
import { createThisMachine } from '../../platform/http/this-machine.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { systemClock } from '../../shared/clock.ts';
import { answerFailure, logRequests, type ServerEnvironment } from '../answering.ts';
import type { Config } from '../config.ts';
import { logOwnFailures } from '../failure-log.ts';
import { createHealthRoutes } from '../health/health.routes.ts';
import { createAnswerRecord } from '../metrics/answer-record.ts';
import { createMetricsRoutes } from '../metrics/metrics.routes.ts';
import { addSecurityHeaders } from '../security/security-headers.ts';
import { createUnknownCallError } from '../unknown-api-address.ts';
import type { DrawServices } from './draw-services.ts';

interface DrawServerOptions {
  config: Config;
  services: DrawServices;
  logger: Logger;
}

/** The images API with one key, health and metrics; any other address is answered with 404. */
export function createDrawServerApp({
  config,
  services,
  logger,
}: DrawServerOptions): Hono<ServerEnvironment> {
  const app = new Hono<ServerEnvironment>();
  app.use(logRequests(logger, createAnswerRecord({ logger, figures: services.figures })));
  app.use(addSecurityHeaders(config.site));
  const limitShort = limitBody(SHORT_BYTES);
  app.use((c, next) => (CALLS_WITH_PICTURES.includes(c.req.path) ? next() : limitShort(c, next)));
  const thisMachine = createThisMachine({ isTrusted: config.trustsThisMachine });
  app.use(thisMachine.watch);
  app.route('/', createHealthRoutes(services));
  app.route(
    '/',
    createMetricsRoutes({ read: services.meters.read, token: config.metrics.token, thisMachine }),
  );
  app.use('/v1/*', async (c, next) => {
    // Without a key, any page that is open in a browser on this machine could send a form here.
    if (isSentByAnotherSite(c.req.raw)) throw createUnknownCallError();
    await next();
  });
  app.route(
    '/',
    createImagesApiRoutes({
      ...services,
      readPicture: readDrawnPicture,
      trustedProxies: config.http.trustedProxies,
      clock: systemClock,
      onFailed: logOwnFailures(logger, 'a picture for a site failed'),
    }),
  );
  app.all('*', () => {
    throw createUnknownCallError();
  });
  app.onError(answerFailure);
  return app;
}
