import { z } from 'zod';
import { galleryItemSchema } from '../gallery.schema.ts';

/** More than the page remembers at once. */
export const MOST_RUNS = 100;

/** What `GET /api/images/runs` answers. */
export const accountRunsSchema = z.object({
  runs: z
    .array(
      z.object({
        run: z.string().meta({ example: 'd1a2b3c4-0f1e-4d2c-9b3a-4f5e6d7c8b9a' }),
        tiles: z.array(
          z.object({
            tile: z.int().min(0).max(3).describe('Which image of the run, counted from 0.'),
            state: z
              .enum(['open', 'delivered', 'captured', 'released'])
              .describe(
                'Being made; made and not paid yet; in the gallery and paid; stopped or failed, and not paid.',
              ),
            holdId: z.string().describe('Saves or releases the image.'),
            image: galleryItemSchema
              .nullable()
              .describe('Once it is in the gallery; null again when it was deleted.'),
          }),
        ),
      }),
    )
    .describe('Only runs of this account that were begun.'),
});

export type AccountRuns = z.infer<typeof accountRunsSchema>;
