import { z } from 'zod';

/** How far the images of one run are that are asked for now. */
export const runProgressSchema = z.object({
  reports: z
    .boolean()
    .describe(
      'Whether the engine that draws now tells; if not, asking again is for nothing once no image waits.',
    ),
  tiles: z
    .array(
      z.object({
        tile: z.int().min(0).max(3).describe('Which image of the run, counted from 0.'),
        done: z.number().min(0).max(1).describe('How much of it is done. It never falls.'),
      }),
    )
    .describe('Only those of which something is known.'),
  waiting: z
    .array(
      z.object({
        tile: z.int().min(0).max(3).describe('Which image of the run, counted from 0.'),
        place: z.int().min(1).describe('Its place in the queue, counted from 1.'),
        seconds: z.int().min(1).describe('In about how many seconds it should be ready.'),
      }),
    )
    .describe('Those whose turn has not come yet.'),
});
