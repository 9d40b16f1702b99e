import { randomInt } from 'node:crypto';
import { writeDrawingHeader } from '../../features/image-engines/drawing-header.rules.ts';
import { DREAMSEED } from '../../features/image-engines/engines/dreamseed/dreamseed.config.ts';
import { isAbortError } from '../../features/image-engines/image-engines.errors.ts';
import type { PicturePreview } from '../../features/image-engines/image-engines.types.ts';
import { createCallerGoneError } from '../../features/image-service/image-service.errors.ts';
import { IMAGE_LIMITS } from '../../features/image-service/prompt-request.rules.ts';
import { createFairQueue } from '../../features/image-service/queue/fair-queue.ts';
import { createGracefulStop } from '../../features/image-service/queue/graceful-stop.ts';
import { createDrawForSites } from '../../features/images-api/draw-for-sites.usecases.ts';
import { createMemoryLimits } from '../../platform/limits/attempt-limits.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import { createPrometheusMeters } from '../../platform/metrics/prometheus-meters.ts';
import { systemClock } from '../../shared/clock.ts';
import { createImageEngineServices } from '../composition/image-engine-services.ts';
import type { Config } from '../config.ts';
import { createReadiness } from '../health/readiness.ts';
import { addDrawingGauges } from '../metrics/gauges.ts';
import { createSiteFigures } from '../metrics/site-figures.ts';
import { createPictureSafetyServices } from '../picture-safety/picture-safety-services.ts';
import { describeFigures } from '../start-message.ts';
import { createDrawGuard, readDrawKey } from './draw-key.ts';

interface DrawServicesOptions {
  config: Config;
  logger: Logger;
  projectRoot: string;
}

/** All sites together are one visitor of the queue: each site is fair to its own visitors already. */
const SITES = 'sites';

/** What a server that draws for sites is made of: engines, their queue, and a key. It keeps nothing. */
export function createDrawServices({ config, logger, projectRoot }: DrawServicesOptions) {
  const key = readDrawKey(config);
  if (config.imageEngines.engines.includes(DREAMSEED))
    throw new Error('IMAGE_ENGINES: a server with ROLE=draw draws itself, and cannot ask dreamseed.');
  const meters = createPrometheusMeters({ prefix: 'dreamseed_' });
  const figures = createSiteFigures(meters);
  const site = { config, logger, projectRoot, figures };
  const { part: safetyPart, pictureSafety } = createPictureSafetyServices(site);
  const { part: enginePart, engines } = createImageEngineServices({ ...site, pictureSafety });
  const { queueLimit, queueSeconds } = config.imageService;
  const queue = createFairQueue({
    get concurrency() {
      return engines.concurrency;
    },
    limit: queueLimit,
    limitPerVisitor: queueLimit,
    longestWaitMs: queueSeconds * 1000,
  });
  const stop = createGracefulStop();
  const readiness = createReadiness({
    clock: systemClock,
    onChange: (name, { status }, reason) => logger.info({ part: name, err: reason }, `a part is ${status}`),
  });
  addDrawingGauges(meters, { engines: engines.engines, status: queue.status });
  const drawPictures = createDrawForSites({
    randomSeed: () => randomInt(IMAGE_LIMITS.largestSeed + 1),
    draw: (recipe, { signal: gone, onNews = () => {}, previews: most }) =>
      stop
        .run(gone, (signal) => {
          const onProgress = (done: number | undefined) => onNews({ done });
          const onPreview = (preview: PicturePreview) => onNews({ preview });
          const previews = most > 0 ? { most, onPreview } : undefined;
          const draw = () => engines.generate(recipe, { signal, onProgress, previews });
          return queue.run(SITES, signal, draw, (askPlace) => onNews({ askPlace }));
        })
        .catch((error) => {
          throw isAbortError(error) ? createCallerGoneError() : error;
        }),
  });
  return {
    meters,
    figures,
    readiness,
    apiKeys: createDrawGuard(key, createMemoryLimits()),
    drawPictures,
    describeDrawing: () => writeDrawingHeader(engines.engines),
    imageService: { drain: stop.drain },
    /** The server is ready once its threads draw. */
    warm() {
      const warmed = engines.warm();
      warmed.catch((error: unknown) => logger.error({ err: error }, 'warming up failed'));
      readiness.watch({ name: 'drawing', check: () => warmed });
    },
    startDraining: readiness.startDraining,
    describe: () => ({
      role: `draws for other sites, by ${key === '' ? 'no key: this machine only' : 'DREAMSEED_KEY'}`,
      ...enginePart.facts?.(),
      ...safetyPart.facts?.(),
      figures: describeFigures(config),
    }),
    async close() {
      await enginePart.close?.();
      await safetyPart.close?.();
    },
  };
}

export type DrawServices = ReturnType<typeof createDrawServices>;
