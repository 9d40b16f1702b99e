import { z } from 'zod';
import { defineConfig } from '../../shared/config-keys.ts';
import { SAFETY_MODES } from './picture-safety.rules.ts';

/** Whether pictures are looked at by a model. */
export const pictureSafetyConfig = defineConfig({
  mode: {
    env: 'SAFETY_IMAGES',
    doc: 'Which pictures a model looks at for sexual content: `off`, `shared` (what others see by a link) or `all` (those, uploads, and what engines outside draw). Needs `npm run safety:install`.',
    schema: z.enum(SAFETY_MODES),
    default: 'off',
  },
});
