import { z } from 'zod';
import { defineConfig } from '../../shared/config-keys.ts';

/** The pictures of pages and posts, which are drawn from words. */
export const mediaConfig = defineConfig({
  drawAhead: {
    env: 'DRAW_PICTURES_AHEAD',
    doc: 'Whether the pictures of pages and posts are drawn soon after the start, one after the other: `on`, or `off` to draw each for its first visitor.',
    schema: z.enum(['on', 'off']),
    default: 'on',
  },
});
