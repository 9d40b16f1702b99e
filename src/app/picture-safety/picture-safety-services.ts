import {
  createPictureLooker,
  isModelInstalled,
} from '../../features/picture-safety/looking/picture-looker.ts';
import { createPictureSafety } from '../../features/picture-safety/picture-safety.usecases.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { SitePart } from '../composition/site-part.ts';
import type { Config } from '../config.ts';
import { logFailures } from '../failure-log.ts';
import type { SiteFigures } from '../metrics/site-figures.ts';

export const MODEL_MISSING =
  'SAFETY_IMAGES is on, and the model that looks at pictures is not installed: run npm run safety:install.';

interface PictureSafetyServicesOptions {
  config: Pick<Config, 'pictureSafety'>;
  logger: Logger;
  projectRoot: string;
  figures: Pick<SiteFigures, 'pictureLookedAt'>;
}

/** @throws {Error} one line that an owner can act on, when the model is wanted and not installed. */
export function createPictureSafetyServices({
  config: {
    pictureSafety: { mode },
  },
  logger,
  projectRoot,
  figures,
}: PictureSafetyServicesOptions) {
  if (mode !== 'off' && !isModelInstalled(projectRoot)) throw new Error(MODEL_MISSING);
  const looker = createPictureLooker(projectRoot);
  const part: SitePart = {
    facts: (): Record<string, string> => (mode === 'off' ? {} : { 'looked at': `${mode} pictures` }),
    close: looker.close,
  };
  const pictureSafety = createPictureSafety({
    mode,
    looker,
    onLooked: figures.pictureLookedAt,
    onFailure: logFailures(logger, 'a picture could not be looked at'),
  });
  return { pictureSafety, part };
}
