import { z } from 'zod';
import { defineConfig } from '../../shared/config-keys.ts';

/** Who may read the figures of the site. */
export const metricsConfig = defineConfig({
  token: {
    env: 'METRICS_TOKEN',
    doc: 'The bearer token for `/metrics`, at least 24 random characters. This machine needs none, on a site that is meant for this machine alone. See docs/operations.md.',
    schema: z.string(),
    default: '',
    secret: true,
  },
});
