import { z } from 'zod';
import { defineConfig } from '../../shared/config-keys.ts';

/** What the site is told about the network in front of it. */
export const httpConfig = defineConfig({
  trustedProxies: {
    env: 'TRUST_PROXY',
    doc: 'How many of your own proxies stand before the site. With 0 `X-Forwarded-For` is ignored, because anyone could write it.',
    schema: z.coerce
      .number({ error: 'must be a whole number from 0 to 10' })
      .int('must be a whole number from 0 to 10')
      .min(0, 'must be a whole number from 0 to 10')
      .max(10, 'must be a whole number from 0 to 10'),
    default: '0',
  },
});
