import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { defineConfig } from '../../shared/config-keys.ts';
import { wholeNumberSetting } from '../../shared/whole-number-setting.ts';

/** Which engines draw, in which order, and how much of the machine they may use. */
export const imageEnginesConfig = defineConfig({
  engines: {
    env: 'IMAGE_ENGINES',
    doc: 'The image engines, in the order in which they are tried, separated by commas: `illustrator`, `openai-compatible`, `pollinations`, `ai-sdk`, `automatic1111`, `comfyui`, `dreamseed`. [How](docs/engines/README.md).',
    schema: z
      .string()
      .transform((list) =>
        list
          .split(',')
          .map((name) => name.trim())
          .filter((name) => name !== ''),
      )
      .refine((names) => names.length > 0, { error: 'must name at least one engine' }),
    default: 'illustrator',
  },
  illustratorWorkers: {
    env: 'ILLUSTRATOR_WORKERS',
    doc: 'How many pictures the built-in illustrator draws at once, each on its own thread.',
    schema: wholeNumberSetting(1, 64),
    default: String(availableParallelism()),
    defaultDoc: 'number of cores',
  },
});
