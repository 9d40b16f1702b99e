import {
  BUILT_IN_ENGINE,
  createBuiltInEngine,
  createConfiguredEngines,
} from '../../features/image-engines/image-engines.registry.ts';
import type { ImageEngine } from '../../features/image-engines/image-engines.types.ts';
import {
  createImageEngines,
  type ImageEngines,
} from '../../features/image-engines/image-engines.usecases.ts';
import type { PictureSafety } from '../../features/picture-safety/picture-safety.usecases.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { Config } from '../config.ts';
import { logFailures } from '../failure-log.ts';
import { countFallThroughs, createMeteredEngine } from '../metrics/metered-engine.ts';
import type { SiteFigures } from '../metrics/site-figures.ts';
import { watchEngines } from '../picture-safety/watched-engines.ts';
import { describeEngines } from '../start-message.ts';
import type { SitePart } from './site-part.ts';

export interface ImageEngineServices {
  /** For visitors, as configured. */
  engines: ImageEngines;
  /**
   * For the site's own pictures: the built-in one. They are composed for it, there are hundreds, and no
   * owner wants to pay a service for them at the first start.
   */
  ownEngines: ImageEngines;
  /** Learns styles, on the threads of the built-in engine. */
  learnStyle: NonNullable<ImageEngine['learnStyle']>;
  part: SitePart;
}

/**
 * @throws {Error} one line that an owner can act on, when an engine does not exist or lacks a setting.
 */
export function createImageEngineServices({
  config,
  logger,
  projectRoot,
  figures,
  pictureSafety,
}: {
  config: Config;
  logger: Logger;
  projectRoot: string;
  figures: SiteFigures;
  pictureSafety: PictureSafety;
}): ImageEngineServices {
  const surroundings = {
    projectRoot,
    onWorkerLost: logFailures(logger, 'an illustrator thread was lost'),
    onRest: (engine: string, restMs: number) =>
      logger.warn({ engine, restMs }, 'an image engine is left alone for a while'),
    onServerAway: (server: string, error: unknown) =>
      logger.warn({ err: error, server }, 'a drawing server is left alone until it answers'),
  };
  const asOne = {
    timeoutMs: config.imageService.timeoutSeconds * 1000,
    onFailure: (engine: string, error: unknown) =>
      logger.error({ err: error, engine }, 'an image engine failed'),
  };
  const configured = createConfiguredEngines(config, surroundings).map((engine) =>
    createMeteredEngine(engine, figures),
  );
  const named = configured.find(({ name }) => name === BUILT_IN_ENGINE);
  const drawing = createImageEngines({ ...asOne, engines: configured });
  const engines = watchEngines(countFallThroughs(drawing, figures), pictureSafety);
  const builtIn = named ?? createBuiltInEngine(config, surroundings);
  return {
    engines,
    ownEngines: createImageEngines({ ...asOne, engines: [builtIn] }),
    learnStyle: learningOf(builtIn),
    part: {
      facts: () => ({ engine: describeEngines(config) }),
      async close() {
        await engines.close();
        if (!named) await builtIn.close();
      },
    },
  };
}

function learningOf(engine: ImageEngine): NonNullable<ImageEngine['learnStyle']> {
  return (pictures, options) => {
    if (!engine.learnStyle) throw new Error(`The engine ${engine.name} learns no styles.`);
    return engine.learnStyle(pictures, options);
  };
}
