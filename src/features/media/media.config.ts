import { z } from 'zod';
import { defineConfig } from '../../shared/config-keys.ts';

/** The pictures of pages and posts, which are drawn from words. */
export const mediaConfig = defineConfig({
  drawAhead: {
    env: 'DRAW_PICTURES_AHEAD',
    doc: 'Whether the pictures of pages and posts are drawn in the background after the start (`on`) or when a visitor first needs them (`off`).',
    schema: z.enum(['on', 'off']),
    default: 'on',
  },
});
